"""The findings about a deck in words, English and German; each names its cards and figures."""

from __future__ import annotations

from westmarch.meccg.decks.construction.findings import Finding
from westmarch.meccg.decks.exchange.naming import title

EN = {
    "M-DECK-01": "a deck is one of heroes, of minions, of a Fallen-wizard or of the Balrog",
    "M-DECK-02": "a Fallen-wizard deck names its one Fallen-wizard",
    "M-DECK-02/out of place": "{cards}: only a Fallen-wizard deck names a Fallen-wizard",
    "M-DECK-03": "{cards}: does not belong in this part of the deck",
    "M-DECK-03/sites": "there is no location deck",
    "M-DECK-04": "{cards}: {found} copies, but at most {limit} of a card are allowed",
    "M-DECK-05": "{cards}: {found} copies of a unique card, but only one is allowed",
    "M-DECK-06": "{cards}: only one version of this unique card is allowed",
    "M-DECK-07": "the pool has {found} characters, but at most {limit} are allowed",
    "M-DECK-08": "{cards}: no agent may be in the pool",
    "M-DECK-09": "the play deck has {found} characters besides avatars, but at most {limit} are "
    "allowed",
    "M-DECK-10": "{cards}: a hero deck has hero characters only",
    "M-DECK-11": "{cards}: a minion deck has minion characters only",
    "M-DECK-13": "{cards}: the Balrog has minion Orcs and Trolls with a mind of {limit} or less",
    "M-DECK-15": "{cards}: is specific to the Balrog",
    "M-DECK-17": "{cards}: may not be included as a character",
    "M-DECK-18": "{cards}: the minds of all agents total {found}, but {limit} is the most",
    "M-DECK-19": "{cards}: {found} avatars in the play deck, but at most {limit} are allowed",
    "M-DECK-19/different": "{cards}: the three avatars of the play deck may not all differ",
    "M-DECK-19/other": "{cards}: heroes have Wizards and minions have Ringwraiths as avatars",
    "M-DECK-19/pool": "{cards}: an avatar may not be in the pool",
    "M-DECK-20": "{cards}: {found} copies of the Fallen-wizard, but at most {limit} are allowed",
    "M-DECK-20/missing": "{cards}: the play deck has no copy of its Fallen-wizard",
    "M-DECK-20/other": "{cards}: is not the Fallen-wizard of this deck",
    "M-DECK-20/pool": "{cards}: an avatar may not be in the pool",
    "M-DECK-21": "{cards}: {found} copies of The Balrog, but at most {limit} are allowed",
    "M-DECK-21/missing": "{cards}: the play deck has no copy of The Balrog",
    "M-DECK-21/other": "{cards}: a Balrog deck has no avatar but The Balrog",
    "M-DECK-21/pool": "{cards}: an avatar may not be in the pool",
    "M-DECK-22": "the play deck has {found} resources, but must have 30 to 50",
    "M-DECK-24": "{cards}: a hero deck has hero resources and minion items only",
    "M-DECK-25": "{cards}: a minion deck has minion resources and hero items only",
    "M-DECK-27": "{cards}: a Balrog deck has minion resources and hero items only",
    "M-DECK-28": "{cards}: a Balrog deck has only factions of Orcs, Trolls, Dragons, Wolves and "
    "Animals",
    "M-DECK-29": "{cards}: {found} copies, but a Fallen-wizard has at most {limit} of a character",
    "M-DECK-30": "{cards}: {found} copies, but a Fallen-wizard has at most {limit} of a resource",
    "M-DECK-31": "{cards}: {found} copies, but at most {limit} of a stage card are allowed",
    "M-DECK-32": "{cards}: cards of one name count as one unique card",
    "M-DECK-33": "{cards}: this stage card belongs to another Fallen-wizard",
    "M-DECK-34": "{cards}: stage cards are for Fallen-wizards only",
    "M-DECK-35": "the play deck has {limit} resources, but {found} hazards; both must be as many",
    "M-DECK-36": "there are {found} creatures among the hazards, but at least {limit} are needed",
    "M-BAN-01": "{cards}: is not allowed to a Fallen-wizard",
    "M-BAN-02": "{cards}: is not allowed to a Fallen-wizard",
    "M-BAN-03": "{cards}: is not allowed to the Balrog",
    "M-BAN-04": "{cards}: is not allowed to the Balrog",
    "M-BAN-05": "{cards}: is not allowed to the Balrog",
    "M-BAN-06": "{cards}: this hazard is not allowed to the Balrog",
    "M-BAN-07": "{cards}: is not allowed against a minion or Balrog player",
    "M-BAN-08": "{cards}: needs an agent, which is not allowed against a minion or Balrog player",
    "M-BAN-10": "{cards}: is not allowed against a player with sites of another alignment",
    "M-ERR-01": "{cards}: is allowed only where the unofficial errata are played",
    "M-LOC-02": "{cards}: {found} copies, but only a Haven may be there more than once",
    "M-LOC-02/alien": "{cards}: a hero player uses hero sites",
    "M-LOC-03": "{cards}: {found} copies, but only a Darkhaven may be there more than once",
    "M-LOC-03/alien": "{cards}: a minion player uses minion sites",
    "M-LOC-04": "{cards}: {found} copies, but only Fallen-wizard sites may be there more than once",
    "M-LOC-04/alien": "{cards}: a Fallen-wizard uses no Balrog sites",
    "M-LOC-06": "{cards}: {found} copies, but only a Balrog haven may be there more than once",
    "M-LOC-06/alien": "{cards}: a Balrog player uses Balrog sites and some minion sites",
    "M-LOC-07": "{cards}: a Balrog player uses no Darkhavens, Dark-holds, Moria or Under-deeps "
    "sites "
    "of the minions",
    "M-LOC-08": "{cards}: a Balrog player may not use this site",
    "M-LOC-09": "{cards}: may be included only against a Balrog player",
    "M-LOC-09/copies": "{cards}: {found} copies, but only one is allowed",
    "M-SIDE-01": "the sideboard has {found} cards, but at most {limit} are allowed",
    "M-SIDE-02": "the sideboard has {found} cards, but at most {limit} in a game of this length",
    "M-SIDE-03": "{cards}: sites and regions are no part of a sideboard",
    "M-SIDE-05": "{cards}: the sideboard has one copy of each avatar that is not in the play deck",
    "M-SIDE-06": "{found} further cards against Fallen-wizards, but at most {limit} are allowed",
    "M-SETUP-14": "the starting stage cards are one to three with {limit} stage points, not "
    "{found}",
    "M-SETUP-15": "{cards}: one of the starting stage cards must not be unique",
    "M-SETUP-26": "{cards}: {found} starting minor items, but at most {limit} are allowed",
    "M-SETUP-26/kind": "{cards}: a starting minor item is neither unique nor a hoard item",
    "M-GAP-29": "{cards}: the pool holds characters, minor items and a Fallen-wizard's stage cards",
    "M-OPT-03": "{cards}: {found} Fallen-wizards in the sideboard, but at most {limit} are allowed",
    "M-TOUR-01/alignment": "the two decks must be of one alignment",
    "M-TOUR-01/sideboard": "the two decks must share one sideboard",
    "M-TOUR-03": "it must be said which of the two decks is played against Fallen-wizards",
    "M-TOUR-03/further": "{cards}: the further cards belong to the deck played against "
    "Fallen-wizards",
}

DE = {
    "M-DECK-01": "Ein Deck gehört den Helden, den Schergen, einem Gefallenen Zauberer oder dem "
    "Balrog",
    "M-DECK-02": "Das Deck eines Gefallenen Zauberers legt einen Gefallenen Zauberer fest",
    "M-DECK-02/out of place": "{cards}: Nur das Deck eines Gefallenen Zauberers legt einen fest",
    "M-DECK-03": "{cards}: gehört nicht in diesen Teil des Decks",
    "M-DECK-03/sites": "Der Ortsstapel fehlt",
    "M-DECK-04": "{cards}: {found} Exemplare, aber höchstens {limit} einer Karte sind erlaubt",
    "M-DECK-05": "{cards}: {found} Exemplare einer einzigartigen Karte, aber nur eines ist erlaubt",
    "M-DECK-06": "{cards}: Diese einzigartige Karte ist nur in einer Ausrichtung erlaubt",
    "M-DECK-07": "{found} Anfangscharaktere, aber höchstens {limit} sind erlaubt",
    "M-DECK-08": "{cards}: Unter den Anfangscharakteren darf kein Agent sein",
    "M-DECK-09": "{found} weitere Charaktere im Spielstapel, aber höchstens {limit} sind erlaubt",
    "M-DECK-10": "{cards}: Ein Helden-Deck hat nur Helden-Charaktere",
    "M-DECK-11": "{cards}: Ein Schergen-Deck hat nur Schergen-Charaktere",
    "M-DECK-13": "{cards}: Der Balrog hat Orks und Trolle der Schergen mit höchstens {limit} "
    "Geisteskraft",
    "M-DECK-15": "{cards}: gehört allein dem Balrog",
    "M-DECK-17": "{cards}: ist als Charakter nicht erlaubt",
    "M-DECK-18": "{cards}: Die Geisteskraft aller Agenten beträgt {found}, aber höchstens {limit} "
    "ist erlaubt",
    "M-DECK-19": "{cards}: {found} Zauberer oder Ringgeister, aber höchstens {limit} sind erlaubt",
    "M-DECK-19/different": "{cards}: Die drei Zauberer oder Ringgeister dürfen nicht alle "
    "verschieden sein",
    "M-DECK-19/other": "{cards}: Helden haben Zauberer und Schergen haben Ringgeister",
    "M-DECK-19/pool": "{cards}: gehört nicht zu den Anfangscharakteren",
    "M-DECK-20": "{cards}: {found} Exemplare des Gefallenen Zauberers, aber höchstens {limit} "
    "sind erlaubt",
    "M-DECK-20/missing": "{cards}: Der Gefallene Zauberer fehlt im Spielstapel",
    "M-DECK-20/other": "{cards}: ist nicht der Gefallene Zauberer dieses Decks",
    "M-DECK-20/pool": "{cards}: gehört nicht zu den Anfangscharakteren",
    "M-DECK-21": "{cards}: {found} Exemplare des Balrogs, aber höchstens {limit} sind erlaubt",
    "M-DECK-21/missing": "{cards}: Der Balrog fehlt im Spielstapel",
    "M-DECK-21/other": "{cards}: Ein Balrog-Deck hat keinen anderen als den Balrog",
    "M-DECK-21/pool": "{cards}: gehört nicht zu den Anfangscharakteren",
    "M-DECK-22": "{found} Unterstützungskarten im Spielstapel, aber es müssen 30 bis 50 sein",
    "M-DECK-24": "{cards}: Helden haben nur Helden-Unterstützungskarten und Schergen-Gegenstände",
    "M-DECK-25": "{cards}: Schergen haben nur Schergen-Unterstützungskarten und Helden-Gegenstände",
    "M-DECK-27": "{cards}: Der Balrog hat nur Schergen-Unterstützungskarten und Helden-Gegenstände",
    "M-DECK-28": "{cards}: Der Balrog hat nur Heere von Orks, Trollen, Drachen, Wölfen und Tieren",
    "M-DECK-29": "{cards}: {found} Exemplare, aber höchstens {limit} eines Charakters sind erlaubt",
    "M-DECK-30": "{cards}: {found} Exemplare, aber höchstens {limit} einer Unterstützungskarte "
    "sind erlaubt",
    "M-DECK-31": "{cards}: {found} Exemplare, aber höchstens {limit} einer Entwicklungskarte sind "
    "erlaubt",
    "M-DECK-32": "{cards}: Karten gleichen Namens gelten als eine einzigartige Karte",
    "M-DECK-33": "{cards}: Diese Entwicklungskarte gehört einem anderen Gefallenen Zauberer",
    "M-DECK-34": "{cards}: Entwicklungskarten haben nur Gefallene Zauberer",
    "M-DECK-35": "{limit} Unterstützungskarten, aber {found} Gefahrenkarten; es müssen gleich "
    "viele sein",
    "M-DECK-36": "{found} Kreaturen unter den Gefahrenkarten, aber mindestens {limit} sind nötig",
    "M-BAN-01": "{cards}: ist einem Gefallenen Zauberer nicht erlaubt",
    "M-BAN-02": "{cards}: ist einem Gefallenen Zauberer nicht erlaubt",
    "M-BAN-03": "{cards}: ist dem Balrog nicht erlaubt",
    "M-BAN-04": "{cards}: ist dem Balrog nicht erlaubt",
    "M-BAN-05": "{cards}: ist dem Balrog nicht erlaubt",
    "M-BAN-06": "{cards}: Diese Gefahrenkarte ist dem Balrog nicht erlaubt",
    "M-BAN-07": "{cards}: ist gegen Schergen und Balrog nicht erlaubt",
    "M-BAN-08": "{cards}: benötigt einen Agenten, was gegen Schergen und Balrog nicht erlaubt ist",
    "M-BAN-10": "{cards}: ist gegen einen Ortsstapel anderer Ausrichtung nicht erlaubt",
    "M-ERR-01": "{cards}: ist nur erlaubt, wo die inoffiziellen Errata gelten",
    "M-LOC-02": "{cards}: {found} Exemplare, aber nur Zufluchtsorte dürfen mehrmals enthalten sein",
    "M-LOC-02/alien": "{cards}: Ein Helden-Spieler hat Heldenorte",
    "M-LOC-03": "{cards}: {found} Exemplare, aber nur Dunkle Zufluchtsorte dürfen mehrmals "
    "enthalten sein",
    "M-LOC-03/alien": "{cards}: Ein Schergen-Spieler hat Schergenorte",
    "M-LOC-04": "{cards}: {found} Exemplare, aber nur Orte für Gefallene Zauberer dürfen mehrmals "
    "enthalten sein",
    "M-LOC-04/alien": "{cards}: Ein Gefallener Zauberer hat keine Balrogorte",
    "M-LOC-06": "{cards}: {found} Exemplare, aber nur Balrog-Zufluchtsorte dürfen mehrmals "
    "enthalten sein",
    "M-LOC-06/alien": "{cards}: Ein Balrog-Spieler hat Balrogorte und manche Schergenorte",
    "M-LOC-07": "{cards}: Ein Balrog-Spieler hat von den Schergenorten keine Dunklen "
    "Zufluchtsorte, Horte der "
    "Dunkelheit und unterirdischen Orte und nicht Moria",
    "M-LOC-08": "{cards}: Diesen Ort kann ein Balrog-Spieler nicht verwenden",
    "M-LOC-09": "{cards}: ist nur gegen einen Balrog-Spieler erlaubt",
    "M-LOC-09/copies": "{cards}: {found} Exemplare, aber nur eines ist erlaubt",
    "M-SIDE-01": "{found} Karten im Reservestapel, aber höchstens {limit} sind erlaubt",
    "M-SIDE-02": "{found} Karten im Reservestapel, aber höchstens {limit} in einem Spiel dieser "
    "Länge",
    "M-SIDE-03": "{cards}: Orte und Regionen gehören nicht in den Reservestapel",
    "M-SIDE-05": "{cards}: Der Reservestapel hat ein Exemplar von jedem, der nicht im Spielstapel "
    "ist",
    "M-SIDE-06": "{found} weitere Karten gegen Gefallene Zauberer, aber höchstens {limit} sind "
    "erlaubt",
    "M-SETUP-14": "Die Anfangs-Entwicklungskarten sind eine bis drei mit {limit} "
    "Entwicklungspunkten, nicht {found}",
    "M-SETUP-15": "{cards}: Eine der Anfangs-Entwicklungskarten darf nicht einzigartig sein",
    "M-SETUP-26": "{cards}: {found} geringere Gegenstände zu Anfang, aber höchstens {limit} sind "
    "erlaubt",
    "M-SETUP-26/kind": "{cards}: ist als einzigartiger oder Drachenschatz-Gegenstand nicht zu "
    "Anfang erlaubt",
    "M-GAP-29": "{cards}: Zum Anfang gehören Charaktere, geringere Gegenstände und die "
    "Entwicklungskarten "
    "eines Gefallenen Zauberers",
    "M-OPT-03": "{cards}: {found} Gefallene Zauberer im Reservestapel, aber höchstens {limit} "
    "sind erlaubt",
    "M-TOUR-01/alignment": "Die beiden Decks müssen von derselben Ausrichtung sein",
    "M-TOUR-01/sideboard": "Die beiden Decks müssen denselben Reservestapel haben",
    "M-TOUR-03": "Es muss feststehen, welches der beiden Decks gegen Gefallene Zauberer gespielt "
    "wird",
    "M-TOUR-03/further": "{cards}: Die weiteren Karten gehören zu dem Deck, das gegen Gefallene "
    "Zauberer gespielt wird",
}

WORDS = {"en": EN, "de": DE}


def sentence(finding: Finding, language: str) -> str:
    """A finding in words; the rule itself is not in it."""
    key = f"{finding.rule}/{finding.what}" if finding.what else finding.rule
    cards = ", ".join(title(code, language) for code in finding.cards)
    return WORDS[language][key].format(cards=cards, found=finding.found, limit=finding.limit)
