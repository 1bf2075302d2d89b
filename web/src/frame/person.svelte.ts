import * as people from "$/api/people";
import type { Me } from "$/api/types";

/** Who sits before this browser. `undefined` until the server has said so, `null` if nobody. */
class Person {
  me: Me | null | undefined = $state.raw(undefined);

  async find(): Promise<void> {
    this.me = await people.me();
  }

  /** Come in under a name; what is to be done first is done before any page is shown. */
  async enter(name: string, first?: () => Promise<unknown>): Promise<void> {
    const me = await people.enter({ name });
    try {
      await first?.();
    } finally {
      this.me = me;
    }
  }

  async logIn(name: string, password: string): Promise<void> {
    this.me = await people.logIn({ name, password });
  }

  async keep(password: string): Promise<void> {
    this.me = await people.keepName({ password });
  }

  async logOut(): Promise<void> {
    await people.logOut();
    this.me = null;
  }
}

export const person = new Person();
