import { describe, expect, it } from "vitest";
import type { Asked, Offer } from "$/wire";
import { menuOf, passesBy, press } from "./gesture";

const offer = (text: string, ...touches: string[]): Offer => ({ text, words: text, touches });
const asked = (stop: string | null, ...offers: Offer[]): Asked => ({
  kind: "TakeAction",
  words: "What?",
  offers,
  rules: [],
  stop,
});
const use = offer("use 3 0", "card:3");
const play = offer("play 3", "card:3");
const attach = offer("attach 4 5", "card:4", "card:5");
const hidden = offer("pick 9", "card:9");
const keep = offer("keep");
const pass = offer("pass");
const question = asked("actions", pass, use, play, attach, hidden, keep);
const menu = menuOf(question, (subject) => subject !== "card:9");

describe("what a click means", () => {
  it("picks the only option of a thing", () => {
    expect(press(menu, "card:4")).toEqual({ kind: "pick", offer: attach });
    expect(press(menu, "card:5")).toEqual({ kind: "pick", offer: attach });
  });
  it("opens the few options of a thing", () => {
    expect(press(menu, "card:3")).toEqual({ kind: "menu", offers: [use, play] });
  });
  it("shows what cannot be chosen", () => {
    expect(press(menu, "card:8")).toEqual({ kind: "show" });
  });
});

describe("where options stand", () => {
  it("makes buttons of those that touch nothing drawn", () => {
    expect(menu.plain).toEqual([hidden, keep]);
  });
  it("sets the one apart that ends or passes", () => {
    expect(menu.done).toBe(pass);
    expect(menuOf(asked(null, keep), () => true).done).toBeNull();
  });
  it("knows nothing without a question", () => {
    expect(menuOf(null, () => true).plain).toEqual([]);
  });
});

describe("moments that pass by themselves", () => {
  const stops = [{ name: "actions", words: "Actions", default: true, passing: "pass" }];
  it("stops where the game says, unless the player says otherwise", () => {
    expect(passesBy(question, stops, {})).toBeNull();
    expect(passesBy(question, stops, { actions: false })).toBe(pass);
  });
  it("passes where the game does not stop, unless the player wants to be asked", () => {
    const quiet = [{ name: "actions", words: "Actions", default: false, passing: "pass" }];
    expect(passesBy(question, quiet, {})).toBe(pass);
    expect(passesBy(question, quiet, { actions: true })).toBeNull();
  });
  it("always asks what has no stop, and never invents an option", () => {
    expect(passesBy(asked(null, pass), stops, { actions: false })).toBeNull();
    expect(passesBy(asked("actions", keep), stops, { actions: false })).toBeNull();
  });
});
