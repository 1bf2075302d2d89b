import type { Line } from "$/wire";

/** A phase with what happened in it. */
export interface Part {
  readonly heading: Line | null;
  readonly lines: readonly Line[];
}

/** A turn with its phases. */
export interface Turn {
  readonly heading: Line | null;
  readonly parts: readonly Part[];
}

/** The log by turns and phases. A filter keeps lines with all its words; empty parts go. */
export function chronicle(log: readonly Line[], filter = "", seat: number | null = null): Turn[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = (line: Line): boolean =>
    words.every((word) => line.words.toLowerCase().includes(word)) &&
    (seat === null || line.seat === seat);
  const turns: { heading: Line | null; parts: { heading: Line | null; lines: Line[] }[] }[] = [];
  for (const line of log) {
    if (line.heading === 1 || turns.length === 0) {
      turns.push({ heading: line.heading === 1 ? line : null, parts: [] });
      if (line.heading === 1) continue;
    }
    const turn = turns[turns.length - 1];
    if (turn === undefined) continue;
    if (line.heading === 2) turn.parts.push({ heading: line, lines: [] });
    else {
      if (turn.parts.length === 0) turn.parts.push({ heading: null, lines: [] });
      if (wanted(line)) turn.parts[turn.parts.length - 1]?.lines.push(line);
    }
  }
  if (words.length === 0 && seat === null) return turns;
  return turns
    .map((turn) => ({ ...turn, parts: turn.parts.filter((part) => part.lines.length > 0) }))
    .filter((turn) => turn.parts.length > 0);
}

/** What programs thought, by line: in each turn only what is not the same as just before. */
export function thoughts(turns: readonly Turn[]): ReadonlyMap<number, string> {
  const told = new Map<number, string>();
  for (const turn of turns) {
    let last: string | null = null;
    for (const line of turn.parts.flatMap((part) => part.lines)) {
      if (line.thought !== null && line.thought !== last) told.set(line.number, line.thought);
      last = line.thought ?? last;
    }
  }
  return told;
}

/** The last headings of the log: where the game stands. */
export function whereWeAre(log: readonly Line[]): { turn: string; phase: string } {
  let turn = "";
  let phase = "";
  for (const line of log) {
    if (line.heading === 1) [turn, phase] = [line.words, ""];
    if (line.heading === 2) phase = line.words;
  }
  return { turn, phase };
}
