import type { Place } from "./walk";

/** Whether keys belong to a field that the player writes in. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [role=tablist], [role=menu]") !== null;
}

/** Everything on the table that can be walked to now, with where it stands. */
export function placesIn(root: Element, wanted: (subject: string) => boolean): Place[] {
  const places: Place[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-subject]")) {
    const subject = element.dataset["subject"] ?? "";
    if (!wanted(subject)) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const name = element.dataset["name"] ?? "";
    places.push({ subject, name, x: box.left + box.width / 2, y: box.top + box.height / 2 });
  }
  return places;
}

/** Put the focus on a place; false if there is none. */
export function reach(root: Element, place: Place | undefined): boolean {
  if (place === undefined) return false;
  const selector = `[data-subject="${CSS.escape(place.subject)}"]`;
  const element = root.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return element !== null;
}
