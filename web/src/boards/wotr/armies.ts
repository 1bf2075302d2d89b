import { SIDES, type Side, type WotrBoard } from "./board";
import { characterSide } from "./tables";

export type Rank = "regular" | "elite" | "dunlending" | "leader" | "nazgul";

/** A figure: whose, and of what kind. */
export interface Figure {
  readonly code: string;
  readonly nation: string;
  readonly rank: Rank;
}

/** All figures and Characters of one side in one region. */
export interface Army {
  readonly region: string;
  readonly side: Side;
  readonly units: readonly Figure[];
  readonly leaders: readonly Figure[];
  readonly characters: readonly string[];
  /** Whether it is inside a besieged Stronghold, or stands around one. */
  readonly siege: "inside" | "around" | null;
}

const RANKS: readonly Rank[] = ["elite", "regular", "dunlending", "leader", "nazgul"];

export function figureOf(code: string): Figure {
  const at = code.lastIndexOf("-");
  return { code, nation: code.slice(0, at), rank: code.slice(at + 1) as Rank };
}

/** Elites stand before Regulars, and the nations together. */
export function inOrder(force: readonly string[]): readonly Figure[] {
  const rank = (figure: Figure): number => RANKS.indexOf(figure.rank);
  return force.map(figureOf).sort((one, other) => rank(one) - rank(other));
}

export function isUnit({ rank }: Figure): boolean {
  return rank !== "leader" && rank !== "nazgul";
}

/** Who holds a Settlement, of those who built it and those who took it. */
export function holder(nation: string | null, captured: boolean): Side | null {
  if (nation === null) return null;
  const built: Side = ["isengard", "sauron", "southrons"].includes(nation) ? "shadow" : "free";
  return captured ? (built === "free" ? "shadow" : "free") : built;
}

/** All armies on the board; `nationOf` says who built what stands in a region. */
export function armies(board: WotrBoard, nationOf: (region: string) => string | null): readonly Army[] {
  return SIDES.flatMap((side) => {
    const force = new Map(board[side].map((one) => [one.region, one.force]));
    const heroes = new Map<string, string[]>();
    for (const [who, region] of Object.entries(board.characters)) {
      if (characterSide(who) === side) heroes.set(region, [...(heroes.get(region) ?? []), who]);
    }
    return [...new Set([...force.keys(), ...heroes.keys()])].flatMap((region) => {
      const figures = inOrder(force.get(region) ?? []);
      const characters = heroes.get(region) ?? [];
      if (figures.length + characters.length === 0) return [];
      const held = holder(nationOf(region), board.captured.includes(region)) === side;
      const siege = board.besieged.includes(region) ? (held ? "inside" : "around") : null;
      const leaders = figures.filter((one) => !isUnit(one));
      return [{ region, side, units: figures.filter(isUnit), leaders, characters, siege } as const];
    });
  });
}

/** How many of each kind, in order. */
export function tally(figures: readonly Figure[]): readonly { figure: Figure; count: number }[] {
  const found = new Map<string, { figure: Figure; count: number }>();
  for (const figure of figures) {
    found.set(figure.code, { figure, count: (found.get(figure.code)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The size of what is drawn of an army, in units of the map. */
export const PIP = 15;
export const ROW = 5;
const EDGE = 4;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly units: readonly Spot[];
  readonly leaders: readonly Spot[];
  readonly characters: readonly Spot[];
}

const SEAL = 20;
const PENNANT = 12;
const LEADING = 20;

/** Where the pips of an army are drawn: units in rows of five, who leads them in a row above. */
export function layout({ units, leaders, characters }: Pick<Army, "units" | "leaders" | "characters">): Layout {
  const rows = Math.ceil(units.length / ROW);
  const led = characters.length * SEAL + leaders.length * PENNANT;
  const wide = Math.max(Math.min(units.length, ROW) * PIP, led);
  const top = led > 0 ? LEADING : 0;
  const row = (at: number): number => {
    const own = Math.min(ROW, units.length - Math.floor(at / ROW) * ROW);
    return (wide - own * PIP) / 2 + (at % ROW) * PIP + PIP / 2;
  };
  const seals = EDGE + (wide - led) / 2;
  const pennants = seals + characters.length * SEAL;
  return {
    width: wide + 2 * EDGE,
    height: top + rows * PIP + 2 * EDGE,
    units: units.map((_, at) => ({
      x: EDGE + row(at),
      y: EDGE + top + Math.floor(at / ROW) * PIP + PIP / 2,
    })),
    characters: characters.map((_, at) => ({ x: seals + (at + 0.5) * SEAL, y: EDGE + LEADING / 2 })),
    leaders: leaders.map((_, at) => ({ x: pennants + (at + 0.5) * PENNANT, y: EDGE + LEADING / 2 })),
  };
}
