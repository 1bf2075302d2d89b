import map from "./map.json";
import { inLanguage } from "./tables";

export interface Line {
  readonly kind: string;
  readonly sides: readonly string[];
  readonly points: readonly number[];
}

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

type Pair = readonly [number, number];

/** The points of a line, counted from 1; a minus turns it around. */
function walked(number: number): readonly Pair[] {
  const flat = LINES[Math.abs(number) - 1]?.points ?? [];
  const found = pairs(flat);
  return number > 0 ? found : found.toReversed();
}

export function pairs(flat: readonly number[]): readonly Pair[] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0]);
}

export function pathOf(points: readonly Pair[]): string {
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
}

export const LANDS: ReadonlyMap<string, Land> = new Map(
  Object.entries(map.regions).map(([code, region]) => {
    const ring = region.ring.flatMap((number) => walked(number).slice(0, -1));
    const [x = 0, y = 0] = region.at;
    return [code, { ...region, code, x, y, path: `${pathOf(ring)}Z` }];
  }),
);

/** All lines of a kind as one path. */
export function linesOf(...kinds: readonly string[]): string {
  return LINES.filter((line) => kinds.includes(line.kind))
    .map((line) => pathOf(pairs(line.points)))
    .join("");
}

/** The lines at which the lands of a nation end, so that its edge can be drawn. */
export function realmEdges(nation: string): string {
  const isOwn = (code: string): boolean => LANDS.get(code)?.nation === nation;
  return LINES.filter((line) => line.kind === "open" && line.sides.filter(isOwn).length === 1)
    .map((line) => pathOf(pairs(line.points)))
    .join("");
}

export const RIVERS: readonly string[] = Object.values(map.rivers).map((course) =>
  pathOf(course.flatMap((number, at) => walked(number).slice(at === 0 ? 0 : 1))),
);

export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const APART = 21;

/** Mountains along the black lines: where each stands, and how large it is drawn. */
export function peaks(): readonly Peak[] {
  const found: Peak[] = [];
  for (const line of LINES.filter(({ kind }) => kind === "closed")) {
    let way = APART / 2;
    let [bx, by] = pairs(line.points)[0] ?? [0, 0];
    for (const [x, y] of pairs(line.points).slice(1)) {
      const far = Math.hypot(x - bx, y - by);
      for (; way < far; way += APART) {
        const at = way / far;
        const size = 13 + ((Math.round(bx + by + way) * 7) % 6);
        found.push({ x: bx + (x - bx) * at, y: by + (y - by) * at, size });
      }
      way -= far;
      [bx, by] = [x, y];
    }
  }
  return found.sort((one, other) => one.y - other.y);
}

export function landName(code: string): string {
  const land = LANDS.get(code);
  return land ? inLanguage(land.names) : code;
}

const LONG_NAME = 12;

/** A name in one or two lines, as even as its words allow. */
export function inLines(name: string): readonly string[] {
  const words = name.split(" ");
  if (name.length <= LONG_NAME || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (cut: readonly string[]): number => Math.max(...cut.map((one) => one.length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
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
