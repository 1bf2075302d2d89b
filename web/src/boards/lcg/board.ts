import type { CardFace, Faces } from "$/cards/faces";

/** A card on the table, as `westmarch/lcg/view.py` shows it; without a code it is not known. */
export interface SeenCard {
  readonly card: number;
  readonly code: string | null;
  readonly host: number | null;
  readonly exhausted: boolean;
  readonly committed: boolean;
  readonly face_down: boolean;
  readonly damage: number;
  readonly progress: number;
  readonly resources: number;
  readonly willpower: number | null;
  readonly threat: number | null;
  readonly attack: number | null;
  readonly defense: number | null;
  readonly hit_points: number | null;
}

export interface SeenPlayer {
  readonly threat: number;
  readonly eliminated: boolean;
  readonly area: readonly SeenCard[];
  readonly engaged: readonly SeenCard[];
  readonly hand: number;
  readonly deck: number;
  readonly on_deck: readonly SeenCard[];
  readonly known_top: readonly SeenCard[];
  readonly discard: readonly SeenCard[];
}

export interface LcgBoard {
  readonly seat: number | null;
  readonly round: number;
  readonly phase: string;
  readonly first: number;
  readonly scenario: string;
  readonly quest: SeenCard | null;
  readonly stages_left: number;
  readonly active: readonly SeenCard[];
  readonly staging: readonly SeenCard[];
  readonly willpower: number;
  readonly staging_threat: number;
  readonly encounter_deck: number;
  readonly known_top: readonly SeenCard[];
  readonly encounter_discard: readonly SeenCard[];
  readonly victory: readonly SeenCard[];
  readonly aside: readonly SeenCard[];
  readonly revealed: readonly SeenCard[];
  readonly attached: readonly SeenCard[];
  readonly shadows: readonly SeenCard[];
  readonly hand: readonly SeenCard[];
  readonly players: readonly SeenPlayer[];
  readonly won: boolean | null;
}

export function subjectOf(card: SeenCard): string {
  return `card:${card.card}`;
}

export function faceOf(card: SeenCard, faces: Faces): CardFace | undefined {
  return card.code === null ? undefined : faces.get(card.code);
}

/** A printed figure as a number; nothing if the card has none. */
export function figure(face: CardFace | undefined, name: string): number | null {
  const value = face?.figures.find((one) => one.name === name)?.value;
  return value === undefined || Number.isNaN(Number(value)) ? null : Number(value);
}

/** The cards in piles, which are drawn only when somebody looks at them or may choose them. */
export function piles(board: LcgBoard): readonly SeenCard[] {
  const own = board.players.flatMap((one) => [...one.known_top, ...one.discard]);
  const shared = [board.known_top, board.encounter_discard, board.victory, board.aside];
  return [...own, ...shared.flat()];
}

/** The cards that lie open on the table and in the own hand. */
export function laidOut(board: LcgBoard): readonly SeenCard[] {
  const own = board.players.flatMap((one) => [...one.area, ...one.engaged, ...one.on_deck]);
  const quest = board.quest === null ? [] : [board.quest];
  const shared = [board.active, board.staging, board.revealed, board.attached, board.shadows];
  return [...quest, ...shared.flat(), ...own, ...board.hand];
}

export function cardAt(board: LcgBoard, subject: string): SeenCard | undefined {
  return [...laidOut(board), ...piles(board)].find((card) => subjectOf(card) === subject);
}

/** What lies on a card or under it. */
export function at(cards: readonly SeenCard[], host: SeenCard): readonly SeenCard[] {
  return cards.filter((card) => card.host === host.card);
}

/** The figures of a card as they count now. */
export function figuresOf(card: SeenCard): Readonly<Record<string, number | null>> {
  const { willpower, threat, attack, defense, hit_points } = card;
  return { willpower, threat, attack, defense, hit_points };
}

/** The tokens on a card. */
export function countsOf(card: SeenCard): { damage: number; progress: number; resources: number } {
  const { damage, progress, resources } = card;
  return { damage, progress, resources };
}
