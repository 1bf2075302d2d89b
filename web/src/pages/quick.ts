import { create } from "$/api/games";
import { titles } from "$/api/titles";
import type { GameInfo, SeatWanted, TitleInfo } from "$/api/types";
import { router } from "$/frame/router.svelte";

/** A first game without a question: as few players as may be, programs at the other seats. */
export function quickGame(title: TitleInfo): { title: string; seats: readonly SeatWanted[] } {
  const seats = Array.from({ length: Math.min(...title.players) }, (_, n) => ({
    kind: n === 0 ? ("human" as const) : ("agent" as const),
    agent: n === 0 ? null : title.usual_level,
    name: "",
    deck: null,
  }));
  return { title: title.name, seats };
}

/** What a first game is about, in words: the usual choice of its first setting. */
export function quickWords(title: TitleInfo): string {
  const [first] = title.settings;
  const usual = first?.words.choices.find((one) => one.code === first.default);
  return usual?.words ?? title.words;
}

/** Begin a first game and go to its table. */
export async function playNow(): Promise<GameInfo | undefined> {
  const [title] = await titles();
  if (title === undefined) return undefined;
  const game = await create(quickGame(title));
  router.go(`/games/${game.id}`);
  return game;
}
