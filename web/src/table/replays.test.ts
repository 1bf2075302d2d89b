import { describe, expect, it } from "vitest";
import { beholders, shownAt, type Moment, type Overview } from "./replays";
import { Reel } from "./reel.svelte";

const line = (number: number) => ({ number, words: "", touches: [], seat: null, heading: 0 });
const seen: Overview = {
  choices: 3,
  turns: [],
  log: [line(0), line(1), line(2), line(3)],
  came: [0, 1, 1, 3],
  names: ["Mira", "Jonas"],
  seats: [1],
  open: true,
  over: true,
  broken: null,
};
const moment: Moment = {
  number: 1,
  seat: 1,
  board: {},
  hands: [],
  deciding: [0],
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
  it("can be seen by those who may see it", () => {
    expect(beholders(seen).map((one) => one.name)).toEqual(["none", "1", "open"]);
    expect(beholders({ ...seen, open: false }).map((one) => one.name)).toEqual(["none", "1"]);
  });
});

describe("the reel", () => {
  it("stays within the game and shows the moment that was wanted last", async () => {
    const waiting = new Map<number, () => void>();
    const load = (number: number) =>
      new Promise<ReturnType<typeof shownAt>>((resolve) =>
        waiting.set(number, () => resolve(shownAt({ ...moment, number }, seen))),
      );
    const reel = new Reel(load, 4);
    const [first, second] = [reel.go(1), reel.go(9)];
    expect(reel.at).toBe(3);
    waiting.get(3)?.();
    await second;
    waiting.get(1)?.();
    await first;
    expect(reel.version).toBe(3);
    expect(reel.loading).toBe(false);
  });
  it("says so when a moment cannot be had, and tries again", async () => {
    let works = false;
    const reel = new Reel(
      (number) => (works ? Promise.resolve(shownAt({ ...moment, number }, seen)) : Promise.reject(new Error())),
      4,
    );
    await reel.go(2);
    expect(reel.failed).toBe(true);
    works = true;
    await reel.go(2);
    expect(reel.failed).toBe(false);
    expect(reel.version).toBe(2);
  });
});
