import { describe, expect, it } from "vitest";
import { corner } from "./corner";

const room = { left: 0, top: 0, right: 400, bottom: 300 };
const box = (left: number, top: number): { left: number; top: number; right: number; bottom: number } => ({
  left,
  top,
  right: left + 50,
  bottom: top + 50,
});

describe("where something is shown beside another thing", () => {
  it("stands below, at the left, if there is nothing in the way", () => {
    expect(corner(room, 100, 80, box(300, 10))).toEqual({ x: 8, y: 212 });
  });
  it("goes to another corner rather than hide what it tells of", () => {
    expect(corner(room, 100, 80, box(10, 240))).toEqual({ x: 8, y: 8 });
    expect(corner(room, 100, 200, box(10, 100))).toEqual({ x: 292, y: 92 });
  });
  it("hides as little as can be where it is as large as its room", () => {
    expect(corner(room, 380, 200, box(100, 20))).toEqual({ x: 8, y: 92 });
    expect(corner(room, 380, 200, box(100, 230))).toEqual({ x: 8, y: 8 });
  });
});
