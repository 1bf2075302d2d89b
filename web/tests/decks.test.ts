import { describe, expect, it } from "vitest";
import type { CardFace, DeckContents, DeckForm } from "$/api/types";
import {
  cardsIn,
  changed,
  empty,
  grouped,
  homeOf,
  homesOf,
  leavesOf,
  moved,
  opened,
  placesOf,
  size,
  total,
  write,
} from "$/pages/deckList";
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

const heap: DeckForm = { parts: [], declared: "", sides: [], groups: [], cards: {} };

const form: DeckForm = {
  parts: [
    { name: "start", words: "Start", help: "", heading: "Pool", first: { person: 2 } },
    { name: "main", words: "Main", help: "", heading: "Play deck", first: {} },
    { name: "places", words: "Places", help: "", heading: "Sites", first: {} },
  ],
  declared: "Alignment",
  sides: [
    { name: "good", words: "Good", lines: ["Alignment: Good"] },
    { name: "evil", words: "Evil", lines: ["Alignment: Evil", "Lord: Sauron"] },
  ],
  groups: [
    { code: "place", words: "Places", help: "", available: true },
    { code: "person", words: "People", help: "", available: true },
  ],
  cards: {
    gloin: { group: "person", parts: ["start", "main"], sides: ["good"], listed: "" },
    wolf: { group: "person", parts: ["main"], sides: ["evil"], listed: "Wolf (XX-1)" },
    moria: { group: "place", parts: ["places"], sides: ["good", "evil"], listed: "" },
  },
};

const known = [...faces, face("moria", "Moria", { kind: "site", kind_words: "Ruin" })];

describe("deck lists", () => {
  it("of mere heaps are written as one list", () => {
    const deck = changed(changed(empty(heap), "", "gloin", 1), "", "celebrians-stone", 2);
    expect(write("Two\nlines", deck, heap)).toBe("# Two lines\n\n1x gloin\n2x celebrians-stone\n");
  });

  it("are written with what they declare, and their parts under headings", () => {
    const contents: DeckContents = {
      name: "",
      side: "evil",
      parts: { places: { moria: 1 }, start: { gloin: 1 }, main: { wolf: 2 } },
      remarks: [],
    };
    expect(write("Mine", opened(contents), form).split("\n")).toEqual([
      "# Mine",
      "Alignment: Evil",
      "Lord: Sauron",
      ...["", "Pool", "", "1x gloin"],
      ...["", "Play deck", "", "2x Wolf (XX-1)"],
      ...["", "Sites", "", "1x moria", ""],
    ]);
  });

  it("begin with the first side, and may declare none", () => {
    expect(empty(form).side).toBe("good");
    expect(empty(heap).side).toBe("");
    const undeclared = opened({ name: "", side: null, parts: {}, remarks: [] });
    expect(write("Mine", undeclared, form)).toBe("# Mine\n");
  });

  it("change by copies, and lose a card with its last copy", () => {
    const one = changed(empty(form), "main", "gloin", 1);
    expect(total(changed(one, "main", "gloin", 2))).toBe(3);
    expect(cardsIn(changed(one, "main", "gloin", -1), "main").has("gloin")).toBe(false);
    expect(size(cardsIn(one, "main"))).toBe(1);
  });

  it("take a card where it belongs, as long as there is room, or where it is wanted", () => {
    let deck = empty(form);
    expect(homeOf(deck, form, "gloin", "").name).toBe("start");
    deck = changed(deck, "start", "gloin", 2);
    expect(homeOf(deck, form, "gloin", "").name).toBe("main");
    expect(homeOf(deck, form, "gloin", "start").name).toBe("start");
    expect(homeOf(deck, form, "moria", "start").name).toBe("places");
    expect(homesOf(form, "gloin").map(({ name }) => name)).toEqual(["start", "main"]);
    expect(homeOf(empty(heap), heap, "gloin", "").name).toBe("");
  });

  it("move copies from part to part", () => {
    const before = changed(empty(form), "start", "gloin", 3);
    const after = moved(before, "gloin", "start", "main", 1);
    const found = placesOf(after, form, "gloin").map(({ part, copies }) => [part.name, copies]);
    expect(found).toEqual([["start", 2], ["main", 1]]);
    expect(leavesOf(after, form, "gloin", "")?.name).toBe("main");
    expect(leavesOf(after, form, "gloin", "start")?.name).toBe("start");
    expect(leavesOf(after, form, "moria", "")).toBeUndefined();
    expect(placesOf(moved(after, "gloin", "start", "main", 2), form, "gloin")).toHaveLength(1);
  });

  it("are shown by kinds, or by the groups of the game", () => {
    const cards = new Map([["wolf", 2], ["gloin", 1], ["moria", 1]]);
    const shown = (by: DeckForm): unknown =>
      grouped(cards, known, by).map(({ kind, copies }) => [kind, copies]);
    expect(shown(heap)).toEqual([["Hero", 1], ["Ally", 2], ["Ruin", 1]]);
    expect(shown(form)).toEqual([["Places", 1], ["People", 3]]);
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
    expect(filtered(faces, { ...none, kind: "Hero", side: "Lore" })).toHaveLength(1);
    expect(filtered(faces, { ...none, kind: "Ally", side: "Lore" })).toHaveLength(2);
    expect(filtered(faces, { ...none, kind: "w" }, ({ code }) => code[0] ?? "")).toHaveLength(1);
  });

  it("offer what there is, once", () => {
    const places = [
      face("a", "A", { kind: "site", kind_words: "Haven", side: "haven", side_words: "Hero" }),
      face("b", "B", { kind: "site", kind_words: "Ruin", side: "ruin", side_words: "Hero" }),
    ];
    expect(kinds([...faces, ...places]).map((one) => one.words)).toEqual([
      "Hero",
      "Ally",
      "Haven",
      "Ruin",
    ]);
    expect(sides([...faces, ...places]).map((one) => one.words)).toEqual(["Lore", "Hero"]);
  });
});
