"""German: whom a card means by itself, its host, its target and "it", as its own words tell."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from westmarch.kernel.records import Record
from westmarch.meccg.kinds import CardCode, Kind
from westmarch.meccg.tables import CARDS
from westmarch.meccg.text.de_filters import phrases
from westmarch.meccg.text.de_flags import AVATAR, FOLLOWER, PRISONER
from westmarch.meccg.text.de_grammar import Noun
from westmarch.meccg.text.de_judgements import ATTACKS, HAPPENS_TO
from westmarch.meccg.text.de_nouns import (
    ATTACK,
    AUTOMATIC,
    CARD,
    CHARACTER,
    COMPANY,
    RACES,
    SITE,
    SITES,
    SKILLS,
)
from westmarch.meccg.text.de_refs import Meant
from westmarch.meccg.vocabulary import abilities as w
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary import statics as s
from westmarch.meccg.vocabulary import targets
from westmarch.meccg.vocabulary.judgements import Event
from westmarch.meccg.vocabulary.references import Ref

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
NOUNS: dict[Noun, Ref | Meant] = {
    **dict.fromkeys(
        (CHARACTER, AVATAR, FOLLOWER, PRISONER, *RACES.values(), *SKILLS.values()), Meant.HE
    ),
    **dict.fromkeys((SITE, *SITES.values()), Ref.SITE),
    COMPANY: Ref.COMPANY,
    ATTACK: Ref.ATTACK,
    AUTOMATIC: Ref.ATTACK,
}
"""How something is called again that was called by a noun."""


def meant(code: CardCode, found: tuple[w.Ability, ...]) -> tuple[w.Ability, ...]:
    """A card's words, with nouns for what they only point at."""
    names: Named = {}
    own = SELVES.get(CARDS[code].kind)
    if own is not None:
        names[Ref.SELF] = own
    for one in found:
        if isinstance(one, w.PermanentEvent) and one.way.on is not None:
            host = called(one.way.on)
            if host is not None and host is not Meant.HE:
                names[Ref.HOST] = host
    whole: tuple[w.Ability, ...] = renamed(found, names)
    return whole


def called(target: targets.Target) -> Ref | Meant | None:
    """How a target is called again."""
    match target:
        case targets.ACompany():
            return Ref.COMPANY
        case targets.AnAttack() | targets.AnAutomaticAttack():
            return Ref.ATTACK
        case targets.InTheChain() | targets.StillFelt():
            return None
    return again(phrases(target)[0].settled(CARD).nouns[0])


def again(noun: Noun) -> Ref | Meant | None:
    """How something of a noun is called again."""
    return Ref.SITE if noun.one.startswith(("Ort ", "Version ")) else NOUNS.get(noun)


def happening(event: Event) -> Ref | Meant | None:
    """How what something happens to is called again."""
    noun = HAPPENS_TO.get(event.what, CARD)
    if event.who is None or isinstance(event.who, Ref | Meant):
        return again(noun) if event.who is None else event.who
    return again(phrases(event.who)[0].settled(noun).nouns[0])


def cause(event: Event) -> Ref | Meant:
    """How what lets something happen is called again."""
    if event.by is None:
        return Ref.BY
    if isinstance(event.by, Ref | Meant):
        return event.by
    noun = CHARACTER if event.what in ATTACKS else CARD
    return again(phrases(event.by)[0].settled(noun).nouns[0]) or Ref.BY


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
            ref = happening(event)
            return {Ref.IT: ref or Ref.IT, Ref.BY: cause(event)}
        case s.UsesVersion(whose=whose):
            return {Ref.IT: whose}
        case s.Keyable() | s.Uncounted():
            return {Ref.IT: Meant.THAT_COMPANY}
        case e.ForEach(filter=filter, companies=companies):
            ref = again(phrases(filter)[0].settled(COMPANY if companies else CARD).nouns[0])
            return {Ref.IT: ref or Ref.IT}
    return {}


def renamed(value: Any, names: Named) -> Any:
    """A declaration that calls things by these names."""
    if isinstance(value, Ref):
        return names.get(value, value)
    if isinstance(value, tuple):
        return tuple(renamed(part, names) for part in value)
    if isinstance(value, Record):
        here = names | {ref: names.get(to, to) for ref, to in bound(value).items()}
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        return replace(value, **{name: renamed(part, here) for name, part in fields.items()})
    return value
