import { phrases } from "$/i18n/phrases";

export const creditsWords = phrases(
  {
    title: "Rights and thanks",
    fan: "Westmarch is made by fans, for fans, and earns nothing. It is neither licensed nor endorsed by, nor in any way connected with, those who hold the rights.",
    holders: "Who holds the rights",
    trademarks:
      "Middle-earth, The Lord of the Rings, The Hobbit and the names in them are trademarks of Middle-earth Enterprises, LLC.",
    meccg:
      "Middle-earth Collectible Card Game was published by Iron Crown Enterprises. It is out of print; the rights are with Middle-earth Enterprises, LLC.",
    lcg: "The Lord of the Rings: The Card Game is published by Fantasy Flight Games, an Asmodee brand.",
    wotr: "War of the Ring is published by Ares Games, under licence of Sophisticated Games.",
    facts:
      "Names and numbers of cards stand in our tables because they are facts. The publishers' texts, pictures and layouts are theirs, and none of them is here: what you read on a card of ours is written by our own program from what the card does. If you like these games, buy them; they are beautiful.",
    thanks: "Thanks",
    thanksMore: "To those who have kept the facts so well for so long:",
    made: "What it is made with",
    ebGaramond: "by Georg Mayr-Duffner and Octavio Pardo, after Claude Garamont. From Fontsource.",
    inter: "by Rasmus Andersson. From Fontsource.",
    icons: "symbols by Lorc, Delapouite and others.",
    svelte: "and its friends Vite and TypeScript build the page.",
    own: "Our own code is under the MIT licence.",
  },
  {
    title: "Rechte und Dank",
    fan: "Westmarch ist von Fans für Fans gemacht und verdient nichts. Es ist von den Inhabern der Rechte weder lizenziert noch unterstützt und in keiner Weise mit ihnen verbunden.",
    holders: "Wem die Rechte gehören",
    trademarks:
      "Middle-earth, The Lord of the Rings, The Hobbit und die Namen darin sind Marken von Middle-earth Enterprises, LLC.",
    meccg:
      "Middle-earth Collectible Card Game erschien bei Iron Crown Enterprises. Es ist vergriffen; die Rechte liegen bei Middle-earth Enterprises, LLC.",
    lcg: "Der Herr der Ringe: Das Kartenspiel erscheint bei Fantasy Flight Games, einer Marke von Asmodee.",
    wotr: "Der Ringkrieg erscheint bei Ares Games, unter Lizenz von Sophisticated Games.",
    facts:
      "Namen und Zahlen der Karten stehen in unseren Tabellen, weil sie Tatsachen sind. Texte, Bilder und Gestaltung gehören den Verlagen, und nichts davon ist hier: Was du auf unseren Karten liest, schreibt unser eigenes Programm aus dem, was die Karte tut. Wenn dir diese Spiele gefallen, kaufe sie; sie sind schön.",
    thanks: "Dank",
    thanksMore: "Denen, die die Tatsachen so gut und so lange bewahrt haben:",
    made: "Womit es gemacht ist",
    ebGaramond: "von Georg Mayr-Duffner und Octavio Pardo, nach Claude Garamont. Von Fontsource.",
    inter: "von Rasmus Andersson. Von Fontsource.",
    icons: "Symbole von Lorc, Delapouite und anderen.",
    svelte: "und seine Freunde Vite und TypeScript bauen die Seite.",
    own: "Unser eigener Code steht unter der MIT-Lizenz.",
  },
);
