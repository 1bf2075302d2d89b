import { Refusal } from "$/api/client";
import { lobby } from "$/api/games";
import type { Lobby } from "$/api/types";
import { person } from "./person.svelte";
import { turn } from "./turn.svelte";

const OFTEN = 8_000;
const SELDOM = 20_000;

/** The games that concern the reader, looked at again and again: often in the lobby, else seldom. */
class Tables {
  found: Lobby | undefined = $state.raw(undefined);
  failure: unknown = $state.raw(undefined);

  async look(): Promise<void> {
    try {
      this.found = await lobby();
      this.failure = undefined;
      turn.waiting = this.found.mine.filter((game) => game.waits_for_me).length;
    } catch (error) {
      this.failure = error;
      if (error instanceof Refusal && error.status === 401) person.me = null;
    }
  }

  /** Keep looking; gives back how to stop. */
  watch(closely: () => boolean): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const next = async (): Promise<void> => {
      await this.look();
      if (stopped) return;
      timer = setTimeout(() => void next(), closely() && !document.hidden ? OFTEN : SELDOM);
    };
    const shown = (): void => {
      if (!document.hidden) void this.look();
    };
    void next();
    document.addEventListener("visibilitychange", shown);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", shown);
      this.found = undefined;
      turn.waiting = 0;
    };
  }
}

export const tables = new Tables();
