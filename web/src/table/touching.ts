import type { Desk } from "./desk.svelte";

const HOVER = 380;
const LONG = 450;

/** The finger that presses something, until it is shown; there is one at a time. */
let press: ReturnType<typeof setTimeout> | undefined;

/** A finger presses no longer: it was lifted, or another has joined it. */
export function release(): void {
  clearTimeout(press);
}

type On<E extends Event> = E & { currentTarget: EventTarget & Element };

/** What fingers, pointers and keys do to something on the table, be it a card or a part of a map. */
export interface Touching {
  onclick(event: On<MouseEvent>): void;
  onkeydown(event: On<KeyboardEvent>): void;
  onfocus(): void;
  onpointermove(event: On<PointerEvent>): void;
  onpointerleave(): void;
  onpointerdown(event: On<PointerEvent>): void;
  onpointerup(): void;
  onpointercancel(): void;
  oncontextmenu(event: On<MouseEvent>): void;
}

/**
 * Touching a subject: a click picks or shows it, a pause or a long press shows it, Space does too.
 * A mouse has to move for it: what only comes to lie below one is not looked at.
 */
export function touching(desk: Desk, subject: () => string): Touching {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let noticed = false;
  const rest = (): void => {
    clearTimeout(timer);
    release();
  };
  const look = (element: Element): void => desk.look(subject(), element);
  return {
    onclick(event) {
      event.stopPropagation();
      rest();
      if (held) {
        held = false;
        return;
      }
      const box = event.currentTarget.getBoundingClientRect();
      const byKey = event.detail === 0;
      const x = byKey ? box.left + box.width / 2 : event.clientX;
      const y = byKey ? box.top + box.height / 2 : event.clientY;
      desk.press(subject(), x, y, event.currentTarget);
    },
    onkeydown(event) {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === " ") look(event.currentTarget);
      else if (!event.repeat) {
        event.currentTarget.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      }
    },
    onfocus: () => (desk.focus = subject()),
    onpointermove({ currentTarget: element, pointerType, buttons }) {
      if (noticed || pointerType !== "mouse" || buttons !== 0) return;
      noticed = true;
      timer = setTimeout(() => desk.hover(subject(), element), HOVER);
    },
    onpointerleave() {
      rest();
      noticed = false;
      desk.hover(null);
    },
    onpointerdown({ currentTarget: element, pointerType }) {
      rest();
      held = false;
      noticed = true;
      if (pointerType === "mouse") return;
      press = setTimeout(() => {
        held = true;
        look(element);
      }, LONG);
    },
    onpointerup: rest,
    onpointercancel: rest,
    oncontextmenu(event) {
      event.preventDefault();
      look(event.currentTarget);
    },
  };
}
