import type { LcgBoard, SeenCard, SeenPlayer } from "./board";

type Hidden = Readonly<Record<string, string>>;

/**
 * The board with all cards face up: the hands beside each other, the decks in their order.
 * What is hidden is told by place, as `deck-0:12`: where a card lies, and its number.
 */
export function open(seen: unknown, hidden: Hidden): LcgBoard {
  const board = seen as LcgBoard;
  const codes = new Map(Object.entries(hidden).map(([place, code]) => [cardOf(place), code]));
  const turn = (cards: readonly SeenCard[]): readonly SeenCard[] =>
    cards.map((card) => ({ ...card, code: card.code ?? codes.get(card.card) ?? null }));
  const player = (one: SeenPlayer, seat: number): SeenPlayer => ({
    ...one,
    engaged: turn(one.engaged),
    known_top: [...cardsIn(hidden, `deck-${seat}`), ...one.known_top],
  });
  return {
    ...board,
    shadows: turn(board.shadows),
    known_top: [...cardsIn(hidden, "encounter-deck"), ...board.known_top],
    players: board.players.map(player),
    hand: board.players.flatMap((_, seat) => cardsIn(hidden, `hand-${seat}`)),
  };
}

function cardOf(place: string): number {
  return Number(place.slice(place.lastIndexOf(":") + 1));
}

/** The hidden cards of a place, as they lie there. */
function cardsIn(hidden: Hidden, place: string): SeenCard[] {
  return Object.entries(hidden)
    .filter(([where]) => where.startsWith(`${place}:`))
    .map(([where, code]) => ({ ...BARE, card: cardOf(where), code }));
}

const BARE: Omit<SeenCard, "card" | "code"> = {
  host: null,
  exhausted: false,
  committed: false,
  face_down: false,
  damage: 0,
  progress: 0,
  resources: 0,
  willpower: null,
  threat: null,
  attack: null,
  defense: null,
  hit_points: null,
};
