import { NARROW } from "../map/sight.svelte";
import { HEIGHT, WIDTH } from "./map";

const LEGIBLE = 0.6;
const SPARING = 0.93;

/** So that the whole map is seen, if little is lost by it; on a phone as large as it can be read. */
export function fit(across: number, down: number): number {
  if (across < NARROW) return LEGIBLE;
  const filling = across / WIDTH;
  return Math.max(0.4, filling * SPARING, Math.min(filling, down / HEIGHT));
}
