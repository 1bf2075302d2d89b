"""German: properties that need no more words."""

from __future__ import annotations

from westmarch.meccg.text.de_grammar import F, M, Noun
from westmarch.meccg.text.de_nouns import ATTACK, AUTOMATIC, HAVEN, RING, SITE
from westmarch.meccg.text.de_phrases import After, Phrase, after, that
from westmarch.meccg.vocabulary import properties as p

PRISONER = Noun(M, "Gefangen", adjectival=True)
AVATAR = Noun(M, "Avatar", "Avatare", many_dative="Avataren")
FOLLOWER = Noun(M, "Gefolgsmann", "Gefolgsleute", many_dative="Gefolgsleuten")
DETAINMENT = Noun(M, "Verhörangriff", "Verhörangriffe", many_dative="Verhörangriffen")
UNDER_DEEPS = Noun(M, "Ort", "Orte", many_dative="Orten", adjective="unterirdisch")
LAIR = Noun(M, "Drachenhort", "Drachenhorte", many_dative="Drachenhorten")

FLAGS: dict[p.Flag, Phrase] = {
    p.Flag.UNIQUE: Phrase(adjectives=("einzigartig",)),
    p.Flag.ATTACK: Phrase((ATTACK,)),
    p.Flag.AVATAR: Phrase((AVATAR,)),
    p.Flag.AGENT: Phrase((Noun(M, "Agent", "Agenten", "Agenten"),)),
    p.Flag.AS_HAZARD: that("als Gefahrenkarte gespielt {wird}"),
    p.Flag.FOLLOWER: Phrase((FOLLOWER,)),
    p.Flag.MOVING: that("sich {bewegt}"),
    p.Flag.MOVED: that("sich in diesem Zug bewegt {hat}"),
    p.Flag.CAME_HOME: that("im letzten Zug von keinem Zufluchtsort gekommen {ist}"),
    p.Flag.OVERT: Phrase(adjectives=("offen",)),
    p.Flag.COVERT: Phrase(adjectives=("verborgen",)),
    p.Flag.HERO_COMPANY: Phrase((Noun(F, "Heldengemeinschaft", "Heldengemeinschaften"),)),
    p.Flag.MINION_COMPANY: Phrase((Noun(F, "Schergengemeinschaft", "Schergengemeinschaften"),)),
    p.Flag.FELL_RIDER: after("im Modus „Grausamer Reiter“"),
    p.Flag.BLACK_RIDER: after("im Modus „Schwarzer Reiter“"),
    p.Flag.HERALDED_LORD: after("im Modus „Angekündigter Herr“"),
    p.Flag.MINE: Phrase(after=(After("dir {gehört}", "von dir"),)),
    p.Flag.THEIRS: Phrase(after=(After("dem Gegner {gehört}", "des Gegners"),)),
    p.Flag.AUTOMATIC: Phrase((AUTOMATIC,)),
    p.Flag.COMPANY_COMBAT: Phrase(
        (ATTACK,), after=(After("durch eine Gemeinschaft erfolgt", "durch eine Gemeinschaft"),)
    ),
    p.Flag.DETAINMENT: Phrase((DETAINMENT,)),
    p.Flag.ATTACKER_CHOOSES: Phrase(
        (ATTACK,), after=(After("die Verteidiger vom Angreifer bestimmen {lässt}"),)
    ),
    p.Flag.CANCELED: Phrase(adjectives=("vereitelt",)),
    p.Flag.DEFEATED: Phrase(adjectives=("besiegt",)),
    p.Flag.DEFENDING: Phrase(adjectives=("verteidigend",)),
    p.Flag.PLAYABLE_NOW: Phrase(adjectives=("jetzt spielbar",)),
    p.Flag.HAS_ATTACKED: that("in diesem Zug angegriffen {hat}"),
    p.Flag.HAZARD: Phrase((Noun(F, "Gefahrenkarte", "Gefahrenkarten"),)),
    p.Flag.RESOURCE: Phrase((Noun(F, "Unterstützungskarte", "Unterstützungskarten"),)),
    p.Flag.STAGE: Phrase((Noun(F, "Entwicklungskarte", "Entwicklungskarten"),)),
    p.Flag.UNDER_DEEPS: Phrase((UNDER_DEEPS,)),
    p.Flag.INFORMATION: Phrase((SITE,), after=(After("Informationen {bietet}"),)),
    p.Flag.HOARD: Phrase((SITE,), after=(After("einen Drachenschatz {enthält}"),)),
    p.Flag.HAVEN: Phrase((HAVEN,)),
    p.Flag.PROTECTED: Phrase(adjectives=("geschützt",)),
    p.Flag.DRAGONS_LAIR: Phrase((LAIR,)),
    p.Flag.RESTORED: Phrase(adjectives=("wiederhergestellt",)),
    p.Flag.STORED: Phrase(adjectives=("hinterlegt",)),
    p.Flag.RING: Phrase((RING,)),
    p.Flag.TROPHY: Phrase((Noun(F, "Trophäe", "Trophäen"),)),
    p.Flag.FACE_DOWN: Phrase(adjectives=("verdeckt",)),
    p.Flag.PRISONER: Phrase((PRISONER,)),
    p.Flag.PLAYED_THIS_TURN: Phrase(adjectives=("in diesem Zug gespielt",)),
    p.Flag.CANCELLATION: that("etwas {vereitelt}"),
    p.Flag.SAILING: that("über das Meer {fährt}"),
    p.Flag.ASSIGNED: that("bereits einen Hieb zugewiesen bekommen {hat}"),
    p.Flag.WEAPONLESS: that("von Waffen nicht betroffen {ist}"),
    p.Flag.ISOLATED: Phrase(adjectives=("abgeschnitten",)),
    p.Flag.FIGHTING: Phrase(adjectives=("kämpfend",)),
    p.Flag.LIKE_MY_AVATAR: that("dasselbe Wesen wie dein eigener Avatar {ist}"),
    p.Flag.LEADER: Phrase((Noun(M, "Anführer", "Anführer", many_dative="Anführern"),)),
}
"""What each property says."""
