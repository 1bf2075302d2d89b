/** Something that can be walked to: what it is, what it is called, where its middle is. */
export interface Place {
  readonly subject: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export type Direction = "left" | "right" | "up" | "down";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export function direction(key: string): Direction | undefined {
  return ARROWS[key];
}

/** The next place in a direction: near counts, and straight ahead counts more than aside. */
export function step(
  places: readonly Place[],
  from: string | null,
  towards: Direction,
): Place | undefined {
  const here = places.find((place) => place.subject === from);
  if (here === undefined) return inReadingOrder(places)[0];
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const [ahead, aside] = offset(here, place, towards);
    if (place === here || ahead <= 4) continue;
    if (isSideways(towards) && Math.abs(aside) > ahead) continue;
    const cost = ahead + 2.5 * Math.abs(aside);
    if (cost < least) [best, least] = [place, cost];
  }
  return best ?? around(places, here, towards);
}

/** To the side means along the row; what lies steeply above or below is reached by up and down. */
function isSideways(towards: Direction): boolean {
  return towards === "left" || towards === "right";
}

function offset(from: Place, to: Place, towards: Direction): [number, number] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  switch (towards) {
    case "left":
      return [-dx, dy];
    case "right":
      return [dx, dy];
    case "up":
      return [-dy, dx];
    case "down":
      return [dy, dx];
  }
}

/** Past the last place: the next in reading order, so that arrows alone reach everything. */
function around(places: readonly Place[], here: Place, towards: Direction): Place | undefined {
  const order = inReadingOrder(places);
  const forward = towards === "right" || towards === "down";
  const at = order.indexOf(here) + (forward ? 1 : -1);
  return order[(at + order.length) % order.length];
}

const ROW = 40;

export function inReadingOrder(places: readonly Place[]): readonly Place[] {
  return [...places].sort((a, b) => (Math.abs(a.y - b.y) > ROW ? a.y - b.y : a.x - b.x));
}

/** The next place whose name begins with a letter, after the present one. */
export function byLetter(
  places: readonly Place[],
  from: string | null,
  letter: string,
): Place | undefined {
  const order = inReadingOrder(places);
  const start = order.findIndex((place) => place.subject === from) + 1;
  const turned = [...order.slice(start), ...order.slice(0, start)];
  return turned.find((place) => plain(place.name).startsWith(plain(letter)));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
