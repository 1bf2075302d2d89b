import { ask, at } from "./client";
import type { KeptDeck, NewDeck } from "./types";

/** The own decks, of one game or of all. */
export function decks(title?: string): Promise<readonly KeptDeck[]> {
  return ask("/api/decks", { query: { title } });
}

export function keepDeck(body: NewDeck): Promise<KeptDeck> {
  return ask("/api/decks", { method: "POST", body });
}

export function changeDeck(id: string, body: NewDeck): Promise<KeptDeck> {
  return ask(at`/api/decks/${id}`, { method: "PUT", body });
}

export function dropDeck(id: string): Promise<void> {
  return ask(at`/api/decks/${id}`, { method: "DELETE" });
}
