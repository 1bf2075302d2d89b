import { reader } from "$/i18n/language.svelte";
import { apiWords } from "./words";

/** The server refused: `what` is its code, the message its words in the reader's language. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly status: number,
    readonly what: string,
    words: string,
  ) {
    super(words);
  }
}

/** The server could not be reached. */
export class NoConnection extends Error {
  override readonly name = "NoConnection";
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

interface Ask {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  query?: Query;
  body?: unknown;
  /** A body that is JSON already, to be sent as it is. */
  json?: string;
  signal?: AbortSignal;
}

/** Ask the server, in the reader's language; the answer is what the server's types say. */
export async function ask<Answer>(path: string, asked: Ask = {}): Promise<Answer> {
  const answer = await send(path, asked);
  if (!answer.ok) throw await refusal(answer);
  if (answer.status === 204) return undefined as Answer;
  const text = await answer.text();
  if (text === "") return undefined as Answer;
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new Refusal(answer.status, "unreadable", apiWords("unreadable"));
  }
}

/** A path of the API whose parts are values. */
export function at(strings: TemplateStringsArray, ...parts: readonly (string | number)[]): string {
  return strings.reduce(
    (path, piece, n) => path + piece + (n < parts.length ? encodeURIComponent(parts[n] ?? "") : ""),
    "",
  );
}

/** What to tell the reader about anything that went wrong. */
export function said(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof NoConnection) return apiWords("noConnection");
  return apiWords("unknown");
}

async function send(path: string, asked: Ask): Promise<Response> {
  const { method = "GET", query, body, signal } = asked;
  const json = asked.json ?? (body === undefined ? undefined : JSON.stringify(body));
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": reader.language,
  };
  if (json !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(path + search(query), {
      method,
      headers,
      credentials: "same-origin",
      ...(json === undefined ? {} : { body: json }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new NoConnection(path);
  }
}

function search(query: Query | undefined): string {
  const all = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) all.set(name, String(value));
  }
  const text = all.toString();
  return text === "" ? "" : `?${text}`;
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem: unknown = await answer.json().catch(() => undefined);
  const what = word(problem, "what") ?? `http-${answer.status}`;
  const words = word(problem, "words") ?? fallback(answer.status);
  return new Refusal(answer.status, what, words);
}

function word(problem: unknown, name: string): string | undefined {
  if (typeof problem !== "object" || problem === null) return undefined;
  const value = (problem as Record<string, unknown>)[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function fallback(status: number): string {
  if (status === 401) return apiWords("unauthorised");
  if (status === 403) return apiWords("forbidden");
  if (status === 404) return apiWords("missing");
  if (status === 413) return apiWords("tooLarge");
  if (status === 429) return apiWords("tooMany");
  return status >= 500 ? apiWords("broken") : apiWords("refused");
}
