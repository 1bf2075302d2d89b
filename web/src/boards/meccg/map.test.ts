import { describe, expect, it } from "vitest";
import type { SeenCard, SeenCompany, SeenJourney } from "./board";
import { banners, fit, HEIGHT, LANDS, LINES, wayOf, WIDTH } from "./map";
import { someBoard, someCard, someCompany } from "./fixtures";

function at(company: number, region: string, journey: SeenJourney | null = null): SeenCompany {
  const site = { card: someCard(100 + company), site_type: "haven", region, haven: true, under_deeps: false };
  return someCompany({ company, site, journey });
}

const SITE: SeenCard = someCard(9);

describe("the map", () => {
  it("draws a closed ground for each of the 52 regions", () => {
    expect(LANDS.size).toBe(52);
    for (const land of LANDS.values()) expect(land.path).toMatch(/^M[\d. ]+(L[\d. ]+){3,}Z$/);
  });
  it("draws mountains only where nobody can pass", () => {
    const sides = LINES.filter((line) => line.kind === "closed").map((line) => line.sides.join());
    expect(sides).toContain("gundabad,grey-mountain-narrows".split(",").sort().join());
    expect(sides).not.toContain("hollin,redhorn-gate");
  });
  it("is seen as a whole where there is room", () => {
    expect(fit(WIDTH / 2, HEIGHT / 2)).toBe(0.5);
  });
  it("can be read on a phone", () => {
    expect(fit(390, 256)).toBeGreaterThan(0.6);
  });
});

describe("companies on the map", () => {
  it("stand beside each other in one region", () => {
    const [one, two] = banners(someBoard({ companies: [at(0, "rhudaur"), at(1, "rhudaur")] }));
    expect(one?.y).toBe(two?.y);
    expect((two?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(20);
  });
  it("go through the middles of their regions", () => {
    const to = { card: SITE, site_type: "ruins-and-lairs", region: "hollin", haven: false, under_deeps: false };
    const journey = { to, way: "region", regions: ["rhudaur", "hollin"], path: [], revealed: true };
    const way = wayOf(at(0, "rhudaur", journey));
    expect(way?.match(/[ML]/g)).toEqual(["M", "L"]);
  });
  it("go nowhere that is not known", () => {
    const journey = { to: null, way: null, regions: [], path: [], revealed: false };
    expect(wayOf(at(0, "rhudaur", journey))).toBeNull();
    expect(wayOf(at(0, "rhudaur"))).toBeNull();
  });
});
