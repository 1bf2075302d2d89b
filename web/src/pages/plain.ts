/** Small letters without accents, so that Nazgul finds Nazgûl. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
}

/** Says of texts that are plain already whether all words of a search stand in them. */
export function seeker(search: string): (text: string) => boolean {
  const words = plain(search).split(/\s+/);
  return (text) => words.every((word) => text.includes(word));
}
