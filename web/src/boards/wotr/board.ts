import type { CardFace, Faces } from "$/cards/faces";

export type Side = "free" | "shadow";

/** A card, as `westmarch/wotr/view.py` shows it; without a code it is not known. */
export interface SeenCard {
  readonly card: number;
  readonly deck: string;
  readonly code: string | null;
}

export interface Standing {
  readonly region: string;
  readonly force: readonly string[];
}

export interface Politics {
  readonly nation: string;
  readonly steps: number;
  readonly active: boolean;
}

/** One side of a battle, as `westmarch/wotr/underway.py` tells it. */
export interface Fighting {
  readonly region: string;
  readonly force: readonly string[];
  readonly characters: readonly string[];
  readonly dice: number;
  readonly leadership: number;
  readonly needed: number;
  readonly bonus: number;
  readonly again_bonus: number;
  readonly card: string | null;
  readonly cancelled: boolean;
  readonly rolled: readonly number[];
  readonly again: readonly number[];
  readonly hits: number;
  readonly losing: number;
}

export interface Battle {
  readonly attacker: Side;
  readonly region: string;
  readonly siege: boolean;
  readonly sortie: boolean;
  readonly round: number;
  readonly sides: readonly [Fighting, Fighting];
}

export interface Hunt {
  readonly cause: string;
  readonly rolled: readonly number[];
  readonly successes: number;
  readonly tile: string | null;
  readonly damage: number;
}

export interface Gathering {
  readonly origin: string;
  readonly region: string;
  readonly able: readonly string[];
  readonly able_characters: readonly string[];
  readonly force: readonly string[];
  readonly characters: readonly string[];
}

/** Lists with one entry a side have the Free Peoples first. */
export interface WotrBoard {
  readonly seat: number | null;
  readonly players: readonly { readonly side: Side; readonly nations: readonly string[] }[];
  readonly turn: number;
  readonly phase: string;
  readonly free: readonly Standing[];
  readonly shadow: readonly Standing[];
  readonly besieged: readonly string[];
  readonly captured: readonly string[];
  readonly points: readonly [number, number];
  readonly politics: readonly Politics[];
  readonly reinforcements: Readonly<Record<string, number>>;
  readonly casualties: Readonly<Record<string, number>>;
  readonly characters: Readonly<Record<string, string>>;
  readonly fellowship: readonly string[];
  readonly guide: string;
  readonly bearers: string;
  readonly progress: number;
  readonly hidden: boolean;
  readonly corruption: number;
  readonly mordor: number | null;
  readonly dice: readonly (readonly string[])[];
  readonly in_hunt_box: readonly number[];
  readonly rings: readonly number[];
  readonly leading: readonly number[];
  readonly decks: readonly number[];
  readonly hands: readonly (readonly SeenCard[])[];
  readonly discards: readonly (readonly SeenCard[])[];
  readonly on_table: readonly SeenCard[];
  readonly pool: readonly string[];
  readonly drawn: readonly string[];
  readonly waiting_tiles: readonly string[];
  readonly factions: readonly string[];
  readonly ships: Readonly<Record<string, number>>;
  readonly ents: Readonly<Record<string, number>>;
  readonly towers: Readonly<Record<string, number>>;
  readonly catapults: Readonly<Record<string, number>>;
  readonly battle: Battle | null;
  readonly hunt: Hunt | null;
  readonly gathering: Gathering | null;
}

export const SIDES: readonly [Side, Side] = ["free", "shadow"];
export const FREE_NATIONS = ["dwarves", "elves", "gondor", "north", "rohan"] as const;
export const SHADOW_NATIONS = ["isengard", "sauron", "southrons"] as const;

export function subjectOf(card: SeenCard): string {
  return `card:${card.card}`;
}

/** The side of the seat from which the table is seen; nothing for spectators. */
export function ownSide(board: WotrBoard): Side | null {
  return board.seat === null ? null : (board.players[board.seat]?.side ?? null);
}

/** The cards in the hand of the seat from which the table is seen. */
export function hand(board: WotrBoard): readonly SeenCard[] {
  return board.seat === null ? [] : (board.hands[board.seat] ?? []);
}

/** All cards that can be seen or touched, wherever they lie. */
export function cards(board: WotrBoard): readonly SeenCard[] {
  return [...board.hands.flat(), ...board.discards.flat(), ...board.on_table];
}

/** Where the cards lie that are not drawn by themselves: in somebody's hand, or discarded. */
export function laidAside(board: WotrBoard): readonly SeenCard[] {
  const own = new Set(hand(board));
  return [...board.hands.flat(), ...board.discards.flat()].filter((card) => !own.has(card));
}

export function faceOf(card: SeenCard | undefined, faces: Faces): CardFace | undefined {
  return card?.code ? faces.get(card.code) : undefined;
}

/** The lower half of an Event card, which is read in a battle: what it is called, and what it does. */
export function combatHalf(face: CardFace | undefined): { readonly name: string; readonly words: string } {
  const half = face?.text.at(-1);
  return { name: half?.lead.replace(/ \(.*\)$/, "") ?? "", words: half?.words ?? "" };
}
