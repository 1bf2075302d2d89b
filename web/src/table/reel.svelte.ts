import type { Asked, Because, Ending, Line, Offer, SeatState, Shown } from "$/wire";
import type { Scene } from "./desk.svelte";

/** Gives the table after so many choices, and after the next ones, up to a count. */
export type LoadMoments = (
  from: number,
  count: number,
  signal: AbortSignal,
) => Promise<readonly Shown[]>;

/** A finished or running game, moment by moment. What is wanted next is asked for ahead. */
export class Reel implements Scene {
  /** The moment that is wanted, from 0 to the last. */
  at = $state(0);
  loading = $state(false);
  failure: unknown = $state.raw(null);
  readonly picked: readonly Offer[] = [];
  readonly because: Because | null = null;
  readonly broken = null;
  #shown: Shown | null = $state.raw(null);
  #load: LoadMoments;
  #kept = new Map<number, Shown>();
  #asking: Promise<void> | null = null;
  #ahead: AbortController | null = null;
  /** Answers that were asked for before the eyes changed are dropped. */
  #eyes = new AbortController();
  #towards: 1 | -1 = 1;

  constructor(
    load: LoadMoments,
    readonly length: number,
  ) {
    this.#load = load;
  }

  get version(): number {
    return this.#shown?.version ?? -1;
  }
  get seat(): number | null {
    return this.#shown?.seat ?? null;
  }
  get board(): unknown {
    return this.#shown?.board ?? null;
  }
  get seats(): readonly SeatState[] {
    return this.#shown?.seats ?? [];
  }
  get asked(): Asked | null {
    return this.#shown?.asked ?? null;
  }
  get log(): readonly Line[] {
    return this.#shown?.log ?? [];
  }
  get ending(): Ending | null {
    return this.#shown?.ending ?? null;
  }

  /** Nothing is chosen in a replay. */
  pick(): void {}
  ask(): void {}

  /**
   * Go to a moment. Only one is asked for at a time: whoever drags past many sees some of them
   * on the way, in order, and the one where he stops.
   */
  async go(number: number): Promise<void> {
    const at = Math.max(0, Math.min(number, this.length - 1));
    if (at !== this.at) this.#towards = at > this.at ? 1 : -1;
    this.at = at;
    if (this.#show(at)) return this.#lookAhead();
    this.#ahead?.abort();
    this.#asking ??= this.#fetch();
    return this.#asking;
  }

  /** Look through other eyes, or in another language. */
  async change(load: LoadMoments): Promise<void> {
    this.#load = load;
    this.#eyes.abort();
    this.#eyes = new AbortController();
    this.#ahead?.abort();
    this.#asking = null;
    this.#kept.clear();
    await this.go(this.at);
  }

  #show(at: number): boolean {
    const kept = this.#kept.get(at);
    if (kept === undefined) return false;
    this.#shown = kept;
    this.loading = at !== this.at;
    this.failure = null;
    return true;
  }

  async #fetch(): Promise<void> {
    const eyes = this.#eyes.signal;
    this.loading = true;
    while (!this.#kept.has(this.at)) {
      const wanted = this.at;
      try {
        const found = await this.#load(wanted, 1, eyes);
        if (eyes.aborted) return;
        this.#keep(found);
        this.#show(wanted);
        if (this.at !== wanted) await pause(BETWEEN);
        if (eyes.aborted) return;
      } catch (error) {
        if (eyes.aborted) return;
        if (this.at !== wanted) continue;
        this.#asking = null;
        this.loading = false;
        this.failure = error;
        return;
      }
    }
    this.#asking = null;
    this.#show(this.at);
    void this.#lookAhead();
  }

  /** Ask for the moments that come next, if few of them are there. */
  async #lookAhead(): Promise<void> {
    const missing = this.#nextMissing();
    if (missing === null || (this.#ahead && !this.#ahead.signal.aborted)) return;
    const from = this.#towards > 0 ? missing : Math.max(0, missing - AT_ONCE + 1);
    const ahead = new AbortController();
    this.#ahead = ahead;
    try {
      this.#keep(await this.#load(from, AT_ONCE, ahead.signal), ahead.signal);
    } catch {
      // What was asked for ahead is asked for again when it is wanted.
    } finally {
      if (this.#ahead === ahead) this.#ahead = null;
    }
  }

  /** The nearest moment ahead that is not there; nothing if enough of them are. */
  #nextMissing(): number | null {
    for (let step = 1; step <= AHEAD; step += 1) {
      const number = this.at + step * this.#towards;
      if (number < 0 || number >= this.length) return null;
      if (!this.#kept.has(number)) return number;
    }
    return null;
  }

  #keep(found: readonly Shown[], signal?: AbortSignal): void {
    if (signal?.aborted) return;
    for (const shown of found) this.#kept.set(shown.version, shown);
    for (const number of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      if (number !== this.at) this.#kept.delete(number);
    }
  }
}

/** So many milliseconds lie between two questions: whoever drags for long must not flood the server. */
const BETWEEN = 70;

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** So many moments ahead should be there, so many are asked for at once, so many are kept. */
const AHEAD = 4;
const AT_ONCE = 8;
const MOST_KEPT = 300;
