"""German: how a card is played, and all that it says."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.declared import Event, abilities
from westmarch.meccg.kinds import CardCode, Kind, Zone
from westmarch.meccg.tables import CARDS
from westmarch.meccg.text.de_acts import piles
from westmarch.meccg.text.de_effects import effects, inner, moments, said, target
from westmarch.meccg.text.de_filters import a
from westmarch.meccg.text.de_grammar import ACC, F, M, N, listed, polished, sentence
from westmarch.meccg.text.de_happenings import event
from westmarch.meccg.text.de_judgements import amount, condition, if_so
from westmarch.meccg.text.de_nouns import ATTACK, CHARACTER, SITE, SORTS
from westmarch.meccg.text.de_refs import ZONES
from westmarch.meccg.text.de_statics import attack, keying
from westmarch.meccg.text.meaning import meant, parts, played_on, speaks_of
from westmarch.meccg.text.sorts import IMPLIED, Sort
from westmarch.meccg.vocabulary import abilities as w
from westmarch.meccg.vocabulary.effects import OneOf
from westmarch.meccg.vocabulary.judgements import Always
from westmarch.meccg.vocabulary.references import Ref


def way(one: w.Way) -> str:
    """When, if what, by whom and on what a card is played."""
    parts, where = [], ""
    if one.when or one.on is not None or not isinstance(one.if_, Always):
        times = tuple(one_ for one_ in one.when if (one_, type(one.on)) not in IMPLIED)
        when = f" {moments(times)}" if times else ""
        on = "" if one.on is None else f" auf {target(one.on)}"
        only = "" if when or on else " nur"
        where = f"Spielbar{only}{on}{when}{if_so(one.if_)}."
    if one.by is not None:
        parts.append(sentence(f"{a(one.by, CHARACTER).nom} benutzt diese Karte"))
    if one.tap is not None:
        site = "den Ort und " if one.taps_site else ""
        parts.append(f"Tappe {site}{a(one.tap, CHARACTER).acc}.")
    elif one.taps_site:
        parts.append("Tappe den Ort.")
    parts.insert(len(parts) if speaks_of(one.on, Ref.USER) else 0, where)
    if one.discard is not None:
        parts.append(f"Wirf dafür {a(one.discard).acc} ab.")
    if one.spends:
        parts.append(f"Sie kostet zusätzlich {one.spends} vom Gefahrenlimit.")
    return together(*parts)


def together(*parts: str) -> str:
    """Sentences that follow each other."""
    return " ".join(part for part in parts if part)


def texts(found: tuple[w.Ability, ...]) -> str:
    """What several abilities say."""
    return together(*(text(one) for one in found))


def permanent(one: w.PermanentEvent) -> str:
    """A permanent event."""
    stays = "Sie bleibt bei diesem Charakter." if one.on_user else ""
    if one.to is not Zone.PLAY:
        stays = together(stays, f"Sie liegt danach {ZONES[one.to]}.")
    return together(way(one.way), stays, effects(one.do))


def play_at(one: w.PlayAt) -> str:
    """Where something can be played."""
    text = "Auch spielbar" if one.also else "Spielbar"
    if one.site is not None:
        text += f" an {a(one.site, SITE).dat}"
    if one.tapped:
        text += " (getappt oder ungetappt)"
    if one.by is not None:
        text += f" durch {a(one.by, CHARACTER).acc}"
    return f"{text}{if_so(one.if_)}."


def not_duplicated(one: w.NotDuplicated, host: Sort | None = None) -> str:
    """Only one; in play, or on what the card is played on."""
    on = "dieselbe Karte oder Gemeinschaft"
    if host is not None:
        noun = SORTS[host]
        same = {M: "denselben", F: "dieselbe", N: "dasselbe"}[noun.gender]
        on = f"{same} {noun.form('der', ACC)}"
    ways = (
        (one.per_turn, "nur einmal pro Zug gespielt werden"),
        (one.on_host, f"nur einmal auf {on} gespielt werden"),
        (one.on_company, "in einer Gemeinschaft nur einmal vorkommen"),
        (one.at_place, "an einem Ort nur einmal vorkommen"),
        (one.on_check, "bei einem Wurf nur einmal gespielt werden"),
        (one.by_player, "von einem Spieler nur einmal im Spiel sein"),
    )
    where = next((where for so, where in ways if so), "nur einmal im Spiel sein")
    played = "" if one.way is None else f", wenn sie auf die {ORDINALS[one.way]} Art gespielt wird"
    return f"Diese Karte kann {where}{played}."


ORDINALS = ("erste", "zweite", "dritte")


def removal(one: w.Removal) -> str:
    """How it is removed."""
    where = "" if one.at is None else f" an {a(one.at, SITE).dat}"
    who = "der Charakter" if one.by is None else a(one.by, CHARACTER).nom
    tap = "einmal, ohne zu tappen, " if one.free else "tappen und "
    return sentence(
        f"während der Organisationsphase darf {who}{where} {tap}würfeln: Ist das Ergebnis größer "
        f"als {one.over}, wird diese Karte abgeworfen"
    )


def taps_into(one: w.TapsInto) -> str:
    """A permanent-event that is tapped for its effect."""
    when = moments(one.when) if one.when else "während der Bewegungs-/Gefahrenphase des Gegners"
    on = "" if one.on is None else f" auf {target(one.on)}"
    note = "" if one.noting is None else f"Halte dabei {amount(one.noting, ACC)} fest."
    return together(
        sentence(f"diese Karte darf {when}{on} getappt werden (zählt gegen das Gefahrenlimit)"),
        note,
        effects(one.do),
        "Danach wird sie abgeworfen.",
    )


def text(one: w.Ability) -> str:
    """What an ability says."""
    found = ABILITIES.get(type(one))
    return sentence(said(one)) if found is None else found(one)


ABILITIES: dict[type, Callable[..., str]] = {
    w.ShortEvent: lambda one: together(way(one.way), effects(one.do)),
    w.PermanentEvent: permanent,
    w.LongEvent: lambda one: together(way(one.way), effects(one.do)),
    w.PlayAt: play_at,
    w.AfterTest: lambda one: (
        "Spielbar nach der Prüfung eines Goldenen Rings, die diesen Ring ergibt."
    ),
    w.RingSearch: lambda one: sentence(
        f"bei der Prüfung darf {a(one.what).nom} auch {piles(one.from_, Ref.ME)} genommen werden"
    ),
    w.AsCreature: lambda one: together("Als Kreatur:", texts(one.abilities)),
    w.AsEvent: lambda one: together(way(one.way), texts(one.abilities)),
    w.AsAgent: lambda one: together("Als Agent:", texts(one.abilities)),
    w.TapsInto: taps_into,
    w.Keyed: lambda one: sentence(f"kann auch zugeordnet werden: {keying(one.to)}{if_so(one.if_)}"),
    w.KeyedAfter: lambda one: (
        f"Kann {a(one.attack, ATTACK).dat} auf dieselbe Gemeinschaft folgen, zugeordnet wie dieser."
    ),
    w.While: lambda one: together(f"Solange {condition(one.condition)}:", texts(one.abilities)),
    w.InZone: lambda one: together(
        f"Solange diese Karte {ZONES[one.zone]} ist:", texts(one.abilities)
    ),
    w.DiscardWhen: lambda one: sentence(
        f"diese Karte wird abgeworfen, wenn {listed(event(each) for each in one.events)}"
    ),
    w.DiscardIf: lambda one: sentence(
        f"diese Karte wird abgeworfen, wenn {condition(one.condition)}"
    ),
    w.NotDuplicated: not_duplicated,
    w.Removal: removal,
    w.Storable: lambda one: sentence(
        f"kann an {a(one.at, SITE).dat} hinterlegt werden{if_so(one.if_)}"
    ),
    w.StoredAlong: lambda one: "Wird zusammen mit der Karte hinterlegt, auf der sie liegt.",
    w.OnGuard: lambda one: f"Kann {moments(one.when)} von der Lauer aufgedeckt werden.",
    w.Rescue: lambda one: (
        "Rettungsangriff: die automatischen Angriffe des Ortes zur Zeit der Befreiung."
        if one.automatic
        else sentence("Rettungsangriff: " + "; ".join(attack(each) for each in one.attacks))
    ),
    w.BorneBy: lambda one: f"Kann nur von {a(one.who, CHARACTER).dat} getragen werden.",
    w.LiesBeside: lambda one: sentence(
        f"liegt neben {a(one.site, SITE).dat}; der Weg verlangt "
        + (f"einen Wurf von mindestens {one.roll}" if one.roll else "keinen Wurf")
        + if_so(one.if_)
    ),
    w.NotStarting: lambda one: "Kann nicht in der Startgemeinschaft sein.",
    w.Serves: lambda one: (
        f"Kann unter {a(one.whom, CHARACTER).acc} gelegt werden, von dem es beeinflusst wurde; "
        "der Ort wird dann nicht getappt."
    ),
    w.AffectsAvatar: lambda one: "Wirkt auch für einen Ringgeist oder den Balrog.",
    w.ReachesAllSites: lambda one: "Das gilt für alle Versionen des Ortes.",
    w.AnyTime: lambda one: "Kann jederzeit im Zug jedes Spielers gespielt werden.",
}
"""What each ability says."""


KINDS = {
    w.ShortEvent: "kurzfristiges Ereignis",
    w.LongEvent: "langfristiges Ereignis",
    w.PermanentEvent: "permanentes Ereignis",
    w.AsEvent: "permanentes Ereignis",
}


def paragraphs(code: CardCode) -> tuple[str, ...]:
    """All that a card says beyond its figures, a paragraph each."""
    words = meant(code, abilities(code))
    host, found = played_on(code, words), []
    for one in words:
        said_ = not_duplicated(one, host) if isinstance(one, w.NotDuplicated) else text(one)
        if isinstance(one, Event) and CARDS[code].kind is not Kind.EVENT:
            said_ = together(f"Auch als {KINDS[type(one)]} spielbar.", said_)
        found.append(polished(said_))
    return tuple(part for part in found if part)


def of_card(code: CardCode, one: w.Ability) -> str:
    """What one of a card's abilities says."""
    return " ".join(polished(text(each)) for each in meant(code, (one,)))


def choices(code: CardCode) -> tuple[str, ...]:
    """What each of several things is that a card lets somebody choose."""
    found = next(parts(meant(code, abilities(code)), OneOf), None)
    return () if found is None else tuple(polished(inner((one,))) for one in found.choices)
