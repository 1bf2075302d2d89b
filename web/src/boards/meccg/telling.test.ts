import { describe, expect, it } from "vitest";
import type { SeenStrike } from "./board";
import { someAttack, somePlayer } from "./fixtures";
import { pointsTold, siteLine, strikesOf } from "./telling";

const strikeOn = (card: number): SeenStrike => ({
  card,
  prowess: { total: 5, terms: [] },
  stays: false,
  canceled: false,
  by: null,
  against: null,
});

describe("the strikes of an attack", () => {
  it("are faced one after another; the one under way is not over yet", () => {
    const attack = someAttack({ faced: [3, 1], assigned: [2] });
    const states = strikesOf(attack, strikeOn(1)).map(({ card, state }) => [card, state]);
    expect(states).toEqual([[3, "faced"], [1, "now"], [2, "facing"]]);
    expect(strikesOf(attack, null).map(({ state }) => state)).toEqual(["faced", "faced", "facing"]);
  });
  it("come from somebody if a company attacks", () => {
    const attack = someAttack({ foes: 4, faced: [1], assigned: [2], strikers: [11, 12] });
    expect(strikesOf(attack, null).map(({ by }) => by)).toEqual([11, 12]);
    expect(strikesOf(someAttack({ assigned: [2] }), null)[0]?.by).toBeNull();
  });
});

describe("marshalling points", () => {
  it("are told as they count, with what there is if the rules change it", () => {
    const player = somePlayer({ counted: { character: 7, item: 2 }, doubled: { character: 2, item: 2 } });
    expect(pointsTold(player, "character")).toBe("2 (7)");
    expect(pointsTold(player, "item")).toBe("2");
    expect(pointsTold(player, "kill")).toBe("0");
  });
});

describe("a site to go to", () => {
  it("is told by its type and region", () => {
    const face = { kind_words: "Haven", subtitle: "Rhudaur" } as Parameters<typeof siteLine>[0];
    expect(siteLine(face)).toBe("Haven · Rhudaur");
    expect(siteLine(undefined)).toBe("");
  });
});
