export type Plain = Readonly<Record<string, unknown>>;

export function isRecord(part: unknown): part is Plain {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}

/** A field's name as words. */
export function spoken(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a value is worth a line: not empty, not false, not nothing. */
export function tells(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0) return false;
  return !(Array.isArray(value) && value.length === 0);
}
