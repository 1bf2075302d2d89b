import type { Faces } from "$/cards/faces";
import type { Kit } from "$/table/desk.svelte";
import Board from "./Board.svelte";
import { isRecord } from "./tree";

function names(board: unknown, faces: Faces): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  collect(board, faces, found);
  return found;
}

/** Every record with a `card` is something to touch; its code gives it a name. */
function collect(part: unknown, faces: Faces, found: Map<string, string>): void {
  if (Array.isArray(part)) part.forEach((one) => collect(one, faces, found));
  else if (isRecord(part)) {
    const { card, code } = part;
    if (typeof card === "number") {
      const name = typeof code === "string" ? (faces.get(code)?.name ?? code) : `${card}`;
      found.set(`card:${card}`, name);
    }
    Object.values(part).forEach((one) => collect(one, faces, found));
  }
}

/** The plain drawing, for games that have no board of their own. */
export const kit: Kit = { Board, names };
