import type { CardFace, Choice, DeckContents, DeckForm, DeckPart } from "$/api/types";

/** How many copies of which card, by code. */
export type Copies = ReadonlyMap<string, number>;

/** A deck while it is being built: what it declares itself to be, and its parts by their names. */
export interface Deck {
  readonly side: string;
  readonly parts: ReadonlyMap<string, Copies>;
}

/** The only part of a deck that has none. */
const WHOLE: DeckPart = { name: "", words: "", help: "", heading: "", first: {} };

/** The parts of which decks are made; one, without a name, where they are mere heaps of cards. */
export function partsOf(form: DeckForm): readonly DeckPart[] {
  return form.parts.length > 0 ? form.parts : [WHOLE];
}

/** A deck without cards, of the first side that there is. */
export function empty(form: DeckForm): Deck {
  return { side: form.sides[0]?.name ?? "", parts: new Map() };
}

/** A deck as the server has read it. */
export function opened({ side, parts }: DeckContents): Deck {
  const inside = Object.entries(parts).map(
    ([part, cards]) => [part, new Map(Object.entries(cards))] as const,
  );
  return { side: side ?? "", parts: new Map(inside) };
}

/** A deck as text: what it declares, and its parts; cards by codes, which all languages share. */
export function write(name: string, deck: Deck, form: DeckForm): string {
  const declared = form.sides.find((side) => side.name === deck.side)?.lines ?? [];
  const sections = partsOf(form).flatMap((part) => {
    const lines = [...cardsIn(deck, part.name)].map(
      ([code, copies]) => `${copies}x ${form.cards[code]?.listed || code}`,
    );
    return lines.length > 0 ? ["", ...(part.heading ? [part.heading, ""] : []), ...lines] : [];
  });
  return [`# ${oneLine(name)}`, ...declared, ...sections, ""].join("\n");
}

export function cardsIn(deck: Deck, part: string): Copies {
  return deck.parts.get(part) ?? new Map();
}

/** The deck with so many copies more or less of a card in one of its parts. */
export function changed(deck: Deck, part: string, code: string, by: number): Deck {
  const cards = new Map(cardsIn(deck, part));
  const copies = (cards.get(code) ?? 0) + by;
  if (copies > 0) cards.set(code, copies);
  else cards.delete(code);
  return { ...deck, parts: new Map(deck.parts).set(part, cards) };
}

/** The deck with copies of a card in another part. */
export function moved(deck: Deck, code: string, from: string, to: string, copies: number): Deck {
  return changed(changed(deck, from, code, -copies), to, code, copies);
}

export function size(cards: Copies): number {
  return [...cards.values()].reduce((sum, copies) => sum + copies, 0);
}

/** How many cards there are in all parts together. */
export function total(deck: Deck): number {
  return [...deck.parts.values()].reduce((sum, cards) => sum + size(cards), 0);
}

export interface Place {
  readonly part: DeckPart;
  readonly copies: number;
}

/** The parts in which a card is, with its copies. */
export function placesOf(deck: Deck, form: DeckForm, code: string): readonly Place[] {
  return partsOf(form)
    .map((part) => ({ part, copies: cardsIn(deck, part.name).get(code) ?? 0 }))
    .filter(({ copies }) => copies > 0);
}

/** The parts in which a card may be, the usual one first. */
export function homesOf(form: DeckForm, code: string): readonly DeckPart[] {
  const all = partsOf(form);
  const names = form.cards[code]?.parts ?? all.map((part) => part.name);
  return names.flatMap((name) => all.find((part) => part.name === name) ?? []);
}

/** The part to which a card is added: the one wanted, if it may be there, or else the usual one. */
export function homeOf(deck: Deck, form: DeckForm, code: string, wanted: string): DeckPart {
  const homes = homesOf(form, code);
  const group = form.cards[code]?.group ?? "";
  const hasRoom = ({ name, first }: DeckPart): boolean =>
    first[group] === undefined || ofGroup(deck, form, name, group) < first[group];
  return homes.find(({ name }) => name === wanted) ?? homes.find(hasRoom) ?? homes[0] ?? WHOLE;
}

function ofGroup(deck: Deck, form: DeckForm, part: string, group: string): number {
  const inside = [...cardsIn(deck, part)].filter(([code]) => form.cards[code]?.group === group);
  return inside.reduce((sum, [, copies]) => sum + copies, 0);
}

/** The part from which a card is taken away: the one wanted, if it is there, or else the last. */
export function leavesOf(
  deck: Deck,
  form: DeckForm,
  code: string,
  wanted: string,
): DeckPart | undefined {
  const parts = placesOf(deck, form, code).map(({ part }) => part);
  return parts.find(({ name }) => name === wanted) ?? parts.at(-1);
}

export interface Group {
  readonly kind: string;
  readonly copies: number;
  readonly cards: readonly { readonly face: CardFace; readonly copies: number }[];
}

/** As what a card is shown: in the game's own groups, or by its kind. */
export function groupOf(form: DeckForm, face: CardFace): Choice {
  const group = form.cards[face.code]?.group;
  const named = form.groups.find(({ code }) => code === group);
  return named ?? { code: face.kind, words: face.kind_words, help: "", available: true };
}

/** Cards by their groups, in the order of the groups, or of the catalogue. */
export function grouped(
  cards: Copies,
  faces: readonly CardFace[],
  form: DeckForm,
): readonly Group[] {
  const groups = new Map<string, { face: CardFace; copies: number }[]>(
    form.groups.map(({ words }) => [words, []]),
  );
  for (const face of faces) {
    const copies = cards.get(face.code);
    if (copies === undefined) continue;
    const { words } = groupOf(form, face);
    const group = groups.get(words) ?? [];
    group.push({ face, copies });
    groups.set(words, group);
  }
  return [...groups]
    .filter(([, inside]) => inside.length > 0)
    .map(([kind, inside]) => ({
      kind,
      copies: inside.reduce((sum, one) => sum + one.copies, 0),
      cards: inside,
    }));
}

function oneLine(name: string): string {
  return name.split(/\s+/).join(" ").trim();
}
