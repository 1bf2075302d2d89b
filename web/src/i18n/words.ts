import { phrases } from "./phrases";

/** Words that every part of the client needs. */
export const common = phrases(
  {
    close: "Close",
    cancel: "Cancel",
    save: "Save",
    delete: "Delete",
    copy: "Copy",
    copied: "Copied",
    search: "Search",
    all: "All",
    back: "Back",
    loading: "One moment",
    again: "Try again",
    home: "To the lobby",
  },
  {
    close: "Schließen",
    cancel: "Abbrechen",
    save: "Speichern",
    delete: "Löschen",
    copy: "Kopieren",
    copied: "Kopiert",
    search: "Suchen",
    all: "Alle",
    back: "Zurück",
    loading: "Einen Augenblick",
    again: "Noch einmal",
    home: "Zur Übersicht",
  },
);
