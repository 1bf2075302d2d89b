import { ask, at, Refusal } from "./client";
import { MOST_SAVED, type GameInfo, type Moment, type Replay } from "./types";
import { apiWords } from "./words";

/** What there is to see of a game; without a seat, as whoever asks would like best. */
export function replay(game: string, seat: string | null, language: string): Promise<Replay> {
  const query = { language, ...(seat === null ? {} : { seat }) };
  return ask(at`/api/games/${game}/replay`, { query });
}

/** The table after so many choices, and after the next ones, up to a count. */
export function moments(
  game: string,
  number: number,
  query: { readonly seat: string; readonly language: string; readonly count: number },
  signal: AbortSignal,
): Promise<readonly Moment[]> {
  return ask(at`/api/games/${game}/replay/${number}`, { query, signal });
}

/** Where a saved game can be had as a file. */
export function savedAt(game: string): string {
  return at`/api/games/${game}/saved`;
}

/** Keep a file with a saved game as a replay. */
export async function upload(file: File): Promise<GameInfo> {
  if (file.size > MOST_SAVED) {
    const most = MOST_SAVED / 1024 / 1024;
    throw new Refusal(413, "too-large", apiWords("fileTooLarge", { name: file.name, most }));
  }
  const nothing = new Refusal(400, "no-saved-game", apiWords("noSavedGame", { name: file.name }));
  const json = await file.text();
  try {
    JSON.parse(json);
  } catch {
    throw nothing;
  }
  try {
    // As it stands in the file: here, large numbers would lose their last digits.
    return await ask("/api/replays", { method: "POST", json });
  } catch (error) {
    throw error instanceof Refusal && error.what === "malformed" ? nothing : error;
  }
}
