import type { CardFace } from "$/api/types";
import { plain } from "./plain";

/** A deck while it is being built: how many copies of which card, by code. */
export type DeckList = ReadonlyMap<string, number>;

export interface ReadDeck {
  readonly name: string;
  readonly cards: DeckList;
  /** Lines that name no card. */
  readonly unread: readonly string[];
}

const LINE = /^(\d{1,2})\s*[x×]?\s+(.+)$/;
const HEADING = /\(\d+\)$/;

/** A deck as text, by codes, which all languages share. */
export function write(name: string, cards: DeckList): string {
  const lines = [...cards].map(([code, copies]) => `${copies}x ${code}`);
  return [`# ${oneLine(name)}`, "", ...lines, ""].join("\n");
}

/** Read a deck in the plain format; cards may be named by code, or by name in any language. */
export function read(text: string, faces: readonly CardFace[]): ReadDeck {
  const called = names(faces);
  const cards = new Map<string, number>();
  const unread: string[] = [];
  let name = "";
  for (const line of text.split("\n").map((one) => one.trim())) {
    const [, copies, title] = LINE.exec(line) ?? [];
    if (line.startsWith("#")) name ||= line.slice(1).trim();
    else if (title !== undefined && called.has(folded(title))) {
      const code = called.get(folded(title)) ?? "";
      cards.set(code, (cards.get(code) ?? 0) + Number(copies));
    } else if (line !== "" && !HEADING.test(line)) unread.push(line);
  }
  return { name, cards, unread };
}

/** The deck with so many copies more or less of a card. */
export function changed(cards: DeckList, code: string, by: number): DeckList {
  const next = new Map(cards);
  const copies = (cards.get(code) ?? 0) + by;
  if (copies > 0) next.set(code, copies);
  else next.delete(code);
  return next;
}

export function size(cards: DeckList): number {
  return [...cards.values()].reduce((sum, copies) => sum + copies, 0);
}

export interface Group {
  readonly kind: string;
  readonly copies: number;
  readonly cards: readonly { readonly face: CardFace; readonly copies: number }[];
}

/** The cards of a deck by their kinds, in the order of the catalogue. */
export function grouped(cards: DeckList, faces: readonly CardFace[]): readonly Group[] {
  const groups = new Map<string, { face: CardFace; copies: number }[]>();
  for (const face of faces) {
    const copies = cards.get(face.code);
    if (copies === undefined) continue;
    const group = groups.get(face.kind_words) ?? [];
    group.push({ face, copies });
    groups.set(face.kind_words, group);
  }
  return [...groups].map(([kind, inside]) => ({
    kind,
    copies: inside.reduce((sum, one) => sum + one.copies, 0),
    cards: inside,
  }));
}

function names(faces: readonly CardFace[]): ReadonlyMap<string, string> {
  return new Map(faces.flatMap(({ code, name }) => [[folded(name), code], [folded(code), code]]));
}

/** A name without what people leave out: capitals, accents, apostrophes, punctuation. */
function folded(name: string): string {
  return plain(name)
    .replace(/['’‘`´]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function oneLine(name: string): string {
  return name.split(/\s+/).join(" ").trim();
}
