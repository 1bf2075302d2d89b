"""Whom a card means by itself, its host, its target and "it", as its own words tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from westmarch.kernel.records import Names, Record
from westmarch.meccg.kinds import CardCode, Kind
from westmarch.meccg.tables import CARDS
from westmarch.meccg.text.sorts import BY, HAPPENS, STRUCK, Sort, sort_of
from westmarch.meccg.text.timing import timed
from westmarch.meccg.vocabulary import abilities as w
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary import statics as s
from westmarch.meccg.vocabulary import targets
from westmarch.meccg.vocabulary.acts import PlaceWith
from westmarch.meccg.vocabulary.judgements import Event
from westmarch.meccg.vocabulary.references import Ref


class Meant(Names):
    """What the card that speaks is, or whom it has spoken of, where its noun is known."""

    CHARACTER = "character"
    HE = "he"
    OTHER = "other"
    ALLY = "ally"
    ITEM = "item"
    FACTION = "faction"
    CREATURE = "creature"
    SITE = "site"
    THAT_COMPANY = "that-company"
    THE_ITEM = "the-item"
    THE_ALLY = "the-ally"
    THE_FACTION = "the-faction"
    THE_CREATURE = "the-creature"
    SITE_HERE = "site-here"
    THAT_PLAYER = "that-player"
    MASTER = "master"
    CAPTAIN = "captain"
    DOER = "doer"
    STRUCK = "struck"


T = TypeVar("T", bound=Record)
Named = dict[Ref | Meant, Ref | Meant]

SELVES = {
    Kind.CHARACTER: Meant.CHARACTER,
    Kind.ALLY: Meant.ALLY,
    Kind.ITEM: Meant.ITEM,
    Kind.FACTION: Meant.FACTION,
    Kind.CREATURE: Meant.CREATURE,
    Kind.SITE: Meant.SITE,
}
"""What a card calls itself; an event is a card."""
HOSTS = {Meant.ALLY: Meant.MASTER, Meant.FACTION: Meant.CAPTAIN}
"""What that is called on which an ally or a faction lies."""
AGAIN: dict[Sort, Ref | Meant] = {
    Sort.CHARACTER: Meant.HE,
    Sort.SITE: Ref.SITE,
    Sort.COMPANY: Ref.COMPANY,
    Sort.ATTACK: Ref.ATTACK,
    Sort.AUTOMATIC: Ref.ATTACK,
    Sort.ITEM: Meant.THE_ITEM,
    Sort.GOLD_RING: Meant.THE_ITEM,
    Sort.ALLY: Meant.THE_ALLY,
    Sort.FACTION: Meant.THE_FACTION,
    Sort.CREATURE: Meant.THE_CREATURE,
}
"""How something is called again that was of a sort."""


def meant(code: CardCode, found: tuple[w.Ability, ...]) -> tuple[w.Ability, ...]:
    """A card's words, with nouns for what they only point at."""
    names: Named = {}
    own = SELVES.get(CARDS[code].kind)
    if own is not None:
        names[Ref.SELF] = own
    if own is Meant.CHARACTER:
        names |= {Ref.USER: Meant.OTHER, Meant.HE: Meant.OTHER}
    if own in HOSTS:
        names[Ref.HOST] = HOSTS[own]
    for one in found:
        if isinstance(one, w.PermanentEvent) and one.way.on is not None and not moves_on(one):
            host = called(one.way.on)
            if host is Ref.SITE and speaks_of(
                [each for each in found if each is not one], Ref.SITE
            ):
                names[Ref.HOST] = Meant.SITE_HERE
            elif host is not None and host is not Meant.HE:
                names[Ref.HOST] = host
    whole: tuple[w.Ability, ...] = renamed(tuple(map(timed, found)), names)
    return whole


def moves_on(event: w.PermanentEvent) -> bool:
    """Whether a card is placed with something else than what it is played on."""
    return any(part.who is Ref.SELF for part in parts(event.do, PlaceWith))


def called(target: targets.Target) -> Ref | Meant | None:
    """How a target is called again."""
    sort = target_sort(target)
    return None if sort is None else AGAIN.get(sort)


def played_on(code: CardCode, found: tuple[w.Ability, ...]) -> Sort | None:
    """What sort of thing a card is played on, if it is one sort only."""
    if CARDS[code].kind in (Kind.ITEM, Kind.ALLY):
        return Sort.CHARACTER
    targeted = [
        one.way.on
        for one in found
        if isinstance(one, w.ShortEvent | w.PermanentEvent | w.LongEvent) and one.way.on is not None
    ]
    sorts = {target_sort(on) for on in targeted}
    return sorts.pop() if len(sorts) == 1 else None


def target_sort(target: targets.Target) -> Sort | None:
    """What sort of thing a target is, if it is no card of any kind."""
    match target:
        case targets.ACompany():
            return Sort.COMPANY
        case targets.AnAttack() | targets.AnAutomaticAttack():
            return Sort.ATTACK
        case targets.InTheChain() | targets.StillFelt():
            return None
    sort = sort_of(target)
    return None if sort is Sort.CARD else sort


def speaks_of(value: object, ref: Ref) -> bool:
    """Whether words speak of somebody."""
    if isinstance(value, tuple | list):
        return any(speaks_of(part, ref) for part in value)
    if isinstance(value, Record):
        return any(speaks_of(getattr(value, name), ref) for name in value.__struct_fields__)
    return value is ref


def parts(value: object, kind: type[T]) -> Iterator[T]:
    """All words of a kind within others."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from parts(part, kind)
    elif isinstance(value, Record):
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name), kind)


def happening(event: Event) -> Ref | Meant | None:
    """How what something happens to is called again."""
    sort = HAPPENS.get(event.what, Sort.CARD)
    if isinstance(event.who, Ref | Meant):
        return event.who
    return AGAIN.get(sort if event.who is None else sort_of(event.who, sort))


def cause(event: Event) -> Ref | Meant:
    """How what lets something happen is called again."""
    sort = BY.get(event.what, Sort.CARD)
    if event.by is None:
        if event.what in STRUCK:
            return Meant.STRUCK
        return Meant.DOER if sort is Sort.CHARACTER else Ref.BY
    if isinstance(event.by, Ref | Meant):
        return event.by
    return AGAIN.get(sort_of(event.by, sort)) or Ref.BY


def bound(value: object) -> Named:
    """What a part of a declaration binds for what it says."""
    match value:
        case w.ShortEvent(way=way) | w.PermanentEvent(way=way) | w.LongEvent(way=way):
            ref = None if way.on is None else called(way.on)
            if ref is Meant.HE and (way.by is not None or way.tap is not None):
                return {}
            return {} if ref is None else {Ref.TARGET: ref}
        case e.Action(on=on) | w.TapsInto(on=on) if on is not None:
            return {Ref.TARGET: called(on) or Ref.TARGET}
        case e.When(event=event) | e.Instead(event=event) | e.Later(event=event):
            return {Ref.IT: happening(event) or Ref.IT, Ref.BY: cause(event)}
        case s.UsesVersion(whose=whose):
            return {Ref.IT: Meant.THAT_PLAYER if whose is Ref.EACH_PLAYER else whose}
        case s.Keyable() | s.Uncounted():
            return {Ref.IT: Meant.THAT_COMPANY}
        case e.ForEach(filter=filter, companies=companies):
            sort = sort_of(filter, Sort.COMPANY if companies else Sort.CARD)
            return {Ref.IT: AGAIN.get(sort) or Ref.IT}
    return {}


def renamed(value: Any, names: Named) -> Any:
    """A declaration that calls things by these names."""
    if isinstance(value, Ref):
        return names.get(value, value)
    if isinstance(value, tuple):
        return tuple(renamed(part, names) for part in value)
    if isinstance(value, Record):
        own = {ref: to if to is ref else names.get(to, to) for ref, to in bound(value).items()}
        here = names | own
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        return replace(value, **{name: renamed(part, here) for name, part in fields.items()})
    return value
