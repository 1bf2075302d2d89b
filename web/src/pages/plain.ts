/** Small letters without accents, so that Nazgul finds Nazgûl. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
}

/** Whether all words of a search stand in a text that is plain already. */
export function has(text: string, search: string): boolean {
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
