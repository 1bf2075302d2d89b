/** Where everything that moves stands now, by what it is. */
export function positions(root: Element): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-moves]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset["moves"] ?? "", box);
  }
  return found;
}

const CALM = 240;

/** Let everything that has moved travel from where it was; what is new comes in softly. */
export function travel(root: Element, before: ReadonlyMap<string, DOMRect>): void {
  if (before.size === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-moves]")) {
    const was = before.get(element.dataset["moves"] ?? "");
    const now = element.getBoundingClientRect();
    if (now.width === 0) continue;
    if (was === undefined) {
      element.animate([{ opacity: 0, transform: "scale(0.92)" }, {}], { duration: CALM });
      continue;
    }
    const dx = was.left - now.left;
    const dy = was.top - now.top;
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    element.animate(
      [{ transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 }, { zIndex: 5 }],
      { duration: CALM, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
    );
  }
}
