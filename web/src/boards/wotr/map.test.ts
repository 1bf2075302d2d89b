import { describe, expect, it } from "vitest";
import { inLines, linesOf, peaks } from "../map/chart";
import { arrow, LANDS, LINES, realmEdges, RIVERS } from "./map";

describe("the map", () => {
  it("draws a closed ground for every region", () => {
    expect(LANDS.size).toBe(105);
    for (const land of LANDS.values()) {
      expect(land.path).toMatch(/^M[\d. ]+(L[\d. ]+){5,}Z$/);
    }
  });
  it("draws lines by what they are", () => {
    const count = (path: string): number => path.split("M").length - 1;
    expect(count(linesOf(LINES, "open"))).toBe(232);
    expect(count(linesOf(LINES, "closed"))).toBe(45);
    expect(count(linesOf(LINES, "sea"))).toBe(14);
    expect(count(linesOf(LINES, "lake"))).toBe(5);
    expect(RIVERS).toHaveLength(10);
  });
  it("draws the edge of a realm only where it ends", () => {
    const inside = LINES.find((line) => line.sides.join() === "minas-tirith,druadan-forest");
    expect(inside).toBeDefined();
    const [x, y] = inside?.points ?? [];
    const edge = realmEdges("gondor");
    expect(edge).not.toContain(`M${x} ${y}L${inside?.points[2]} ${inside?.points[3]}`);
    expect(edge.length).toBeGreaterThan(100);
  });
  it("sets mountains along black lines, those behind first", () => {
    const found = peaks(LINES);
    expect(found.length).toBeGreaterThan(100);
    expect(found.map((one) => one.y)).toEqual(found.map((one) => one.y).toSorted((a, b) => a - b));
  });
  it("points from one region to another", () => {
    expect(arrow({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe(
      "M22.0 2.0L64.0 4.0L64.0 10.0L78.0 0.0L64.0 -10.0L64.0 -4.0L22.0 -2.0Z",
    );
  });
  it("breaks long names as evenly as their words allow", () => {
    expect(inLines("Moria")).toEqual(["Moria"]);
    expect(inLines("Minas Tirith")).toEqual(["Minas Tirith"]);
    expect(inLines("Narrows of the Forest")).toEqual(["Narrows of", "the Forest"]);
    expect(inLines("Waldland-Reich")).toEqual(["Waldland-Reich"]);
  });
});
