import { groundOf, pairs, pathOf, walked, type Line } from "../map/chart";
import map from "./map.json";
import { inLanguage } from "./tables";

/** A region as it is drawn; `room` is how far its lines are from where armies stand. */
export interface Land {
  readonly code: string;
  readonly names: readonly string[];
  readonly nation: string | null;
  readonly settlement: string | null;
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

/** The lines at which the lands of a nation end, so that its edge can be drawn. */
export function realmEdges(nation: string): string {
  const isOwn = (code: string): boolean => LANDS.get(code)?.nation === nation;
  return LINES.filter((line) => line.kind === "open" && line.sides.filter(isOwn).length === 1)
    .map((line) => pathOf(pairs(line.points)))
    .join("");
}

export const RIVERS: readonly string[] = Object.values(map.rivers).map((course) =>
  pathOf(course.flatMap((number, at) => walked(LINES, number).slice(at === 0 ? 0 : 1))),
);

export function landName(code: string): string {
  const land = LANDS.get(code);
  return land ? inLanguage(land.names) : code;
}

/** An arrow from the middle of one region to that of another, as long as there is room for it. */
export function arrow(from: Pick<Land, "x" | "y">, to: Pick<Land, "x" | "y">): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const [start, end] = [Math.min(22, far * 0.25), far - Math.min(22, far * 0.25)];
  const at = (along: number, aside: number): string =>
    `${(from.x + dx * along - dy * aside).toFixed(1)} ${(from.y + dy * along + dx * aside).toFixed(1)}`;
  const neck = end - 14;
  return `M${at(start, 2)}L${at(neck, 4)}L${at(neck, 10)}L${at(end, 0)}L${at(neck, -10)}L${at(neck, -4)}L${at(start, -2)}Z`;
}
