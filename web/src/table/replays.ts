import { ask, at } from "$/api/client";
import type { Ending, Line, Offer, SeatState, Shown } from "$/wire";
import type { Kit } from "./desk.svelte";
import type { LoadMoment } from "./reel.svelte";
import { words } from "./words";

/** A game to be looked through, as `/api/games/{id}/replay` gives it. */
export interface Overview {
  readonly choices: number;
  readonly turns: readonly { readonly number: number; readonly words: string; readonly heading: number }[];
  readonly log: readonly Line[];
  /** Of each line of the log, how many choices had been made by then. */
  readonly came: readonly number[];
  readonly names: readonly string[];
  readonly seats: readonly number[];
  readonly open: boolean;
  readonly over: boolean;
  readonly broken: string | null;
}

/** The table after so many choices. */
export interface Moment {
  readonly number: number;
  readonly seat: number | null;
  readonly board: unknown;
  readonly hands: readonly unknown[];
  readonly deciding: readonly number[];
  readonly made: { readonly seat: number; readonly asked: string; readonly option: Offer } | null;
  readonly ending: Ending | null;
}

export function overview(game: string, eye: string): Promise<Overview> {
  return ask(at`/api/games/${game}/replay`, { query: { seat: eye } });
}

/** Loads moments as a beholder saw them. */
export function loader(
  game: string,
  eye: string,
  language: string,
  seen: Overview,
  kit: Kit,
): LoadMoment {
  return async (number) => {
    const query = { seat: eye, language };
    const path = at`/api/games/${game}/replay/${number}`;
    const moment = await ask<Moment>(path, { query });
    const { board, hands } = moment;
    const drawn = hands.length > 0 && kit.open ? kit.open(board, hands) : board;
    return shownAt({ ...moment, board: drawn }, seen);
  };
}

/** A moment as the table draws it: with the log up to it, and the choice that led to it. */
export function shownAt(moment: Moment, seen: Overview): Shown {
  const lines = seen.came.filter((number) => number <= moment.number).length;
  const seats = seen.names.map(
    (name, seat): SeatState => ({
      name,
      kind: "human",
      mine: seat === moment.seat,
      here: true,
      decides: moment.deciding.includes(seat),
      since: null,
      asked: null,
      conceded: false,
    }),
  );
  const made = moment.made;
  return {
    type: "shown",
    version: moment.number,
    anew: true,
    seat: moment.seat,
    board: moment.board,
    seats,
    asked: made && {
      kind: "made",
      words: `${seen.names[made.seat] ?? ""}: ${made.option.words}`,
      offers: [],
      rules: [],
      stop: null,
    },
    log: seen.log.slice(0, lines),
    first: 0,
    may_take_back: false,
    ending: moment.ending,
  };
}

/** Whose eyes one may look through. */
export function beholders(seen: Overview): { name: string; words: string }[] {
  const found = [{ name: "none", words: words("spectator") }];
  found.push(...seen.seats.map((seat) => ({ name: String(seat), words: seen.names[seat] ?? "" })));
  if (seen.open) found.push({ name: "open", words: words("openView") });
  return found;
}
