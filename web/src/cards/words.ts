import { phrases } from "$/i18n/phrases";

/** The few words that a card needs beside those of its face. */
export const cardWords = phrases(
  {
    damage: "Damage",
    progress: "Progress",
    resources: "Resources",
    unique: "Unique",
    faceDown: "Face-down card",
  },
  {
    damage: "Schaden",
    progress: "Fortschritt",
    resources: "Ressourcen",
    unique: "Einzigartig",
    faceDown: "Verdeckte Karte",
  },
);
