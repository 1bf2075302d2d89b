import { NoConnection, Refusal } from "$/api/client";
import { lobby } from "$/api/games";
import type { Lobby } from "$/api/types";
import { person } from "./person.svelte";
import { turn } from "./turn.svelte";

export const FIRST_WAIT = 1_000;
export const LONGEST_WAIT = 30_000;

/** The games that concern the reader. The server tells them over a socket whenever they change. */
class Tables {
  found: Lobby | undefined = $state.raw(undefined);
  failure: unknown = $state.raw(undefined);
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;

  /** Ask once, without waiting to be told. */
  async look(): Promise<void> {
    try {
      this.show(await lobby());
    } catch (error) {
      this.failure = error;
      if (error instanceof Refusal && error.status === 401) person.me = null;
    }
  }

  /** Let the server tell; gives back how to stop. */
  watch(): () => void {
    this.open();
    const back = (): void => {
      if (!document.hidden && this.socket === undefined) this.open();
    };
    document.addEventListener("visibilitychange", back);
    addEventListener("online", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      removeEventListener("online", back);
      clearTimeout(this.timer);
      const socket = this.socket;
      this.socket = undefined;
      socket?.close();
      this.found = undefined;
      turn.waiting = 0;
    };
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/lobby/live`);
    this.socket = socket;
    socket.addEventListener("message", ({ data }) => {
      if (this.socket === socket) this.take(JSON.parse(String(data)) as Lobby | Closed);
    });
    socket.addEventListener("close", () => {
      if (this.socket === socket) this.lost();
    });
  }

  private take(told: Lobby | Closed): void {
    if (!("type" in told)) {
      this.wait = FIRST_WAIT;
      this.show(told);
    } else if (told.what === "unknown") person.me = null;
  }

  /** Try again, more and more seldom; not while nobody looks. A short pause needs no words. */
  private lost(): void {
    this.socket = undefined;
    if (document.hidden) return;
    if (this.wait > FIRST_WAIT) this.failure = new NoConnection("lobby");
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private show(found: Lobby): void {
    this.found = found;
    this.failure = undefined;
    turn.waiting = found.mine.filter((game) => game.waits_for_me).length;
  }
}

/** What a socket says that is not let in. */
interface Closed {
  readonly type: "closed";
  readonly what: string;
}

export const tables = new Tables();
