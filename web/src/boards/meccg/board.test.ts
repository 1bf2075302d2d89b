import { describe, expect, it } from "vitest";
import { facesByCode, type CardFace } from "$/cards/faces";
import { cardAt, codes, laidOut, piled, score } from "./board";
import { someBoard, someCard, someCompany, somePlayer } from "./fixtures";
import { kit } from "./kit";
import { open } from "./open";
import { sealsOf, termsTold } from "./telling";
import type { Desk } from "$/table/desk.svelte";

const face = (code: string, name: string): CardFace =>
  ({
    code,
    name,
    kind: "character",
    figures: [
      { name: "prowess", words: "Prowess", value: "6" },
      { name: "influence", words: "Direct influence", value: "3" },
    ],
  }) as unknown as CardFace;

const FACES = facesByCode([face("aragorn-ii", "Aragorn II"), face("frodo", "Frodo")]);
const HIDDEN = someCard(5, { code: null, guards: true });
const FRODO = someCard(2, { code: "frodo" });
const LORD = someCard(1, { followers: [FRODO], on: [someCard(3, { code: "dagger" })] });
const BOARD = someBoard({
  companies: [someCompany({ members: [LORD], on: [HIDDEN] })],
  players: [somePlayer({ hand: [someCard(7)], discard: [someCard(8)] }), somePlayer()],
  chain: [{ card: 20, code: "concealment", seat: 1, user: null, target: 1, played: true, canceled: false }],
});

describe("the cards of a board", () => {
  it("have no names before they are read, rather than codes", () => {
    expect(kit.names(BOARD, new Map()).get("card:2")).toBe("…");
    expect(kit.names(BOARD, FACES).get("card:2")).toBe("Frodo");
  });
  it("are found with what lies on them, followers and hands included", () => {
    expect(laidOut(BOARD).map((card) => card.card)).toEqual([99, 1, 3, 2, 5, 7]);
    expect(piled(BOARD).map((card) => card.card)).toEqual([8]);
    expect(cardAt(BOARD, "card:2")).toBe(FRODO);
  });
  it("are known by code unless they lie face down; those in a chain, too", () => {
    expect(codes(BOARD).get(20)).toBe("concealment");
    expect(codes(BOARD).has(5)).toBe(false);
  });
  it("all have a name, as companies and regions do", () => {
    const names = kit.names(BOARD, FACES);
    expect(names.get("card:2")).toBe("Frodo");
    expect(names.get("card:5")).toBe("Face-down card");
    expect(names.get("company:0")).toBe("Company of Aragorn II");
    expect(names.get("regioncode:the-shire")).toBe("The Shire");
  });
  it("lie face up when the game is over", () => {
    const seen = open(BOARD, { "card:5": "cave-drake" });
    expect(cardAt(seen, "card:5")?.code).toBe("cave-drake");
  });
});

describe("numbers", () => {
  it("count points as they are doubled", () => {
    expect(score(somePlayer({ doubled: { item: 4, kill: 2, character: -1 } }))).toBe(5);
  });
  it("show what followers leave of direct influence", () => {
    const lord = someCard(1, { prowess: { total: 8, terms: [] }, influence: { total: 3, terms: [] }, unused: 1 });
    const seals = sealsOf(lord, FACES.get("aragorn-ii"), false);
    expect(seals.map(({ name, value }) => [name, value])).toEqual([
      ["prowess", "8"],
      ["influence", "1/3"],
    ]);
  });
  it("name where their terms come from", () => {
    const counted = { total: 8, terms: [{ source: "printed", amount: 6 }, { source: "frodo", amount: 2 }] };
    expect(termsTold(counted, { faces: FACES } as Desk)).toBe("card 6, Frodo +2");
  });
  it("are weighed where a question needs them", () => {
    const asked = { kind: "PlayHazards" } as Parameters<NonNullable<typeof kit.sums>>[1];
    const board = someBoard({ movement: { company: 0, limit: 4, left: 2 } });
    expect(kit.sums?.(board, asked, [])).toMatchObject([{ name: "limit", value: 2 }]);
  });
});
