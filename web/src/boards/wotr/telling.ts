import { words } from "$/table/words";
import { holder, tally, type Army } from "./armies";
import type { WotrBoard } from "./board";
import { landName, type Land } from "./map";
import { piecesIn } from "./pieces";
import { characterName } from "./tables";
import { named, wotrWords } from "./words";

/** A figure in words: whose it is and what. */
export function figureName(code: string): string {
  const at = code.lastIndexOf("-");
  const [nation, rank] = [code.slice(0, at), code.slice(at + 1)];
  return rank === "nazgul" || rank === "dunlending" ? named(rank) : `${named(nation)}: ${named(rank)}`;
}

/** Who stands in an army, for those who hear it and for those who look closely. */
export function roster(army: Army): readonly string[] {
  const figures = tally([...army.units, ...army.leaders]);
  return [
    ...figures.map(({ figure, count }) => `${count} × ${figureName(figure.code)}`),
    ...army.characters.map(characterName),
  ];
}

/** Who holds what stands in a region, and whether it is besieged. */
export function settlementTold(land: Land, board: WotrBoard): string {
  if (land.settlement === null) return "";
  const taken = board.captured.includes(land.code);
  const by = holder(land.nation, taken);
  return [
    named(land.settlement),
    taken && by ? wotrWords(by === "free" ? "heldByFree" : "heldByShadow") : "",
    board.besieged.includes(land.code) ? wotrWords("besieged") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Ships, Ents and siege engines of a region. */
export function piecesTold(land: Land, board: WotrBoard): readonly string[] {
  return piecesIn(board, land.code).map(({ kind, count }) => `${count} × ${wotrWords(kind)}`);
}

/** All that is read aloud of a region. */
export function regionTold(land: Land, board: WotrBoard, here: readonly Army[], choosable: boolean): string {
  const armies = here.map(
    (army) => `${named(army.side)}${army.siege ? ` ${wotrWords(army.siege)}` : ""}: ${roster(army).join(", ")}`,
  );
  return [
    landName(land.code),
    land.nation ? named(land.nation) : "",
    settlementTold(land, board),
    board.bearers === land.code && board.mordor === null ? wotrWords("fellowshipHere") : "",
    ...armies,
    ...piecesTold(land, board),
    choosable ? words("choosable") : "",
  ]
    .filter(Boolean)
    .join("; ");
}
