"""What a text speaks of, and which effects belong in one sentence: the same in all languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from westmarch.kernel.records import CardId, Record, replace
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType
from westmarch.lcg.state import ORC_GUARD, PRISONER
from westmarch.lcg.tables import CARDS, Printed
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary.abilities import (
    Ability,
    Action,
    Attaches,
    Ban,
    Bonus,
    Cannot,
    Cost,
    ExhaustOne,
    ExhaustSelf,
    NotCompletedIf,
    WhenRevealed,
)
from westmarch.lcg.vocabulary.conditions import Opposite
from westmarch.lcg.vocabulary.filters import HERO, READY, And, Filter, Is, Or
from westmarch.lcg.vocabulary.quests import Claim, Fetch
from westmarch.lcg.vocabulary.targets import Place
from westmarch.lcg.vocabulary.triggers import Defends, EntersPlay, LeavesPlay, TravelTo, Trigger

PRINTED: dict[str, Printed] = {**CARDS, ORC_GUARD.code: ORC_GUARD, PRISONER.code: PRISONER}
"""Every card, and what cards can count as when they lie face down."""

BY_TITLE = (CardType.HERO, CardType.ALLY, CardType.ENEMY, CardType.LOCATION, CardType.PRISONER)
"""Cards that their own text calls by their title; the others say "this card"."""

ENCOUNTER = (CardType.ENEMY, CardType.LOCATION, CardType.TREACHERY, CardType.OBJECTIVE)


@dataclass(frozen=True)
class Reader:
    """Whom something is told: the cards that he knows, and what the players are called."""

    names: Mapping[CardId, str]
    players: tuple[str, ...] = ()


class Talk(Record):
    """What a text speaks of: its card, what that is attached to, what was chosen or triggered.

    `you` is false where the text speaks of another player, as in "each player"; `exhausted` says
    that the card was named just now, as what is exhausted.
    """

    code: str
    host: Filter | None = None
    chosen: Filter | None = None
    it: Filter | None = None
    place: Place | None = None
    you: bool = True
    exhausted: bool = False


def talk_of(code: str) -> Talk:
    """How the text of a card begins."""
    return Talk(code, host=host_of(ABILITIES[code])) if code in ABILITIES else Talk(code)


def talk_about(source: CardId, reader: Reader) -> Talk:
    """What the text of a card speaks of that asks something; an unknown one is "this card"."""
    return talk_of(reader.names.get(source, ""))


def host_of(abilities: tuple[Ability, ...]) -> Filter | None:
    """What a card is attached to, if it says so."""
    for ability in abilities:
        if isinstance(ability, Attaches):
            return ability.to
        if isinstance(ability, Action | WhenRevealed) and attaches_itself(ability.do):
            return HERO
    return None


def attaches_itself(effects: tuple[e.Effect, ...]) -> bool:
    """Whether effects attach their card to something in play."""
    return any(
        attaches_itself(effect.do)
        if isinstance(effect, e.As)
        else isinstance(effect, e.AttachTo | Claim)
        for effect in effects
    )


def lines(abilities: tuple[Ability, ...]) -> list[tuple[Ability, ...]]:
    """The abilities of a card in order; what one sentence can tell stands in one line."""
    found: list[tuple[Ability, ...]] = []
    for ability in abilities:
        if found and alike(found[-1][-1], ability):
            found[-1] = (*found[-1], ability)
        else:
            found.append((ability,))
    return found


def alike(one: Ability, other: Ability) -> bool:
    """Whether two abilities fit into one sentence: what a stage needs to be completed, or that
    the same cards can neither attack nor defend."""
    match one, other:
        case NotCompletedIf(Opposite()), NotCompletedIf(Opposite()):
            return True
        case Cannot(), Cannot():
            fighting = {one.what, other.what} == {Ban.ATTACK, Ban.DEFEND}
            return fighting and (one.to, one.if_) == (other.to, other.if_)
    return False


def claims(effects: tuple[e.Effect, ...]) -> bool:
    """Whether effects attach an objective, which goes back to the staging area (L-OPEN-09)."""
    return any(isinstance(effect, Claim) for effect in effects)


def is_further(ability: Ability, talk: Talk) -> bool:
    """Whether a conditional bonus comes on top of one that the card gives in any case."""
    if not isinstance(ability, Bonus) or ability.if_ is None:
        return False
    same = [x for x in ABILITIES[talk.code] if isinstance(x, Bonus) and x.if_ is None]
    return any((x.stat, x.to) == (ability.stat, ability.to) for x in same)


def after(talk: Talk, effect: e.Effect) -> Talk:
    """What the text speaks of when an effect has been told."""
    match effect:
        case e.Choose(what):
            return replace(talk, chosen=what, place=None)
        case e.ChooseFrom(place, what):
            return replace(talk, chosen=what, place=place)
    return talk


def without_ready(filter: Filter) -> Filter:
    """A filter for what is exhausted; that it is ready goes without saying."""
    return And(tuple(part for part in parts(filter) if part != READY))


def paid(talk: Talk, cost: Cost) -> Talk:
    """What the text speaks of when a cost has been told."""
    match cost:
        case ExhaustOne(what):
            return replace(talk, chosen=what)
        case ExhaustSelf():
            return replace(talk, exhausted=True)
    return talk


def triggered(talk: Talk, trigger: Trigger) -> Talk:
    """What the text speaks of when a trigger has been told."""
    match trigger:
        case EntersPlay(what) | LeavesPlay(what) | Defends(what) | TravelTo(what):
            return replace(talk, it=what)
    return talk


def by_title(code: str) -> bool:
    """Whether a card's text calls it by its title."""
    return code in PRINTED and PRINTED[code].type in BY_TITLE


def is_event(code: str | None) -> bool:
    """Whether a card is an event, which is played and not used."""
    return code is not None and PRINTED[code].type is CardType.EVENT


def is_guard(card: CardId, host: CardId, reader: Reader) -> bool:
    """Whether what a card was laid at is its guard: an encounter card at an objective."""
    codes = [reader.names.get(one) for one in (card, host)]
    types = [None if code is None else PRINTED[code].type for code in codes]
    return types[0] is CardType.OBJECTIVE and types[1] in ENCOUNTER


def is_encounter_card(talk: Talk, chosen: bool) -> bool:
    """Whether the card, or the chosen one, belongs to the encounter deck."""
    if not chosen:
        return talk.code in PRINTED and PRINTED[talk.code].type in ENCOUNTER
    kinds = () if talk.chosen is None else parts(talk.chosen)
    return any(isinstance(part, Is) and part.kind in ENCOUNTER for part in kinds)


def parts(filter: Filter) -> tuple[Filter, ...]:
    """What a card must fit, one thing after another."""
    match filter:
        case And(several):
            return tuple(part for each in several for part in parts(each))
    return (filter,)


def kinds_of(filter: Filter) -> tuple[CardType, ...]:
    """The card types between which a filter leaves the choice; none if it is no such filter."""
    match filter:
        case Is(kind):
            return (kind,)
        case Or(several):
            found = [kinds_of(part) for part in several]
            return tuple(kind for kinds in found for kind in kinds) if all(found) else ()
    return ()


def steps(effects: tuple[e.Effect, ...]) -> list[tuple[e.Effect, ...]]:
    """Effects in order; those that one sentence tells together are one step."""
    found: list[tuple[e.Effect, ...]] = []
    for effect in effects:
        if found and belong_together(found[-1][-1], effect):
            found[-1] = (*found[-1], effect)
        else:
            found.append((effect,))
    return found


def belong_together(one: e.Effect, other: e.Effect) -> bool:
    """Whether two effects are told together: boosts that last as long, cards that are fetched."""
    if isinstance(one, Fetch) and isinstance(other, Fetch):
        return True
    return isinstance(one, e.Boost) and isinstance(other, e.Boost) and one.until is other.until


def boosts_to_choose(choices: tuple[tuple[e.Effect, ...], ...]) -> tuple[e.Boost, ...]:
    """Boosts of one card between which a player chooses; none if there is more to choose."""
    boosts = [do[0] for do in choices if len(do) == 1]
    found = tuple(boost for boost in boosts if isinstance(boost, e.Boost))
    if len(found) < len(choices):
        return ()
    return found if len({(boost.what, boost.until) for boost in found}) == 1 else ()


Amounted = e.Boost | e.Damage | e.RaiseThreat | e.ReduceThreat | e.RemoveProgress


def only_amount_differs(effect: e.If) -> tuple[Amounted, int] | None:
    """The effect if the condition holds and the amount otherwise, if they differ in no more."""
    if len(effect.then) != 1 or len(effect.otherwise) != 1:
        return None
    one, other = effect.then[0], effect.otherwise[0]
    if not isinstance(one, Amounted) or not isinstance(other, Amounted):
        return None
    amount = other.amount
    if type(one) is not type(other) or not isinstance(amount, int):
        return None
    return (one, amount) if replace(one, amount=amount) == other else None
