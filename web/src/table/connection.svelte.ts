import type {
  Advised,
  Asked,
  Because,
  Choose,
  Closed,
  Ending,
  Line,
  Number as Counted,
  Offer,
  Received,
  Refused,
  Said,
  SeatState,
  Sent,
  Shown,
  Wished,
} from "$/wire";
import { isSame, keeps, type Gesture } from "./gesture";
import { AT_ONCE, Pace, type Beat } from "./pace";

/** What the table needs of a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What a wire tells: that it is open, what came, that it is gone. */
export interface WireEvents {
  opened(): void;
  received(text: string): void;
  gone(): void;
}

export type OpenWire = (events: WireEvents) => Wire;

/** A hint that was asked for: what a program would do, once it has thought about it. */
export interface Hint {
  readonly key: string;
  /** Which share of its usual time is gone, if that is known. */
  readonly share: number | null;
  readonly advice: readonly Advised[] | null;
  /** How many lines of play it looked at. */
  readonly lines: number;
}

export type Link = "connecting" | "open" | "lost" | "closed";

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
export const ANSWER_WITHIN = 6_000;
/** If a wish was granted, the table follows so soon. */
export const HEAR_WITHIN = 600;

/** Refusals that only say that somebody was quicker. */
const LATE: readonly string[] = ["stale", "not-yours", "illegal", "over"];

/** Why a server hangs up for good: who asks again is told the same. */
const FOR_GOOD: ReadonlySet<string> = new Set(["cannot-wake", "no-such-game", "unknown", "foreign"]);

/** The table of one game as the server shows it, and what this player does there. */
export class Connection {
  link: Link = $state("connecting");
  /** When the connection was lost, in milliseconds; nothing while it stands. */
  lostAt: number | null = $state(null);
  version = $state(-1);
  seat: number | null = $state(null);
  board: unknown = $state.raw(null);
  seats: readonly SeatState[] = $state.raw([]);
  asked: Asked | null = $state.raw(null);
  log: readonly Line[] = $state.raw([]);
  ending: Ending | null = $state.raw(null);
  /** Why a game of older rules cannot go on. */
  broken: string | null = $state(null);
  mayTakeBack = $state(false);
  mayHaveHints = $state(false);
  hint: Hint | null = $state.raw(null);
  watching = $state(0);
  chat: readonly Said[] = $state.raw([]);
  /** Somebody else's wish to take a choice back. */
  wish: Wished | null = $state.raw(null);
  /** What has become of the own wish. */
  wishing: "no" | "asked" | "declined" = $state("no");
  thinking: Readonly<Record<number, number | null>> = $state.raw({});
  /** What went wrong last, in words that say what to do. */
  problem: string | null = $state(null);
  because: Because | null = $state.raw(null);
  /** The numbers of the whole table, as far as they were asked for. */
  numbers: readonly Counted[] = $state.raw([]);
  /** What was picked and is not yet answered: drawn as picked at once. */
  picked: readonly Offer[] = $state.raw([]);

  readonly #openWire: OpenWire;
  #wire: Wire | null = null;
  #language: string;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #pending: Gesture | null = null;
  #queue: Offer[] = [];
  #asks = 0;
  #asked = "";
  #measure = -1;
  /** Picks that nobody made by hand: if they come too late, nobody needs to know. */
  #unasked = new Set<string>();
  #hearing: ReturnType<typeof setTimeout> | undefined;
  /** The number of the line with which the next part of the log must begin. */
  #lines = 0;
  #resyncing = false;
  /** Whether the server said why it closes the socket; forgotten when it shows the table again. */
  #parted = false;
  readonly #pace: Pace;

  constructor(openWire: OpenWire, language: string, beat: Beat = AT_ONCE) {
    this.#openWire = openWire;
    this.#language = language;
    this.#pace = new Pace((message) => this.receive(message), beat);
  }

  /** Whether an answer is awaited. */
  get busy(): boolean {
    return this.picked.length > 0;
  }

  open(): void {
    this.link = this.lostAt === null ? "connecting" : "lost";
    const events: WireEvents = {
      opened: () => this.#opened(),
      received: (text) => this.#pace.take(JSON.parse(text) as Received),
      gone: () => this.#gone(),
    };
    this.#wire = this.#openWire(events);
  }

  close(): void {
    this.link = "closed";
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    clearTimeout(this.#hearing);
    this.#pace.stop();
    this.#wire?.close();
    this.#wire = null;
  }

  /** Try to connect now, without waiting for the next attempt. */
  retry(): void {
    if (this.link !== "lost") return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.open();
  }

  /** See at once what has happened already. */
  hurry(): void {
    this.#pace.hurry();
  }

  /** Pick an option. Picks made while an answer is awaited follow in one message. */
  pick(offer: Offer): void {
    this.hurry();
    if (this.picked.includes(offer) || !keeps(this.asked, offer)) return;
    this.problem = null;
    this.#take(offer);
  }

  /** Pick what the player wants to have picked unasked; another tab of his may do so as well. */
  passBy(offer: Offer): void {
    if (this.busy) return;
    this.#unasked.add(offer.text);
    this.#take(offer);
  }

  #take(offer: Offer): void {
    this.hint = null;
    this.picked = [...this.picked, offer];
    this.#queue.push(offer);
    this.#sendNext();
  }

  takeBack(): void {
    this.hurry();
    this.#send({ type: "take-back", version: this.version });
  }

  consent(agreed: boolean): void {
    if (this.wish === null) return;
    this.#send({ type: "consent", version: this.wish.version, agreed });
    this.wish = null;
  }

  concede(): void {
    this.#send({ type: "concede" });
  }

  say(words: string): void {
    const trimmed = words.trim();
    if (trimmed !== "") this.#send({ type: "chat", words: trimmed });
  }

  ask(subject: string): void {
    if (this.because?.subject !== subject) this.because = null;
    this.#asked = subject;
    this.#asks += 1;
    this.#send({ type: "why", subject, ask: this.#asks });
  }

  /** Ask the strongest program what it would do. */
  askHint(): void {
    if (this.link !== "open" || this.hint !== null || this.asked === null) return;
    this.problem = null;
    const key = crypto.randomUUID();
    this.hint = { key, share: null, advice: null, lines: 0 };
    this.#send({ type: "hint", version: this.version, key, level: "hard" });
  }

  dropHint(): void {
    this.hint = null;
  }

  /** Ask for the numbers of the whole table. */
  measure(): void {
    this.#asks += 1;
    this.#measure = this.#asks;
    this.#send({ type: "why", subject: "table", ask: this.#asks });
  }

  speak(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#send({ type: "speak", language });
  }

  behold(seat: number | null): void {
    this.#send({ type: "behold", seat });
  }

  receive(message: Received): void {
    switch (message.type) {
      case "shown":
        return this.#show(message);
      case "accepted":
        if (message.key === this.#pending?.key) this.#pending.acceptedTo = message.version;
        return this.#settle();
      case "refused":
        return this.#refused(message);
      case "because":
        if (message.ask === this.#measure) this.numbers = message.numbers;
        else if (message.subject === this.#asked) this.because = message;
        return;
      case "hinting":
        if (this.hint?.key === message.key) this.hint = { ...this.hint, share: message.share };
        return;
      case "hinted":
        if (this.hint?.key === message.key) {
          this.hint = { ...this.hint, advice: message.advice, lines: message.lines };
        }
        return;
      case "said":
        this.chat = withSaid(this.chat, message);
        return;
      case "wished":
        return this.#wished(message);
      case "present":
        this.seats = message.seats;
        this.watching = message.watching;
        return;
      case "thinking":
        this.thinking = { ...this.thinking, [message.seat]: message.share };
        return;
      case "closed":
        return this.#turnedAway(message);
    }
  }

  #show(shown: Shown): void {
    if (!shown.anew && shown.version <= this.version) return;
    const isNext = shown.version === this.version + 1 && shown.first === this.#lines;
    const follows = shown.anew || (this.version >= 0 && isNext);
    if (!follows) {
      if (!this.#resyncing) this.#send({ type: "resync" });
      this.#resyncing = true;
      return;
    }
    this.#resyncing = this.#resyncing && !shown.anew;
    if (this.#parted) this.problem = null;
    this.#parted = false;
    this.version = shown.version;
    this.seat = shown.seat;
    this.board = shown.board;
    this.seats = shown.seats;
    if (!isSame(this.asked, shown.asked)) this.hint = null;
    this.asked = shown.asked;
    this.numbers = [];
    this.log = shown.anew ? shown.log : [...this.log, ...shown.log];
    this.#lines = shown.first + shown.log.length;
    this.ending = shown.ending;
    this.broken = shown.broken;
    this.mayTakeBack = shown.may_take_back;
    this.mayHaveHints = shown.may_have_hints;
    this.thinking = {};
    if (this.wish !== null && this.wish.version !== shown.version) this.wish = null;
    this.#hear("no");
    this.#settle();
  }

  /** The others are asked; the own wish is over when they have answered or the table moves on. */
  #wished(wished: Wished): void {
    const own = wished.seat === this.seat || this.seats[wished.seat]?.mine === true;
    this.wish = wished.open && !own ? wished : null;
    if (!own) return;
    if (wished.open) this.#hear("asked");
    else this.#hearing = setTimeout(() => this.#hear("declined"), HEAR_WITHIN);
  }

  #hear(answer: "no" | "asked" | "declined"): void {
    clearTimeout(this.#hearing);
    this.wishing = answer;
  }

  /** A gesture is over when it was accepted and the table that it led to is shown. */
  #settle(): void {
    const gesture = this.#pending;
    if (gesture !== null) {
      if (gesture.acceptedTo === null || this.version < gesture.acceptedTo) return;
      this.#forget();
    }
    this.#queue = this.#queue.filter((offer) => keeps(this.asked, offer));
    this.picked = [...this.#queue];
    this.#sendNext();
  }

  #refused({ what, words, key }: Refused): void {
    const gesture = key !== null && key === this.#pending?.key ? this.#pending : null;
    const unasked = gesture?.options.every((text) => this.#unasked.has(text)) ?? false;
    if (!(unasked && LATE.includes(what))) this.problem = words;
    if (key !== null && key === this.hint?.key) this.hint = null;
    if (gesture !== null) {
      this.#forget();
      this.#queue = [];
      this.picked = [];
      this.#send({ type: "resync" });
    }
  }

  /** The server hangs up; where coming back would be no use, nobody tries. */
  #turnedAway({ what, words }: Closed): void {
    if (what === "cannot-wake") this.broken = words;
    else this.problem = words;
    this.#parted = true;
    if (FOR_GOOD.has(what)) this.close();
  }

  #forget(): void {
    clearTimeout(this.#patience);
    this.#unasked.clear();
    this.#pending = null;
  }

  #sendNext(): void {
    if (this.#pending !== null || this.#queue.length === 0) return;
    const options = this.#queue.map((offer) => offer.text);
    this.#queue = [];
    const key = crypto.randomUUID();
    this.#pending = { key, version: this.version, options, acceptedTo: null };
    this.#sendPending();
  }

  /** Send what waits for its answer, and again until the answer comes. */
  #sendPending(): void {
    clearTimeout(this.#patience);
    const gesture = this.#pending;
    if (gesture === null || gesture.acceptedTo !== null) return;
    const { key, version, options } = gesture;
    const message: Choose = { type: "choose", version, options, key };
    this.#send(message);
    this.#patience = setTimeout(() => this.#sendPending(), ANSWER_WITHIN);
  }

  #opened(): void {
    this.link = "open";
    this.lostAt = null;
    this.#wait = FIRST_WAIT;
    this.#resyncing = false;
    this.#send({ type: "speak", language: this.#language });
    this.#sendPending();
  }

  #gone(): void {
    this.#wire = null;
    if (this.link === "closed") return;
    this.hint = null;
    this.link = "lost";
    this.lostAt ??= Date.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #send(message: Sent): void {
    if (this.link === "open") this.#wire?.send(JSON.stringify(message));
  }
}

function withSaid(chat: readonly Said[], said: Said): readonly Said[] {
  if (chat.some((one) => one.number === said.number)) return chat;
  return [...chat, said].sort((a, b) => a.number - b.number);
}

/** The socket of a game, on the host that the page came from. */
export function gameWire(game: string, query = ""): OpenWire {
  return (events) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/games/${encodeURIComponent(game)}/live${query}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onopen = () => events.opened();
    socket.onmessage = (event) => events.received(String(event.data));
    socket.onclose = () => events.gone();
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
}
