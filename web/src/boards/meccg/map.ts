import { reader } from "$/i18n/language.svelte";
import { groundOf, type Line } from "../map/chart";
import { NARROW } from "../map/sight.svelte";
import type { MeccgBoard, SeenCompany } from "./board";
import map from "./map.json";

/** A region as it is drawn. */
export interface Land {
  readonly code: string;
  readonly names: readonly string[];
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly path: string;
}

export const [WIDTH, HEIGHT] = map.size as [number, number];
export const LINES: readonly Line[] = map.lines;

export const LANDS: ReadonlyMap<string, Land> = new Map(
  Object.entries(map.regions).map(([code, region]) => {
    const [x = 0, y = 0] = region.at;
    return [code, { ...region, code, x, y, path: groundOf(LINES, region.ring) }];
  }),
);

/** What an option calls a region. */
export function regionSubject(code: string): string {
  return `regioncode:${code}`;
}

export function landName(code: string): string {
  return LANDS.get(code)?.names[reader.language === "de" ? 1 : 0] ?? code;
}

const LEGIBLE = 0.72;

/** So that all of it is seen beside the companies; on a phone as large as it can be read. */
export function fit(across: number, down: number): number {
  if (across < NARROW && down < NARROW / 1.6) return LEGIBLE;
  return Math.max(0.36, Math.min(across / WIDTH, down / HEIGHT));
}

/** A company as a banner on the map. */
export interface Banner {
  readonly company: SeenCompany;
  readonly x: number;
  readonly y: number;
}

const BESIDE = 30;

/** The companies where their sites are, those in one region beside each other. */
export function banners(board: MeccgBoard): readonly Banner[] {
  const byRegion = new Map<string, SeenCompany[]>();
  for (const company of board.companies) {
    const region = placeOf(company);
    if (region !== null) byRegion.set(region, [...(byRegion.get(region) ?? []), company]);
  }
  return [...byRegion].flatMap(([region, here]) => {
    const land = LANDS.get(region);
    if (!land) return [];
    return here.map((company, at) => ({
      company,
      x: land.x + (at - (here.length - 1) / 2) * BESIDE,
      y: land.y,
    }));
  });
}

/** The region where a company is drawn: that of its site, or of the site to which it has gone. */
export function placeOf({ site }: SeenCompany): string | null {
  return site.region;
}

/** The way of a company over the map: through the middles of its regions, in their order. */
export function wayOf(company: SeenCompany): string | null {
  const { journey } = company;
  if (!journey) return null;
  const [from, to] = [company.site.region, journey.to?.region ?? null];
  const through = [from, ...journey.regions, to].filter((code) => code !== null);
  const stops = through
    .filter((code, at) => code !== through[at - 1])
    .flatMap((code) => LANDS.get(code) ?? []);
  if (stops.length < 2) return null;
  return stops.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y - 10}`).join("");
}
