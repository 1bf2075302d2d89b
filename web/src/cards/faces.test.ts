import { describe, expect, it } from "vitest";
import { corners, drawn, hue, longestWord } from "./faces";

const figures = [
  { name: "threat_cost", words: "Threat cost", value: "12" },
  { name: "hit_points", words: "Hit points", value: "5" },
  { name: "willpower", words: "Willpower", value: "2" },
  { name: "attack", words: "Attack", value: "X" },
];

describe("the edge of a card", () => {
  it("has the colour of its side, else of its kind", () => {
    expect(hue({ side: "spirit", kind: "ally" })).toBe("var(--side-spirit, var(--side-neutral))");
    expect(hue({ side: null, kind: "enemy" })).toBe("var(--side-enemy, var(--side-encounter))");
  });
});

describe("the name of a card", () => {
  it("is measured by its longest word", () => {
    expect(longestWord("Hummerhorns")).toBe(11);
    expect(longestWord("Dol-Guldur-Orks")).toBe(6);
    expect(longestWord("")).toBe(0);
  });
});

describe("the figures of a card", () => {
  it("show what counts now, and whether it is more or less than printed", () => {
    const shown = drawn(figures, { willpower: 4, hit_points: 3, attack: 2, threat_cost: null });
    expect(shown.map((one) => [one.name, one.value, one.change])).toEqual([
      ["threat_cost", "12", 0],
      ["hit_points", "3", -1],
      ["willpower", "4", 1],
      ["attack", "2", 0],
    ]);
    expect(shown[2]?.base).toBe("2");
  });
  it("show what is printed where nothing else counts", () => {
    expect(drawn(figures, undefined).map((one) => one.value)).toEqual(["12", "5", "2", "X"]);
  });
  it("stand in their corners: the cost above, hit points last", () => {
    const { top, row } = corners(drawn(figures, undefined));
    expect(top?.name).toBe("threat_cost");
    expect(row.map((one) => one.name)).toEqual(["willpower", "attack", "hit_points"]);
  });
});
