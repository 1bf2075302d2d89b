import { describe, expect, it } from "vitest";
import { HEIGHT, WIDTH } from "./map";
import { fit } from "./fitting";

describe("how large the map is drawn", () => {
  it("is wholly seen where little is lost by it", () => {
    expect(fit(WIDTH / 2, HEIGHT / 2)).toBe(0.5);
    expect(fit(WIDTH / 2, HEIGHT)).toBe(0.5);
    expect(fit(WIDTH / 2, HEIGHT * 0.3)).toBeGreaterThan(0.3);
  });
  it("can be read on a phone", () => {
    expect(fit(390, 540)).toBe(0.6);
  });
});
