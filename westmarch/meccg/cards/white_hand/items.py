"""Items of The White Hand."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.acts import Discard, Fetch
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.judgements import Exists
from westmarch.meccg.vocabulary.references import TARGET, Moment
from westmarch.meccg.vocabulary.words import IN_DECK, IN_DISCARD, MINE, THEIRS, named


def keys_of(fortress: str) -> tuple[Ability, ...]:
    """Its player finds the card of a fortress, or takes it from another, while organizing."""
    card, organizing = named(fortress), (Moment.ORGANIZATION,)
    return (
        Action(
            (Fetch(card, (Zone.DECK, Zone.DISCARD), Zone.HAND),),
            when=organizing,
            if_=Exists(card & MINE & (IN_DECK | IN_DISCARD)),
            once=True,
        ),
        Action((Discard(TARGET),), when=organizing, on=card & THEIRS),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "keys-of-orthanc": keys_of("the-fortress-of-isen"),
    "keys-to-the-white-towers": keys_of("fortress-of-the-towers"),
}
