"""What the cards in play say: which abilities hold now, found by what they are about.

An index leads from a stat, a deed, a happening or a kind of ability to the words of each card, so
that nothing is asked of cards that have nothing to say about it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from westmarch.kernel.records import CardId, Names
from westmarch.meccg import judging
from westmarch.meccg.cards import CARD_ABILITIES
from westmarch.meccg.cards.errata import ERRATA_OF
from westmarch.meccg.context import standing
from westmarch.meccg.kinds import CardCode, Zone
from westmarch.meccg.silence import is_hushed, is_silent
from westmarch.meccg.state import Form, Lasting, MeccgState
from westmarch.meccg.things import Context, Thing
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    AsAgent,
    AsCreature,
    AsEvent,
    DiscardWhen,
    InZone,
    TapsInto,
    While,
)
from westmarch.meccg.vocabulary.effects import Action, Instead, When
from westmarch.meccg.vocabulary.judgements import Condition
from westmarch.meccg.vocabulary.references import Ref, Stat, Trait
from westmarch.meccg.vocabulary.statics import Boost, Cannot, May, Must, Treat

Key = type | Stat | Trait | tuple[type, Names | None]
"""What an ability is about: a number, a trait, a deed, a happening, a moment, or its own kind."""


class Said(NamedTuple):
    """An ability, what must be so for it to hold, and in which form and zone of its card."""

    ability: Ability
    conditions: tuple[Condition, ...] = ()
    form: Form | None = None
    zone: Zone = Zone.PLAY


def keys(ability: Ability) -> tuple[Key, ...]:
    """What an ability is about."""
    kind = type(ability)
    named = KEYS.get(kind)
    return (kind,) if named is None else named(ability)


def of_boost(ability: Boost) -> tuple[Key, ...]:
    """Numbers."""
    return ability.stats


def of_treat(ability: Treat) -> tuple[Key, ...]:
    """A trait."""
    return (ability.trait,)


def of_deed(ability: Cannot | May | Must) -> tuple[Key, ...]:
    """A deed."""
    return ((type(ability), ability.deed),)


def of_happening(ability: Instead | When) -> tuple[Key, ...]:
    """A happening."""
    return ((type(ability), ability.event.what),)


def of_action(ability: Action | TapsInto) -> tuple[Key, ...]:
    """An action, and the moments at which it can be done."""
    return (Action, *((Action, moment) for moment in ability.when or (None,)))


def of_discard(ability: DiscardWhen) -> tuple[Key, ...]:
    """The happenings because of which a card goes."""
    return tuple({(DiscardWhen, event.what) for event in ability.events})


KEYS: dict[type[Ability], Callable[..., tuple[Key, ...]]] = {
    Boost: of_boost,
    Treat: of_treat,
    Cannot: of_deed,
    May: of_deed,
    Must: of_deed,
    When: of_happening,
    Instead: of_happening,
    Action: of_action,
    TapsInto: of_action,
    DiscardWhen: of_discard,
}
"""What abilities of each kind are about; all others are about what they are."""


@cache
def kinds(key: Key) -> tuple[type, ...]:
    """The kinds of abilities that can be about something."""
    match key:
        case Stat():
            return (Boost,)
        case Trait():
            return (Treat,)
        case (kind, _):
            return kinds(kind)
        case _:
            return (Action, TapsInto) if key is Action else (key,)


def spoken(ability: Ability, said: Said) -> Iterator[Said]:
    """An ability as it is said, with those inside it."""
    match ability:
        case While(condition, abilities):
            inner = said._replace(conditions=(*said.conditions, condition))
        case InZone(zone, abilities):
            inner = said._replace(zone=zone)
        case AsCreature(abilities):
            inner = said._replace(form=Form.CREATURE)
        case AsAgent(abilities):
            inner = said._replace(form=Form.AGENT)
        case AsEvent(_, abilities):
            yield said._replace(ability=ability)
            inner = said._replace(form=Form.EVENT)
        case _:
            yield said._replace(ability=ability)
            return
    for one in abilities:
        yield from spoken(one, inner)


def index(code: str) -> dict[Key, tuple[Said, ...]]:
    """What a card says, by what it is about."""
    found: dict[Key, tuple[Said, ...]] = {}
    for ability in (*CARD_ABILITIES.get(code, ()), *ERRATA_OF.get(code, ())):
        for said in spoken(ability, Said(ability)):
            for key in keys(said.ability):
                found[key] = (*found.get(key, ()), said)
    return found


INDEX: dict[str, dict[Key, tuple[Said, ...]]] = {
    code: index(code) for code in (*CARD_ABILITIES, *ERRATA_OF)
}
"""What each declared card says, by what it is about."""

SILENT: dict[Key, tuple[Said, ...]] = {}
NONE: tuple[Said, ...] = ()
NOBODY: tuple[CardId, ...] = ()
NO_MORE: tuple[Lasting, ...] = ()
NOTHING: tuple[tuple[Ability, Context], ...] = ()


def name(key: Key) -> str:
    """What an ability is about, as a word that a state can keep."""
    match key:
        case type():
            return key.__name__
        case Names():
            return f"{type(key).__name__} {key}"
        case (kind, named):
            return f"{kind.__name__} {named}"


def whom(ability: Ability) -> object:
    """Whom an ability is about, if it says so."""
    return getattr(ability, "of", getattr(ability, "who", None))


SELFISH: dict[Ref, frozenset[tuple[str, Key]]] = {
    ref: frozenset(
        (code, key)
        for code, said in INDEX.items()
        for key, group in said.items()
        if all(whom(one.ability) is ref for one in group)
    )
    for ref in (Ref.SELF, Ref.HOST)
}
"""What cards say about themselves only, and what about the card on which they lie."""

OF_SELF, OF_HOST = SELFISH[Ref.SELF], SELFISH[Ref.HOST]

TOPICS: dict[Key, str] = {key: name(key) for said in INDEX.values() for key in said}
"""Everything about which a card says something."""


@cache
def topics(code: CardCode, zone: Zone) -> tuple[str, ...]:
    """What a card in a zone can speak of to others."""
    return tuple(
        TOPICS[key]
        for key, group in INDEX.get(code, SILENT).items()
        if any(said.zone is zone for said in group)
    )


def is_spoken_of(state: MeccgState, key: Key, of: Thing | None = None) -> bool:
    """Whether cards in use or gone say anything about something, whether it holds or not.

    What cannot be about a certain card is not counted if it is asked `of` that card.
    """
    if TOPICS.get(key) in state.voices and voices_on(state, key, of):
        return True
    return bool(state.lasting) and bool(lasting_on(state, key))


def is_mentioned(state: MeccgState, key: Key) -> bool:
    """Whether any card might say something about something: the quickest question of all."""
    return bool(state.lasting) or TOPICS.get(key) in state.voices


def lasting_on(state: MeccgState, key: Key) -> list[Lasting]:
    """What lasts of earlier cards about something."""
    able = kinds(key)
    return [one for one in state.lasting if type(one.ability) in able and key in keys(one.ability)]


def voices_on(state: MeccgState, key: Key, of: Thing | None) -> Sequence[CardId]:
    """The cards in use that speak of something, without those that cannot mean a certain card."""
    voices = state.voices.get(TOPICS.get(key, ""), NOBODY)
    if not voices or type(of) is not int:
        return voices
    return [card for card in voices if may_concern(state, card, key, of)]


def says(code: str, key: Key) -> tuple[Said, ...]:
    """What a card says about something, whether it holds or not."""
    return INDEX.get(code, SILENT).get(key, NONE)


def in_force(
    state: MeccgState, key: Key, of: Thing | None = None
) -> Iterable[tuple[Ability, Context]]:
    """All abilities about something that hold now, each with its card in use.

    What cannot be about a certain card is left out if it is asked `of` that card.
    """
    voices = voices_on(state, key, of) if TOPICS.get(key) in state.voices else NOBODY
    lasting = lasting_on(state, key) if state.lasting else NO_MORE
    return heard(state, key, voices, lasting) if voices or lasting else NOTHING


def may_concern(state: MeccgState, card: CardId, key: Key, of: int) -> bool:
    """Whether a card speaks of more than itself or its host, or is asked of these."""
    there = state.cards[card]
    said = (there.code, key)
    return not ((card != of and said in OF_SELF) or (said in OF_HOST and there.host != of))


def heard(
    state: MeccgState, key: Key, voices: Sequence[CardId], lasting: Sequence[Lasting]
) -> Iterator[tuple[Ability, Context]]:
    """What cards say about something, and what lasts of earlier ones, as far as it holds."""
    for card in voices:
        yield from holding(state, card, INDEX[state.cards[card].code][key])
    for one in lasting:
        if not is_hushed(state, one.context.code, one.ability):
            yield one.ability, one.context


def holding(
    state: MeccgState, card: CardId, said: tuple[Said, ...]
) -> Iterator[tuple[Ability, Context]]:
    """Those abilities of a card that hold now."""
    there = state.cards[card]
    if is_silent(state, card):
        return
    context = standing(state, card)
    for one in said:
        if (
            one.zone is there.zone
            and one.form in (None, there.form)
            and not is_hushed(state, there.code, one.ability)
            and (
                not one.conditions
                or all(judging.holds(state, context, each) for each in one.conditions)
            )
        ):
            yield one.ability, context


def of_card(state: MeccgState, card: CardId, key: Key) -> Iterator[tuple[Ability, Context]]:
    """The abilities of one card about something that hold now."""
    said = says(state.cards[card].code, key)
    return holding(state, card, said) if said else iter(())
