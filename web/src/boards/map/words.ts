import { phrases } from "$/i18n/phrases";

export const mapWords = phrases(
  { nearer: "Closer", farther: "Farther away" },
  { nearer: "Näher", farther: "Weiter weg" },
);
