// Made from westmarch/server/api.py by tools/wire-types; change it there.

import type { Ending, Line, Offer } from "$/wire";

export const MOST_CHARACTERS = 500;

export const MOST_DECK = 40000;

export const MOST_SAVED = 4194304;

export const MOST_MOMENTS = 16;

/** What went wrong: a code, and words that say what to do, in the language asked for. */
export interface Problem {
  what: string;
  words: string;
}

/** Play at once under a name. */
export interface Enter {
  name: string;
}

/** Come back to a name that was kept with a password. */
export interface LogIn {
  name: string;
  password: string;
}

/** Keep the name by a password, or change the password. */
export interface KeepName {
  password: string;
}

/** Who this browser belongs to; `kept` if the name has a password. */
export interface Me {
  id: string;
  name: string;
  kept: boolean;
}

/** A seat of a new game. A human one is the creator's; an agent's has a level. */
export interface SeatWanted {
  kind: "human" | "agent" | "open";
  agent: string | null;
  name: string;
  deck: string | null;
}

/**
 * A game to be created: `title` is the rules' name (`lcg`), one seat for each player.
 *
 * A deck is a text or a starter deck's name. In a hot seat game one screen is passed round.
 */
export interface NewGame {
  title: string;
  seats: readonly SeatWanted[];
  options: Readonly<Record<string, string>>;
  seed: number | null;
  hot_seat: boolean;
  public: boolean;
}

/** Take an open seat: by the token of an invitation, or freely if the game is public. */
export interface Join {
  invitation: string | null;
  seat: number | null;
  deck: string | null;
}

/** Begin before all seats are taken: programs of this level take those that are open. */
export interface Start {
  fill: string | null;
}

/** A seat as the lobby shows it; `decides` if the game waits for it. */
export interface SeatInfo {
  kind: "human" | "agent" | "open";
  name: string;
  mine: boolean;
  decides: boolean;
  agent: string | null;
}

/**
 * A game as the lobby shows it to one person.
 *
 * Only those who sit there see the `invitation`; its link is `/join/{invitation}`.
 * `older_rules` if it was begun under other rules than the present ones.
 */
export interface GameInfo {
  id: string;
  title: string;
  options: Readonly<Record<string, string>>;
  seats: readonly SeatInfo[];
  owner: string;
  mine: boolean;
  public: boolean;
  hot_seat: boolean;
  started: boolean;
  ended: boolean;
  waits_for_me: boolean;
  may_join: boolean;
  may_save: boolean;
  older_rules: boolean;
  created: string;
  changed: string;
  invitation: string | null;
}

/** All games that concern a person; own games that wait for him come first. */
export interface Lobby {
  mine: readonly GameInfo[];
  open: readonly GameInfo[];
  watch: readonly GameInfo[];
}

/** A problem in words, and what the player saw, as his client has it. */
export interface NewReport {
  words: string;
  seen: unknown;
}

/** The report is kept under this id. */
export interface Reported {
  id: string;
}

/** Where a turn (1) or a phase (2) begins: how many choices were made before, and its name. */
export interface TurnMark {
  number: number;
  words: string;
  heading: number;
}

/**
 * A game to be looked through: how many choices it has, where its turns begin, its log.
 *
 * `seat` is from where it is seen: a number, `none` or `open`. `came` says of each line of the
 * log how many choices had been made by then. `seats` are those from which it may be looked at;
 * `open` if everything may be seen. `older` if it was begun under other rules; `broken` is what
 * stands in the way if it cannot be shown to its end.
 */
export interface Replay {
  title: string;
  seat: string;
  choices: number;
  turns: readonly TurnMark[];
  log: readonly Line[];
  came: readonly number[];
  names: readonly string[];
  seats: readonly number[];
  open: boolean;
  over: boolean;
  may_save: boolean;
  older: boolean;
  broken: string | null;
}

/** A choice that was made: by whom, what was asked, and what it was. */
export interface Made {
  seat: number;
  asked: string;
  option: Offer;
}

/**
 * The table after so many choices.
 *
 * `by` is the seat whose choice led here, `made` that choice, if the beholder may know it. Seen
 * openly, `board` is what all see, and `hidden` is what is hidden from all or some, by place.
 */
export interface Moment {
  number: number;
  seat: number | null;
  board: unknown;
  hidden: Readonly<Record<string, string>>;
  deciding: readonly number[];
  by: number | null;
  made: Made | null;
  ending: Ending | null;
}

/** A program that can take a seat: what it is called, and how it plays. */
export interface Level {
  name: string;
  words: string;
  help: string;
}

/** One choice of a setting: what it is called, what it means, whether it can be had yet. */
export interface Choice {
  code: string;
  words: string;
  help: string;
  available: boolean;
}

/** A setting in words: what it is called, what it decides, and its choices in order. */
export interface SettingWords {
  words: string;
  help: string;
  choices: readonly Choice[];
}

/** Something to choose before a game. */
export interface SettingInfo {
  name: string;
  default: string;
  words: SettingWords;
}

/**
 * A kind of moment at which a player may want to be asked, or to pass without being asked.
 *
 * `default` says whether players are asked there unless they say otherwise; `passing` is the
 * text form of the option that goes on.
 */
export interface Stop {
  name: string;
  words: string;
  default: boolean;
  passing: string;
}

/**
 * A game that can be played here, and all that can be chosen before.
 *
 * `roles` says for each number of players what each seat plays, if they do not all play the same.
 * `deck_terms` are what decks can be checked for, beside the settings.
 */
export interface TitleInfo {
  name: string;
  words: string;
  version: number;
  players: readonly number[];
  roles: readonly (readonly string[])[];
  settings: readonly SettingInfo[];
  levels: readonly Level[];
  usual_level: string;
  stops: readonly Stop[];
  languages: readonly string[];
  deck_formats: readonly string[];
  deck_terms: readonly SettingInfo[];
}

/** A deck that comes with a game: its name, what is in it, and its text to be copied. */
export interface StarterDeck {
  name: string;
  words: string;
  text: string;
}

/** A deck, and the options of the game that it is meant for. */
export interface DeckToCheck {
  text: string;
  options: Readonly<Record<string, string>>;
}

/**
 * Something to be said about a deck, with the rules behind it and the line that it is about.
 *
 * A deck with a fault cannot be played, or not as it was meant; other remarks are advice.
 */
export interface Remark {
  words: string;
  rules: readonly string[];
  line: number | null;
  is_fault: boolean;
}

/** Something that builders of decks want to know the number of. */
export interface DeckCount {
  words: string;
  number: number;
}

/**
 * What is to be said about a deck; it is legal if nothing of it is a fault.
 *
 * `counts` are what its builder wants to know, as how many creatures it has.
 */
export interface Checked {
  legal: boolean;
  remarks: readonly Remark[];
  counts: readonly DeckCount[];
}

/** A deck in any of the formats. */
export interface DeckToRead {
  text: string;
}

/** A deck, and the format that it is to have. */
export interface DeckToConvert {
  text: string;
  format: string;
}

/** A rule in our words, and where it stands. */
export interface RuleShown {
  id: string;
  title: string;
  section: string;
  text: string;
}

/** A deck to be kept. */
export interface NewDeck {
  title: string;
  name: string;
  text: string;
}

/** A deck of one's own. */
export interface KeptDeck {
  id: string;
  title: string;
  name: string;
  text: string;
  changed: string;
}

/** A figure that is printed on a card: `cost`, `Cost`, `3`; some are letters, as X. */
export interface Figure {
  name: string;
  words: string;
  value: string;
}

/** A paragraph of a card's text, and what stands bold before it, as Response or Shadow. */
export interface Paragraph {
  words: string;
  lead: string;
}

/**
 * Everything that is needed to typeset a card, and to find it.
 *
 * `side` is the colour that it wears: a sphere, a nation, an alignment. `subtitle` are its
 * traits, or what else stands below its title. `emblem` is the drawing that it bears; without
 * one it bears that of its kind. `search` holds its words in all languages, in small letters
 * without accents.
 */
export interface CardFace {
  code: string;
  name: string;
  kind: string;
  kind_words: string;
  copies: number;
  subtitle: string;
  unique: boolean;
  side: string | null;
  side_words: string;
  figures: readonly Figure[];
  keywords: readonly string[];
  text: readonly Paragraph[];
  set: string;
  set_words: string;
  number: number | null;
  playable: boolean;
  name_is_ours: boolean;
  emblem: string;
  search: string;
}

/** A deck in another format, and what is to be said about it, as lines that are not in it. */
export interface Converted {
  text: string;
  remarks: readonly Remark[];
}

/**
 * A part of a deck: what it is called, what it holds, and what stands above it in a list.
 *
 * `first` says of how many cards of a group this part comes first; more of them go elsewhere.
 */
export interface DeckPart {
  name: string;
  words: string;
  help: string;
  heading: string;
  first: Readonly<Record<string, number>>;
}

/** What a deck can declare itself to be, and the lines that say so in a list. */
export interface DeckSide {
  name: string;
  words: string;
  lines: readonly string[];
}

/**
 * Where a card belongs: in which parts of a deck, the usual one first, and on which sides.
 *
 * `listed` is what a list calls it where its code would not do.
 */
export interface DeckCard {
  group: string;
  parts: readonly string[];
  sides: readonly string[];
  listed: string;
}

/**
 * How decks are made: their parts, and the sides of which they declare one.
 *
 * `declared` is what they declare, as an alignment. The cards are shown in `groups`; a card that
 * is in no deck is not among the `cards`. Where decks are mere heaps of cards, all is empty.
 */
export interface DeckForm {
  parts: readonly DeckPart[];
  declared: string;
  sides: readonly DeckSide[];
  groups: readonly Choice[];
  cards: Readonly<Record<string, DeckCard>>;
}

/**
 * What is in a deck: copies by the codes of cards, in each of its parts.
 *
 * `side` is what it declares itself to be. A deck without parts is one part without a name.
 */
export interface DeckContents {
  name: string;
  side: string | null;
  parts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  remarks: readonly Remark[];
}
