"""English: how a card is played, and all that it says."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.declared import Event, abilities
from westmarch.meccg.kinds import CardCode, Kind, Zone
from westmarch.meccg.tables import CARDS
from westmarch.meccg.text.en_acts import piles
from westmarch.meccg.text.en_effects import effects, inner, moments, said, target
from westmarch.meccg.text.en_filters import a
from westmarch.meccg.text.en_grammar import listed, polished, sentence
from westmarch.meccg.text.en_happenings import event
from westmarch.meccg.text.en_judgements import amount, condition, if_so
from westmarch.meccg.text.en_nouns import ATTACK, CHARACTER, SITE, SORTS
from westmarch.meccg.text.en_refs import ZONES
from westmarch.meccg.text.en_statics import attack, keying
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
        on = "" if one.on is None else f" on {target(one.on)}"
        only = "" if when or on else " only"
        where = f"Playable{only}{on}{when}{if_so(one.if_)}."
    if one.by is not None:
        parts.append(sentence(f"{a(one.by, CHARACTER)} uses this card"))
    if one.tap is not None:
        site = "the site and " if one.taps_site else ""
        parts.append(f"Tap {site}{a(one.tap, CHARACTER)}.")
    elif one.taps_site:
        parts.append("Tap the site.")
    parts.insert(len(parts) if speaks_of(one.on, Ref.USER) else 0, where)
    if one.discard is not None:
        parts.append(f"Discard {a(one.discard)} for it.")
    if one.spends:
        parts.append(f"It takes {one.spends} more of the hazard limit.")
    return together(*parts)


def together(*parts: str) -> str:
    """Sentences that follow each other."""
    return " ".join(part for part in parts if part)


def texts(found: tuple[w.Ability, ...]) -> str:
    """What several abilities say."""
    return together(*(text(one) for one in found))


def permanent(one: w.PermanentEvent) -> str:
    """A permanent event."""
    stays = "It stays with that character." if one.on_user else ""
    if one.to is not Zone.PLAY:
        stays = together(stays, f"It is {ZONES[one.to]} afterwards.")
    return together(way(one.way), stays, effects(one.do))


def play_at(one: w.PlayAt) -> str:
    """Where something can be played."""
    text = "Also playable" if one.also else "Playable"
    if one.site is not None:
        text += f" at {a(one.site, SITE)}"
    if one.tapped:
        text += " (tapped or untapped)"
    if one.by is not None:
        text += f" by {a(one.by, CHARACTER)}"
    return f"{text}{if_so(one.if_)}."


def not_duplicated(one: w.NotDuplicated, host: Sort | None = None) -> str:
    """Only one; in play, or on what the card is played on."""
    where = "card or company" if host is None else SORTS[host].one
    text = "This card cannot be duplicated"
    for so, there in (
        (one.per_turn, " in a turn"),
        (one.on_host, f" on the same {where}"),
        (one.on_company, " in the same company"),
        (one.at_place, " at the same site"),
        (one.on_check, " for the same check"),
        (one.by_player, " by the same player"),
    ):
        if so:
            text += there
    if one.way is not None:
        text += f" if it is played in its {ORDINALS[one.way]} way"
    return f"{text}."


ORDINALS = ("first", "second", "third")


def removal(one: w.Removal) -> str:
    """How it is removed."""
    where = "" if one.at is None else f" at {a(one.at, SITE)}"
    who = "the character" if one.by is None else a(one.by, CHARACTER)
    how = " once, without tapping," if one.free else " tap to"
    return sentence(
        f"during the organization phase {who}{where} may{how} make a roll: if the result is "
        f"greater than {one.over}, discard this card"
    )


def taps_into(one: w.TapsInto) -> str:
    """A permanent-event that is tapped for its effect."""
    when = moments(one.when) if one.when else "during the movement/hazard phase of the opponent"
    on = "" if one.on is None else f" on {target(one.on)}"
    return together(
        sentence(f"this card may be tapped {when}{on} (this counts against the hazard limit)"),
        "" if one.noting is None else f"Note {amount(one.noting)} as it is tapped.",
        effects(one.do),
        "Then discard it.",
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
    w.AfterTest: lambda one: "Playable after the test of a gold ring that indicates this ring.",
    w.RingSearch: lambda one: sentence(
        f"after the test {a(one.what)} may also be taken {piles(one.from_, Ref.ME)}"
    ),
    w.AsCreature: lambda one: together("As a creature:", texts(one.abilities)),
    w.AsEvent: lambda one: together(way(one.way), texts(one.abilities)),
    w.AsAgent: lambda one: together("As an agent:", texts(one.abilities)),
    w.TapsInto: taps_into,
    w.Keyed: lambda one: sentence(f"may also be keyed to {keying(one.to)}{if_so(one.if_)}"),
    w.KeyedAfter: lambda one: (
        f"May follow {a(one.attack, ATTACK)} on the same company, keyed as that was."
    ),
    w.While: lambda one: together(f"While {condition(one.condition)}:", texts(one.abilities)),
    w.InZone: lambda one: together(f"While this card is {ZONES[one.zone]}:", texts(one.abilities)),
    w.DiscardWhen: lambda one: sentence(
        f"discard this card when {listed(event(each) for each in one.events)}"
    ),
    w.DiscardIf: lambda one: sentence(f"discard this card if {condition(one.condition)}"),
    w.NotDuplicated: not_duplicated,
    w.Removal: removal,
    w.Storable: lambda one: sentence(f"may be stored at {a(one.at, SITE)}{if_so(one.if_)}"),
    w.StoredAlong: lambda one: "It is stored together with the card on which it lies.",
    w.OnGuard: lambda one: f"May be revealed on guard {moments(one.when)}.",
    w.Rescue: lambda one: (
        "Rescue-attack: the automatic-attacks of the site at the time of the rescue."
        if one.automatic
        else sentence("rescue-attack: " + "; ".join(attack(each) for each in one.attacks))
    ),
    w.BorneBy: lambda one: f"May be borne only by {a(one.who, CHARACTER)}.",
    w.LiesBeside: lambda one: sentence(
        f"lies beside {a(one.site, SITE)}; the way needs "
        + (f"a roll of at least {one.roll}" if one.roll else "no roll")
        + if_so(one.if_)
    ),
    w.NotStarting: lambda one: "Cannot be in a starting company.",
    w.Serves: lambda one: (
        f"May be placed under {a(one.whom, CHARACTER)} who has influenced it; then the site does "
        "not tap."
    ),
    w.AffectsAvatar: lambda one: "Also works for a Ringwraith or The Balrog.",
    w.ReachesAllSites: lambda one: "This holds for all versions of the site.",
    w.AnyTime: lambda one: "May be played at any time during any player's turn.",
}
"""What each ability says."""


KINDS = {
    w.ShortEvent: "a short-event",
    w.LongEvent: "a long-event",
    w.PermanentEvent: "a permanent-event",
    w.AsEvent: "a permanent-event",
}


def paragraphs(code: CardCode) -> tuple[str, ...]:
    """All that a card says beyond its figures, a paragraph each."""
    words = meant(code, abilities(code))
    host, found = played_on(code, words), []
    for one in words:
        said_ = not_duplicated(one, host) if isinstance(one, w.NotDuplicated) else text(one)
        if isinstance(one, Event) and CARDS[code].kind is not Kind.EVENT:
            said_ = together(f"Also playable as {KINDS[type(one)]}.", said_)
        found.append(polished(said_))
    return tuple(part for part in found if part)


def of_card(code: CardCode, one: w.Ability) -> str:
    """What one of a card's abilities says."""
    return " ".join(polished(text(each)) for each in meant(code, (one,)))


def choices(code: CardCode) -> tuple[str, ...]:
    """What each of several things is that a card lets somebody choose."""
    found = next(parts(meant(code, abilities(code)), OneOf), None)
    return () if found is None else tuple(polished(inner((one,))) for one in found.choices)
