import type { Faces } from "$/cards/faces";
import type { Kit, Sum } from "$/table/desk.svelte";
import type { Asked, Number as Counted } from "$/wire";
import { faceOf, laidOut, piles, subjectOf, type LcgBoard, type SeenCard } from "./board";
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

/** In the quest phase willpower against threat; for an attack its strength against the defense. */
function sums(seen: unknown, asked: Asked | null, numbers: readonly Counted[]): readonly Sum[] {
  const board = seen as LcgBoard | null;
  if (asked && weighs(asked)) {
    const fighting = numbers.filter((one) => ["attack", "defense"].includes(one.name));
    return fighting.map(({ name, words, total }) => ({ name, words, value: total }));
  }
  if (board?.phase !== "quest") return [];
  return [
    { name: "willpower", words: lcgWords("willpower"), value: board.willpower },
    { name: "threat", words: lcgWords("threat"), value: board.staging_threat },
  ];
}

function weighs(asked: Asked): boolean {
  return ["SendAttackers", "DeclareDefender"].includes(asked.kind);
}

/** The pile in which each card lies that is not drawn. */
function lying(seen: unknown): ReadonlyMap<string, string> {
  const board = seen as LcgBoard;
  const found = new Map<string, string>();
  const lay = (cards: readonly SeenCard[], pile: string): void =>
    cards.forEach((card) => found.set(subjectOf(card), pile));
  board.players.forEach((player, seat) => lay(player.discard, `discard:${seat}`));
  lay(board.encounter_discard, "encounter-discard");
  lay(board.victory, "victory");
  lay(board.aside, "aside");
  return found;
}

/** What comes to a hand comes from the player's deck, what the encounter deck brings from there. */
function source(seen: unknown, subject: string): string | undefined {
  const board = seen as LcgBoard;
  const isIn = (cards: readonly SeenCard[]): boolean =>
    cards.some((card) => subjectOf(card) === subject);
  if (isIn(board.hand)) return `deck:${board.seat ?? 0}`;
  const owner = board.players.findIndex((player) => isIn(player.area));
  if (owner >= 0) return `hand:${owner}`;
  return isIn(board.attached) ? undefined : "encounter";
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
  inHand: (board) => (board as LcgBoard | null)?.hand.map(subjectOf) ?? [],
  weighs,
  piles: lying,
  source,
};
