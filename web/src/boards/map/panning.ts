import type { Attachment } from "svelte/attachments";

/** How far a mouse has to go until it draws along what it has grasped. */
const FAR = 5;

/** A mouse draws along what scrolls; letting go then is no click. A finger does so by itself. */
export const panned: Attachment<HTMLElement> = (element) => {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let moved = false;
  function grasp(event: PointerEvent): void {
    moved = false;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
  }
  function pull(event: PointerEvent): void {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    moved ||= Math.hypot(dx, dy) > FAR;
    if (moved) element.scrollTo(from.left - dx, from.top - dy);
  }
  function release(): void {
    from = null;
  }
  function swallow(event: MouseEvent): void {
    if (moved && event.detail > 0) event.stopPropagation();
    moved = false;
  }
  element.addEventListener("pointerdown", grasp);
  element.addEventListener("pointermove", pull);
  element.addEventListener("pointerup", release);
  element.addEventListener("pointerleave", release);
  element.addEventListener("click", swallow, { capture: true });
  return () => {
    element.removeEventListener("pointerdown", grasp);
    element.removeEventListener("pointermove", pull);
    element.removeEventListener("pointerup", release);
    element.removeEventListener("pointerleave", release);
    element.removeEventListener("click", swallow, { capture: true });
  };
};
