/** What the table needs to know of a game to let its cards travel. */
export interface Journeys {
  /** The piles in which cards lie that are not drawn, by what they are. */
  piles?(board: unknown): ReadonlyMap<string, string>;
  /** The pile from which something comes that nobody could see before. */
  source?(board: unknown, subject: string): string | undefined;
}

interface Ghost {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  readonly pile: string;
}

/** How long one thing travels, and how much later the next one sets out, in milliseconds. */
const CALM = 220;
const NEXT = 80;
const MOST_DELAY = 320;
/** Whatever moves less only makes room, and does so at once. */
const FAR = 160;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Lets everything that has moved travel from where it was to where it is. */
export class Motion {
  #before = new Map<string, DOMRect>();
  #lay: ReadonlyMap<string, string> = new Map();
  #ghosts: Ghost[] = [];
  #running = new Set<Animation>();
  #frame = 0;

  /** Called before the table is drawn anew: remember where everything stands. */
  leave(root: Element, journeys: Journeys, next: unknown): void {
    cancelAnimationFrame(this.#frame);
    this.skip();
    this.#before.clear();
    this.#ghosts = [];
    if (isStill()) return;
    const piles = (next === null ? undefined : journeys.piles?.(next)) ?? new Map<string, string>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-moves]")) {
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      const subject = element.dataset["moves"] ?? "";
      this.#before.set(subject, box);
      const pile = piles.get(subject);
      if (pile !== undefined) this.#ghosts.push({ element: ghostOf(element), box, pile });
    }
  }

  /** Called when it is drawn: let everything set out, one after the other. */
  arrive(root: Element, journeys: Journeys, board: unknown): void {
    const lay = this.#lay;
    this.#lay = (board === null ? undefined : journeys.piles?.(board)) ?? new Map<string, string>();
    if (this.#before.size === 0 || isStill()) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      let order = 0;
      const delay = (): number => Math.min(MOST_DELAY, NEXT * order++);
      for (const ghost of this.#ghosts) this.#depart(root, ghost, delay());
      this.#ghosts = [];
      for (const element of root.querySelectorAll<HTMLElement>("[data-moves]")) {
        const subject = element.dataset["moves"] ?? "";
        const now = element.getBoundingClientRect();
        if (now.width === 0) continue;
        const was = this.#before.get(subject);
        const pile = was ? undefined : (lay.get(subject) ?? journeys.source?.(board, subject));
        const from = was ?? anchor(root, pile)?.getBoundingClientRect();
        const way = from && distance(from, now);
        if (way === undefined) this.#animate(element, [{ opacity: 0 }, {}], delay());
        else if (from && way > 3) this.#travel(root, element, from, now, way > FAR ? delay() : 0);
      }
    });
  }

  /** Whatever is on its way is there at once. */
  skip(): void {
    this.#running.forEach((animation) => animation.finish());
  }

  #travel(root: Element, element: HTMLElement, from: DOMRect, now: DOMRect, delay: number): void {
    const way = new DOMPoint(middle(from).x - middle(now).x, middle(from).y - middle(now).y);
    const { x, y } = way.matrixTransform(lyingIn(element, root).inverse());
    const scale = Math.max(0.3, Math.min(1.6, from.width / now.width));
    const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 };
    this.#animate(element, [start, { zIndex: 5 }], delay);
  }

  #depart(root: Element, { element, box, pile }: Ghost, delay: number): void {
    const to = anchor(root, pile)?.getBoundingClientRect();
    if (to === undefined) return;
    root.append(element);
    const [x, y] = [middle(to).x - middle(box).x, middle(to).y - middle(box).y];
    const end = { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.2 };
    Object.assign(element.style, { left: `${box.left}px`, top: `${box.top}px` });
    this.#animate(element, [{}, end], delay).finished.then(
      () => element.remove(),
      () => element.remove(),
    );
  }

  #animate(element: HTMLElement, frames: Keyframe[], delay: number): Animation {
    const timing = { duration: CALM, delay, easing: EASE, fill: "backwards" as const };
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    animation.onfinish = animation.oncancel = () => this.#running.delete(animation);
    return animation;
  }
}

function isStill(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function distance(from: DOMRect, to: DOMRect): number {
  return Math.hypot(middle(from).x - middle(to).x, middle(from).y - middle(to).y);
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** How what lies around an element is turned and zoomed, but not where it is. */
function lyingIn(element: Element, root: Element): DOMMatrix {
  let found = new DOMMatrix().scale(element.currentCSSZoom);
  for (let one = element.parentElement; one && one !== root; one = one.parentElement) {
    const { transform } = getComputedStyle(one);
    if (transform !== "none") found = new DOMMatrix(transform).multiply(found);
  }
  [found.e, found.f] = [0, 0];
  return found;
}

function anchor(root: Element, pile: string | undefined): Element | null {
  return pile === undefined ? null : root.querySelector(`[data-anchor="${CSS.escape(pile)}"]`);
}

/** What is about to be put away, as it looks now, to be seen on its way and touched by nobody. */
function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")]) {
    for (const name of ["data-subject", "data-moves", "data-anchor", "data-name", "id", "tabindex"]) {
      one.removeAttribute(name);
    }
  }
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  const width = getComputedStyle(element).getPropertyValue("--card-w");
  Object.assign(ghost.style, { position: "fixed", zIndex: "12", margin: "0", pointerEvents: "none" });
  ghost.style.setProperty("--card-w", width);
  return ghost;
}
