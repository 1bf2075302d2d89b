/** The table with moments of real games and no server, to be looked at while it is built:
 * `/dev/table.html?set=solo&moment=PayFor&theme=light&language=de`. */
import "@fontsource-variable/eb-garamond/wght.css";
import "@fontsource-variable/eb-garamond/wght-italic.css";
import "@fontsource-variable/inter/wght.css";
import "$/design/base.css";
import { mount } from "svelte";
import { kitOf } from "$/boards/registry";
import type { CardFace } from "$/cards/faces";
import { reader, type Language } from "$/i18n/language.svelte";
import { Connection, type OpenWire } from "$/table/connection.svelte";
import LiveTable from "$/table/LiveTable.svelte";
import type { Received, Sent, Shown } from "$/wire";

const query = new URLSearchParams(location.search);
const language = (query.get("language") ?? "en") as Language;
document.documentElement.dataset["theme"] = query.get("theme") ?? "dark";
reader.speak(language);

const sets = import.meta.glob<{ default: unknown[] }>("../src/table/fixtures/*.json");

async function fixture<T>(name: string): Promise<T[]> {
  const found = await sets[`../src/table/fixtures/${name}.json`]?.();
  return (found?.default ?? []) as T[];
}

const faces = await fixture<CardFace>(`faces-${language}`);
const answer = globalThis.fetch;
globalThis.fetch = async (...asked) =>
  /\/titles\/\w+\/(faces|cards)/.test(String(asked[0]))
    ? new Response(JSON.stringify(faces), { headers: { "content-type": "application/json" } })
    : answer(...asked);

const kit = await kitOf(query.get("title") ?? "lcg");
const target = document.body;

const moments = await fixture<{ name: string; shown: Shown }>(query.get("set") ?? "solo");
const wanted = query.get("moment") ?? "CommitCharacters";
const moment = moments.find((one) => one.name === wanted) ?? moments[0];
const wire: OpenWire = (events) => {
  const tell = (message: Received): void => events.received(JSON.stringify(message));
  setTimeout(() => {
    events.opened();
    if (moment) tell({ ...moment.shown, anew: true, may_have_hints: true });
    if (query.has("lost")) setTimeout(() => events.gone(), 50);
  });
  return { send: (text) => reply(JSON.parse(text) as Sent, tell), close: () => undefined };
};
const connection = new Connection(wire, language);
const stops = [{ name: "TakeAction", words: "Action windows", default: true, passing: "pass" }];
const props = { game: "preview", title: "lcg", kit, connection, stops };
mount(LiveTable, { target, props });

function reply(sent: Sent, tell: (message: Received) => void): void {
  if (sent.type === "hint") {
    const offers = moment?.shown.asked?.offers.slice(0, 3) ?? [];
    const advice = offers.map(({ text }, at) => ({ text, chance: 0.62 - at / 9 }));
    tell({ type: "hinting", key: sent.key, share: 0.4 });
    setTimeout(() => tell({ type: "hinted", key: sent.key, advice, lines: 87 }), 2000);
  }
  if (sent.type !== "why") return;
  const terms = [
    { words: "Printed", amount: 2 },
    { words: "Celebrían's Stone", amount: 2 },
  ];
  const numbers = [{ name: "willpower", words: "Willpower", total: 4, terms }];
  const reasons = ["It is exhausted.", "This is not the time for actions."];
  tell({ type: "because", ask: sent.ask, subject: sent.subject, numbers, reasons, rules: ["L-EFFECT-07"] });
}
