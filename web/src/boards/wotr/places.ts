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

/** What else there is in a region: a flag of who took its Settlement, the Ring-bearers. */
export interface Besides {
  readonly captured?: boolean;
  readonly hunted?: boolean;
}

const GAP = 4;
const SIGN = 27;
const RING = 26;
const SPACE = 1;
/** How high a flag stands over the middle of its Settlement. */
const FLAG = 18;
export const LINE = 13;
/** How high ships, Ents and siege engines are drawn. */
export const PIECE = 18;

/**
 * The Settlement, the first army and the Ring-bearers stand beside each other. Further armies stand
 * below, the besieged above those around them; then comes the name. Pieces stand above all.
 */
export function places(land: Land, here: readonly Army[], lines: number, besides: Besides = {}): Places {
  const order = [...here].sort((one, other) => Number(other.siege === "inside") - Number(one.siege === "inside"));
  const sizes = order.map((army) => {
    const size = layout(army);
    return army.siege === "inside" ? { width: size.width + 10, height: size.height + 13 } : size;
  });
  const settled = land.settlement !== null;
  const hunted = besides.hunted ?? false;
  const [first] = sizes;
  const row = [settled ? SIGN : 0, first?.width ?? 0, hunted ? RING : 0].filter((width) => width > 0);
  const wide = row.reduce((sum, width) => sum + width + SPACE, -SPACE);
  const tall = first
    ? sizes.reduce((sum, { height }) => sum + height + GAP, -GAP)
    : settled || hunted
      ? SIGN
      : 0;
  const left = land.x - wide / 2;
  const top = land.y - (tall + lines * LINE) / 2;
  const middle = top + (first?.height ?? SIGN) / 2;
  const x = first ? left + (settled ? SIGN + SPACE : 0) + first.width / 2 : land.x;
  let y = top;
  const armies = order.map((what, at) => {
    const { height } = sizes[at] ?? { height: 0 };
    const centre = y + height / 2 + (what.siege === "inside" ? 2.5 : 0);
    y += height + GAP;
    return { what, x, y: centre };
  });
  const rise = Math.max(settled ? (besides.captured ? FLAG : SIGN / 2) : 0, hunted ? RING / 2 : 0);
  return {
    armies,
    settlement: { x: left + SIGN / 2, y: middle },
    name: { x: land.x, y: top + tall + 12 },
    bearers: { x: left + wide - RING / 2, y: middle },
    pieces: { x, y: Math.min(top, middle - rise) - PIECE / 2 - 2 },
  };
}
