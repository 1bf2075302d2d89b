import { describe, expect, it } from "vitest";
import { byLetter, inReadingOrder, step, type Place } from "./walk";

const place = (subject: string, name: string, x: number, y: number): Place => ({ subject, name, x, y });
const aragorn = place("card:0", "Aragorn", 100, 300);
const gloin = place("card:1", "Glóin", 220, 305);
const theodred = place("card:2", "Théodred", 340, 298);
const spider = place("card:3", "Forest Spider", 230, 100);
const guard = place("card:4", "Guard of the Citadel", 110, 450);
const places = [theodred, guard, spider, gloin, aragorn];

describe("walking by arrows", () => {
  it("begins at the first thing in reading order", () => {
    expect(step(places, null, "right")).toBe(spider);
    expect(step(places, "card:99", "down")).toBe(spider);
  });
  it("goes to the nearest thing that way", () => {
    expect(step(places, "card:0", "right")).toBe(gloin);
    expect(step(places, "card:2", "left")).toBe(gloin);
    expect(step(places, "card:1", "up")).toBe(spider);
    expect(step(places, "card:0", "down")).toBe(guard);
  });
  it("goes on in reading order where nothing lies that way", () => {
    expect(step(places, "card:2", "right")).toBe(guard);
    expect(step(places, "card:4", "down")).toBe(spider);
    expect(step(places, "card:3", "up")).toBe(guard);
  });
  it("comes to everything by going right alone", () => {
    const seen: (string | undefined)[] = [];
    let here: string | null = null;
    for (const _ of places) {
      here = step(places, here, "right")?.subject ?? null;
      seen.push(here ?? undefined);
    }
    expect(seen.sort()).toEqual(places.map((one) => one.subject).sort());
  });
  it("stays nowhere when nothing can be chosen", () => {
    expect(step([], null, "up")).toBeUndefined();
  });
  it("reads rows from left to right though cards stand a little askew", () => {
    expect(inReadingOrder(places).map((one) => one.name)).toEqual([
      "Forest Spider",
      "Aragorn",
      "Glóin",
      "Théodred",
      "Guard of the Citadel",
    ]);
  });
});

describe("walking by letters", () => {
  it("goes to the next name with that letter, and round again", () => {
    expect(byLetter(places, null, "g")).toBe(gloin);
    expect(byLetter(places, "card:1", "g")).toBe(guard);
    expect(byLetter(places, "card:4", "g")).toBe(gloin);
  });
  it("knows letters without their accents", () => {
    const eowyn = place("card:7", "Éowyn", 0, 0);
    expect(byLetter([eowyn], null, "e")).toBe(eowyn);
    expect(byLetter(places, null, "z")).toBeUndefined();
  });
});
