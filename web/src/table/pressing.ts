import { tick } from "svelte";
import type { Desk } from "./desk.svelte";
import { isTyping, ownsArrows, placesIn, reach, standing } from "./keys";
import { byLetter, direction, step } from "./walk";

/** What the table lets keys do, beside walking and choosing. */
export interface Commands {
  /** Where everything is drawn, once it is. */
  root(): HTMLElement | undefined;
  mayUndo(): boolean;
  undo(): void;
  hint(): void;
  help(): void;
  /** Show the log, or put it away. */
  toggleLog(): void;
  /** Let the log be what its column shows. */
  turnToLog(): void;
}

/** What keys do at the table. */
export class Keys {
  #cameFrom: Element | null = null;

  constructor(
    readonly desk: Desk,
    readonly table: Commands,
  ) {}

  pressed(event: KeyboardEvent): void {
    const root = this.table.root();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    if (root === undefined || root.closest("[inert]")) return;
    if (this.#act(event, root)) event.preventDefault();
  }

  #act(event: KeyboardEvent, root: HTMLElement): boolean {
    const { desk, table } = this;
    const towards = ownsArrows(event.target) ? undefined : direction(event.key);
    const places = placesIn(root, (subject) => desk.isChoosable(subject));
    const here = standing(desk.focus);
    if (towards) return reach(root, step(places, here, towards));
    if (event.key === "Escape") return desk.escape() || this.#leaveLog(root, isCovered(root));
    if (event.key === "?") return (table.help(), true);
    if (event.key.length !== 1) return false;
    const letter = event.key.toLowerCase();
    const isHeld = event.repeat;
    /* With Shift a letter is always the beginning of a name. */
    if (letter === "u" && table.mayUndo() && !event.shiftKey) return isHeld || (table.undo(), true);
    if (letter === "h" && desk.mayAskHint && !event.shiftKey) return isHeld || (table.hint(), true);
    if (letter === "l" && !event.shiftKey) return isHeld || (this.#goToLog(root), true);
    if (letter === "." && desk.choices.done) return isHeld || (desk.pick(desk.choices.done), true);
    return /\p{L}/u.test(letter) && reach(root, byLetter(places, here, letter));
  }

  /** To the log, and from there back. */
  #goToLog(root: HTMLElement): void {
    if (this.#leaveLog(root, true)) return;
    this.#cameFrom = document.activeElement;
    if (!root.querySelector(".column")?.checkVisibility()) this.table.toggleLog();
    this.table.turnToLog();
    void tick().then(() => root.querySelector<HTMLElement>(".log")?.focus());
  }

  /** From the log back to where one came from; false if one is not there. */
  #leaveLog(root: HTMLElement, hide: boolean): boolean {
    if (!root.querySelector(".column")?.contains(document.activeElement)) return false;
    if (hide) this.table.toggleLog();
    void tick().then(() => {
      const back = this.#cameFrom;
      if (back instanceof HTMLElement && back.isConnected) back.focus();
      else root.querySelector<HTMLElement>("#prompt")?.focus();
    });
    return true;
  }
}

/** Whether the log lies over the board, as on a phone. */
function isCovered(root: HTMLElement): boolean {
  return root.querySelector(".middle[inert]") !== null;
}
