"""Why something cannot be done, in both languages."""

from __future__ import annotations

from westmarch.meccg.reasons import Unmet
from westmarch.meccg.text.speaking import Reader
from westmarch.meccg.text.templates import capital

REASONS: dict[str, tuple[str, str]] = {
    "not-asked": ("It is not your turn to choose", "Du bist gerade nicht gefragt"),
    "nothing-to-do": ("Nothing can be done with this now", "Damit lässt sich jetzt nichts tun"),
    "not-yours": ("This card belongs to your opponent", "Diese Karte gehört deinem Gegner"),
    "undeclared": (
        "{card} cannot be played yet: its text is not declared",
        "{card} ist noch nicht spielbar: Ihr Text fehlt noch",
    ),
    "resource-not-now": (
        "Resources are played in your own turn",
        "Unterstützungskarten werden im eigenen Zug gespielt",
    ),
    "hazard-not-now": (
        "Hazards are played in the opponent's movement/hazard phases",
        "Gefahrenkarten werden in den Bewegungs-/Gefahrenphasen des Gegners gespielt",
    ),
    "limit-reached": ("The hazard limit is reached", "Das Gefahrenlimit ist erreicht"),
    "unique-there": (
        "{card} is unique, and it is in play or out of the game",
        "{card} ist einzigartig und schon im Spiel oder ausgeschieden",
    ),
    "forbidden": ("{card} forbids it", "{card} verbietet es"),
    "wrong-moment": (
        "It can be played at another moment only",
        "Sie kann nur zu einem anderen Zeitpunkt gespielt werden",
    ),
    "condition": ("Its condition is not met", "Ihre Bedingung ist nicht erfüllt"),
    "no-user": ("Nobody can use it now", "Niemand kann sie jetzt benutzen"),
    "no-target": (
        "There is nothing that it could be played on",
        "Es gibt nichts, worauf sie gespielt werden könnte",
    ),
    "not-keyed": (
        "It cannot be keyed to the company's path or site",
        "Sie kann weder der Reiseroute noch dem Ort der Gemeinschaft zugeordnet werden",
    ),
    "not-here": (
        "It cannot be played at the company's site",
        "Am Ort der Gemeinschaft kann sie nicht ausgespielt werden",
    ),
    "no-site-phase": (
        "It is played in a site phase, at a site where it can be found",
        "Sie wird in einer Ortsphase ausgespielt, wo sie zu finden ist",
    ),
    "not-organizing": (
        "Characters come into play in the organization phase",
        "Charaktere kommen in der Organisationsphase ins Spiel",
    ),
    "no-room": (
        "No more characters may come into play this turn",
        "In diesem Zug darf kein weiterer Charakter ins Spiel kommen",
    ),
}


def said(reason: Unmet, reader: Reader) -> str:
    """Why something cannot be done."""
    name = "" if reason.code is None else reader.named(reason.code)
    return capital(REASONS[reason.what][reader.german].format(card=name))
