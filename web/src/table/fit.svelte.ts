import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** So much room must be left before a roomier way is tried, in pixels. */
const ROOM = 64;

/** Chooses the roomiest way to draw something that fits its frame; the last one if none does. */
export class Fit<Way> {
  readonly now: Way;
  #at = $state(0);
  #width = $state(0);
  #height = $state(0);
  #run = 0;
  /** How high the drawing was when a roomier way did not fit. */
  #tight = Infinity;

  constructor(
    readonly ways: readonly [Way, ...Way[]],
    /** What is drawn, so that a change of it is fitted anew. */
    readonly drawn: () => unknown,
  ) {
    this.now = $derived(this.ways[this.#at] ?? this.ways[0]);
  }

  /** Watches an element whose parent is the frame; alone it must not be higher than it needs. */
  readonly watch: Attachment<HTMLElement> = (element) => {
    const frame = element.parentElement;
    if (!frame) return;
    const observer = new ResizeObserver(() => {
      this.#width = frame.clientWidth;
      this.#height = frame.clientHeight;
    });
    observer.observe(frame);
    $effect(() => {
      void [this.#width, this.#height];
      this.#tight = Infinity;
    });
    $effect(() => {
      void [this.drawn(), this.#width, this.#height];
      void this.#settle(element, frame);
    });
    return () => observer.disconnect();
  };

  /** All of it happens before the next picture is painted. */
  async #settle(element: HTMLElement, frame: HTMLElement): Promise<void> {
    const run = ++this.#run;
    const left = async (): Promise<number> => {
      await tick();
      return run === this.#run ? frame.clientHeight - natural(element) : NaN;
    };
    let room = await left();
    while (room > ROOM && this.#at > 0 && frame.clientHeight - room < this.#tight) {
      const fitted = frame.clientHeight - room;
      this.#at -= 1;
      room = await left();
      if (room < 0) this.#tight = fitted;
    }
    while (room < 0 && this.#at < this.ways.length - 1) {
      this.#at += 1;
      room = await left();
    }
  }
}

/** How high an element is if nothing stretches it. */
function natural(element: HTMLElement): number {
  element.style.minBlockSize = "0px";
  const height = element.offsetHeight;
  element.style.minBlockSize = "";
  return height;
}
