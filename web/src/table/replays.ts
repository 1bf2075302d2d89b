import { moments } from "$/api/replays";
import type { Moment, Replay, TurnMark } from "$/api/types";
import type { SeatState, Shown } from "$/wire";
import type { Kit } from "./desk.svelte";
import type { LoadMoments } from "./reel.svelte";
import { words } from "./words";

/** Loads moments as a beholder saw them. */
export function loader(
  game: string,
  language: string,
  seen: Replay,
  kit: Kit,
): LoadMoments {
  return async (from, count, signal) => {
    const found = await moments(game, from, { seat: seen.seat, language, count }, signal);
    return found.map((moment) => shownAt(moment, seen, kit));
  };
}

/** A moment as the table draws it: with the log up to it, and the choice that led to it. */
export function shownAt(moment: Moment, seen: Replay, kit?: Kit): Shown {
  const { board, hidden, by, made } = moment;
  const name = seen.names[by ?? -1] ?? "";
  const whatWasChosen = made ? `${name}: ${made.option.words}` : words("hasChosen", { name });
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
  return {
    type: "shown",
    version: moment.number,
    anew: true,
    seat: moment.seat,
    board: seen.seat === "open" && kit?.open ? kit.open(board, hidden) : board,
    seats,
    asked: by === null ? null : { kind: "made", words: whatWasChosen, offers: [], rules: [], stop: null },
    log: seen.log.slice(0, linesAt(seen.came, moment.number)),
    first: 0,
    may_take_back: false,
    may_have_hints: false,
    ending: moment.ending,
    broken: null,
  };
}

/** How many lines had been written after so many choices. */
export function linesAt(came: readonly number[], number: number): number {
  let [low, high] = [0, came.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((came[middle] ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whose eyes one may look through. */
export function beholders(seen: Replay): { name: string; words: string }[] {
  const found = seen.seats.map((seat) => ({ name: String(seat), words: seen.names[seat] ?? "" }));
  found.push({ name: "none", words: words("spectator") });
  if (seen.open) found.push({ name: "open", words: words("openView") });
  return found;
}

/** One mark for each moment at which something begins: the turn, if a phase begins with it. */
export function landmarks(marks: readonly TurnMark[]): TurnMark[] {
  const found = new Map<number, TurnMark>();
  for (const mark of marks) {
    const known = found.get(mark.number);
    if (!known || mark.heading < known.heading) found.set(mark.number, mark);
  }
  return [...found.values()];
}

/** The mark that a moment stands under: the last turn or phase that had begun. */
export function markAt(marks: readonly TurnMark[], number: number): number {
  return marks.findLastIndex((mark) => mark.number <= number);
}

/** Where the turn before a moment begins, or the one after it. */
export function turnBeside(
  marks: readonly TurnMark[],
  number: number,
  towards: 1 | -1,
  last: number,
): number {
  const turns = marks.filter((mark) => mark.heading === 1).map((mark) => mark.number);
  if (towards > 0) return turns.find((at) => at > number) ?? last;
  return turns.findLast((at) => at < number) ?? 0;
}

/** The part of an address that leads to a moment, as somebody sees it. */
export function place(number: number, seat: string): { at: string; seat: string } {
  return { at: number === 0 ? "" : String(number), seat };
}
