import { describe, expect, it } from "vitest";
import type { Line } from "$/wire";
import { chronicle, thoughts, whereWeAre } from "./chronicle";

const line = (
  number: number,
  words: string,
  heading = 0,
  seat: number | null = null,
  thought: string | null = null,
): Line => ({ number, words, touches: [], seat, heading, thought });
const log = [
  line(0, "Cards are dealt"),
  line(1, "Round 1", 1),
  line(2, "Planning", 2),
  line(3, "Mira plays Faramir", 0, 0),
  line(4, "Quest", 2),
  line(5, "Jonas commits Gimli", 0, 1),
  line(6, "Round 2", 1),
  line(7, "Planning", 2),
];

describe("the log", () => {
  it("is told by turns and phases", () => {
    const told = chronicle(log).map((turn) => [
      turn.heading?.words,
      turn.parts.map((part) => [part.heading?.words, part.lines.length]),
    ]);
    expect(told).toEqual([
      [undefined, [[undefined, 1]]],
      ["Round 1", [["Planning", 1], ["Quest", 1]]],
      ["Round 2", [["Planning", 0]]],
    ]);
  });
  it("keeps lines with all words of a filter and the headings above them", () => {
    const [turn, ...rest] = chronicle(log, "gimli COMMITS");
    expect(turn?.heading?.words).toBe("Round 1");
    expect(turn?.parts.map((part) => part.heading?.words)).toEqual(["Quest"]);
    expect(rest).toEqual([]);
  });
  it("keeps the lines of one seat", () => {
    const lines = chronicle(log, "", 0).flatMap((turn) => turn.parts.flatMap((part) => part.lines));
    expect(lines.map((one) => one.number)).toEqual([3]);
  });
  it("knows where the game stands", () => {
    expect(whereWeAre(log)).toEqual({ turn: "Round 2", phase: "Planning" });
    expect(whereWeAre(log.slice(0, 2))).toEqual({ turn: "Round 1", phase: "" });
  });
});

describe("what programs think", () => {
  const thinking = [
    line(0, "Round 1", 1),
    line(1, "Gimli strikes", 0, 1, "By rules of thumb"),
    line(2, "A spider falls"),
    line(3, "Combat", 2),
    line(4, "Legolas shoots", 0, 1, "By rules of thumb"),
    line(5, "Aragorn rests", 0, 0, "By chance"),
    line(6, "Round 2", 1),
    line(7, "Gimli sings", 0, 1, "By chance"),
  ];

  it("stands with what came of it, and is not repeated within a turn", () => {
    expect([...thoughts(chronicle(thinking))]).toEqual([
      [1, "By rules of thumb"],
      [5, "By chance"],
      [7, "By chance"],
    ]);
  });

  it("goes with lines that are not wanted", () => {
    expect([...thoughts(chronicle(thinking, "", 0)).keys()]).toEqual([5]);
  });
});
