import { afterEach, describe, expect, it } from "vitest";
import { reader } from "$/i18n/language.svelte";
import type { WotrBoard } from "./board";
import { alike, scores } from "./dice";
import { LANDS } from "./map";
import { open } from "./open";
import { CHARACTER_CODES, characterName, counted, initials } from "./tables";
import { figureName, regionTold } from "./telling";
import { armies } from "./armies";

afterEach(() => reader.speak("en"));

describe("seals", () => {
  it("tell all Characters of a game apart", () => {
    const ours = CHARACTER_CODES.filter((who) => who !== "witch-king-chief").map(initials);
    expect(new Set(ours).size).toBe(ours.length);
    expect(initials("gandalf-white")).toBe("Gw");
    expect(initials("mouth-of-sauron")).toBe("Ms");
  });
});

describe("Hunt tiles", () => {
  it("are counted by what they show, special ones apart", () => {
    const found = counted(["std-3-1", "std-eyer-1", "elven-rope", "std-3-2", "std-0r-1", "std-1-1"]);
    expect(found.map(({ face, count }) => `${count}×${face}`)).toEqual(["1×0r", "1×1", "2×3", "1×◉r", "1×0"]);
  });
});

describe("Combat dice", () => {
  it("hit with a 6, never with a 1, else by what is needed", () => {
    expect([1, 4, 5, 6].map((die) => scores(die, 0, 5))).toEqual([false, false, true, true]);
    expect([1, 4, 5, 6].map((die) => scores(die, 1, 5))).toEqual([false, true, true, true]);
    expect([5, 6].map((die) => scores(die, -2, 6))).toEqual([false, true]);
  });
});

describe("Action dice", () => {
  it("lie together if they show the same", () => {
    expect(alike(["army", "muster", "army"])).toEqual([
      { face: "army", count: 2 },
      { face: "muster", count: 1 },
    ]);
  });
});

describe("what is read aloud", () => {
  const board = {
    free: [{ region: "helms-deep", force: ["rohan-regular", "rohan-regular", "rohan-leader"] }],
    shadow: [{ region: "helms-deep", force: ["isengard-elite", "sauron-nazgul"] }],
    characters: { strider: "helms-deep" },
    besieged: ["helms-deep"],
    captured: [],
    bearers: "moria",
    mordor: null,
    towers: { "helms-deep": 2 },
  } as unknown as WotrBoard;
  const land = LANDS.get("helms-deep");
  const here = armies(board, () => "rohan");

  it("says who holds a region and who stands there", () => {
    expect(land && regionTold(land, board, here, true)).toBe(
      "Helm's Deep; Rohan; Stronghold, besieged; " +
        "Free Peoples inside the Stronghold: 2 × Rohan: Regular, 1 × Rohan: Leader, Strider; " +
        "Shadow around the Stronghold: 1 × Isengard: Elite, 1 × Nazgûl; 2 × Siege towers; can be chosen",
    );
  });
  it("says it in German, too", () => {
    reader.speak("de");
    expect(land && regionTold(land, board, [], false)).toBe("Helms Klamm; Rohan; Festung, belagert; 2 × Belagerungstürme");
    expect(figureName("north-elite")).toBe("Nördliche Allianz: Elite-Einheit");
    expect(characterName("strider")).toBe("Streicher");
  });
});

describe("the open board", () => {
  it("has all cards face up", () => {
    const card = (number: number, code: string | null): object => ({ card: number, deck: "character", code });
    const board = { hands: [[card(1, null)], [card(2, "athelas")]], discards: [[card(3, null)], []] };
    const found = open(board, { "card:1": "elven-rope", "card:3": "wormtongue" });
    expect(found.hands.flat().map((one) => one.code)).toEqual(["elven-rope", "athelas"]);
    expect(found.discards.flat().map((one) => one.code)).toEqual(["wormtongue"]);
  });
});
