/** The language of the page, switched in place. */
export type Language = "en" | "de";

export const LANGUAGES: readonly Language[] = ["en", "de"];

const KEPT = "westmarch.language";

class Reader {
  language: Language = $state(first());

  /** Change the language of everything that is on the page. */
  speak(language: Language): void {
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }
}

function first(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === "en" || kept === "de") return kept;
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

export const reader = new Reader();
