/** How far a board may be drawn out and in. */
export const NEAREST = 2.5;
export const FARTHEST = 0.4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a board is looked at: how large it is drawn, and which of its points is in the corner. */
export interface Sight {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

/** Draw a board larger or smaller so that what is under the fingers stays there. */
export function zoomed(sight: Sight, to: number, at: Point): Sight {
  const zoom = Math.max(FARTHEST, Math.min(NEAREST, to));
  const grown = zoom / sight.zoom;
  return {
    zoom,
    left: Math.max(0, (sight.left + at.x) * grown - at.x),
    top: Math.max(0, (sight.top + at.y) * grown - at.y),
  };
}

/** Two fingers on the glass: how far they are apart, and the middle between them. */
export function between(one: Point, two: Point): { apart: number; middle: Point } {
  return {
    apart: Math.hypot(one.x - two.x, one.y - two.y),
    middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
  };
}
