import { reader, type Language } from "$/i18n/language.svelte";
import { ask, at } from "./client";
import type {
  CardFace,
  Checked,
  Converted,
  DeckContents,
  DeckForm,
  RuleShown,
  StarterDeck,
  TitleInfo,
} from "./types";

/** The games that can be played here, asked for once a language. */
export function titles(): Promise<readonly TitleInfo[]> {
  const language = reader.language;
  return once(`titles ${language}`, () => ask("/api/titles", { query: { language } }));
}

export function cards(
  title: string,
  language: Language = reader.language,
): Promise<readonly CardFace[]> {
  const path = at`/api/titles/${title}/cards`;
  return once(`${path} ${language}`, () => ask(path, { query: { language } }));
}

export function starterDecks(title: string): Promise<readonly StarterDeck[]> {
  const language = reader.language;
  const path = at`/api/titles/${title}/starter-decks`;
  return once(`${path} ${language}`, () => ask(path, { query: { language } }));
}

/** Of what parts the decks of a game are, and where each card belongs. */
export function deckForm(title: string): Promise<DeckForm> {
  const language = reader.language;
  const path = at`/api/titles/${title}/deck-form`;
  return once(`${path} ${language}`, () => ask(path, { query: { language } }));
}

/** What is in a deck, part by part; the server knows all formats and what cards are called. */
export function readDeck(title: string, text: string): Promise<DeckContents> {
  const query = { language: reader.language };
  return ask(at`/api/titles/${title}/deck-read`, { method: "POST", query, body: { text } });
}

export function checkDeck(
  title: string,
  text: string,
  options: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Checked> {
  const query = { language: reader.language };
  const body = { text, options };
  return ask(at`/api/titles/${title}/deck-check`, { method: "POST", query, body, signal });
}

export function convertDeck(title: string, text: string, format: string): Promise<Converted> {
  const query = { language: reader.language };
  const body = { text, format };
  return ask(at`/api/titles/${title}/deck-convert`, { method: "POST", query, body });
}

/** All rules, asked for once; searching them is quick enough to be done here. */
export function rules(): Promise<readonly RuleShown[]> {
  return once("rules", () => ask("/api/rules"));
}

const known = new Map<string, Promise<unknown>>();

/** Ask once; what failed is asked again the next time. */
function once<Answer>(key: string, fetch: () => Promise<Answer>): Promise<Answer> {
  const old = known.get(key) as Promise<Answer> | undefined;
  if (old !== undefined) return old;
  const asked = fetch().catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
  known.set(key, asked);
  return asked;
}
