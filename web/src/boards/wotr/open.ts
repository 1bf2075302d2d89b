import type { SeenCard, WotrBoard } from "./board";

/** The board with all cards face up; what is hidden is told by place, as `card:12`. */
export function open(seen: unknown, hidden: Readonly<Record<string, string>>): WotrBoard {
  const board = seen as WotrBoard;
  const turn = (cards: readonly SeenCard[]): readonly SeenCard[] =>
    cards.map((card) => ({ ...card, code: card.code ?? hidden[`card:${card.card}`] ?? null }));
  return { ...board, hands: board.hands.map(turn), discards: board.discards.map(turn) };
}
