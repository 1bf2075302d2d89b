import { describe, expect, it } from "vitest";
import { figureOf, layout, type Army } from "./armies";
import type { Land } from "./map";
import { PIECE, places, type Besides } from "./places";

const land: Land = {
  code: "minas-tirith",
  names: ["Minas Tirith"],
  nation: "gondor",
  settlement: "stronghold",
  x: 800,
  y: 600,
  room: 30,
  path: "",
};
const wild: Land = { ...land, settlement: null };

function army(side: Army["side"], units: number, siege: Army["siege"] = null, characters: readonly string[] = []): Army {
  const figures = Array.from({ length: units }, () => figureOf("gondor-regular"));
  return { region: land.code, side, units: figures, leaders: [], characters, siege };
}

const INSIDE = army("free", 3, "inside", ["boromir"]);
const AROUND = army("shadow", 10, "around", ["witch-king"]);

describe("places in a region", () => {
  it("have the besieged above those around them, and the name below", () => {
    const at = places(land, [AROUND, INSIDE], 1);
    expect(at.armies.map(({ what }) => what.siege)).toEqual(["inside", "around"]);
    const [inside, around] = at.armies;
    expect((inside?.y ?? 0) < (around?.y ?? 0)).toBe(true);
    expect(at.name.y).toBeGreaterThan(around?.y ?? 0);
  });
  it("have the Settlement in the middle where nobody stands", () => {
    const at = places(land, [], 1);
    expect(at.settlement.x).toBe(land.x);
    expect(at.armies).toEqual([]);
  });
  it("have the Ring-bearers in the middle where nothing else is", () => {
    const at = places(wild, [], 2, { hunted: true });
    expect(at.bearers.x).toBe(land.x);
    expect(at.bearers.y).toBeLessThan(at.name.y - 20);
  });
});

type Box = readonly [left: number, top: number, right: number, bottom: number];
const around = (at: { x: number; y: number }, width: number, height: number): Box => [
  at.x - width / 2,
  at.y - height / 2,
  at.x + width / 2,
  at.y + height / 2,
];
/** Everything that is drawn in a region, with the flag as Settlement.svelte draws it. */
function boxes(where: Land, here: readonly Army[], besides: Besides, pieces: number): Record<string, Box> {
  const at = places(where, here, 1, besides);
  const { x, y } = at.settlement;
  return {
    ...Object.fromEntries(at.armies.map(({ what, ...middle }) => [what.side, around(middle, layout(what).width, layout(what).height)])),
    ...(where.settlement ? { settlement: around(at.settlement, 27, 27) } : {}),
    ...(besides.captured ? { flag: [x - 24, y - 18, x - 9, y - 8] as const } : {}),
    ...(besides.hunted ? { bearers: around(at.bearers, 26, 26) } : {}),
    pieces: around(at.pieces, pieces * 27 - 2, PIECE),
  };
}

describe("what is drawn in a region", () => {
  const crowds = [[], [army("free", 1)], [army("free", 0, null, ["gimli"])], [AROUND], [INSIDE, AROUND]];
  const cases = crowds.flatMap((here) =>
    [true, false].flatMap((captured) => [true, false].map((hunted) => ({ here, captured, hunted }))),
  );

  it.each(cases)("hides nothing else: $here.length armies, flag $captured, Ring-bearers $hunted", ({ here, ...besides }) => {
    for (const where of besides.captured ? [land] : [land, wild]) {
      const found = Object.entries(boxes(where, here, besides, 3));
      for (const [one, a] of found) {
        for (const [other, b] of found) {
          const apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
          if (one < other && !(one === "flag" && other === "settlement")) expect(apart, `${one} and ${other}`).toBe(true);
        }
      }
    }
  });
});
