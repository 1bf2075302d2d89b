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

/** The cards that a filter lets through. Cards without a side belong to nobody's deck: `-`. */
export function filtered(faces: readonly CardFace[], filter: Filter): readonly CardFace[] {
  const fits = seeker(filter.words);
  return faces.filter(
    (face) =>
      (filter.kind === "" || face.kind === filter.kind) &&
      (filter.side === "" || (face.side ?? "-") === filter.side) &&
      (filter.set === "" || face.set === filter.set) &&
      fits(face.search),
  );
}

/** The kinds of cards that there are, each once. */
export function kinds(faces: readonly CardFace[]): readonly Kind[] {
  return distinct(faces.map(({ kind, kind_words }) => ({ value: kind, words: kind_words })));
}

export function sides(faces: readonly CardFace[]): readonly Kind[] {
  return distinct(
    faces.flatMap(({ side, side_words }) =>
      side === null ? [] : [{ value: side, words: side_words || side }],
    ),
  );
}

export function sets(faces: readonly CardFace[]): readonly Kind[] {
  return distinct(faces.map(({ set, set_words }) => ({ value: set, words: set_words || set })));
}

function distinct(all: readonly Kind[]): readonly Kind[] {
  return [...new Map(all.map((one) => [one.value, one])).values()];
}
