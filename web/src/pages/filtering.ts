import type { CardFace } from "$/api/types";
import { seeker } from "./plain";

/** What is looked for among the cards; an empty word stands for all. */
export interface Filter {
  readonly words: string;
  readonly kind: string;
  readonly side: string;
  readonly set: string;
}

export interface Kind {
  readonly value: string;
  readonly words: string;
}

/** The cards that a filter lets through; what kind a card is of may be said otherwise. */
export function filtered(
  faces: readonly CardFace[],
  filter: Filter,
  kindOf: (face: CardFace) => string = (face) => face.kind_words,
): readonly CardFace[] {
  const fits = seeker(filter.words);
  return faces.filter(
    (face) =>
      (filter.kind === "" || kindOf(face) === filter.kind) &&
      (filter.side === "" || sideOf(face) === filter.side) &&
      (filter.set === "" || face.set === filter.set) &&
      fits(face.search),
  );
}

/** The kinds of cards that there are, each once: kinds that have names of their own are several. */
export function kinds(faces: readonly CardFace[]): readonly Kind[] {
  return distinct(faces.map(({ kind_words }) => ({ value: kind_words, words: kind_words })));
}

export function sides(faces: readonly CardFace[]): readonly Kind[] {
  return distinct(faces.map(sideOf).flatMap((one) => (one ? [{ value: one, words: one }] : [])));
}

export function sets(faces: readonly CardFace[]): readonly Kind[] {
  return distinct(faces.map(({ set, set_words }) => ({ value: set, words: set_words || set })));
}

/** Whose card it is, in words: several colours may be of one side. */
function sideOf({ side, side_words }: CardFace): string {
  return side_words || (side ?? "");
}

function distinct(all: readonly Kind[]): readonly Kind[] {
  return [...new Map(all.map((one) => [one.value, one])).values()];
}
