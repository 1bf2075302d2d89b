import { reader } from "$/i18n/language.svelte";
import type { Side } from "./board";
import tables from "./tables.json";

export interface Tile {
  readonly colour: string;
  readonly damage: number | null;
  readonly eye: boolean;
  readonly die: boolean;
  readonly reveals: boolean;
  readonly stops: boolean;
}

interface Character {
  readonly names: readonly string[];
  readonly side: string;
}

const CHARACTERS: Readonly<Record<string, Character>> = tables.characters;
const TILES: Readonly<Record<string, Tile>> = tables.tiles;

export const CHARACTER_CODES: readonly string[] = Object.keys(CHARACTERS);

/** One of two names, by the reader's language. */
export function inLanguage(names: readonly string[]): string {
  return names[reader.language === "de" ? 1 : 0] ?? "";
}

export function characterName(code: string): string {
  const found = CHARACTERS[code];
  return found ? inLanguage(found.names) : code;
}

export function characterSide(code: string): Side {
  return CHARACTERS[code]?.side === "shadow" ? "shadow" : "free";
}

/** Two letters for a seal: of the name, without an article; of two Gandalfs the second says which. */
export function initials(code: string): string {
  const [first, second] = code.split("-");
  const one = first?.charAt(0).toUpperCase() ?? "";
  return one + ((second === "of" ? code.split("-")[2] : second)?.charAt(0) ?? first?.charAt(1) ?? "");
}

export function tileOf(code: string): Tile | undefined {
  return TILES[code];
}

/** What a tile shows, in a sign or two. */
export function tileFace(tile: Tile): string {
  const value = tile.eye ? "◉" : tile.die ? "⚄" : String(tile.damage ?? 0).replace("-", "−");
  return `${value}${tile.reveals ? "r" : ""}${tile.stops ? "■" : ""}`;
}

/** Tiles that show the same, counted, those of the printed pool first. */
export function counted(codes: readonly string[]): readonly { tile: Tile; face: string; count: number }[] {
  const found = new Map<string, { tile: Tile; face: string; count: number }>();
  for (const code of codes) {
    const tile = tileOf(code);
    if (!tile) continue;
    const face = tileFace(tile);
    const key = `${tile.colour} ${face}`;
    const known = found.get(key);
    found.set(key, { tile, face, count: (known?.count ?? 0) + 1 });
  }
  const order = [...found.values()];
  const rank = ({ tile }: { tile: Tile }): number =>
    (tile.colour === "standard" ? 0 : 10) + (tile.eye ? 9 : tile.die ? 8 : (tile.damage ?? 0) + (tile.reveals ? 0.5 : 0));
  return order.sort((one, other) => rank(one) - rank(other));
}
