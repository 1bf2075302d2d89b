import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Asked, Choose, Offer, Received, Sent, Shown } from "$/wire";
import { ANSWER_WITHIN, Connection, FIRST_WAIT, HEAR_WITHIN, type WireEvents } from "./connection.svelte";

/** The other end of the wire, in the hands of the test. */
class Server {
  sent: Sent[] = [];
  opened = 0;
  events: WireEvents | undefined;

  open = (events: WireEvents): { send(text: string): void; close(): void } => {
    this.opened += 1;
    this.events = events;
    return {
      send: (text: string) => void this.sent.push(JSON.parse(text) as Sent),
      close: () => events.gone(),
    };
  };
  tell(message: Received): void {
    this.events?.received(JSON.stringify(message));
  }
  of<Type extends Sent["type"]>(type: Type): Extract<Sent, { type: Type }>[] {
    return this.sent.filter((one): one is Extract<Sent, { type: Type }> => one.type === type);
  }
}

const offer = (text: string, ...touches: string[]): Offer => ({ text, words: text, touches });
const ask = (...texts: string[]): Asked => ({
  kind: "Commit",
  words: "Who?",
  offers: texts.map((text) => offer(text)),
  rules: [],
  stop: null,
});
function shown(version: number, parts: Partial<Shown> = {}): Shown {
  return {
    type: "shown",
    version,
    anew: false,
    seat: 0,
    board: { version },
    seats: [],
    asked: null,
    log: [],
    first: 0,
    may_take_back: false,
    may_have_hints: true,
    ending: null,
    broken: null,
    ...parts,
  };
}
const line = (number: number) => ({ number, words: `${number}`, touches: [], seat: null, heading: 0, thought: null });

describe("the connection", () => {
  let server: Server;
  let table: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    server = new Server();
    table = new Connection(server.open, "en");
    table.open();
    server.events?.opened();
    server.tell(shown(4, { anew: true, log: [line(0), line(1)], asked: ask("a", "b", "c", "done") }));
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  const picked = (text: string): Offer => table.asked?.offers.find((one) => one.text === text) as Offer;
  const lastChoose = (): Choose => server.of("choose").at(-1) as Choose;

  it("draws the version that follows and adds its lines", () => {
    server.tell(shown(5, { first: 2, log: [line(2)] }));
    expect(table.version).toBe(5);
    expect(table.log.map((one) => one.number)).toEqual([0, 1, 2]);
    expect(server.of("resync")).toHaveLength(0);
  });

  it("asks for everything anew when a version is missing, and draws nothing until it comes", () => {
    server.tell(shown(6, { first: 3, log: [line(3)] }));
    server.tell(shown(7, { first: 4, log: [line(4)] }));
    expect(table.version).toBe(4);
    expect(server.of("resync")).toHaveLength(1);
    server.tell(shown(7, { anew: true, log: [line(0), line(1), line(2), line(3), line(4)] }));
    expect(table.version).toBe(7);
    expect(table.log).toHaveLength(5);
    server.tell(shown(9, { first: 6 }));
    expect(server.of("resync")).toHaveLength(2);
  });

  it("asks anew when lines are missing although the version follows", () => {
    server.tell(shown(5, { first: 3, log: [line(3)] }));
    expect(table.version).toBe(4);
    expect(server.of("resync")).toHaveLength(1);
  });

  it("ignores a version that it has seen", () => {
    server.tell(shown(4, { board: "old", first: 2 }));
    expect(table.board).toEqual({ version: 4 });
    expect(server.of("resync")).toHaveLength(0);
  });

  it("repeats a choice with the same key until it is answered", () => {
    table.pick(picked("a"));
    const first = lastChoose();
    expect(first).toMatchObject({ version: 4, options: ["a"] });
    vi.advanceTimersByTime(ANSWER_WITHIN * 2 + 1);
    expect(server.of("choose").map((one) => one.key)).toEqual([first.key, first.key, first.key]);
    server.tell({ type: "accepted", key: first.key, version: 5 });
    vi.advanceTimersByTime(ANSWER_WITHIN * 3);
    expect(server.of("choose")).toHaveLength(3);
  });

  it("sends a choice again under its key after the connection was lost", () => {
    table.pick(picked("a"));
    const { key } = lastChoose();
    server.events?.gone();
    expect(table.link).toBe("lost");
    vi.advanceTimersByTime(FIRST_WAIT);
    server.events?.opened();
    expect(table.link).toBe("open");
    expect(server.of("choose").map((one) => one.key)).toEqual([key, key]);
  });

  it("keeps a pick that was made while there was no connection", () => {
    server.events?.gone();
    table.pick(picked("a"));
    expect(server.of("choose")).toHaveLength(0);
    vi.advanceTimersByTime(FIRST_WAIT);
    server.events?.opened();
    expect(lastChoose().options).toEqual(["a"]);
  });

  it("waits longer after each failure, and not after success", () => {
    server.events?.gone();
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(server.opened).toBe(2);
    server.events?.gone();
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(server.opened).toBe(2);
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(server.opened).toBe(3);
    server.events?.opened();
    server.events?.gone();
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(server.opened).toBe(4);
  });

  it("does not come back after it was closed", () => {
    table.close();
    vi.advanceTimersByTime(60_000);
    expect(server.opened).toBe(1);
    expect(table.link).toBe("closed");
  });

  it("does not come back where it was turned away, and says why", () => {
    server.tell({ type: "closed", what: "cannot-wake", words: "No such scenario." });
    server.events?.gone();
    vi.advanceTimersByTime(60_000);
    expect(server.opened).toBe(1);
    expect([table.link, table.broken, table.problem]).toEqual(["closed", "No such scenario.", null]);
  });

  it("comes back when the server only stops for a while", () => {
    server.tell({ type: "closed", what: "stopping", words: "One moment." });
    server.events?.gone();
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(server.opened).toBe(2);
    expect([table.broken, table.problem]).toEqual([null, "One moment."]);
  });

  it("says why the server closes, until it shows the table again", () => {
    server.tell({ type: "closed", what: "stopping", words: "The server is stopping." });
    server.events?.gone();
    expect(table.problem).toBe("The server is stopping.");
    vi.advanceTimersByTime(FIRST_WAIT);
    server.events?.opened();
    expect(table.problem).toBe("The server is stopping.");
    server.tell(shown(4, { anew: true }));
    expect(table.problem).toBeNull();
    server.tell({ type: "refused", what: "not-yours", words: "Wait.", key: null });
    server.tell(shown(5, { first: 2 }));
    expect(table.problem).toBe("Wait.");
  });

  it("sends picks that were made meanwhile in one message", () => {
    table.pick(picked("a"));
    table.pick(picked("b"));
    table.pick(picked("c"));
    expect(table.picked.map((one) => one.text)).toEqual(["a", "b", "c"]);
    expect(server.of("choose")).toHaveLength(1);
    server.tell({ type: "accepted", key: lastChoose().key, version: 5 });
    expect(server.of("choose")).toHaveLength(1);
    server.tell(shown(5, { first: 2, asked: ask("b", "c", "done") }));
    expect(lastChoose()).toMatchObject({ version: 5, options: ["b", "c"] });
  });

  it("keeps what is under way drawn as picked until the table that it led to is shown", () => {
    table.pick(picked("a"));
    table.pick(picked("b"));
    server.tell(shown(5, { first: 2, asked: ask("b", "c", "done") }));
    expect(table.busy).toBe(true);
    server.tell({ type: "accepted", key: lastChoose().key, version: 5 });
    expect(table.picked.map((one) => one.text)).toEqual(["b"]);
    server.tell(shown(6, { first: 2, asked: ask("c", "done") }));
    server.tell({ type: "accepted", key: lastChoose().key, version: 6 });
    expect(table.busy).toBe(false);
  });

  it("drops a pick that is no longer offered", () => {
    table.pick(picked("a"));
    table.pick(picked("b"));
    server.tell({ type: "accepted", key: lastChoose().key, version: 5 });
    server.tell(shown(5, { first: 2, asked: ask("c", "done") }));
    expect(server.of("choose")).toHaveLength(1);
    expect(table.busy).toBe(false);
  });

  it("says what a refusal says, forgets the picks and looks anew", () => {
    table.pick(picked("a"));
    table.pick(picked("b"));
    server.tell({ type: "refused", what: "stale", words: "Look again.", key: lastChoose().key });
    expect(table.problem).toBe("Look again.");
    expect(table.busy).toBe(false);
    expect(server.of("resync")).toHaveLength(1);
    vi.advanceTimersByTime(ANSWER_WITHIN * 2);
    expect(server.of("choose")).toHaveLength(1);
  });

  it("shows the answer to the last question only", () => {
    table.ask("card:1");
    table.ask("card:2");
    const because = { type: "because", numbers: [], reasons: [], rules: [] } as const;
    server.tell({ ...because, ask: 1, subject: "card:1" });
    expect(table.because).toBeNull();
    server.tell({ ...because, ask: 2, subject: "card:2" });
    expect(table.because?.subject).toBe("card:2");
  });

  it("tells what was said once, in order, though it is told again after a reconnection", () => {
    const said = { type: "said", seat: 0, name: "Mira", words: "Hm.", at: "" } as const;
    server.tell({ ...said, number: 2 });
    server.tell({ ...said, number: 1 });
    server.tell({ ...said, number: 2 });
    expect(table.chat.map((one) => one.number)).toEqual([1, 2]);
  });

  it("says nothing if another tab let a moment go by first", () => {
    table.passBy(picked("done"));
    const [sent] = server.of("choose") as [Choose];
    server.tell({ type: "refused", what: "stale", words: "too late", key: sent.key });
    expect(table.problem).toBeNull();
    expect(table.busy).toBe(false);
    expect(server.of("resync")).toHaveLength(1);
    table.pick(picked("done"));
    const [, second] = server.of("choose") as [Choose, Choose];
    server.tell({ type: "refused", what: "stale", words: "too late", key: second.key });
    expect(table.problem).toBe("too late");
  });

  it("tells what becomes of the own wish", () => {
    server.tell({ type: "wished", seat: 0, version: 4, open: true });
    expect(table.wishing).toBe("asked");
    server.tell({ type: "wished", seat: 0, version: 4, open: false });
    vi.advanceTimersByTime(HEAR_WITHIN);
    expect(table.wishing).toBe("declined");
    server.tell({ type: "wished", seat: 0, version: 4, open: true });
    server.tell({ type: "wished", seat: 0, version: 4, open: false });
    server.tell(shown(5, { anew: true }));
    vi.advanceTimersByTime(HEAR_WITHIN);
    expect(table.wishing).toBe("no");
  });

  it("asks for consent to the wishes of others, not to its own", () => {
    server.tell({ type: "wished", seat: 0, version: 4, open: true });
    expect(table.wish).toBeNull();
    server.tell({ type: "wished", seat: 1, version: 4, open: true });
    expect(table.wish?.seat).toBe(1);
    table.consent(false);
    expect(server.of("consent")).toEqual([{ type: "consent", version: 4, agreed: false }]);
    expect(table.wish).toBeNull();
  });

  it("asks a program once, and shows how far it is and what it would do", () => {
    table.askHint();
    table.askHint();
    const [sent, ...more] = server.of("hint");
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ version: 4, level: "hard" });
    const key = sent?.key ?? "";
    server.tell({ type: "hinting", key, share: 0.5 });
    server.tell({ type: "hinting", key: "another", share: 0.9 });
    expect(table.hint).toMatchObject({ share: 0.5, advice: null });
    const advice = [{ text: "b", chance: 0.6 }];
    server.tell({ type: "hinted", key: "another", advice: [], lines: 1 });
    server.tell({ type: "hinted", key, advice, lines: 87 });
    expect(table.hint).toMatchObject({ advice, lines: 87 });
    table.dropHint();
    expect(table.hint).toBeNull();
  });

  it("keeps a hint as long as the question is the same, in whatever language", () => {
    table.askHint();
    const german = { ...ask("a", "b", "c", "done"), words: "Wer?" };
    server.tell(shown(4, { anew: true, asked: german }));
    expect(table.hint).not.toBeNull();
    server.tell(shown(5, { anew: true, asked: ask("a", "done") }));
    expect(table.hint).toBeNull();
  });

  it("has no hint after a choice, a refusal or a loss", () => {
    table.askHint();
    table.pick(picked("a"));
    expect(table.hint).toBeNull();
    table.askHint();
    const key = server.of("hint").at(-1)?.key ?? null;
    server.tell({ type: "refused", what: "no-hints", words: "not here", key });
    expect(table.hint).toBeNull();
    expect(table.problem).toBe("not here");
    table.askHint();
    server.events?.gone();
    expect(table.hint).toBeNull();
    table.askHint();
    expect(table.hint).toBeNull();
  });
});
