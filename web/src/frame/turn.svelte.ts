import { frameWords } from "./words";

/** Whose turn it is, in the title of the tab and its icon. */
class Turn {
  /** What the page is called. */
  page: string = $state("");
  /** How many games wait for me, as the lobby knows. */
  waiting: number = $state(0);
  /** Whether the table that is open waits for me. */
  here: boolean = $state(false);

  readonly mine: boolean = $derived(this.here || this.waiting > 0);

  /** The title of the tab. */
  readonly title: string = $derived.by(() => {
    const name = this.page === "" ? "Westmarch" : `${this.page} · Westmarch`;
    if (this.here) return `● ${frameWords("yourTurn")} · ${name}`;
    return this.waiting > 0 ? `(${this.waiting}) ${name}` : name;
  });

  /** Show it; the browser's badge is for clients that were installed. */
  show(): void {
    document.title = this.title;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = this.mine ? "/icon-turn.svg" : "/icon.svg";
    const count = this.waiting || (this.here ? 1 : 0);
    if (count > 0) void navigator.setAppBadge?.(count).catch(() => undefined);
    else void navigator.clearAppBadge?.().catch(() => undefined);
  }
}

export const turn = new Turn();
