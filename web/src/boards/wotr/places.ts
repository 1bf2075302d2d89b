import { layout, type Army } from "./armies";
import type { Land } from "./map";

/** Something drawn in a region, with its middle. */
export interface Placed<What> {
  readonly what: What;
  readonly x: number;
  readonly y: number;
}

/** Where everything in a region is drawn: its name, its Settlement, armies, pieces, the Ring-bearers. */
export interface Places {
  readonly armies: readonly Placed<Army>[];
  readonly settlement: { readonly x: number; readonly y: number };
  readonly name: { readonly x: number; readonly y: number };
  readonly bearers: { readonly x: number; readonly y: number };
  readonly pieces: { readonly x: number; readonly y: number };
}

const GAP = 4;
const SIGN = 27;
export const LINE = 13;

/**
 * Armies stand below each other in the middle, the besieged above those around them. The
 * Settlement stands before the first, or in the middle where nobody is; the name stands below.
 */
export function places(land: Land, here: readonly Army[], lines: number): Places {
  const order = [...here].sort((one, other) => Number(other.siege === "inside") - Number(one.siege === "inside"));
  const sizes = order.map((army) => {
    const size = layout(army);
    return army.siege === "inside" ? { width: size.width + 10, height: size.height + 13 } : size;
  });
  const settled = land.settlement !== null;
  const tall = sizes.reduce((sum, { height }) => sum + height + GAP, -GAP);
  const first = sizes[0];
  const name = lines * LINE;
  const all = (first ? tall : settled ? SIGN : 0) + name;
  const top = land.y - all / 2;
  const shift = first && settled ? SIGN / 2 : 0;
  let y = top;
  const armies = order.map((what, at) => {
    const { height } = sizes[at] ?? { height: 0 };
    const middle = y + height / 2 + (what.siege === "inside" ? 2.5 : 0);
    y += height + GAP;
    return { what, x: land.x + shift, y: middle };
  });
  const side = first ? land.x + shift - first.width / 2 - SIGN / 2 - 1 : land.x;
  const settlement = { x: side, y: first ? top + first.height / 2 : top + SIGN / 2 };
  const base = first ? y - GAP : settled ? top + SIGN : top;
  const beside = first ? first.width / 2 + shift + 8 : settled ? SIGN / 2 + 8 : 0;
  const bearers = { x: land.x + beside, y: beside > 0 ? top + 2 : top - 12 };
  const pieces = { x: land.x + shift, y: top - 11 };
  return { armies, pieces, settlement, name: { x: land.x, y: base + 12 }, bearers };
}
