import type { Faces } from "$/cards/faces";
import type { Kit, Sum } from "$/table/desk.svelte";
import type { Asked } from "$/wire";
import { codes, laidOut, ownSeat, PILES, piled, subjectOf, type MeccgBoard, type SeenCard } from "./board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { landName, LANDS, regionSubject } from "./map";
import { open } from "./open";
import { meccgWords, phaseWords } from "./words";
import Zoom from "./Zoom.svelte";

/** All that can be touched: cards, those of piles and those under way included, companies and regions. */
function names(seen: unknown, faces: Faces): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (seen === null) return found;
  const board = seen as MeccgBoard;
  for (const card of [...laidOut(board), ...piled(board)]) found.set(subjectOf(card), meccgWords("hidden"));
  const unread = (code: string): string => (faces.size > 0 ? code : meccgWords("unread"));
  for (const [card, code] of codes(board)) found.set(`card:${card}`, faces.get(code)?.name ?? unread(code));
  for (const { company, members } of board.companies) {
    const head = members[0] && found.get(subjectOf(members[0]));
    found.set(`company:${company}`, head ? meccgWords("company", { name: head }) : meccgWords("aCompany"));
  }
  for (const code of LANDS.keys()) found.set(regionSubject(code), landName(code));
  board.players.forEach((_, seat) => found.set(`seat:${seat}`, meccgWords("player", { n: seat + 1 })));
  return found;
}

/** What is left of the hazard limit, of the strikes to assign, or of the general influence. */
function sums(seen: unknown, asked: Asked | null): readonly Sum[] {
  const board = seen as MeccgBoard | null;
  if (board === null || asked === null) return [];
  if (asked.kind === "AssignStrikes" && board.attack) {
    return [{ name: "strikes", words: meccgWords("toAssign"), value: board.attack.left }];
  }
  if (asked.kind === "PlayHazards" && board.movement) {
    return [{ name: "limit", words: meccgWords("hazardsLeft"), value: board.movement.left }];
  }
  const own = board.players[ownSeat(board)];
  if (own && ["Organize", "DraftCharacter", "DiscardForInfluence"].includes(asked.kind)) {
    return [{ name: "influence", words: meccgWords("generalLeft"), value: own.unused }];
  }
  return [];
}

/** The pile in which each card lies that is not drawn. */
function lying(seen: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  (seen as MeccgBoard).players.forEach((player, seat) => {
    for (const name of PILES) for (const card of player[name]) found.set(subjectOf(card), `${name}:${seat}`);
  });
  return found;
}

/** What comes to a hand comes from the play deck, what comes to the table from a hand. */
function source(seen: unknown, subject: string): string | undefined {
  const board = seen as MeccgBoard;
  const isIn = (cards: readonly SeenCard[]): boolean => cards.some((card) => subjectOf(card) === subject);
  const holder = board.players.findIndex((player) => isIn(player.hand));
  return holder >= 0 ? `deck:${holder}` : `hand:${1 - ownSeat(board)}`;
}

function where(seen: unknown): { turn: string; phase: string } {
  const board = seen as MeccgBoard | null;
  if (board === null) return { turn: "", phase: "" };
  return {
    turn: board.turn > 0 ? meccgWords("turn", { n: board.turn }) : "",
    phase: phaseWords(board.phase),
  };
}

/** How the Middle-earth CCG is drawn. */
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
  inHand: (seen) => {
    const board = seen as MeccgBoard | null;
    return board?.players[ownSeat(board)]?.hand.map(subjectOf) ?? [];
  },
};
