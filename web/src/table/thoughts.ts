/** Whether the reader wants to know what programs think; kept in this browser. */
const PLACE = "westmarch.thoughts";

export function wantsThoughts(): boolean {
  try {
    return localStorage.getItem(PLACE) === "yes";
  } catch {
    return false;
  }
}

export function wantThoughts(wanted: boolean): void {
  localStorage.setItem(PLACE, wanted ? "yes" : "no");
}
