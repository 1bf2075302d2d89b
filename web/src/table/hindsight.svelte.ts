import { replay } from "$/api/replays";
import type { Replay } from "$/api/types";
import { reader } from "$/i18n/language.svelte";
import type { Asked, Because, Ending, Line, Number as Counted, Offer, SeatState } from "$/wire";
import type { Connection, Hint } from "./connection.svelte";
import type { Kit, Scene } from "./desk.svelte";
import { Reel } from "./reel.svelte";
import { loader } from "./replays";

/** The table of a running game as it is now, or as it was at a moment that is looked back at. */
export class Hindsight implements Scene {
  /** What there is to look back at, as far as it was asked for. */
  past: Replay | null = $state.raw(null);
  failed = $state(false);
  #reel: Reel | null = $state.raw(null);
  #wanted = 0;

  constructor(
    readonly game: string,
    readonly live: Connection,
    readonly kit: () => Kit,
  ) {}

  /** Whether an earlier moment is looked at. */
  get isBack(): boolean {
    return this.#reel !== null && this.#reel.version >= 0;
  }
  /** How many choices had been made by the moment that is looked at. */
  get at(): number {
    return this.#reel?.at ?? this.past?.choices ?? 0;
  }
  get version(): number {
    return this.live.version;
  }
  get seat(): number | null {
    return this.live.seat;
  }
  get board(): unknown {
    return this.isBack ? this.#reel?.board : this.live.board;
  }
  get seats(): readonly SeatState[] {
    return this.live.seats;
  }
  get log(): readonly Line[] {
    return this.live.log;
  }
  get ending(): Ending | null {
    return this.live.ending;
  }
  get broken(): string | null {
    return this.live.broken;
  }
  get asked(): Asked | null {
    return this.isBack ? null : this.live.asked;
  }
  get picked(): readonly Offer[] {
    return this.isBack ? [] : this.live.picked;
  }
  get because(): Because | null {
    return this.isBack ? null : this.live.because;
  }
  get hint(): Hint | null {
    return this.isBack ? null : this.live.hint;
  }
  get mayHaveHints(): boolean {
    return !this.isBack && this.live.mayHaveHints;
  }
  get numbers(): readonly Counted[] {
    return this.live.numbers;
  }

  pick(offer: Offer): void {
    if (!this.isBack) this.live.pick(offer);
  }
  ask(subject: string): void {
    if (!this.isBack) this.live.ask(subject);
  }
  askHint(): void {
    if (!this.isBack) this.live.askHint();
  }
  dropHint(): void {
    this.live.dropHint();
  }
  measure(): void {
    this.live.measure();
  }
  hurry(): void {
    this.live.hurry();
  }

  /** Find out which turns there have been. */
  async recall(): Promise<Replay | null> {
    const wanted = ++this.#wanted;
    try {
      const found = await replay(this.game, this.#eye, reader.language);
      if (wanted === this.#wanted) this.past = found;
      this.failed = false;
      return found;
    } catch {
      this.failed = true;
      return null;
    }
  }

  /** Look at the table after so many choices. */
  async go(number: number): Promise<void> {
    const seen = this.past && number <= this.past.choices ? this.past : await this.recall();
    if (seen === null) return;
    let reel = this.#reel;
    if (reel === null || reel.length <= number) {
      reel = new Reel(loader(this.game, reader.language, seen, this.kit()), seen.choices + 1);
    }
    await reel.go(number);
    this.failed = reel.failure !== null;
    if (!this.failed) this.#reel = reel;
  }

  /** Come back to what lies on the table now. */
  leave(): void {
    this.#reel = null;
  }

  /** At another seat nothing of what this one saw is left. */
  forget(): void {
    this.leave();
    this.#wanted += 1;
    this.past = null;
  }

  get #eye(): string {
    return this.live.seat === null ? "none" : String(this.live.seat);
  }
}
