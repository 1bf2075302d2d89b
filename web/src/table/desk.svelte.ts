import { getContext, setContext, type Component } from "svelte";
import { NO_FACES, type Faces } from "$/cards/faces";
import type { Asked, Because, Ending, Line, Number as Counted, Offer, SeatState } from "$/wire";
import type { Hint } from "./connection.svelte";
import { menuOf, press, type Menu } from "./gesture";
import type { Journeys } from "./motion";
import { words } from "./words";

/** What lies on the table now, whether a live game or a moment of a replay. */
export interface Scene {
  readonly version: number;
  readonly seat: number | null;
  readonly board: unknown;
  readonly seats: readonly SeatState[];
  readonly asked: Asked | null;
  readonly log: readonly Line[];
  readonly ending: Ending | null;
  /** Why a game of older rules cannot go on. */
  readonly broken: string | null;
  readonly picked: readonly Offer[];
  readonly because: Because | null;
  /** The numbers of the whole table, if somebody asked for them. */
  readonly numbers?: readonly Counted[];
  /** What a program would do, if it was asked. */
  readonly hint?: Hint | null;
  /** Whether programs may be asked here. */
  readonly mayHaveHints?: boolean;
  pick(offer: Offer): void;
  askHint?(): void;
  dropHint?(): void;
  ask(subject: string): void;
  measure?(): void;
  /** See at once what has happened already. */
  hurry?(): void;
}

/** A running sum that belongs to the question, as willpower against threat. */
export interface Sum {
  readonly name: string;
  readonly words: string;
  readonly value: number;
}

export interface DrawingProps {
  readonly board: unknown;
}

/** How a game is drawn. The shell knows nothing else of it. */
export interface Kit extends Journeys {
  readonly Board: Component<DrawingProps>;
  /** Whether the board can be drawn nearer and farther by itself. */
  readonly zooms?: boolean;
  /** The own hand, if the game has hands. */
  readonly Hand?: Component<DrawingProps>;
  /** A subject, large. */
  readonly Zoom?: Component<DrawingProps & { readonly subject: string }>;
  /** All that is drawn and can be touched, with its name. */
  names(board: unknown, faces: Faces): ReadonlyMap<string, string>;
  /** The board seen openly: what all see, and what is hidden, by place. */
  open?(board: unknown, hidden: Readonly<Record<string, string>>): unknown;
  /** What is in the own hand. */
  inHand?(board: unknown): readonly string[];
  /** Where the game stands, in a word or two; else the log's headings say it. */
  where?(board: unknown): { readonly turn: string; readonly phase: string };
  /** Numbers that are weighed against each other now; those of the table if `weighs` wants them. */
  sums?(board: unknown, asked: Asked | null, numbers: readonly Counted[]): readonly Sum[];
  /** Whether the numbers of the table belong to a question. */
  weighs?(asked: Asked): boolean;
}

export interface OpenMenu {
  readonly subject: string;
  readonly offers: readonly Offer[];
  readonly x: number;
  readonly y: number;
}

/** What the player's hands and eyes are doing: focus, zoom, menus, lights. */
export class Desk {
  faces: Faces = $state.raw(NO_FACES);
  focus: string | null = $state(null);
  /** What is looked at closely, and where it is drawn; `pinned` if it was clicked. */
  zoom: { subject: string; pinned: boolean; from: Element | null } | null = $state.raw(null);
  menu: OpenMenu | null = $state.raw(null);
  /** Puts away what the board itself has laid out to be looked at. */
  putAway: (() => void) | null = $state.raw(null);
  lit: ReadonlySet<string> = $state.raw(new Set());
  changed: ReadonlySet<string> = $state.raw(new Set());
  readonly names: ReadonlyMap<string, string>;
  readonly choices: Menu;
  readonly picked: ReadonlySet<string>;

  constructor(
    readonly scene: Scene,
    kit: () => Kit | null,
  ) {
    this.names = $derived(kit()?.names(this.scene.board, this.faces) ?? new Map<string, string>());
    this.choices = $derived(menuOf(this.scene.asked, (subject) => this.names.has(subject)));
    this.picked = $derived(new Set(this.scene.picked.flatMap((offer) => offer.touches)));
  }

  /** Whether there is something to ask a program about. */
  get mayAskHint(): boolean {
    return this.scene.mayHaveHints === true && (this.scene.asked?.offers.length ?? 0) > 1;
  }

  name(subject: string): string {
    if (subject === "table") return words("numbers");
    const seat = /^seat:(\d+)$/.exec(subject)?.[1];
    const sitting = seat === undefined ? "" : this.scene.seats[Number(seat)]?.name;
    return sitting || (this.names.get(subject) ?? subject);
  }

  isChoosable(subject: string): boolean {
    return this.choices.bySubject.has(subject) && !this.picked.has(subject);
  }

  /** Click or Enter on something: pick it, open its options, or show it. */
  press(subject: string, x: number, y: number, from: Element): void {
    if (this.picked.has(subject)) return;
    const meant = press(this.choices, subject);
    this.menu = null;
    if (meant.kind === "pick") this.pick(meant.offer);
    else if (meant.kind === "menu") this.menu = { subject, offers: meant.offers, x, y };
    else this.look(subject, from);
  }

  pick(offer: Offer): void {
    this.menu = null;
    this.zoom = null;
    this.scene.pick(offer);
  }

  /** Look at something closely, and ask where its numbers come from. */
  look(subject: string, from: Element | null): void {
    this.zoom = { subject, pinned: true, from };
    this.scene.ask(subject);
  }

  hover(subject: string | null, from: Element | null = null): void {
    if (this.zoom?.pinned || this.menu) return;
    this.zoom = subject === null ? null : { subject, pinned: false, from };
    if (subject !== null) this.scene.ask(subject);
  }

  /** Take one step back; false if there is nothing to step back from. */
  escape(): boolean {
    if (this.menu) this.menu = null;
    else if (this.zoom) this.zoom = null;
    else if (this.scene.hint) this.scene.dropHint?.();
    else if (this.putAway) {
      this.putAway();
      this.putAway = null;
    } else return false;
    return true;
  }
}

const KEY = Symbol("desk");

export function layDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
