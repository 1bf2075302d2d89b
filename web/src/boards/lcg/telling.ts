import type { Desk } from "$/table/desk.svelte";
import { at, faceOf, subjectOf, type LcgBoard, type SeenCard } from "./board";
import { lcgWords } from "./words";

/** Whether a card counts as an Orc Guard: it lies face down and is engaged with somebody. */
export function isGuard(card: SeenCard, board: LcgBoard): boolean {
  return card.face_down && board.players.some((player) => player.engaged.includes(card));
}

/** A name that belongs on a face-down card: a guard, or a hero who was taken. */
export function roleOf(card: SeenCard, board: LcgBoard, desk: Desk): string {
  if (!card.face_down) return "";
  if (isGuard(card, board)) return lcgWords("guard");
  return faceOf(card, desk.faces)?.kind === "hero" ? lcgWords("prisoner") : "";
}

/** What is read aloud of a card beside its face and its tokens: what one sees from how it lies. */
export function toldOf(card: SeenCard, board: LcgBoard, desk: Desk): string {
  const name = (one: SeenCard): string => desk.name(subjectOf(one));
  const host = board.attached.includes(card) ? card.host : null;
  const on = at(board.attached, card).map(name);
  const shadows = at(board.shadows, card).length;
  return [
    roleOf(card, board, desk),
    host === null ? "" : lcgWords("attachedTo", { name: desk.name(`card:${host}`) }),
    board.shadows.includes(card) ? lcgWords("shadow") : "",
    card.committed ? lcgWords("questing") : "",
    card.exhausted ? lcgWords("exhausted") : "",
    on.length > 0 ? lcgWords("holding", { names: on.join(", ") }) : "",
    shadows > 0 ? lcgWords("shadowed", { n: shadows }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
