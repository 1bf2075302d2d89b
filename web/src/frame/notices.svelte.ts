import { said } from "$/api/client";

export interface Note {
  readonly id: number;
  readonly kind: "info" | "fault";
  readonly words: string;
}

/** Short notes along the lower edge: what went wrong, or that something was done. */
class Notices {
  notes: readonly Note[] = $state.raw([]);
  online: boolean = $state(navigator.onLine);
  private last = 0;

  tell(words: string, kind: Note["kind"] = "info"): void {
    this.last += 1;
    const note = { id: this.last, kind, words };
    this.notes = [...this.notes.filter((other) => other.words !== words), note].slice(-3);
    if (kind === "info") setTimeout(() => this.drop(note.id), 5000);
  }

  fault(error: unknown): void {
    this.tell(said(error), "fault");
  }

  drop(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  listen(): () => void {
    const changed = (): void => {
      this.online = navigator.onLine;
    };
    addEventListener("online", changed);
    addEventListener("offline", changed);
    return () => {
      removeEventListener("online", changed);
      removeEventListener("offline", changed);
    };
  }
}

export const notices = new Notices();

/** Do something that may fail; if it does, the reader is told. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    notices.fault(error);
    return undefined;
  }
}
