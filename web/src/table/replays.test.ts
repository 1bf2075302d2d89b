import { describe, expect, it, vi } from "vitest";
import type { Moment, Replay } from "$/api/types";
import type { Shown } from "$/wire";
import { Reel } from "./reel.svelte";
import { beholders, landmarks, linesAt, markAt, shownAt, turnBeside } from "./replays";

const line = (number: number) => ({ number, words: "", touches: [], seat: null, heading: 0, thought: null });
const seen: Replay = {
  title: "lcg",
  choices: 3,
  seat: "1",
  turns: [
    { number: 0, words: "Round 1", heading: 1 },
    { number: 0, words: "Planning", heading: 2 },
    { number: 5, words: "Quest", heading: 2 },
    { number: 9, words: "Round 2", heading: 1 },
  ],
  log: [line(0), line(1), line(2), line(3)],
  came: [0, 1, 1, 3],
  names: ["Mira", "Jonas"],
  seats: [1],
  open: true,
  over: true,
  may_save: true,
  older: false,
  broken: null,
};
const moment: Moment = {
  number: 1,
  seat: 1,
  board: {},
  hidden: {},
  deciding: [0],
  by: 1,
  made: { seat: 1, asked: "Who?", option: { text: "defend 3", words: "Defend", touches: [] } },
  ending: null,
};

describe("a moment of a replay", () => {
  it("has the log up to it, who decides, and the choice that led to it", () => {
    const shown = shownAt(moment, seen);
    expect(shown.log.map((one) => one.number)).toEqual([0, 1, 2]);
    expect(shown.seats.map((seat) => [seat.name, seat.mine, seat.decides])).toEqual([
      ["Mira", false, true],
      ["Jonas", true, false],
    ]);
    expect(shown.asked?.words).toBe("Jonas: Defend");
    expect(shown.asked?.offers).toEqual([]);
  });
  it("says whose choice led to it where the choice itself was not seen", () => {
    expect(shownAt({ ...moment, made: null }, seen).asked?.words).toBe("Jonas has chosen");
    expect(shownAt({ ...moment, made: null, by: null }, seen).asked).toBeNull();
  });
  it("finds its lines however many there are", () => {
    const came = [0, 0, 2, 2, 2, 7, 9];
    for (let number = 0; number < 11; number += 1) {
      expect(linesAt(came, number)).toBe(came.filter((one) => one <= number).length);
    }
  });
  it("can be seen by those who may see it", () => {
    expect(beholders(seen).map((one) => one.name)).toEqual(["1", "none", "open"]);
    expect(beholders({ ...seen, open: false }).map((one) => one.name)).toEqual(["1", "none"]);
  });
  it("stands under the last turn or phase that had begun", () => {
    expect([0, 4, 5, 8, 30].map((number) => markAt(seen.turns, number))).toEqual([1, 1, 2, 2, 3]);
  });
  it("is found in a list that names it once", () => {
    const marks = [
      { number: 3, words: "Round 1", heading: 1 },
      { number: 3, words: "Resource phase", heading: 2 },
      { number: 5, words: "Refresh phase", heading: 2 },
      { number: 5, words: "Round 2", heading: 1 },
    ];
    expect(landmarks(marks).map((mark) => mark.words)).toEqual(["Round 1", "Round 2"]);
  });
  it("has turns beside it", () => {
    expect([0, 5, 9].map((number) => turnBeside(seen.turns, number, 1, 40))).toEqual([9, 9, 40]);
    expect([0, 5, 9, 12].map((number) => turnBeside(seen.turns, number, -1, 40))).toEqual([0, 0, 0, 9]);
  });
});

interface Asked {
  readonly from: number;
  readonly count: number;
  readonly signal: AbortSignal;
  answer(): Promise<void>;
  refuse(): Promise<void>;
}

/** A server that answers when it is told to. */
function slowly(length: number): { reel: Reel; asked: Asked[] } {
  const asked: Asked[] = [];
  const load = (from: number, count: number, signal: AbortSignal): Promise<readonly Shown[]> =>
    new Promise((resolve, reject) => {
      const numbers = Array.from({ length: count }, (_, more) => from + more);
      const found = numbers.filter((number) => number < length);
      asked.push({
        from,
        count,
        signal,
        answer: () => (resolve(found.map((number) => shownAt({ ...moment, number }, seen))), settled()),
        refuse: () => (reject(new Error("no")), settled()),
      });
    });
  return { reel: new Reel(load, length), asked };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("the reel", () => {
  it("stays within the game, and asks for one moment at a time", async () => {
    const { reel, asked } = slowly(50);
    for (const number of [1, 2, 7, 30, 99]) void reel.go(number);
    expect(reel.at).toBe(49);
    expect(asked.map(({ from, count }) => [from, count])).toEqual([[1, 1]]);
    await asked[0]?.answer();
    expect(reel.version).toBe(1);
    expect(reel.loading).toBe(true);
    expect(asked).toHaveLength(1);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map((one) => one.from)).toEqual([1, 49]);
    await asked[1]?.answer();
    expect(reel.version).toBe(49);
    expect(reel.loading).toBe(false);
  });
  it("asks ahead in the direction in which it goes, and needs nobody then", async () => {
    const { reel, asked } = slowly(50);
    void reel.go(20);
    await asked[0]?.answer();
    expect(asked[1]).toMatchObject({ from: 21, count: 8 });
    await asked[1]?.answer();
    for (let number = 21; number <= 24; number += 1) {
      await reel.go(number);
      expect(reel.version).toBe(number);
    }
    expect(asked).toHaveLength(2);
    void reel.go(19);
    await asked[2]?.answer();
    expect(asked.slice(2)).toMatchObject([
      { from: 19, count: 1 },
      { from: 11, count: 8 },
    ]);
  });
  it("lets go of what it asked for ahead when it is wanted elsewhere", async () => {
    const { reel, asked } = slowly(50);
    void reel.go(3);
    await asked[0]?.answer();
    expect(asked[1]?.signal.aborted).toBe(false);
    void reel.go(40);
    expect(asked[1]?.signal.aborted).toBe(true);
    expect(asked[2]).toMatchObject({ from: 40, count: 1 });
  });
  it("drops answers that were meant for other eyes", async () => {
    const { reel, asked } = slowly(50);
    const other = slowly(50);
    void reel.go(3);
    const load = (from: number, count: number, signal: AbortSignal): Promise<readonly Shown[]> =>
      new Promise((resolve) =>
        other.asked.push({
          from,
          count,
          signal,
          answer: () => (resolve([shownAt({ ...moment, number: from, seat: 0 }, seen)]), settled()),
          refuse: settled,
        }),
      );
    void reel.change(load);
    await asked[0]?.answer();
    expect(reel.version).toBe(-1);
    await other.asked[0]?.answer();
    expect([reel.version, reel.seat]).toEqual([3, 0]);
  });
  it("says so when a moment cannot be had, and tries again", async () => {
    const { reel, asked } = slowly(50);
    void reel.go(2);
    await asked[0]?.refuse();
    expect(reel.failure).toBeInstanceOf(Error);
    expect(reel.loading).toBe(false);
    void reel.go(2);
    await asked[1]?.answer();
    expect(reel.failure).toBeNull();
    expect(reel.version).toBe(2);
  });
});
