import type { GameInfo, TitleInfo } from "$/api/types";

/** What a game is called; its code if the server no longer plays it. */
export function titleOf(titles: readonly TitleInfo[], name: string): string {
  return titles.find((title) => title.name === name)?.words ?? name;
}

/** The choices of a game that are worth a word: the first setting, and what is not the usual. */
export function choicesOf(titles: readonly TitleInfo[], game: GameInfo): readonly string[] {
  const settings = titles.find((title) => title.name === game.title)?.settings ?? [];
  return settings.flatMap(({ name, default: usual, words }, at) => {
    const code = game.options[name];
    if (code === undefined || (at > 0 && code === usual)) return [];
    const choice = words.choices.find((one) => one.code === code)?.words ?? code;
    return [at === 0 ? choice : `${words.words}: ${choice}`];
  });
}
