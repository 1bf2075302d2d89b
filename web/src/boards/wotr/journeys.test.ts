import { describe, expect, it } from "vitest";
import type { WotrBoard } from "./board";
import { journeys } from "./journeys";

function board(free: Record<string, string>, shadow: Record<string, string> = {}): WotrBoard {
  const standing = (side: Record<string, string>): object[] =>
    Object.entries(side).map(([region, force]) => ({ region, force: force.split(" ") }));
  return { free: standing(free), shadow: standing(shadow) } as unknown as WotrBoard;
}

describe("journeys", () => {
  it("lead an army from where it was, also if some stay behind", () => {
    const before = board({ edoras: "rohan-regular rohan-regular rohan-leader", folde: "rohan-elite" });
    const after = board({ edoras: "rohan-regular", folde: "rohan-elite rohan-regular rohan-leader" });
    expect(journeys(before, after)).toEqual([{ side: "free", from: "edoras", to: "folde" }]);
  });
  it("are not those of recruits or of the dead", () => {
    const before = board({ edoras: "rohan-regular" }, { moria: "sauron-regular" });
    const after = board({ edoras: "rohan-regular rohan-elite" }, {});
    expect(journeys(before, after)).toEqual([]);
  });
});
