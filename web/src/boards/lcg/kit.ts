import type { Faces } from "$/cards/faces";
import type { Kit, Sum } from "$/table/desk.svelte";
import { faceOf, laidOut, piles, subjectOf, type LcgBoard } from "./board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { lcgWords, phaseWords } from "./words";
import { open } from "./open";
import Zoom from "./Zoom.svelte";

function names(seen: unknown, faces: Faces): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (seen === null) return found;
  const board = seen as LcgBoard;
  for (const card of [...laidOut(board), ...piles(board)]) {
    found.set(subjectOf(card), faceOf(card, faces)?.name ?? card.code ?? lcgWords("hidden"));
  }
  board.players.forEach((_, seat) => found.set(`seat:${seat}`, lcgWords("player", { n: seat + 1 })));
  return found;
}

function sums(seen: unknown): readonly Sum[] {
  const board = seen as LcgBoard | null;
  if (board?.phase !== "quest") return [];
  return [
    { name: "willpower", words: lcgWords("willpower"), value: board.willpower },
    { name: "threat", words: lcgWords("threat"), value: board.staging_threat },
  ];
}

function where(seen: unknown): { turn: string; phase: string } {
  const board = seen as LcgBoard | null;
  if (board === null) return { turn: "", phase: "" };
  return {
    turn: board.round > 0 ? lcgWords("round", { n: board.round }) : lcgWords("setup"),
    phase: board.round > 0 ? phaseWords(board.phase) : "",
  };
}


/** How the card game is drawn. */
export const kit: Kit = {
  Board,
  Hand,
  Zoom,
  names,
  sums,
  where,
  open,
  handSize: (board) => (board as LcgBoard | null)?.hand.length ?? 0,
};
