"""Characters of Against the Shadow."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import Ability, InZone, NotStarting, While
from westmarch.meccg.vocabulary.acts import Untap
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.filters import PlayableWhere
from westmarch.meccg.vocabulary.happenings import played
from westmarch.meccg.vocabulary.judgements import Exists, Happened
from westmarch.meccg.vocabulary.properties import AtSiteOf, That
from westmarch.meccg.vocabulary.references import SELF, TARGET, Deed, Stat
from westmarch.meccg.vocabulary.sayings import fights, speaks_to
from westmarch.meccg.vocabulary.statics import Boost, May
from westmarch.meccg.vocabulary.words import DWARF, FACTION, HERE, MINE, ORC, TAPPED, named, place


def brother_of(*names: str) -> tuple[Ability, ...]:
    """What three Trolls say of each other."""
    others = named(*names)
    return (
        NotStarting(),
        InZone(Zone.HAND, (May(Deed.COME_TOO, SELF, if_=Happened(played(others & MINE))),)),
        fights(+1, DWARF),
        Action((Untap(TARGET),), tap=(That(SELF),), on=others & TAPPED & AtSiteOf(SELF)),
        While(Exists(others & HERE), (Boost((Stat.MIND,), -1),)),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "burat": brother_of("tuma", "wuluag"),
    "mauhur": (speaks_to(+2, ORC),),
    "mionid": (speaks_to(+2, FACTION & PlayableWhere(place("variag-camp"))),),
    "perchen": (speaks_to(+3, FACTION & PlayableWhere(place("dunnish-clan-hold"))),),
    "tuma": brother_of("burat", "wuluag"),
    "wuluag": brother_of("burat", "tuma"),
}
