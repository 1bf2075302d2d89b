import { describe, expect, it } from "vitest";
import { between, FARTHEST, NEAREST, zoomed } from "./pinch";

describe("pinching", () => {
  const plain = { zoom: 1, left: 0, top: 100 };

  it("keeps what is under the fingers where it is", () => {
    const at = { x: 40, y: 60 };
    const near = zoomed(plain, 2, at);
    expect(near).toEqual({ zoom: 2, left: 40, top: 260 });
    expect((near.top + at.y) / near.zoom).toBe(plain.top + at.y);
    expect(zoomed(near, 1, at)).toEqual(plain);
  });

  it("ends somewhere in both directions", () => {
    expect(zoomed(plain, 99, { x: 0, y: 0 }).zoom).toBe(NEAREST);
    expect(zoomed(plain, 0.01, { x: 0, y: 0 })).toMatchObject({ zoom: FARTHEST, left: 0 });
  });

  it("measures two fingers", () => {
    expect(between({ x: 0, y: 0 }, { x: 6, y: 8 })).toEqual({ apart: 10, middle: { x: 3, y: 4 } });
  });
});
