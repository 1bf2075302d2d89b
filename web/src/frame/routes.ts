import type { Component } from "svelte";
import type { Route } from "./match";

/** A page gets the parts of its address that its pattern names. */
export type PageComponent = Component<Record<string, string>>;

export interface Page {
  readonly load: () => Promise<unknown>;
  /** Whether one has to come in under a name first. */
  readonly named?: boolean;
  /** Many cards side by side use what room there is. */
  readonly wide?: boolean;
  /** A table fills the window, without header and footer. */
  readonly full?: boolean;
}

const table: Page = { load: () => import("$/pages/Table.svelte"), named: true, full: true };
const join: Page = { load: () => import("$/pages/Join.svelte"), named: true };
const replay: Page = { load: () => import("$/pages/Replay.svelte"), full: true };

export const ROUTES: readonly Route<Page>[] = [
  { path: "/", page: { load: () => import("$/pages/Lobby.svelte"), named: true } },
  { path: "/new", page: { load: () => import("$/pages/NewGame.svelte"), named: true } },
  { path: "/join/:token", page: join },
  { path: "/games/:id", page: table },
  { path: "/games/:id/join", page: join },
  { path: "/games/:id/replay", page: replay },
  { path: "/cards", page: { load: () => import("$/pages/Cards.svelte"), wide: true } },
  { path: "/decks", page: { load: () => import("$/pages/Decks.svelte"), named: true } },
  { path: "/decks/:id", page: { load: () => import("$/pages/DeckBuilder.svelte"), named: true } },
  { path: "/rules", page: { load: () => import("$/pages/Rules.svelte") } },
  { path: "/rules/:id", page: { load: () => import("$/pages/Rules.svelte") } },
  { path: "/account", page: { load: () => import("$/pages/Account.svelte"), named: true } },
  { path: "/credits", page: { load: () => import("$/pages/Credits.svelte") } },
];

export const WELCOME: Page = { load: () => import("$/pages/Welcome.svelte") };

export const NOWHERE: Page = { load: () => import("$/pages/NotFound.svelte") };
