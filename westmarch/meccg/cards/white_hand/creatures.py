"""Creatures of The White Hand."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.acts import Choice, Show, ToDeck, Top
from westmarch.meccg.vocabulary.effects import When
from westmarch.meccg.vocabulary.happenings import attack_ends, strike_succeeds
from westmarch.meccg.vocabulary.judgements import HowOften
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import CHOSEN, ME, OPPONENT, SELF, SHOWN
from westmarch.meccg.vocabulary.words import IN_DECK

HITS = HowOften(strike_succeeds(SELF))
SEEN = IN_DECK & That(SHOWN)

CARDS: dict[str, tuple[Ability, ...]] = {
    "goblin-faces": (
        When(
            attack_ends(SELF),
            (
                Show(Top(HITS, OPPONENT), to=ME),
                ToDeck(Choice(SEEN, HITS, may=True), bottom=True),
                ToDeck(Choice(SEEN & ~That(CHOSEN), HITS), top=True),
            ),
        ),
    ),
}
