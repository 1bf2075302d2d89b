/** Whether a Combat die is drawn as a hit: a 1 never, a 6 always. */
export function scores(die: number, bonus: number, needed: number): boolean {
  return die === 6 || (die > 1 && die + bonus >= needed);
}

/** Dice that show the same, together. */
export function alike(faces: readonly string[]): readonly { face: string; count: number }[] {
  return [...new Set(faces)].map((face) => ({ face, count: faces.filter((one) => one === face).length }));
}
