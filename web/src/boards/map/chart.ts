/** A line between two regions, or around them, as points in a row. */
export interface Line {
  readonly kind: string;
  readonly sides: readonly string[];
  readonly points: readonly number[];
}

export type Pair = readonly [number, number];

export function pairs(flat: readonly number[]): readonly Pair[] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? 0, flat[2 * at + 1] ?? 0]);
}

export function pathOf(points: readonly Pair[]): string {
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** The points of a line, counted from 1; a minus turns it around. */
export function walked(lines: readonly Line[], number: number): readonly Pair[] {
  const found = pairs(lines[Math.abs(number) - 1]?.points ?? []);
  return number > 0 ? found : found.toReversed();
}

/** The ground within some lines. */
export function groundOf(lines: readonly Line[], ring: readonly number[]): string {
  return `${pathOf(ring.flatMap((number) => walked(lines, number).slice(0, -1)))}Z`;
}

/** All lines of some kinds as one path. */
export function linesOf(lines: readonly Line[], ...kinds: readonly string[]): string {
  return lines
    .filter((line) => kinds.includes(line.kind))
    .map((line) => pathOf(pairs(line.points)))
    .join("");
}

export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const APART = 21;

/** Mountains along the lines that nobody crosses: where each stands, and how large it is drawn. */
export function peaks(lines: readonly Line[]): readonly Peak[] {
  const found: Peak[] = [];
  for (const line of lines.filter(({ kind }) => kind === "closed")) {
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

const LONG_NAME = 12;

/** A name in one or two lines, as even as its words allow. */
export function inLines(name: string): readonly string[] {
  const words = name.split(" ");
  if (name.length <= LONG_NAME || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (cut: readonly string[]): number => Math.max(...cut.map((one) => one.length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}
