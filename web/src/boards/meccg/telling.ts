import { drawn, type CardFace, type Drawn } from "$/cards/faces";
import type { Desk } from "$/table/desk.svelte";
import { figuresOf, subjectOf, type Counted, type Key, type MeccgBoard, type SeenAttack, type SeenCard, type SeenPlayer, type SeenStrike, type Thing } from "./board";
import { landName } from "./map";
import { meccgWords, term } from "./words";

const WHOLE: readonly string[] = ["prowess", "body", "mind", "influence"];
const BRIEF: readonly string[] = ["prowess", "body"];

/** The numbers of a card as they count now: of a character all, of what he bears what changes him. */
export function sealsOf(card: SeenCard, face: CardFace | undefined, brief: boolean): readonly Drawn[] {
  if (!face) return [];
  const wanted = brief ? BRIEF : WHOLE;
  const live = figuresOf(card);
  const found = drawn(face.figures, live).filter((one) => wanted.includes(one.name) && live[one.name] !== null);
  return [
    ...found.map((one) => (one.name === "influence" ? { ...one, value: leftOf(card, one.value) } : one)),
    ...counted("corruption", card.corruption?.total ?? 0, meccgWords("corruption")),
    ...counted("points", card.points, meccgWords("points", { n: card.points })),
  ];
}

/** Of direct influence also what followers leave of it. */
function leftOf({ unused, influence }: SeenCard, value: string): string {
  return unused === null || unused === influence?.total ? value : `${unused}/${value}`;
}

function counted(name: string, value: number, words: string): readonly Drawn[] {
  return value === 0 ? [] : [{ name, words, value: String(value), change: 0, base: String(value) }];
}

/** What is read aloud of a card beside its name and numbers: what one sees from how it lies. */
export function toldOf(card: SeenCard, desk: Desk): string {
  const held = card.on.map((one) => desk.name(subjectOf(one)));
  return [
    card.status === "untapped" ? "" : meccgWords(card.status),
    card.guards ? meccgWords("onGuard") : "",
    card.aside ? meccgWords("aside") : "",
    card.counters > 0 ? meccgWords("counters", { n: card.counters }) : "",
    held.length > 0 ? meccgWords("holding", { names: held.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What something is called that a card is played on. */
export function thingName(thing: Thing, desk: Desk): string {
  if (typeof thing === "number") return desk.name(`card:${thing}`);
  switch (thing.type) {
    case "Group":
      return desk.name(`company:${thing.company}`);
    case "Player":
      return desk.name(`seat:${thing.seat}`);
    case "Onslaught":
      return desk.name(`card:${thing.site}`);
    case "Echo":
      return desk.faces.get(thing.code)?.name ?? thing.code;
    case "Assault":
      return meccgWords("theAttack");
  }
}

/** What an attack is keyed to. */
export function keyName(key: Key, desk: Desk): string {
  if (key.region !== null) return landName(key.region);
  if (key.place !== null) return desk.faces.get(key.place)?.name ?? key.place;
  const type = key.region_type ?? key.site_type;
  return type === null ? "" : term(type);
}

/** The terms of a number, as `Card 6, Aragorn II +2`. */
export function termsTold({ terms }: Counted, desk: Desk): string {
  return terms
    .map(({ source, amount }) => {
      const name = source === "printed" ? meccgWords("printed") : (desk.faces.get(source)?.name ?? source);
      return `${name} ${source === "printed" ? amount : signed(amount)}`;
    })
    .join(", ");
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A strike of an attack: who faces it, who strikes if it is somebody, and how far it is. */
export interface StrikeTold {
  readonly card: number;
  readonly by: number | null;
  readonly state: "faced" | "now" | "facing";
}

/** The strikes of an attack in the order in which they are faced. */
export function strikesOf(attack: SeenAttack, strike: SeenStrike | null): readonly StrikeTold[] {
  const all = [...attack.faced, ...attack.assigned];
  return all.map((card, at) => {
    const isNow = strike !== null && strike.card === card && at === attack.faced.lastIndexOf(card);
    const state = isNow ? "now" : at < attack.faced.length ? "faced" : "facing";
    return { card, by: attack.strikers[at] ?? null, state };
  });
}

/** Marshalling points of a kind: what they come to and, if rules change that, what there is. */
export function pointsTold(player: SeenPlayer, kind: string): string {
  const [comes, there] = [player.doubled[kind] ?? 0, player.counted[kind] ?? 0];
  return comes === there ? String(comes) : `${comes} (${there})`;
}

/** The type of a site and its region. */
export function siteLine(face: CardFace | undefined): string {
  return [face?.kind_words, face?.subtitle].filter(Boolean).join(" · ");
}

/** Who is in a region, as it is read aloud after its name. */
export function regionTold(code: string, type: string, board: MeccgBoard, desk: Desk, choosable: string): string {
  const here = board.companies.filter((company) => company.site.region === code);
  const names = here.map((company) => desk.name(`company:${company.company}`));
  const parts = [landName(code), term(type), names.length > 0 ? meccgWords("here", { names: names.join(", ") }) : ""];
  return [...parts, choosable].filter(Boolean).join("; ");
}
