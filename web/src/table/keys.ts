import type { Place } from "./walk";

/** Whether letters belong to a field that the player writes in, or to a list that knows letters. */
export function isTyping(target: EventTarget | null): boolean {
  return within(target, "input:not([type=range], [type=checkbox]), textarea, select, [role=menu]");
}

/** Whether arrows belong to what has the focus: a field, tabs, or something that scrolls. */
export function ownsArrows(target: EventTarget | null): boolean {
  return isTyping(target) || within(target, "input, [role=tablist], [role=log], .closer, .hint");
}

function within(target: EventTarget | null, selector: string): boolean {
  return target instanceof HTMLElement && target.closest(selector) !== null;
}

/** What a place is called in the page: what options touch, or a button that is an option itself. */
const PLACES = "[data-subject], [data-offer]";

function placeOf(element: Element | null | undefined): string | null {
  const place = element?.closest<HTMLElement>(PLACES)?.dataset;
  return place?.["subject"] ?? place?.["offer"] ?? null;
}

/** Where the player stands: what has the focus, else what had it last. */
export function standing(last: string | null): string | null {
  return placeOf(document.activeElement) ?? last;
}

/** Everything on the table that can be walked to now, with where it stands. */
export function placesIn(root: Element, wanted: (subject: string) => boolean): Place[] {
  const all = [...root.querySelectorAll<HTMLElement>(PLACES)].flatMap((element) => {
    const { subject, offer, name = element.innerText } = element.dataset;
    const box = element.getBoundingClientRect();
    const place = { name, x: box.left + box.width / 2, y: box.top + box.height / 2 };
    return box.width === 0 ? [] : [{ ...place, subject: subject ?? offer ?? "", isOffer: !subject }];
  });
  const offered = all.filter((place) => place.isOffer || wanted(place.subject));
  return offered.length > 0 ? offered : all;
}

/** Put the focus on a place; false if there is none. */
export function reach(root: ParentNode, place: Pick<Place, "subject"> | undefined): boolean {
  if (place === undefined) return false;
  const name = CSS.escape(place.subject);
  const element = root.querySelector<HTMLElement>(`[data-subject="${name}"], [data-offer="${name}"]`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return element !== null;
}

/** When something that lay over the table goes, and the focus with it, return to where it came from. */
export function goBackTo(subject: string, over: Element): void {
  const now = document.activeElement;
  if (now === document.body || over.contains(now)) reach(document, { subject });
}

/** Remember where the focus is, before the table is drawn anew; gives back how to find it again. */
export function holdFocus(root: Element): () => void {
  const now = document.activeElement;
  if (!root.contains(now)) return () => undefined;
  const subject = now?.closest<HTMLElement>("[data-subject]")?.dataset["subject"];
  return () => {
    if (document.activeElement !== document.body) return;
    if (subject !== undefined && reach(root, { subject })) return;
    root.querySelector<HTMLElement>("#prompt")?.focus();
  };
}
