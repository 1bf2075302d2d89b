"""Missions of The Lidless Eye: news and prisoners that count when they are stored, and raids."""

from __future__ import annotations

from westmarch.meccg.kinds import Race
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    NotDuplicated,
    PermanentEvent,
    Storable,
    Way,
)
from westmarch.meccg.vocabulary.acts import Choice, Discard, Each, KeepPlace, Tap, ToPile
from westmarch.meccg.vocabulary.effects import If, OneOf, Steps
from westmarch.meccg.vocabulary.filters import Amid, At, Filter
from westmarch.meccg.vocabulary.judgements import Exists
from westmarch.meccg.vocabulary.properties import PlayableAt, That
from westmarch.meccg.vocabulary.references import HOST, SELF, SITE, Deed, Moment
from westmarch.meccg.vocabulary.statics import Cannot
from westmarch.meccg.vocabulary.trials import FaceAttacks
from westmarch.meccg.vocabulary.words import (
    BORDER_HOLD,
    CHARACTER,
    COVERT,
    FACTION,
    FREE_HOLD,
    HAVEN,
    HERE,
    INFORMATION,
    MINE,
    TAPPED,
    UNTAPPED,
)

SITE_PHASE = (Moment.SITE_PHASE,)
WATCHFUL = CHARACTER & HERE & UNTAPPED
STAYS_TAPPED = Cannot(Deed.UNTAP, HOST)
STORED_AT_HOME = Storable(HAVEN)


def news(who: Filter, site: Filter, taps_site: bool = False) -> PermanentEvent:
    """Somebody taps at a site and bears what he has learned."""
    way = Way(when=SITE_PHASE, tap=who & At(site), taps_site=taps_site)
    return PermanentEvent(way, on_user=True)


def raid(site: Filter, *attacks: Attack) -> tuple[Ability, ...]:
    """A tapped site is raided: whoever is not worn out by its defenders has done it."""
    done = Steps(
        (
            Tap(Choice(WATCHFUL)),
            ToPile(SELF),
            Discard(Each(FACTION & MINE & PlayableAt(SITE))),
        )
    )
    return (
        PermanentEvent(
            Way(when=SITE_PHASE, on=site & TAPPED & That(SITE)),
            (
                KeepPlace(SITE),
                FaceAttacks(attacks),
                If(Exists(WATCHFUL), (OneOf((done, Discard(SELF))),), (Discard(SELF),)),
            ),
        ),
        NotDuplicated(at_place=True),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "burning-rick-cot-and-tree": raid(
        BORDER_HOLD, Attack((Race.MAN,), 4, 7), Attack((Race.MAN,), 1, 9)
    ),
    "smoke-on-the-wind": raid(FREE_HOLD, Attack((Race.MAN,), 5, 8), Attack((Race.MAN,), 1, 10)),
    "that-aint-no-secret": (news(WATCHFUL, INFORMATION), STORED_AT_HOME),
    "thats-been-heard-before-tonight": (
        news(WATCHFUL & Amid(COVERT), (BORDER_HOLD | FREE_HOLD) & INFORMATION),
        STAYS_TAPPED,
        STORED_AT_HOME,
    ),
    "to-satisfy-the-questioner": (
        news(WATCHFUL, FREE_HOLD & UNTAPPED, taps_site=True),
        STAYS_TAPPED,
        STORED_AT_HOME,
    ),
}
