import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NoConnection } from "$/api/client";
import { person } from "$/frame/person.svelte";
import { FIRST_WAIT, tables } from "$/frame/tables.svelte";
import { turn } from "$/frame/turn.svelte";

class Wire extends EventTarget {
  static all: Wire[] = [];

  constructor(readonly address: string) {
    super();
    Wire.all.push(this);
  }

  close(): void {
    this.dispatchEvent(new Event("close"));
  }

  tell(message: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

const lobby = { mine: [{ id: "a", waits_for_me: true }, { id: "b", waits_for_me: false }], open: [], watch: [] };

describe("the lobby's socket", () => {
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify(lobby))));
    person.me = { id: "p", name: "Frieda", kept: false };
    stop = tables.watch();
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows what it is told, and how many games wait", () => {
    expect(Wire.all[0]?.address).toMatch(/^ws.*\/api\/lobby\/live$/);
    Wire.all[0]?.tell(lobby);
    expect(tables.found).toEqual(lobby);
    expect(turn.waiting).toBe(1);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("is opened anew after a while when it was lost, and says so if that fails", () => {
    Wire.all[0]?.close();
    expect([Wire.all.length, tables.failure]).toEqual([1, undefined]);
    vi.advanceTimersByTime(FIRST_WAIT);
    Wire.all[1]?.close();
    expect(tables.failure).toBeInstanceOf(NoConnection);
    vi.advanceTimersByTime(2 * FIRST_WAIT);
    Wire.all[2]?.tell(lobby);
    expect([tables.found, tables.failure]).toEqual([lobby, undefined]);
  });

  it("sends who is no longer known back to the door", () => {
    Wire.all[0]?.tell({ type: "closed", what: "unknown", words: "" });
    expect(person.me).toBeNull();
  });

  it("is over when it is stopped", () => {
    stop();
    expect(tables.found).toBeUndefined();
    vi.advanceTimersByTime(10 * FIRST_WAIT);
    expect(Wire.all).toHaveLength(1);
    expect(fetch).not.toHaveBeenCalled();
  });
});
