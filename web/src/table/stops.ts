/** Where the player wants to be asked, by the names of stops; kept in this browser for each game. */
export type Wanted = Readonly<Record<string, boolean>>;

export function keptStops(title: string): Wanted {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(title)) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Wanted) : {};
  } catch {
    return {};
  }
}

export function keepStop(title: string, wanted: Wanted, name: string, asked: boolean): Wanted {
  const changed = { ...wanted, [name]: asked };
  localStorage.setItem(place(title), JSON.stringify(changed));
  return changed;
}

function place(title: string): string {
  return `westmarch.stops.${title}`;
}
