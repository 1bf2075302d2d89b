import { afterEach, describe, expect, it } from "vitest";
import { reader } from "$/i18n/language.svelte";
import type { Desk } from "$/table/desk.svelte";
import type { LcgBoard, SeenCard } from "./board";
import { roleOf, toldOf } from "./telling";

const NAMES = ["Aragorn", "Steward of Gondor", "Forest Spider", "Celebrían's Stone"];
const desk = {
  name: (subject: string) => NAMES[Number(subject.slice(5))] ?? subject,
  faces: new Map([["aragorn", { kind: "hero" }]]),
} as unknown as Desk;

function card(number: number, how: Partial<SeenCard> = {}): SeenCard {
  return { card: number, code: null, host: null, exhausted: false, committed: false, face_down: false, ...how } as SeenCard;
}

function board(lying: Partial<LcgBoard>): LcgBoard {
  return { attached: [], shadows: [], players: [], ...lying } as LcgBoard;
}

afterEach(() => reader.speak("en"));

describe("what is read aloud of a card", () => {
  const hero = card(0, { exhausted: true, committed: true });
  const steward = card(1, { host: 0, exhausted: true });
  const stone = card(3, { host: 0 });
  const shadow = card(9, { host: 2 });
  const table = board({ attached: [steward, stone], shadows: [shadow] });

  it("says how it lies and what lies on it", () => {
    expect(toldOf(hero, table, desk)).toBe(
      "on the quest, exhausted, with Steward of Gondor, Celebrían's Stone",
    );
    expect(toldOf(steward, table, desk)).toBe("attached to Aragorn, exhausted");
    expect(toldOf(card(2), table, desk)).toBe("shadow cards: 1");
    expect(toldOf(shadow, table, desk)).toBe("Shadow card");
    expect(toldOf(card(5), table, desk)).toBe("");
  });
  it("says it in German, too", () => {
    reader.speak("de");
    expect(toldOf(hero, table, desk)).toBe(
      "im Abenteuer, erschöpft, mit Steward of Gondor, Celebrían's Stone",
    );
    expect(toldOf(steward, table, desk)).toBe("an Aragorn, erschöpft");
    expect(toldOf(card(2), table, desk)).toBe("Schattenkarten: 1");
  });
  it("names a guard and a prisoner, who lie face down", () => {
    const guard = card(4, { face_down: true });
    const taken = card(0, { face_down: true, code: "aragorn" });
    const held = board({ players: [{ engaged: [guard] }] as unknown as LcgBoard["players"] });
    expect(roleOf(guard, held, desk)).toBe("Orc Guard");
    expect(toldOf(taken, held, desk)).toBe("prisoner");
    expect(roleOf(card(6, { face_down: true }), held, desk)).toBe("");
  });
});
