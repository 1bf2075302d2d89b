import { describe, expect, it } from "vitest";
import { groundOf, inLines, linesOf, walked, type Line } from "./chart";

const LINES: readonly Line[] = [
  { kind: "open", sides: ["a", "b"], points: [0, 0, 10, 0] },
  { kind: "sea", sides: ["a"], points: [0, 0, 0, 10, 10, 0] },
];

describe("lines of a map", () => {
  it("are walked in both directions", () => {
    expect(walked(LINES, 1)).toEqual([[0, 0], [10, 0]]);
    expect(walked(LINES, -1)).toEqual([[10, 0], [0, 0]]);
  });
  it("go around a ground", () => {
    expect(groundOf(LINES, [2, -1])).toBe("M0 0L0 10L10 0Z");
  });
  it("are drawn by their kind", () => {
    expect(linesOf(LINES, "open")).toBe("M0 0L10 0");
    expect(linesOf(LINES, "open", "sea").split("M")).toHaveLength(3);
  });
});

describe("names on a map", () => {
  it("are broken as evenly as their words allow", () => {
    expect(inLines("Mouths of the Anduin")).toEqual(["Mouths of", "the Anduin"]);
  });
});
