import { describe, expect, it } from "vitest";
import type { CardFace } from "$/api/types";
import { changed, grouped, read, size, write } from "$/pages/deckList";
import { filtered, kinds, sides } from "$/pages/filtering";

function face(code: string, name: string, more: Partial<CardFace> = {}): CardFace {
  return {
    code,
    name,
    kind: "ally",
    kind_words: "Ally",
    copies: 1,
    subtitle: "",
    unique: false,
    side: "lore",
    side_words: "Lore",
    figures: [],
    keywords: [],
    text: [],
    set: "core",
    set_words: "Core",
    number: 1,
    playable: true,
    name_is_ours: false,
    emblem: "",
    search: name.toLowerCase(),
    ...more,
  };
}

const faces = [
  face("gloin", "Glóin", { kind: "hero", kind_words: "Hero", search: "gloin held zwerg" }),
  face("celebrians-stone", "Celebrían's Stone", { search: "celebrian's stone" }),
  face("celebrians-stone", "Celebríans Stein", { search: "celebrian's stone" }),
  face("wolf", "Wolf", { side: null, side_words: "", search: "wolf" }),
];

describe("deck lists", () => {
  it("are read by code and by name in any language, with headings left out", () => {
    const found = read("# Mine\n\nHeroes (1)\n1x Gloin\n2x Celebrían’s Stone\n1 celebrians stein\n", faces);
    expect(found.name).toBe("Mine");
    expect([...found.cards]).toEqual([["gloin", 1], ["celebrians-stone", 3]]);
    expect(found.unread).toEqual([]);
  });

  it("say what they could not read", () => {
    expect(read("3x Gandalf\nhello\n", faces).unread).toEqual(["3x Gandalf", "hello"]);
  });

  it("are written so that they can be read again", () => {
    const cards = new Map([["gloin", 1], ["celebrians-stone", 2]]);
    const found = read(write("Two\nlines", cards), faces);
    expect([found.name, [...found.cards], found.unread]).toEqual(["Two lines", [...cards], []]);
  });

  it("change by copies, and lose a card with its last copy", () => {
    const one = changed(new Map(), "gloin", 1);
    expect(size(changed(one, "gloin", 2))).toBe(3);
    expect(changed(one, "gloin", -1).has("gloin")).toBe(false);
    expect(size(one)).toBe(1);
  });

  it("are shown by kinds", () => {
    const groups = grouped(new Map([["wolf", 2], ["gloin", 1]]), faces);
    expect(groups.map(({ kind, copies }) => [kind, copies])).toEqual([["Hero", 1], ["Ally", 2]]);
  });
});

describe("filters", () => {
  const none = { words: "", kind: "", side: "", set: "" };

  it("let everything through when they are empty", () => {
    expect(filtered(faces, none)).toHaveLength(4);
  });

  it("find words without accents, all of them", () => {
    expect(filtered(faces, { ...none, words: "GLÓIN zwerg" }).map((one) => one.code)).toEqual(["gloin"]);
    expect(filtered(faces, { ...none, words: "gloin elf" })).toEqual([]);
  });

  it("combine kind and side", () => {
    expect(filtered(faces, { ...none, kind: "hero", side: "lore" })).toHaveLength(1);
    expect(filtered(faces, { ...none, side: "-" }).map((one) => one.code)).toEqual(["wolf"]);
  });

  it("offer what there is, once", () => {
    expect(kinds(faces).map((one) => one.value)).toEqual(["hero", "ally"]);
    expect(sides(faces)).toEqual([{ value: "lore", words: "Lore" }]);
  });
});
