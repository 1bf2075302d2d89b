import { afterEach, describe, expect, it } from "vitest";
import { reader } from "$/i18n/language.svelte";
import { ago, counted, phrases, spoken } from "$/i18n/phrases";

const parts = import.meta.glob(["../src/**/words.ts", "../src/**/words/*.ts"], { eager: true });

function places(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort();
}

describe("words", () => {
  afterEach(() => reader.speak("en"));

  it("are found in every part of the client", () => {
    expect(Object.keys(parts).length).toBeGreaterThan(5);
    expect(spoken.length).toBeGreaterThanOrEqual(Object.keys(parts).length);
  });

  it("have the same names in both languages, and none is empty", () => {
    for (const { en, de } of spoken) {
      expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
      for (const sentence of [...Object.values(en), ...Object.values(de)]) {
        expect(sentence.trim()).not.toBe("");
      }
    }
  });

  it("have the same places for values in both languages", () => {
    for (const { en, de } of spoken) {
      for (const name of Object.keys(en)) {
        expect(places(de[name] ?? ""), `${name}: ${de[name]}`).toEqual(places(en[name] ?? ""));
      }
    }
  });

  it("do without exclamation marks", () => {
    for (const { en, de } of spoken) {
      expect([...Object.values(en), ...Object.values(de)].filter((one) => one.includes("!"))).toEqual([]);
    }
  });

  it("are said in the language of the reader, with values in their places", () => {
    const say = phrases({ greet: "Well met, {name}" }, { greet: "Gut getroffen, {name}" });
    expect(say("greet", { name: "Sam" })).toBe("Well met, Sam");
    reader.speak("de");
    expect(say("greet", { name: "Sam" })).toBe("Gut getroffen, Sam");
    expect(document.documentElement.lang).toBe("de");
    spoken.pop();
  });

  it("count, and tell how long ago something was", () => {
    expect(counted(1, "1 card", "{n} cards")).toBe("1 card");
    expect(counted(1683, "1 card", "{n} cards")).toBe("1,683 cards");
    const now = Date.parse("2026-01-02T12:00:00Z");
    expect(ago("2026-01-02T11:55:00Z", now)).toBe("5 minutes ago");
    reader.speak("de");
    expect(ago("2026-01-01T12:00:00Z", now)).toBe("gestern");
  });
});
