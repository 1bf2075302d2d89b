"""Cards that somebody may not see: shuffling, concealing and supposing without tell-tale ids.

A card id is a place in the list of cards, not a piece of cardboard. When cards are shuffled or
go out of sight their faces are dealt anew among their ids, so no id follows a card where a player
could not follow it with his eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from westmarch.kernel import chance
from westmarch.kernel.chance import Chancy
from westmarch.kernel.records import CardId, Record, replace

C = TypeVar("C", bound="Face")


class Face(Record):
    """A card record of a game. `FACE` names the fields that are the card itself.

    The other fields say where and how it lies; they stay when faces are dealt anew.
    """

    FACE: ClassVar[tuple[str, ...]] = ("code",)


def shuffle(state: Chancy, cards: list[C], pile: list[CardId]) -> None:
    """Shuffle a pile; afterwards nobody can tell a card by its id or by its place."""
    if state.script:
        chance.shuffle(state, pile)
    else:
        conceal(state, cards, pile)


def conceal(state: Chancy, cards: list[C], hidden: Sequence[CardId]) -> None:
    """Make cards that lie hidden together indistinguishable, as when one is taken back to hand."""
    mixed = list(hidden)
    chance.mix(state, mixed)
    redeal(cards, hidden, mixed)


def deal_anew(state: Chancy, cards: list[C], hidden: Sequence[CardId]) -> None:
    """Deal cards that a seat does not know, as it may suppose them.

    What comes of it depends on which cards there are and on chance, never on where they lie.
    """
    mixed = by_face(cards, hidden)
    chance.mix(state, mixed)
    redeal(cards, hidden, mixed)


def by_face(cards: list[C], hidden: Sequence[CardId]) -> list[CardId]:
    """Cards in the order of their faces, which tells nothing of where they lie."""
    return sorted(
        hidden, key=lambda card: [getattr(cards[card], name) for name in cards[card].FACE]
    )


def redeal(cards: list[C], ids: Sequence[CardId], sources: Sequence[CardId]) -> None:
    """Give each id the face that lies at its source."""
    faces = [cards[at] for at in sources]
    names = faces[0].FACE if faces else ()
    for card, face in zip(ids, faces, strict=True):
        there = cards[card]
        if there is not face:
            for name in names:
                there = replace(there, **{name: getattr(face, name)})
            cards[card] = there
