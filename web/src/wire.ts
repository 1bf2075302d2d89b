// Made from westmarch/server/wire.py by tools/wire-types; change it there.

export const MOST_CHOICES = 40;

export const MOST_CHARACTERS = 500;

/**
 * Answer decisions: the options in their text form, several picks in one gesture.
 *
 * `version` is the version that the player saw. `key` is made up by the client, once for each
 * gesture: the same key sent again, after a lost connection, is answered and not carried out.
 */
export interface Choose {
  type: "choose";
  version: number;
  options: readonly string[];
  key: string;
}

/** Ask for the own last choice to be taken back; alone at the table it is done at once. */
export interface TakeBack {
  type: "take-back";
  version: number;
}

/** Answer somebody's wish to take a choice back. */
export interface Consent {
  type: "consent";
  version: number;
  agreed: boolean;
}

/** Give up. */
export interface Concede {
  type: "concede";
}

/** Say something to all at the table. */
export interface Chat {
  type: "chat";
  words: string;
}

/**
 * Ask about something on the board, `card:12`: what its numbers come from, and why it
 * cannot be chosen now.
 */
export interface Why {
  type: "why";
  subject: string;
  ask: number;
}

/**
 * Ask what a program would do in this player's place; the answer is for this socket alone.
 *
 * `version` is the version that the player saw, `key` is made up by the client and comes back
 * with the answer, `level` is how strong the program is.
 */
export interface Hint {
  type: "hint";
  version: number;
  key: string;
  level: string;
}

/** Choose the language in which this socket is addressed. */
export interface Speak {
  type: "speak";
  language: string;
}

/** Look from another of the own seats, at a table where one screen is passed round. */
export interface Behold {
  type: "behold";
  seat: number | null;
}

/** Ask for everything anew; sent when a version was missed. */
export interface Resync {
  type: "resync";
}

export type Sent = Choose | TakeBack | Consent | Concede | Chat | Why | Hint | Speak | Behold | Resync;

/** One option: its text form, its words, and what it touches, as `card:12`. */
export interface Offer {
  text: string;
  words: string;
  touches: readonly string[];
}

/** What this seat has to decide; `stop` is the kind of moment, if it may be passed unasked. */
export interface Asked {
  kind: string;
  words: string;
  offers: readonly Offer[];
  rules: readonly string[];
  stop: string | null;
}

/**
 * A line of the log. `heading` is 1 for a turn, 2 for a phase, 0 for what happens in it.
 *
 * `thought` is what a program went by, with the first line that came of its choice.
 */
export interface Line {
  number: number;
  words: string;
  touches: readonly string[];
  seat: number | null;
  heading: number;
  thought: string | null;
}

/**
 * A seat at the table: who sits there, and whether he is here and has to decide.
 *
 * `asked` is what another person decides, as far as all may know it. Whoever has `conceded`
 * only looks on; a program plays for him.
 */
export interface SeatState {
  name: string;
  kind: string;
  mine: boolean;
  here: boolean;
  decides: boolean;
  since: string | null;
  asked: string | null;
  conceded: boolean;
}

/** How the game ended. */
export interface Ending {
  words: string;
  winners: readonly number[];
  scores: readonly number[];
}

/**
 * The whole table as this seat may see it now. `log` begins with the line `first`.
 *
 * `anew` is true if this is everything; otherwise only lines that are new stand in the log.
 * `broken` says why a game of older rules cannot go on. `may_have_hints` is false where other
 * people play against this seat.
 */
export interface Shown {
  type: "shown";
  version: number;
  anew: boolean;
  seat: number | null;
  board: unknown;
  seats: readonly SeatState[];
  asked: Asked | null;
  log: readonly Line[];
  first: number;
  may_take_back: boolean;
  ending: Ending | null;
  broken: string | null;
  may_have_hints: boolean;
}

/** The choices with this key are stored and will not be lost; `version` is now so high. */
export interface Accepted {
  type: "accepted";
  key: string;
  version: number;
}

/** Nothing was changed. `what` is a code, `words` say what to do. */
export interface Refused {
  type: "refused";
  what: string;
  words: string;
  key: string | null;
}

/** One reason for a number. */
export interface TermShown {
  words: string;
  amount: number;
}

/** A number on the board and how it comes about. */
export interface Number {
  name: string;
  words: string;
  total: number;
  terms: readonly TermShown[];
}

/** The answer to `why`: the subject's numbers, and what stands in the way of choosing it. */
export interface Because {
  type: "because";
  ask: number;
  subject: string;
  numbers: readonly Number[];
  reasons: readonly string[];
  rules: readonly string[];
}

/** A program thinks about a hint; `share` of its usual time is gone, if that is known. */
export interface Hinting {
  type: "hinting";
  key: string;
  share: number | null;
}

/**
 * An option that a program would take, and the chance to win with it, from 0 to 1.
 *
 * A program that goes by rules of thumb knows no chances.
 */
export interface Advised {
  text: string;
  chance: number | null;
}

/** The answer to `hint`: the best option first, and how many lines of play were looked at. */
export interface Hinted {
  type: "hinted";
  key: string;
  advice: readonly Advised[];
  lines: number;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  number: number;
  seat: number | null;
  name: string;
  words: string;
  at: string;
}

/** Somebody wants to take a choice back; the others are asked. Over when `open` is false. */
export interface Wished {
  type: "wished";
  seat: number;
  version: number;
  open: boolean;
}

/** Who is at the table has changed. */
export interface Present {
  type: "present";
  seats: readonly SeatState[];
  watching: number;
}

/** A program is thinking; `share` of its usual time is gone, from 0 to 1, if that is known. */
export interface Thinking {
  type: "thinking";
  seat: number;
  share: number | null;
}

/** The server is about to close this socket; `words` say why. */
export interface Closed {
  type: "closed";
  what: string;
  words: string;
}

export type Received = Shown | Accepted | Refused | Because | Hinting | Hinted | Said | Wished | Present | Thinking | Closed;
