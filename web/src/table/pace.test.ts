import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Received, Shown } from "$/wire";
import { AT_ONCE, Pace } from "./pace";

const shown = (version: number, anew = false): Received => ({ type: "shown", version, anew }) as Shown;
const thought: Received = { type: "thinking", seat: 1, share: 0.5 };

describe("the pace", () => {
  let seen: Received[];
  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
  });
  afterEach(() => void vi.useRealTimers());
  const see = (message: Received): void => void seen.push(message);

  it("shows one change at a time and keeps the order", () => {
    const pace = new Pace(see, () => 200);
    [shown(1), thought, shown(2), shown(3)].forEach((one) => pace.take(one));
    expect(seen).toEqual([shown(1)]);
    vi.advanceTimersByTime(200);
    expect(seen).toEqual([shown(1), thought, shown(2)]);
    vi.advanceTimersByTime(200);
    expect(seen).toEqual([shown(1), thought, shown(2), shown(3)]);
  });

  it("does not wait after a whole table, nor if nothing moves", () => {
    const pace = new Pace(see, () => 200);
    [shown(7, true), shown(8)].forEach((one) => pace.take(one));
    expect(seen).toHaveLength(2);
    const still = new Pace(see, AT_ONCE);
    [shown(9), shown(10)].forEach((one) => still.take(one));
    expect(seen).toHaveLength(4);
  });

  it("can be hurried", () => {
    const pace = new Pace(see, () => 200);
    [shown(1), shown(2), shown(3)].forEach((one) => pace.take(one));
    pace.hurry();
    expect(seen).toEqual([shown(1), shown(2), shown(3)]);
    vi.advanceTimersByTime(1000);
    pace.take(shown(4));
    expect(seen).toHaveLength(4);
  });
});
