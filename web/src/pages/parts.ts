import type { Component } from "svelte";

type AtTable = Component<{ id: string }>;

/** The table of a game that has begun; it is large, so it is loaded when it is needed. */
export async function table(): Promise<AtTable> {
  return (await import("$/table/Table.svelte")).default;
}

/** The table of a game that is looked at afterwards. */
export async function replay(): Promise<AtTable> {
  return (await import("$/table/Replay.svelte")).default;
}
