import { phrases } from "$/i18n/phrases";

export const apiWords = phrases(
  {
    noConnection: "The server does not answer. Check your connection and try again.",
    unreadable: "The server's answer could not be read. Try again.",
    unauthorised: "Come in under a name first.",
    forbidden: "This is not yours to do.",
    missing: "This is not there, or not any more.",
    tooLarge: "This is too long. Shorten it and try again.",
    tooMany: "That was very quick. Wait a moment, then try again.",
    noSavedGame: "{name} is no saved game. Choose a file that was downloaded from a game.",
    fileTooLarge: "{name} is too large for a saved game: at most {most} MB can be taken.",
    broken: "The server has a problem of its own. Try again in a moment.",
    refused: "The server did not accept this. Check what you entered.",
    unknown: "Something went wrong. Load the page again.",
  },
  {
    noConnection: "Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.",
    unreadable: "Die Antwort des Servers war nicht zu lesen. Versuche es noch einmal.",
    unauthorised: "Tritt zuerst unter einem Namen ein.",
    forbidden: "Das steht dir nicht zu.",
    missing: "Das gibt es nicht, oder nicht mehr.",
    tooLarge: "Das ist zu lang. Kürze es und versuche es noch einmal.",
    tooMany: "Das war sehr schnell. Warte einen Augenblick und versuche es noch einmal.",
    noSavedGame: "{name} ist kein gespeichertes Spiel. Wähle eine Datei, die aus einem Spiel heruntergeladen wurde.",
    fileTooLarge: "{name} ist zu groß für ein gespeichertes Spiel: Es gehen höchstens {most} MB.",
    broken: "Der Server hat selbst ein Problem. Versuche es gleich noch einmal.",
    refused: "Der Server hat das nicht angenommen. Prüfe deine Eingaben.",
    unknown: "Etwas ist schiefgegangen. Lade die Seite noch einmal.",
  },
);
