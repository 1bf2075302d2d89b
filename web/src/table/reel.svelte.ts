import type { Asked, Because, Ending, Line, Offer, SeatState, Shown } from "$/wire";
import type { Scene } from "./desk.svelte";

/** Gives the table before the choice of a number, with the log up to there. */
export type LoadMoment = (number: number) => Promise<Shown>;

/** A finished or running game, moment by moment. */
export class Reel implements Scene {
  /** The moment that is wanted, from 0 to the last. */
  at = $state(0);
  loading = $state(false);
  failed = $state(false);
  readonly picked: readonly Offer[] = [];
  readonly because: Because | null = null;
  #shown: Shown | null = $state.raw(null);
  #load: LoadMoment;
  #kept = new Map<number, Promise<Shown>>();

  constructor(
    load: LoadMoment,
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

  /** Go to a moment; if another is wanted before it came, that one is shown. */
  async go(number: number): Promise<void> {
    const at = Math.max(0, Math.min(number, this.length - 1));
    this.at = at;
    this.loading = true;
    try {
      const shown = await this.#moment(at);
      if (this.at !== at) return;
      this.#shown = shown;
      this.failed = false;
    } catch {
      if (this.at === at) this.failed = true;
    }
    if (this.at === at) this.loading = false;
  }

  /** Look through other eyes. */
  async change(load: LoadMoment): Promise<void> {
    this.#load = load;
    this.#kept.clear();
    await this.go(this.at);
  }

  #moment(at: number): Promise<Shown> {
    const kept = this.#kept.get(at);
    if (kept) return kept;
    const asked = this.#load(at);
    this.#kept.set(at, asked);
    asked.catch(() => this.#kept.delete(at));
    if (this.#kept.size > MOST_KEPT) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return asked;
  }
}

const MOST_KEPT = 200;
