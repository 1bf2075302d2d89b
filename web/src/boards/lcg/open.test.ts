import { describe, expect, it } from "vitest";
import type { LcgBoard, SeenCard } from "./board";
import { open } from "./open";

const card = (number: number, code: string | null): SeenCard =>
  ({ card: number, code, face_down: code === null }) as SeenCard;
const player = { engaged: [card(3, null)], known_top: [card(9, "known")], deck: 3 };
const board = {
  shadows: [card(1, null), card(2, "seen")],
  known_top: [],
  hand: [],
  players: [player, { engaged: [], known_top: [], deck: 0 }],
} as unknown as LcgBoard;

describe("the open board", () => {
  const hidden = {
    "encounter-deck:20": "below",
    "encounter-deck:5": "top",
    "shadow:1": "dark",
    "deck-0:7": "deep",
    "deck-0:8": "deeper",
    "guard-0:3": "captive",
    "hand-1:31": "theirs",
    "hand-0:30": "mine",
  };
  const opened = open(board, hidden);
  const codes = (cards: readonly SeenCard[]): unknown[] => cards.map((one) => one.code);

  it("has all cards face up", () => {
    expect(codes(opened.shadows)).toEqual(["dark", "seen"]);
    expect(codes(opened.hand)).toEqual(["mine", "theirs"]);
    expect(codes(opened.players[0]?.engaged ?? [])).toEqual(["captive"]);
  });
  it("shows the decks in their order, the top card last", () => {
    expect(codes(opened.known_top)).toEqual(["below", "top"]);
    expect(codes(opened.players[0]?.known_top ?? [])).toEqual(["deep", "deeper", "known"]);
  });
});
