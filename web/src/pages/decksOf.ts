import { decks } from "$/api/decks";
import { starterDecks } from "$/api/titles";
import type { StarterDeck, TitleInfo } from "$/api/types";

/** A deck that can be brought to a game: what the server is sent, and what it is called. */
export interface Bringable {
  readonly value: string;
  readonly words: string;
  /** What is in it, if the game says so. */
  readonly cards: string;
  readonly deck: string;
}

/** What a starter deck calls itself, in its first line. */
export function called(starter: StarterDeck): string {
  return /^#\s*(.+)$/m.exec(starter.text)?.[1]?.trim() ?? starter.name;
}

/** Starter decks and own decks of a game; none if it is played without. */
export async function bringable(title: TitleInfo): Promise<readonly Bringable[]> {
  if (title.deck_formats.length === 0) return [];
  const [starters, own] = await Promise.all([starterDecks(title.name), decks(title.name)]);
  return [
    ...starters.map((starter) => ({
      value: `starter ${starter.name}`,
      words: called(starter),
      cards: starter.words,
      deck: starter.name,
    })),
    ...own.map(({ id, name, text }) => ({ value: `own ${id}`, words: name, cards: "", deck: text })),
  ];
}
