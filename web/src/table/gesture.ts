import type { Asked, Offer } from "$/wire";

/** Options that were sent together and are not yet answered. */
export interface Gesture {
  readonly key: string;
  readonly version: number;
  readonly options: readonly string[];
  /** The version that the answer named; nothing until it has come. */
  acceptedTo: number | null;
}

/** Text forms that end a row of picks or let a moment go by; every game uses these words. */
const LETS_GO: readonly string[] = ["done", "pass"];

/** What there is to do, sorted by where it can be done. */
export interface Menu {
  /** Options by what they touch. */
  readonly bySubject: ReadonlyMap<string, readonly Offer[]>;
  /** Options that touch nothing on the board: buttons in the prompt bar. */
  readonly plain: readonly Offer[];
  /** The option that ends a row of picks or passes, if there is one. */
  readonly done: Offer | null;
}

export const NOTHING: Menu = { bySubject: new Map(), plain: [], done: null };

/** Sort the options of a question; `drawn` says whether a subject is on the board. */
export function menuOf(asked: Asked | null, drawn: (subject: string) => boolean): Menu {
  if (asked === null) return NOTHING;
  const bySubject = new Map<string, Offer[]>();
  const plain: Offer[] = [];
  let done: Offer | null = null;
  for (const offer of asked.offers) {
    const places = offer.touches.filter(drawn);
    if (LETS_GO.includes(offer.text)) done = offer;
    else if (places.length === 0) plain.push(offer);
    for (const place of mainPlaces(places)) {
      bySubject.set(place, [...(bySubject.get(place) ?? []), offer]);
    }
  }
  return { bySubject, plain, done };
}

/** An option glows at all that it touches; a click on any of them leads to it. */
function mainPlaces(places: readonly string[]): readonly string[] {
  return [...new Set(places)];
}

export type Press =
  | { readonly kind: "pick"; readonly offer: Offer }
  | { readonly kind: "menu"; readonly offers: readonly Offer[] }
  | { readonly kind: "show" };

/** What a click on a subject means: pick its only option, open the few, or show it. */
export function press(menu: Menu, subject: string): Press {
  const offers = menu.bySubject.get(subject) ?? [];
  const [only] = offers;
  if (only === undefined) return { kind: "show" };
  return offers.length === 1 ? { kind: "pick", offer: only } : { kind: "menu", offers };
}

/** Whether two questions are the same one, in whatever language they are put. */
export function isSame(one: Asked | null, other: Asked | null): boolean {
  if (one === null || other === null) return one === other;
  const texts = (asked: Asked): string => asked.offers.map((offer) => offer.text).join("\n");
  return one.kind === other.kind && texts(one) === texts(other);
}

/** Whether an option that was picked too early is still offered. */
export function keeps(asked: Asked | null, offer: Offer): boolean {
  return asked !== null && asked.offers.some((one) => one.text === offer.text);
}

/** A moment at which the player wants to be asked or not; the server lists them. */
export interface Stop {
  readonly name: string;
  readonly words: string;
  readonly default: boolean;
  readonly passing: string;
}

/** The option that lets a moment go by at which the player does not want to stop. */
export function passesBy(
  asked: Asked | null,
  stops: readonly Stop[],
  wanted: Readonly<Record<string, boolean>>,
): Offer | null {
  const stop = stops.find((one) => one.name === asked?.stop);
  if (asked === null || stop === undefined) return null;
  if (wanted[stop.name] ?? stop.default) return null;
  return asked.offers.find((one) => one.text === stop.passing) ?? null;
}
