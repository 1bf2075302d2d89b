export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far what is shown stands from the edges of its room. */
const MARGIN = 8;

/** Where something of a size is shown in a room: in a corner where it hides as little as can be of another thing. */
export function corner(room: Box, wide: number, high: number, seen: Box): { x: number; y: number } {
  const [left, right] = [room.left + MARGIN, room.right - MARGIN - wide];
  const [top, bottom] = [room.top + MARGIN, room.bottom - MARGIN - high];
  const corners = [
    { x: left, y: bottom },
    { x: left, y: top },
    { x: right, y: bottom },
    { x: right, y: top },
  ];
  const hidden = ({ x, y }: { x: number; y: number }): number =>
    shared(x, x + wide, seen.left, seen.right) * shared(y, y + high, seen.top, seen.bottom);
  return corners.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
}

/** How much two stretches have in common. */
function shared(from: number, to: number, start: number, end: number): number {
  return Math.max(0, Math.min(to, end) - Math.max(from, start));
}
