"""Items of The Balrog."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability, AffectsAvatar, BorneBy
from westmarch.meccg.vocabulary.judgements import TAPS_TO_FACE, Is
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import ATTACK, DEFENDER, HOST, Stat
from westmarch.meccg.vocabulary.statics import Boost
from westmarch.meccg.vocabulary.words import named

STRUCK = Is(DEFENDER, That(HOST))
LASHES = Boost((Stat.PROWESS,), +1, HOST, if_=TAPS_TO_FACE & STRUCK)

CARDS: dict[str, tuple[Ability, ...]] = {
    "stabbing-tongue-of-fire": (
        AffectsAvatar(),
        BorneBy(named("the-balrog")),
        LASHES,
        Boost((Stat.BODY_CHECK,), +1, ATTACK, if_=STRUCK),
    ),
}
