import type { Attachment } from "svelte/attachments";

const LEAST = 24;

/** Calls back when a finger is drawn up or down over an element; the tap that ends it does nothing. */
export function swipes(drawn: (up: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    const down = (event: TouchEvent): void => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      from = touch ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const up = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (!from || !touch) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(dy) < Math.max(LEAST, 1.5 * Math.abs(dx))) return;
      if (event.cancelable) event.preventDefault();
      drawn(dy < 0);
    };
    element.addEventListener("touchstart", down, { passive: true });
    element.addEventListener("touchend", up);
    return () => {
      element.removeEventListener("touchstart", down);
      element.removeEventListener("touchend", up);
    };
  };
}
