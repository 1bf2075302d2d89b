import { describe, expect, it } from "vitest";
import { armies, figureOf, holder, inOrder, layout, PIP, tally } from "./armies";
import type { WotrBoard } from "./board";
import { LANDS } from "./map";

const board = {
  free: [{ region: "minas-tirith", force: ["gondor-regular", "gondor-regular", "gondor-elite", "gondor-leader"] }],
  shadow: [{ region: "minas-tirith", force: ["southrons-elite", "sauron-regular", "sauron-nazgul"] }],
  characters: { boromir: "minas-tirith", "witch-king": "minas-tirith", gimli: "moria" },
  besieged: ["minas-tirith"],
  captured: [],
} as unknown as WotrBoard;
const nationOf = (region: string): string | null => LANDS.get(region)?.nation ?? null;

describe("armies", () => {
  const found = armies(board, nationOf);

  it("stand together by region and side, Elites first", () => {
    expect(found.map(({ region, side }) => `${side} ${region}`)).toEqual([
      "free minas-tirith",
      "free moria",
      "shadow minas-tirith",
    ]);
    expect(found[0]?.units.map((one) => one.rank)).toEqual(["elite", "regular", "regular"]);
    expect(found[0]?.leaders.map((one) => one.code)).toEqual(["gondor-leader"]);
    expect(found[0]?.characters).toEqual(["boromir"]);
    expect(found[2]?.characters).toEqual(["witch-king"]);
  });
  it("are inside a besieged Stronghold or around it", () => {
    expect(found.map((army) => army.siege)).toEqual(["inside", null, "around"]);
    const taken = armies({ ...board, captured: ["minas-tirith"] }, nationOf);
    expect(taken.map((army) => army.siege)).toEqual(["around", null, "inside"]);
  });
  it("count each kind once", () => {
    expect(tally(inOrder(["gondor-regular", "gondor-elite", "gondor-regular"]))).toEqual([
      { figure: figureOf("gondor-elite"), count: 1 },
      { figure: figureOf("gondor-regular"), count: 2 },
    ]);
  });
});

describe("who holds a Settlement", () => {
  it("is who built it, until the enemy takes it", () => {
    expect(holder("rohan", false)).toBe("free");
    expect(holder("rohan", true)).toBe("shadow");
    expect(holder("isengard", true)).toBe("free");
    expect(holder(null, false)).toBeNull();
  });
});

describe("a block", () => {
  const regulars = (count: number): readonly ReturnType<typeof figureOf>[] =>
    Array.from({ length: count }, () => figureOf("sauron-regular"));
  const bare = { leaders: [], characters: [] };

  it("has rows of five", () => {
    const laid = layout({ units: regulars(7), ...bare });
    expect(laid.width).toBe(5 * PIP + 8);
    expect(laid.height).toBe(2 * PIP + 8);
    expect(new Set(laid.units.map((one) => one.y)).size).toBe(2);
  });
  it("has who leads above, and everything inside", () => {
    const laid = layout({ units: regulars(1), leaders: [figureOf("sauron-nazgul")], characters: ["witch-king"] });
    const [seal] = laid.characters;
    expect(seal && laid.units[0] && seal.y < laid.units[0].y).toBe(true);
    for (const one of [...laid.units, ...laid.leaders, ...laid.characters]) {
      expect(one.x).toBeGreaterThan(0);
      expect(one.x).toBeLessThan(laid.width);
      expect(one.y).toBeLessThan(laid.height);
    }
  });
});
