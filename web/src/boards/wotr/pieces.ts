import type { Side, WotrBoard } from "./board";

/** What is counted by region beside the figures: ships, Ents and siege engines. */
export interface Piece {
  readonly kind: "ships" | "ents" | "towers" | "catapults";
  readonly side: Side;
  readonly count: number;
}

const KINDS = [
  ["ships", "shadow"],
  ["towers", "shadow"],
  ["ents", "free"],
  ["catapults", "free"],
] as const;

export function piecesIn(board: WotrBoard, region: string): readonly Piece[] {
  return KINDS.flatMap(([kind, side]) => {
    const count = board[kind]?.[region] ?? 0;
    return count > 0 ? [{ kind, side, count }] : [];
  });
}
