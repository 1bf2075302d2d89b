import { reader, type Language } from "./language.svelte";

/** Sentences by name; `{name}` in a sentence is a place for a value. */
export type Sentences = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, string | number>>;

/**
 * A function that says a sentence in the reader's language. A name that one language has and the
 * other has not fails the type check; a part of the client keeps its own in a `words.ts`.
 */
export function phrases<const En extends Sentences>(
  en: En,
  de: { readonly [Name in keyof En]: string },
): (name: keyof En & string, values?: Values) => string {
  spoken.push({ en, de });
  const all: Record<Language, Readonly<Record<keyof En, string>>> = { en, de };
  return (name, values) => fill(all[reader.language][name], values);
}

/** All sentences of the parts that have been loaded, so that they can be checked. */
export const spoken: { en: Sentences; de: Sentences }[] = [];

function fill(sentence: string, values: Values | undefined): string {
  if (values === undefined) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** One of two sentences, by a number. */
export function counted(count: number, one: string, many: string): string {
  return (count === 1 ? one : many).replace("{n}", number(count));
}

export function number(value: number): string {
  return new Intl.NumberFormat(reader.language).format(value);
}

/** How long ago something was, in words. */
export function ago(at: string, now: number = Date.now()): string {
  const seconds = (Date.parse(at) - now) / 1000;
  const words = new Intl.RelativeTimeFormat(reader.language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return words.format(Math.round(seconds / length), unit);
  }
  return words.format(0, "second");
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
