import { tick, untrack } from "svelte";

const STEP = 1.3;
const TURN = 1.12;
const NEAREST = 2.4;
/** Whatever is narrower is a phone's. */
export const NARROW = 640;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is seen of the map: how large it is drawn, and which part of it. */
export class Sight {
  frame: HTMLElement | undefined = $state();
  wide = $state(0);
  high = $state(0);
  #near = $state(1);
  /** As high as the map was when nothing lay below it: a strip does not make it smaller. */
  #tallest = $state(0);
  readonly #fitting: number;
  readonly scale: number;
  #last = { wide: 0, high: 0, scale: 1, window: 0 };
  /** Which point was in the corner before the browser moved it, as it does in a frame that grows. */
  #corner: Point = { x: 0, y: 0 };
  #held: Point | null = null;
  #isNew = true;

  /** A map of a size, and how large it is drawn at first in a frame of some width and height. */
  constructor(
    readonly width: number,
    readonly height: number,
    fit: (across: number, down: number) => number,
  ) {
    this.#fitting = $derived(fit(this.wide, this.#tallest));
    this.scale = $derived(this.#fitting * this.#near);
    $effect.pre(() => {
      const [wide, high] = [this.wide, this.high];
      untrack(() => {
        if (wide !== this.#last.wide) this.#widthChanged();
        else this.#tallest = Math.max(this.#tallest, high);
      });
    });
    $effect(() => {
      this.#last = { wide: this.wide, high: this.high, scale: this.scale, window: window.innerWidth };
      if (this.#held) this.#show(this.#held);
      this.#held = null;
    });
  }

  scrolled = (): void => {
    if (this.frame?.clientWidth !== this.wide) return;
    this.#corner = { x: this.frame.scrollLeft, y: this.frame.scrollTop };
  };
  nearer = (): Promise<void> => this.#zoom(this.#near * STEP);
  farther = (): Promise<void> => this.#zoom(this.#near / STEP);
  wheeled = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    void this.#zoom(event.deltaY < 0 ? this.#near * TURN : this.#near / TURN);
  };

  /** Have a place in sight: the one that matters now, or where one looks first. */
  turnTo(now: Point | undefined, first: Point | undefined): void {
    const { frame, wide, high, scale } = this;
    const to = now ?? (this.#isNew ? first : undefined);
    if (!to || !frame || high === 0) return;
    this.#isNew = false;
    const isSeen = (at: number, from: number, size: number): boolean => at > from + size * 0.15 && at < from + size * 0.85;
    if (isSeen(to.x * scale, frame.scrollLeft, wide) && isSeen(to.y * scale, frame.scrollTop, high)) return;
    this.#show(to);
  }

  /** There is another width: in another window one looks anew, beside another column at the same place. */
  #widthChanged(): void {
    const { wide, high, scale, window: before } = this.#last;
    this.#tallest = this.high;
    if (wide < NARROW !== this.wide < NARROW) this.#near = 1;
    if (before !== window.innerWidth) this.#isNew = true;
    else this.#held = { x: (this.#corner.x + wide / 2) / scale, y: (this.#corner.y + high / 2) / scale };
  }

  #show({ x, y }: Point): void {
    this.frame?.scrollTo(x * this.scale - this.wide / 2, y * this.scale - this.high / 2);
  }

  /** Nobody has to see more than the whole map. */
  async #zoom(to: number): Promise<void> {
    if (!this.frame) return;
    const whole = Math.min(this.wide / this.width, this.high / this.height);
    const farthest = Math.min(1, whole / this.#fitting);
    const { scrollLeft, scrollTop } = this.frame;
    const middle = { x: (scrollLeft + this.wide / 2) / this.scale, y: (scrollTop + this.high / 2) / this.scale };
    this.#near = Math.min(NEAREST, Math.max(farthest, to));
    await tick();
    this.#show(middle);
  }
}
