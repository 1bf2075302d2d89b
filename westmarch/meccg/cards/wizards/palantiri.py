"""Palantíri of The Wizards; one may use the powers of others that are in play."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Skill, Zone
from westmarch.meccg.vocabulary.abilities import Ability, DiscardWhen
from westmarch.meccg.vocabulary.acts import Discard, Each, Fetch, Show, ShuffleTop, Top
from westmarch.meccg.vocabulary.effects import Action, CorruptionCheck, Effect
from westmarch.meccg.vocabulary.filters import Anything, LyingOn
from westmarch.meccg.vocabulary.judgements import (
    ALWAYS,
    AtLeast,
    Can,
    Condition,
    Count,
    Exists,
    Is,
)
from westmarch.meccg.vocabulary.properties import Counting, Requires, That
from westmarch.meccg.vocabulary.references import HOST, ME, OPPONENT, SELF, TARGET, Deed
from westmarch.meccg.vocabulary.targets import Target
from westmarch.meccg.vocabulary.usages import NOT_FOR_FALLEN, own_company_moves
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    ELF,
    HAZARD,
    IN_DECK,
    IN_HAND,
    MINE,
    PERMANENT_EVENT,
    SAGE,
    THEIRS,
    WIZARD,
    marked,
    named,
)

ABLE = Can(HOST, Deed.USE_PALANTIR, SELF)
IS_SAGE = Is(HOST, SAGE)
CORRUPTION_CARD = marked(Keyword.CORRUPTION)

LOOKS_AT_HAND: tuple[Effect, ...] = (Show(Each(IN_HAND & THEIRS), ME),)
FINDS_LORE: tuple[Effect, ...] = (
    Fetch(Requires(Skill.SAGE), (Zone.DECK, Zone.DISCARD), Zone.HAND),
)
PURIFIES: tuple[Effect, ...] = (Discard(TARGET),)
MIXES_DECKS: tuple[Effect, ...] = (
    Show(Top(5), ME),
    ShuffleTop(5),
    Show(Top(5, OPPONENT), ME),
    ShuffleTop(5, OPPONENT),
)
BRINGS_BACK: tuple[Effect, ...] = (Fetch(Anything(), (Zone.DISCARD,), Zone.DECK, may=False),)
ON_CORRUPTION = CORRUPTION_CARD & LyingOn(CHARACTER & (ELF | WIZARD) & MINE)
DECK_OF_FIVE = AtLeast(Count(IN_DECK & MINE), 5)


def used(
    *do: Effect, if_: Condition = ABLE, on: Target | None = None, like: str | None = None
) -> Action:
    """A Palantír is tapped, perhaps as if it were another one in play, which tempts its bearer."""
    other: Condition = ALWAYS if like is None else Exists(named(like))
    return Action((*do, CorruptionCheck(HOST)), tap=(That(SELF),), if_=if_ & other, on=on)


CARDS: dict[str, tuple[Ability, ...]] = {
    "palantir-of-amon-sul": (
        DiscardWhen((own_company_moves(company=Counting(most=1)),)),
        used(*LOOKS_AT_HAND),
        used(*FINDS_LORE, like="palantir-of-annuminas"),
        used(*PURIFIES, if_=ABLE & IS_SAGE, on=ON_CORRUPTION, like="palantir-of-elostirion"),
    ),
    "palantir-of-annuminas": (used(*FINDS_LORE),),
    "palantir-of-elostirion": (
        DiscardWhen((own_company_moves(),)),
        used(*PURIFIES, if_=IS_SAGE, on=ON_CORRUPTION),
        NOT_FOR_FALLEN,
    ),
    "palantir-of-minas-tirith": (used(*MIXES_DECKS),),
    "palantir-of-orthanc": (used(*BRINGS_BACK, if_=ABLE & DECK_OF_FIVE), NOT_FOR_FALLEN),
    "palantir-of-osgiliath": (
        DiscardWhen((own_company_moves(company=Counting(most=3)),)),
        used(Discard(TARGET), on=HAZARD & PERMANENT_EVENT),
        used(*LOOKS_AT_HAND, like="palantir-of-amon-sul"),
        used(*FINDS_LORE, like="palantir-of-annuminas"),
        used(*PURIFIES, if_=ABLE & IS_SAGE, on=ON_CORRUPTION, like="palantir-of-elostirion"),
        used(*MIXES_DECKS, like="palantir-of-minas-tirith"),
        used(*BRINGS_BACK, if_=ABLE & DECK_OF_FIVE, like="palantir-of-orthanc"),
    ),
}
