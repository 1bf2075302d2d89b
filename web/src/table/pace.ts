import type { Received } from "$/wire";

/** So long one thing is seen before the next one happens, in milliseconds. */
export const BEAT = 240;
/** A long row of things is not watched longer than this, as far as it is up to us. */
const LONGEST = 1200;

/** How long to look at what was just shown, while so many messages wait. */
export type Beat = (waiting: number) => number;

export const AT_ONCE: Beat = () => 0;

/** As long as a change is seen, and less if much is waiting; not at all if nothing moves. */
export const calmly: Beat = (waiting) =>
  document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches
    ? 0
    : Math.min(BEAT, LONGEST / (waiting + 1));

/** Hands on what comes over the wire, one change of the table at a time. */
export class Pace {
  #waiting: Received[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly deliver: (message: Received) => void,
    readonly beat: Beat,
  ) {}

  take(message: Received): void {
    this.#waiting.push(message);
    if (this.#timer === undefined) this.#go();
  }

  /** See everything at once that waits. */
  hurry(): void {
    this.stop();
    this.#waiting.splice(0).forEach(this.deliver);
  }

  /** Hand on nothing more by itself. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #go(): void {
    this.#timer = undefined;
    for (;;) {
      const message = this.#waiting.shift();
      if (message === undefined) return;
      this.deliver(message);
      const wait = message.type === "shown" && !message.anew ? this.beat(this.#waiting.length) : 0;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#go(), wait);
        return;
      }
    }
  }
}
