"""English: how a card is played, and all that it says."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.declared import abilities
from westmarch.meccg.kinds import CardCode
from westmarch.meccg.text.en_effects import (
    EFFECTS,
    MOMENTS,
    action,
    effects,
    inner,
    sentence,
    target,
)
from westmarch.meccg.text.en_filters import a
from westmarch.meccg.text.en_judgements import condition, event
from westmarch.meccg.text.en_statics import STATICS, attack, keying
from westmarch.meccg.text.en_terms import ZONES
from westmarch.meccg.vocabulary import abilities as w
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.judgements import Always


def way(one: w.Way) -> str:
    """When, if what, by whom and on what a card is played."""
    parts: list[str] = []
    if one.when:
        parts.append(f"Playable {' or '.join(MOMENTS[moment] for moment in one.when)}.")
    if not isinstance(one.if_, Always):
        parts.append(f"Playable only if {condition(one.if_)}.")
    if one.on is not None:
        parts.append(f"Playable on {target(one.on)}.")
    if one.by is not None:
        parts.append(f"{a(one.by, 'character')} uses it.".capitalize())
    if one.tap is not None:
        site = " and the site" if one.taps_site else ""
        parts.append(f"Tap {a(one.tap, 'character')}{site}.")
    if one.discard is not None:
        parts.append(f"Discard {a(one.discard)} for it.")
    if one.spends:
        parts.append(f"It takes {one.spends} more of the hazard limit.")
    return " ".join(parts)


def together(*parts: str) -> str:
    """Sentences that follow each other."""
    return " ".join(part for part in parts if part)


def play_at(one: w.PlayAt) -> str:
    """Where something can be played."""
    where = "" if one.site is None else f" at {a(one.site, 'site')}"
    parts = [f"{'Also playable' if one.also else 'Playable'}{where}"]
    if one.tapped:
        parts.append("tapped or untapped")
    if one.by is not None:
        parts.append(f"by {a(one.by, 'character')}")
    if not isinstance(one.if_, Always):
        parts.append(f"if {condition(one.if_)}")
    return " ".join(parts) + "."


def not_duplicated(one: w.NotDuplicated) -> str:
    """Only one."""
    if one.per_turn:
        return "Cannot be duplicated in a turn."
    if one.on_host:
        return "Cannot be duplicated on the same card or company."
    if one.on_company:
        return "Cannot be duplicated in a company."
    return "Cannot be duplicated by a player." if one.by_player else "Cannot be duplicated."


def removal(one: w.Removal) -> str:
    """How it is removed."""
    where = "" if one.at is None else f" at {a(one.at, 'site')}"
    who = "The character" if one.by is None else a(one.by, "character").capitalize()
    return (
        f"{who} may tap{where} during the organization phase to try to remove this card: "
        f"a roll greater than {one.over} discards it."
    )


def text(one: w.Ability) -> str:
    """What an ability says."""
    found = ABILITIES.get(type(one))
    if found is not None:
        return found(one)
    return sentence((EFFECTS.get(type(one)) or STATICS[type(one)])(one))


ABILITIES: dict[type, Callable[..., str]] = {
    w.ShortEvent: lambda one: together(way(one.way), effects(one.do)),
    w.PermanentEvent: lambda one: together(
        way(one.way), "It stays on that character." if one.on_user else "", effects(one.do)
    ),
    w.LongEvent: lambda one: together(way(one.way), effects(one.do)),
    w.PlayAt: play_at,
    w.AfterTest: lambda one: "Playable after the test of a gold ring that indicates it.",
    w.AsAgent: lambda one: together("As an agent:", *(text(each) for each in one.abilities)),
    w.AsCreature: lambda one: together("As a creature:", *(text(each) for each in one.abilities)),
    w.AsEvent: lambda one: together(
        "May be played as a permanent-event.", way(one.way), *(text(each) for each in one.abilities)
    ),
    w.TapsInto: lambda one: (
        "May be tapped during the opponent's movement/hazard phase, which counts against the "
        f"hazard limit; then {inner(one.do)}, and it is discarded."
    ),
    w.Keyed: lambda one: sentence(
        f"may also be played keyed to {keying(one.to)}"
        + ("" if isinstance(one.if_, Always) else f" if {condition(one.if_)}")
    ),
    w.While: lambda one: together(
        f"While {condition(one.condition)}:", *(text(each) for each in one.abilities)
    ),
    w.InZone: lambda one: together(
        f"While this card is {ZONES[one.zone].removeprefix('that was ')}:",
        *(text(each) for each in one.abilities),
    ),
    w.DiscardWhen: lambda one: f"Discard when {' or '.join(event(each) for each in one.events)}.",
    w.DiscardIf: lambda one: f"Discard if {condition(one.condition)}.",
    w.NotDuplicated: not_duplicated,
    w.Removal: removal,
    w.Storable: lambda one: sentence(
        f"may be stored at {a(one.at, 'site')}"
        + ("" if isinstance(one.if_, Always) else f" if {condition(one.if_)}")
    ),
    w.OnGuard: lambda one: (
        f"May be revealed on guard {' or '.join(MOMENTS[moment] for moment in one.when)}."
    ),
    w.Rescue: lambda one: (
        "Rescue-attack: the automatic-attacks of the site at the time of the rescue."
        if one.automatic
        else "Rescue-attack: " + "; ".join(attack(each) for each in one.attacks) + "."
    ),
    w.BorneBy: lambda one: f"May be borne only by {a(one.who, 'character')}.",
    w.ReachesAllSites: lambda one: "This holds for all versions of the site.",
    w.AnyTime: lambda one: "May be played at any point during any player's turn.",
    w.RingSearch: lambda one: (
        f"After the test {a(one.what)} may be sought "
        f"{' or '.join(ZONES[zone] for zone in one.from_)}, too."
    ),
    w.KeyedAfter: lambda one: (
        f"May follow {a(one.attack, 'attack')} on the same company, keyed as that was."
    ),
    w.StoredAlong: lambda one: "It is stored with what it lies on.",
    w.LiesBeside: lambda one: (
        f"It lies beside {a(one.site, 'site')}; the way needs a roll of {one.roll}."
    ),
    w.NotStarting: lambda one: "Cannot be in a starting company.",
    w.Serves: lambda one: (
        f"May be placed under {a(one.whom, 'character')} that has influenced it; then the site "
        "does not tap."
    ),
    w.AffectsAvatar: lambda one: "Also works for a Ringwraith or The Balrog.",
    Action: lambda one: sentence(action(one)),
}
"""What each ability says."""


def paragraphs(code: CardCode) -> tuple[str, ...]:
    """All that a card says beyond its figures, a paragraph each."""
    return tuple(text(one) for one in abilities(code))
