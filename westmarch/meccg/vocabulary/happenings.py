"""What happens, in the words of cards."""

from __future__ import annotations

from westmarch.meccg.kinds import Phase
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.judgements import Event
from westmarch.meccg.vocabulary.references import Happens, Ref

Whom = Filter | Ref


def played(
    what: Whom,
    at: Filter | None = None,
    by: Whom | None = None,
    against: Whom | None = None,
) -> Event:
    """A card is played; perhaps against a company that fits."""
    return Event(Happens.PLAYED, what, by, at, to=against)


def enters_play(what: Whom) -> Event:
    """A card comes into play."""
    return Event(Happens.ENTERS_PLAY, what)


def leaves_play(what: Whom) -> Event:
    """A card leaves play."""
    return Event(Happens.LEAVES_PLAY, what)


def discarded(what: Whom) -> Event:
    """A card is discarded."""
    return Event(Happens.DISCARDED, what)


def is_wounded(who: Whom, by: Whom | None = None) -> Event:
    """A character is wounded."""
    return Event(Happens.WOUNDED, who, by)


def is_eliminated(who: Whom, by: Whom | None = None) -> Event:
    """A character is eliminated."""
    return Event(Happens.ELIMINATED, who, by)


def phase_starts(phase: Phase, who: Whom | None = None) -> Event:
    """A phase begins, of the player or company that fits."""
    return Event(Happens.PHASE_STARTS, who, phase=phase)


def phase_ends(phase: Phase, who: Whom | None = None) -> Event:
    """A phase is over."""
    return Event(Happens.PHASE_ENDS, who, phase=phase)


def attack_stands(what: Whom) -> Event:
    """An attack was not canceled, and its strikes are about to be assigned."""
    return Event(Happens.ATTACK_STANDS, what)


def attack_ends(what: Whom) -> Event:
    """An attack is over."""
    return Event(Happens.ATTACK_ENDS, what)


def attack_defeated(what: Whom) -> Event:
    """An attack was defeated."""
    return Event(Happens.ATTACK_DEFEATED, what)


def faced(what: Whom, by: Whom = Ref.COMPANY) -> Event:
    """A company has faced an attack."""
    return Event(Happens.ATTACK_FACED, what, by)


def strike_succeeds(of: Whom, against: Whom | None = None) -> Event:
    """A strike is successful."""
    return Event(Happens.STRIKE_SUCCEEDS, of, against)


def strike_fails(of: Whom, against: Whom | None = None) -> Event:
    """A strike fails."""
    return Event(Happens.STRIKE_FAILS, of, against)


def body_checked(who: Whom, by: Whom | None = None) -> Event:
    """A body check was made against somebody, because of something."""
    return Event(Happens.BODY_CHECKED, who, by)


def strike_ends(of: Whom, against: Whom | None = None) -> Event:
    """A strike that was not canceled is over."""
    return Event(Happens.STRIKE_ENDS, of, against)


def moves(who: Whom, at: Filter | None = None) -> Event:
    """A company moves, or somebody with it; to a site that fits."""
    return Event(Happens.MOVES, who, at=at)


def leaves_company(who: Whom, company: Whom | None = None) -> Event:
    """A character leaves a company, for whatever reason."""
    return Event(Happens.LEAVES_COMPANY, who, company)


def site_leaves(what: Whom = Ref.HOST) -> Event:
    """A site leaves play."""
    return Event(Happens.SITE_LEAVES, what)


def site_revealed(who: Whom) -> Event:
    """A moving company's new site is revealed."""
    return Event(Happens.SITE_REVEALED, who)


def influenced(what: Whom, by: Whom | None = None) -> Event:
    """A faction is influenced successfully."""
    return Event(Happens.INFLUENCED, what, by)


DECK_EXHAUSTED = Event(Happens.DECK_EXHAUSTED)
