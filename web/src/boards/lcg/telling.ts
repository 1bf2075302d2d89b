import type { Faces } from "$/cards/faces";
import { faceOf, type LcgBoard, type SeenCard } from "./board";
import { lcgWords } from "./words";

/** Whether a card counts as an Orc Guard: it lies face down and is engaged with somebody. */
export function isGuard(board: LcgBoard, card: SeenCard): boolean {
  return card.face_down && board.players.some((player) => player.engaged.includes(card));
}

/** What a glance at a card tells beside its figures, in words. */
export function stateOf(board: LcgBoard, card: SeenCard, faces: Faces): string {
  const guard = isGuard(board, card);
  const prisoner = card.face_down && !guard && faceOf(card, faces)?.kind === "hero";
  const parts = [
    guard ? lcgWords("guard") : "",
    card.committed ? lcgWords("questing") : card.exhausted ? lcgWords("exhausted") : "",
    prisoner ? lcgWords("prisoner") : "",
  ];
  return parts.filter(Boolean).join(", ");
}
