import type { CardFace, Figure } from "$/api/types";

export type { CardFace, Figure };

/** How large a card is drawn: name and figures; a hand; with text; to be read at ease. */
export type Size = "token" | "small" | "normal" | "zoomed";

export type Faces = ReadonlyMap<string, CardFace>;

export const NO_FACES: Faces = new Map();

export function facesByCode(faces: readonly CardFace[]): Faces {
  return new Map(faces.map((face) => [face.code, face]));
}

/** The colour of a card's edge: of its side, or of its kind if it is on nobody's. */
export function hue({ side, kind }: Pick<CardFace, "side" | "kind">): string {
  return side === null ? `var(--side-${kind}, var(--side-encounter))` : `var(--side-${side}, var(--side-neutral))`;
}

/** How many letters the longest word of a name has, which decides how large it can be set. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length));
}

/** A figure of a card as it is drawn: what counts now, beside what is printed if they differ. */
export interface Drawn {
  readonly name: string;
  readonly words: string;
  readonly value: string;
  readonly change: number;
  readonly base: string;
}

/** The figures of a card, with the values that count now in place of the printed ones. */
export function drawn(
  figures: readonly Figure[],
  now: Readonly<Record<string, number | null>> | undefined,
): readonly Drawn[] {
  return figures.map(({ name, words, value }) => {
    const live = now?.[name];
    if (live === undefined || live === null) return { name, words, value, change: 0, base: value };
    const printed = Number(value);
    const change = Number.isNaN(printed) ? 0 : Math.sign(live - printed);
    return { name, words, value: String(live), change, base: value };
  });
}

const COSTS: readonly string[] = ["cost", "threat_cost", "engagement_cost"];
const LAST: readonly string[] = ["hit_points", "quest_points", "body", "points", "victory"];

/** Where the figures of a card stand: one in the upper corner, the others along the lower edge. */
export function corners(figures: readonly Drawn[]): { top: Drawn | undefined; row: Drawn[] } {
  const top = figures.find((one) => COSTS.includes(one.name));
  const row = figures.filter((one) => one !== top);
  row.sort((a, b) => Number(LAST.includes(a.name)) - Number(LAST.includes(b.name)));
  return { top, row };
}
