import type { Kit } from "$/table/desk.svelte";

const KITS: Readonly<Record<string, () => Promise<{ kit: Kit }>>> = {
  lcg: () => import("./lcg/kit"),
  meccg: () => import("./meccg/kit"),
  wotr: () => import("./wotr/kit"),
};

/** How a game is drawn; a game without a board of its own gets the plain one. */
export async function kitOf(title: string): Promise<Kit> {
  const found = KITS[title] ?? (() => import("./plain/kit"));
  return (await found()).kit;
}
