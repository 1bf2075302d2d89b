"""Neutral cards: Gandalf, card 73."""

from __future__ import annotations

from westmarch.lcg.vocabulary.abilities import Forced, Response
from westmarch.lcg.vocabulary.declaring import card
from westmarch.lcg.vocabulary.effects import Choose, Damage, Discard, Draw, OneOf, ReduceThreat
from westmarch.lcg.vocabulary.filters import ENEMY
from westmarch.lcg.vocabulary.targets import CHOSEN, SELF, YOU
from westmarch.lcg.vocabulary.triggers import EntersPlay, When

CARDS = (
    card("gandalf",
         Forced(after=When.ROUND_ENDS, do=(Discard(SELF),), passive=True),
         Response(after=EntersPlay(), do=(OneOf((
             (Draw(3, YOU),),
             (Choose(ENEMY), Damage(4, CHOSEN)),
             (ReduceThreat(5, YOU),),
         )),))),
)  # fmt: skip
