import type { GameInfo, TitleInfo } from "$/api/types";

/** What a game is called; its code if the server no longer plays it. */
export function titleOf(titles: readonly TitleInfo[], name: string): string {
  return titles.find((title) => title.name === name)?.words ?? name;
}

/** What a seat plays in a game for so many; nothing where all play the same. */
export function roleOf(title: TitleInfo | undefined, players: number, seat: number): string {
  return title?.roles[title.players.indexOf(players)]?.[seat] ?? "";
}

/** What a game is called in a list: by its scenario, if it has several, else by its title. */
export function headingOf(titles: readonly TitleInfo[], game: GameInfo): string {
  return scenarioOf(titles, game) ?? titleOf(titles, game.title);
}

/** What stands below that: the title, unless it stands above already, and what is not the usual. */
export function underHeading(titles: readonly TitleInfo[], game: GameInfo): readonly string[] {
  const title = scenarioOf(titles, game) === undefined ? [] : [titleOf(titles, game.title)];
  return [...title, ...unusual(titles, game)];
}

/** The scenario of a game in words. */
function scenarioOf(titles: readonly TitleInfo[], game: GameInfo): string | undefined {
  return settingsOf(titles, game).find((setting) => setting.name === SCENARIO)?.choice;
}

/** The choices of a game that are not the usual ones. */
function unusual(titles: readonly TitleInfo[], game: GameInfo): readonly string[] {
  return settingsOf(titles, game)
    .filter(({ name, isUsual }) => name !== SCENARIO && !isUsual)
    .map(({ label, choice }) => `${label}: ${choice}`);
}

const SCENARIO = "scenario";

interface Chosen {
  readonly name: string;
  readonly label: string;
  readonly choice: string;
  readonly isUsual: boolean;
}

function settingsOf(titles: readonly TitleInfo[], game: GameInfo): readonly Chosen[] {
  const settings = titles.find((title) => title.name === game.title)?.settings ?? [];
  return settings.flatMap(({ name, default: usual, words }) => {
    const code = game.options[name];
    if (code === undefined) return [];
    const choice = words.choices.find((one) => one.code === code)?.words ?? code;
    return [{ name, label: words.words, choice, isUsual: code === usual }];
  });
}
