"""German: who is meant, and where a card can be."""

from __future__ import annotations

from westmarch.meccg.kinds import Status, Zone
from westmarch.meccg.text.de_grammar import PL, YOU, F, M, N, Noun, Thing
from westmarch.meccg.text.de_nouns import CARD, CHARACTER, COMPANY, SITE, SORTS
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import REFS as REFS_SORT
from westmarch.meccg.text.sorts import Sort
from westmarch.meccg.vocabulary.references import Ref

STATUSES = {
    Status.UNTAPPED: "ungetappt",
    Status.TAPPED: "getappt",
    Status.WOUNDED: "verwundet",
}
ZONES = {
    Zone.POOL: "unter den Anfangscharakteren",
    Zone.DECK: "im Spielstapel",
    Zone.HAND: "auf der Hand",
    Zone.DISCARD: "im Abwurfstapel",
    Zone.SIDEBOARD: "im Reservestapel",
    Zone.SITES: "im Ortsstapel",
    Zone.PLAY: "im Spiel",
    Zone.GUARD: "auf der Lauer",
    Zone.CHAIN: "in der Kette von Ereignissen",
    Zone.ASIDE: "beiseite gelegt",
    Zone.PILE: "im Siegpunktstapel",
    Zone.OUT: "aus dem Spiel entfernt",
    Zone.UNUSED: "außerhalb des Spiels",
}

LYING = (Zone.ASIDE, Zone.OUT)
"""Where cards are put, in words that are adjectives."""

REFS: dict[Ref | Meant, Thing] = {
    Ref.SELF: Thing(F, "diese Karte", "diese Karte", "dieser Karte", "dieser Karte"),
    Ref.HOST: Thing(M, "der Träger", "den Träger", "dem Träger", "des Trägers"),
    Ref.USER: Thing(
        M, "dieser Charakter", "diesen Charakter", "diesem Charakter", "dieses Charakters"
    ),
    Ref.TARGET: Thing(N, "das Ziel", "das Ziel", "dem Ziel", "des Ziels"),
    Ref.IT: Thing(
        F,
        "die betreffende Karte",
        "die betreffende Karte",
        "der betreffenden Karte",
        "der betreffenden Karte",
    ),
    Ref.BY: Thing(M, "der Verursacher", "den Verursacher", "dem Verursacher", "des Verursachers"),
    Ref.CHOSEN: Thing(
        F,
        "die gewählte Karte",
        "die gewählte Karte",
        "der gewählten Karte",
        "der gewählten Karte",
    ),
    Ref.SHOWN: Thing(
        PL,
        "die gezeigten Karten",
        "die gezeigten Karten",
        "den gezeigten Karten",
        "der gezeigten Karten",
    ),
    Ref.KEPT: Thing(
        F,
        "die mit dieser Karte gewählte Karte",
        "die mit dieser Karte gewählte Karte",
        "der mit dieser Karte gewählten Karte",
        "der mit dieser Karte gewählten Karte",
    ),
    Ref.OWN_AVATAR: Thing(M, "dein Avatar", "deinen Avatar", "deinem Avatar", "deines Avatars"),
    Ref.COMPANY: Thing(
        F, "die Gemeinschaft", "die Gemeinschaft", "der Gemeinschaft", "der Gemeinschaft"
    ),
    Ref.SITE: Thing(M, "der Ort", "den Ort", "dem Ort", "des Ortes"),
    Ref.ORIGIN: Thing(
        M, "der Ausgangsort", "den Ausgangsort", "dem Ausgangsort", "des Ausgangsortes"
    ),
    Ref.BEGAN: Thing(
        M,
        "der Ort am Zugbeginn",
        "den Ort am Zugbeginn",
        "dem Ort am Zugbeginn",
        "des Ortes am Zugbeginn",
    ),
    Ref.ATTACK: Thing(M, "der Angriff", "den Angriff", "dem Angriff", "des Angriffs"),
    Ref.ATTACKER: Thing(
        F,
        "die angreifende Karte",
        "die angreifende Karte",
        "der angreifenden Karte",
        "der angreifenden Karte",
    ),
    Ref.DEFENDER: Thing(
        M,
        "der verteidigende Charakter",
        "den verteidigenden Charakter",
        "dem verteidigenden Charakter",
        "des verteidigenden Charakters",
    ),
    Ref.INFLUENCER: Thing(
        M,
        "der beeinflussende Charakter",
        "den beeinflussenden Charakter",
        "dem beeinflussenden Charakter",
        "des beeinflussenden Charakters",
    ),
    Ref.INFLUENCED: Thing(
        F,
        "die zu beeinflussende Karte",
        "die zu beeinflussende Karte",
        "der zu beeinflussenden Karte",
        "der zu beeinflussenden Karte",
    ),
    Ref.CHECKED: Thing(
        M,
        "der würfelnde Charakter",
        "den würfelnden Charakter",
        "dem würfelnden Charakter",
        "des würfelnden Charakters",
    ),
    Ref.ME: Thing(YOU, "du", "dich", "dir"),
    Ref.OPPONENT: Thing(M, "der Gegner", "den Gegner", "dem Gegner", "des Gegners"),
    Ref.EACH_PLAYER: Thing(M, "jeder Spieler", "jeden Spieler", "jedem Spieler", "jedes Spielers"),
    Ref.CONTROLLER: Thing(
        M,
        "der betroffene Spieler",
        "den betroffenen Spieler",
        "dem betroffenen Spieler",
        "des betroffenen Spielers",
    ),
}
SELVES: dict[Ref | Meant, Thing] = {
    Meant.CHARACTER: REFS[Ref.USER],
    Meant.HE: REFS[Ref.USER],
    Meant.OTHER: Thing(
        M,
        "der betreffende Charakter",
        "den betreffenden Charakter",
        "dem betreffenden Charakter",
        "des betreffenden Charakters",
    ),
    Meant.ALLY: Thing(
        M, "dieser Verbündete", "diesen Verbündeten", "diesem Verbündeten", "dieses Verbündeten"
    ),
    Meant.ITEM: Thing(
        M, "dieser Gegenstand", "diesen Gegenstand", "diesem Gegenstand", "dieses Gegenstands"
    ),
    Meant.FACTION: Thing(N, "dieses Heer", "dieses Heer", "diesem Heer", "dieses Heeres"),
    Meant.CREATURE: Thing(F, "diese Kreatur", "diese Kreatur", "dieser Kreatur", "dieser Kreatur"),
    Meant.THAT_COMPANY: Thing(
        F,
        "die betreffende Gemeinschaft",
        "die betreffende Gemeinschaft",
        "der betreffenden Gemeinschaft",
        "der betreffenden Gemeinschaft",
    ),
    Meant.THE_ITEM: Thing(
        M, "der Gegenstand", "den Gegenstand", "dem Gegenstand", "des Gegenstands"
    ),
    Meant.THE_ALLY: Thing(
        M, "der Verbündete", "den Verbündeten", "dem Verbündeten", "des Verbündeten"
    ),
    Meant.THE_FACTION: Thing(N, "das Heer", "das Heer", "dem Heer", "des Heeres"),
    Meant.THE_CREATURE: Thing(F, "die Kreatur", "die Kreatur", "der Kreatur", "der Kreatur"),
    Meant.DOER: Thing(
        M,
        "der handelnde Charakter",
        "den handelnden Charakter",
        "dem handelnden Charakter",
        "des handelnden Charakters",
    ),
    Meant.SITE_HERE: Thing(
        M,
        "der Ort mit dieser Karte",
        "den Ort mit dieser Karte",
        "dem Ort mit dieser Karte",
        "des Ortes mit dieser Karte",
    ),
    Meant.THAT_PLAYER: Thing(
        M, "dieser Spieler", "diesen Spieler", "diesem Spieler", "dieses Spielers"
    ),
    Meant.MASTER: Thing(
        M,
        "der führende Charakter",
        "den führenden Charakter",
        "dem führenden Charakter",
        "des führenden Charakters",
    ),
    Meant.CAPTAIN: Thing(
        M, "sein Anführer", "seinen Anführer", "seinem Anführer", "seines Anführers"
    ),
    Meant.STRUCK: Thing(
        M,
        "der getroffene Charakter",
        "den getroffenen Charakter",
        "dem getroffenen Charakter",
        "des getroffenen Charakters",
    ),
    Meant.SITE: Thing(M, "dieser Ort", "diesen Ort", "diesem Ort", "dieses Ortes"),
}
REFS |= SELVES


MEANT = {
    Meant.SITE: SITE,
    Meant.SITE_HERE: SITE,
    Meant.THAT_COMPANY: COMPANY,
    **dict.fromkeys(
        (Meant.CHARACTER, Meant.HE, Meant.OTHER, Meant.DOER, Meant.STRUCK, Meant.MASTER), CHARACTER
    ),
}
"""What kind of thing is meant, where it is no card of any kind."""


def kind_of(ref: Ref | Meant) -> Noun:
    """What kind of thing is meant."""
    if isinstance(ref, Meant):
        return MEANT.get(ref, CARD)
    return SORTS[REFS_SORT.get(ref, Sort.CARD)]
