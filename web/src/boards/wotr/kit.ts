import type { Faces } from "$/cards/faces";
import type { Kit, Sum } from "$/table/desk.svelte";
import type { Asked } from "$/wire";
import { figureOf, isUnit } from "./armies";
import { cards, FREE_NATIONS, hand, ownSide, SHADOW_NATIONS, SIDES, subjectOf, faceOf, type WotrBoard } from "./board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { landName, LANDS } from "./map";
import { open } from "./open";
import { CHARACTER_CODES, characterName } from "./tables";
import { figureName } from "./telling";
import { dieWords, named, phaseWords, wotrWords } from "./words";
import Zoom from "./Zoom.svelte";

const NATIONS = [...FREE_NATIONS, ...SHADOW_NATIONS];
const RANKS = ["regular", "elite", "leader", "nazgul", "dunlending"];

/** All that can be touched: what lies on the board, and whoever may stand in the strip below it. */
function names(seen: unknown, faces: Faces): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (seen === null) return found;
  const board = seen as WotrBoard;
  for (const code of LANDS.keys()) found.set(`region:${code}`, landName(code));
  for (const nation of NATIONS) {
    found.set(`nation:${nation}`, named(nation));
    for (const rank of RANKS) found.set(`figure:${nation}-${rank}`, figureName(`${nation}-${rank}`));
  }
  for (const who of CHARACTER_CODES) found.set(`character:${who}`, characterName(who));
  for (const card of cards(board)) {
    found.set(subjectOf(card), faceOf(card, faces)?.name ?? card.code ?? wotrWords("faceDown"));
  }
  const side = ownSide(board);
  if (side === null) return found;
  for (const face of board.dice[side === "free" ? 0 : 1] ?? []) found.set(`die:${face}`, dieWords(face));
  found.set("deck:character", wotrWords("characterDeck"));
  found.set("deck:strategy", wotrWords("strategyDeck"));
  return found;
}

/** Units that go along, the hits or the damage to be taken. */
function sums(seen: unknown, asked: Asked | null): readonly Sum[] {
  const board = seen as WotrBoard | null;
  if (board === null || asked === null) return [];
  if (board.gathering) {
    const units = board.gathering.force.map(figureOf).filter(isUnit).length;
    return [{ name: "units", words: wotrWords("units"), value: units }];
  }
  const hits = board.battle?.sides.find((side) => side.losing > 0)?.losing;
  if (hits !== undefined) return [{ name: "hits", words: wotrWords("hitsShort"), value: hits }];
  if (board.hunt) return [{ name: "damage", words: wotrWords("damageShort"), value: board.hunt.damage }];
  return [];
}

/** The pile in which each card lies that is not drawn. */
function lying(seen: unknown): ReadonlyMap<string, string> {
  const board = seen as WotrBoard;
  const found = new Map<string, string>();
  SIDES.forEach((side, at) => {
    for (const card of board.discards[at] ?? []) found.set(subjectOf(card), `discard:${side}`);
  });
  return found;
}

/** What comes to the own hand comes from a deck, what comes to the table from somebody's hand. */
function source(seen: unknown, subject: string): string | undefined {
  const board = seen as WotrBoard;
  const drawn = hand(board).find((card) => subjectOf(card) === subject);
  const own = ownSide(board);
  if (own === null) return undefined;
  return drawn ? `deck:${own}:${drawn.deck}` : `hand:${own === "free" ? "shadow" : "free"}`;
}

function where(seen: unknown): { turn: string; phase: string } {
  const board = seen as WotrBoard | null;
  if (board === null) return { turn: "", phase: "" };
  return {
    turn: board.turn > 0 ? wotrWords("turn", { n: board.turn }) : wotrWords("setup"),
    phase: board.turn > 0 ? phaseWords(board.phase) : "",
  };
}

/** How War of the Ring is drawn. */
export const kit: Kit = {
  Board,
  zooms: true,
  Hand,
  Zoom,
  names,
  sums,
  where,
  open,
  piles: lying,
  source,
  inHand: (board) => (board === null ? [] : hand(board as WotrBoard).map(subjectOf)),
};
