import type { CardFace, Faces } from "$/cards/faces";

/** One reason for a number: a card by its code, a rule, or `printed`. */
export interface Term {
  readonly source: string;
  readonly amount: number;
}

export interface Counted {
  readonly total: number;
  readonly terms: readonly Term[];
}

export type Status = "untapped" | "tapped" | "wounded";

/** A card, as `westmarch/meccg/board.py` shows it; without a code it lies face down for the beholder. */
export interface SeenCard {
  readonly card: number;
  readonly seat: number;
  readonly code: string | null;
  readonly status: Status;
  readonly form: string | null;
  readonly guards: boolean;
  readonly aside: boolean;
  readonly fresh: boolean;
  readonly counters: number;
  readonly prowess: Counted | null;
  readonly body: Counted | null;
  readonly mind: Counted | null;
  readonly influence: Counted | null;
  readonly unused: number | null;
  readonly corruption: Counted | null;
  readonly points: number;
  readonly on: readonly SeenCard[];
  readonly followers: readonly SeenCard[];
}

export interface SeenSite {
  readonly card: SeenCard;
  readonly site_type: string | null;
  readonly region: string | null;
  readonly haven: boolean;
  readonly under_deeps: boolean;
}

export interface SeenJourney {
  readonly to: SeenSite | null;
  readonly way: string | null;
  readonly regions: readonly string[];
  readonly path: readonly string[];
  readonly revealed: boolean;
}

export interface SeenCompany {
  readonly company: number;
  readonly seat: number;
  readonly site: SeenSite;
  readonly members: readonly SeenCard[];
  readonly on: readonly SeenCard[];
  readonly size: number;
  readonly overt: boolean;
  readonly journey: SeenJourney | null;
  readonly origin: number | null;
  readonly moved: boolean;
  readonly returned: boolean;
}

export interface SeenAttack {
  readonly number: number;
  readonly company: number;
  readonly card: number | null;
  readonly code: string | null;
  readonly origin: string;
  readonly races: readonly string[];
  readonly strikes: number | null;
  readonly prowess: Counted;
  readonly body: Counted | null;
  readonly keys: readonly Key[];
  readonly detainment: boolean;
  readonly assigned: readonly number[];
  readonly faced: readonly number[];
  readonly left: number;
  readonly excess: number;
  readonly defeated: number;
  readonly canceled: boolean;
  /** The company that attacks, if one does, and who strikes those who have faced or will face a strike. */
  readonly foes: number | null;
  readonly strikers: readonly number[];
}

export interface Key {
  readonly region_type: string | null;
  readonly site_type: string | null;
  readonly region: string | null;
  readonly place: string | null;
}

export interface SeenStrike {
  readonly card: number;
  readonly prowess: Counted;
  readonly stays: boolean;
  readonly canceled: boolean;
  readonly by: number | null;
  readonly against: number | null;
}

/** What a card speaks of: a card by its number, or something with a name of its kind. */
export type Thing =
  | number
  | { readonly type: "Group"; readonly company: number }
  | { readonly type: "Assault"; readonly number: number }
  | { readonly type: "Onslaught"; readonly site: number }
  | { readonly type: "Echo"; readonly code: string }
  | { readonly type: "Player"; readonly seat: number };

export interface SeenEntry {
  /** Where it lies, unless it has gone face down since. */
  readonly card: number | null;
  readonly code: string;
  readonly seat: number;
  readonly user: number | null;
  readonly target: Thing | null;
  readonly played: boolean;
  readonly canceled: boolean;
}

export interface SeenPlayer {
  readonly alignment: string;
  readonly declared: string;
  readonly influence: Counted;
  readonly used: number;
  readonly unused: number;
  readonly counted: Readonly<Record<string, number>>;
  readonly doubled: Readonly<Record<string, number>>;
  readonly stage_points: number;
  readonly held: number;
  readonly hand: readonly SeenCard[];
  readonly deck_size: number;
  readonly deck_top: readonly SeenCard[];
  readonly discard_size: number;
  readonly discard: readonly SeenCard[];
  readonly sideboard_size: number;
  readonly sideboard: readonly SeenCard[];
  readonly sites_left: number;
  readonly sites: readonly SeenCard[];
  readonly pool_size: number;
  readonly pool: readonly SeenCard[];
  readonly exhausted: number;
  readonly pile: readonly SeenCard[];
  readonly out: readonly SeenCard[];
  readonly events: readonly SeenCard[];
  readonly factions: readonly SeenCard[];
  readonly agents: readonly SeenCard[];
}

export interface MeccgBoard {
  readonly seat: number | null;
  readonly length: number;
  readonly turn: number;
  readonly active: number;
  readonly phase: string;
  readonly players: readonly SeenPlayer[];
  readonly companies: readonly SeenCompany[];
  readonly acting: number | null;
  readonly movement: { readonly company: number; readonly limit: number; readonly left: number } | null;
  readonly attack: SeenAttack | null;
  readonly strike: SeenStrike | null;
  readonly chain: readonly SeenEntry[];
  readonly check: { readonly card: number; readonly points: Counted; readonly modifier: number } | null;
  readonly attempt: { readonly by: number; readonly against: number; readonly modifier: number; readonly number: number | null } | null;
  readonly called: number | null;
  readonly last: number | null;
}

/** The piles of a player from which cards are laid out to be chosen or looked at. */
export const PILES = ["pool", "deck_top", "discard", "sideboard", "sites", "pile", "out"] as const;
export type PileName = (typeof PILES)[number];

/** The phases of a turn, in their order. */
export const PHASES: readonly string[] = ["untap", "organization", "long-events", "movement", "site", "end"];

/** The kinds of marshalling points, in the order in which they are written down. */
export const POINTS = ["character", "item", "faction", "ally", "kill", "miscellaneous"] as const;

export function subjectOf(card: SeenCard): string {
  return `card:${card.card}`;
}

export function faceOf(card: SeenCard, faces: Faces): CardFace | undefined {
  return card.code === null ? undefined : faces.get(card.code);
}

export function isSite(card: SeenCard, faces: Faces): boolean {
  return faceOf(card, faces)?.kind === "site";
}

/** A card with all that lies on it and all who follow it. */
export function withAll(card: SeenCard): readonly SeenCard[] {
  return [card, ...[...card.on, ...card.followers].flatMap(withAll)];
}

/** The cards of a company: its site, where it goes, its characters and all that lies on them. */
export function cardsOf(company: SeenCompany): readonly SeenCard[] {
  const sites = [company.site.card, ...(company.journey?.to ? [company.journey.to.card] : [])];
  return [...sites, ...company.members, ...company.on].flatMap(withAll);
}

/** What a player has in play beside his companies. */
export function looseOf(player: SeenPlayer): readonly SeenCard[] {
  return [...player.events, ...player.factions, ...player.agents].flatMap(withAll);
}

/** The cards that lie open on the table and in the hands that are seen. */
export function laidOut(board: MeccgBoard): readonly SeenCard[] {
  const hands = board.players.flatMap((player) => player.hand);
  return [...board.companies.flatMap(cardsOf), ...board.players.flatMap(looseOf), ...hands];
}

/** The cards of piles, which are drawn only when somebody looks at them or may choose them. */
export function piled(board: MeccgBoard): readonly SeenCard[] {
  return board.players.flatMap((player) => PILES.flatMap((name) => player[name]));
}

/** The codes of all cards that the beholder knows, those under way included. */
export function codes(board: MeccgBoard): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { card, code } of [...laidOut(board), ...piled(board)]) if (code !== null) found.set(card, code);
  if (board.attack?.card != null && board.attack.code !== null) found.set(board.attack.card, board.attack.code);
  for (const { card, code } of board.chain) if (card !== null) found.set(card, code);
  return found;
}

export function cardAt(board: MeccgBoard, subject: string): SeenCard | undefined {
  return [...laidOut(board), ...piled(board)].find((card) => subjectOf(card) === subject);
}

/** The own seat, or the first for whoever only watches. */
export function ownSeat(board: MeccgBoard): number {
  return board.seat ?? 0;
}

export function companiesOf(board: MeccgBoard, seat: number): readonly SeenCompany[] {
  return board.companies.filter((company) => company.seat === seat);
}

/** The figures of a card as they count now. */
export function figuresOf(card: SeenCard): Readonly<Record<string, number | null>> {
  const of = (counted: Counted | null): number | null => counted?.total ?? null;
  return {
    prowess: of(card.prowess),
    body: of(card.body),
    mind: of(card.mind),
    influence: of(card.influence),
  };
}

/** All marshalling points together, doubled and halved as the rules have it. */
export function score(player: SeenPlayer): number {
  return POINTS.reduce((sum, kind) => sum + (player.doubled[kind] ?? 0), 0);
}
