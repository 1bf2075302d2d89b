import { describe, expect, it } from "vitest";
import type { SeenCard } from "./board";
import { someBoard, someCard, someCompany, somePlayer } from "./fixtures";
import { open } from "./open";

describe("the open board", () => {
  const site = { card: someCard(7, { code: null }), site_type: null, region: null, haven: false, under_deeps: false };
  const journey = { to: site, way: null, regions: [], path: [], revealed: false };
  const board = someBoard({
    seat: null,
    companies: [someCompany({ members: [someCard(1, { on: [someCard(2, { code: null })] })], journey })],
    players: [somePlayer(), somePlayer({ deck_top: [someCard(50, { code: "known" })] })],
  });
  const opened = open(board, {
    "hand-0:30": "mine",
    "hand-1:31": "theirs",
    "deck-1:41": "deep",
    "deck-1:40": "deeper",
    "sideboard-1:60": "kept",
    "card:2": "guard",
    "card:7": "moria",
  });
  const codes = (cards: readonly SeenCard[] | undefined): unknown[] => (cards ?? []).map((one) => one.code);

  it("has what lies on the table face up, also where a company goes", () => {
    const [company] = opened.companies;
    expect(codes(company?.members[0]?.on)).toEqual(["guard"]);
    expect(company?.journey?.to?.card.code).toBe("moria");
  });
  it("shows both hands and all piles, the play deck in its order, the top card last", () => {
    expect(opened.players.map((player) => codes(player.hand))).toEqual([["mine"], ["theirs"]]);
    expect(codes(opened.players[1]?.deck_top)).toEqual(["deep", "deeper", "known"]);
    expect(codes(opened.players[1]?.sideboard)).toEqual(["kept"]);
  });
});
