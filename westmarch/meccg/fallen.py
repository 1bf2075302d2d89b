"""What a Fallen-wizard's resources can concern, by their side (M-FW-05 to 09, M-STAGE-06)."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import traits
from westmarch.meccg.kinds import Alignment, CardCode, CardType, EventKind, Keyword, Race
from westmarch.meccg.reading import avatar_of, character, holder, members, other, printed, site
from westmarch.meccg.sides import AGAINST
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import CARDS, EVENTS, SITES
from westmarch.meccg.things import Group, Thing
from westmarch.meccg.vocabulary.references import Trait

MAGIC = {Keyword.SPELL, Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC}
DARK_FOLK = (Race.ORC, Race.TROLL)


def may_concern(state: MeccgState, seat: Seat, code: CardCode, thing: Thing) -> bool:
    """Whether a player's resource may be played on something, or affect it."""
    if not is_bound(state, seat, code):
        return True
    heroic = CARDS[code].alignment is Alignment.HERO
    if isinstance(thing, Group):
        return not (heroic and stays(code)) or not has_dark_folk(state, thing)
    if not isinstance(thing, int):
        return True
    if heroic and is_dark(state, thing):
        return False
    return is_magic(code) or not is_foreign(state, seat, code, thing)


def stays(code: CardCode) -> bool:
    """Whether a card is a permanent-event."""
    return code in EVENTS and EventKind.PERMANENT in EVENTS[code].kinds


def may_use(state: MeccgState, seat: Seat, code: CardCode, user: CardId) -> bool:
    """Whether somebody may fulfil a condition of a resource, or tap for it (M-FW-08)."""
    heroic = CARDS[code].alignment is Alignment.HERO
    return not (heroic and is_bound(state, seat, code) and is_dark(state, user))


def is_bound(state: MeccgState, seat: Seat, code: CardCode) -> bool:
    """Whether a card is a hero or minion resource of a Fallen-wizard."""
    row = CARDS[code]
    return (
        state.alignments[seat] is Alignment.FALLEN_WIZARD
        and row.type is CardType.RESOURCE
        and row.alignment in AGAINST
    )


def is_magic(code: CardCode) -> bool:
    """Whether a card is a spell or magic, to which no side matters (M-FW-06)."""
    return not MAGIC.isdisjoint(CARDS[code].keywords)


def is_dark(state: MeccgState, card: CardId) -> bool:
    """Whether a card is an Orc or Troll character."""
    if character(state, card) is None:
        return False
    return any(race in DARK_FOLK for race in traits.races(state, card))


def is_heros(state: MeccgState, card: CardId) -> bool:
    """Whether a Fallen-wizard's character counts as a hero (M-FW-03)."""
    side = state.alignments[holder(state, card)]
    return side is Alignment.FALLEN_WIZARD and not is_dark(state, card)


def has_dark_folk(state: MeccgState, thing: Group) -> bool:
    """Whether an Orc or Troll is in a company (M-FW-09)."""
    return thing.company in state.companies and any(
        is_dark(state, card) for card in members(state, thing.company)
    )


def is_foreign(state: MeccgState, seat: Seat, code: CardCode, thing: CardId) -> bool:
    """Whether something is a resource or site of the other side (M-FW-05)."""
    row = printed(state, thing)
    if row.type is CardType.SITE:
        return not fits_site(state, seat, code, thing)
    return row.type is CardType.RESOURCE and row.alignment is AGAINST[CARDS[code].alignment]


def fits_site(state: MeccgState, seat: Seat, code: CardCode, here: CardId) -> bool:
    """Whether a Fallen-wizard's resource has the alignment of a site (M-LOCS-03, M-LOCS-10)."""
    if not is_bound(state, seat, code) or is_magic(code):
        return True
    there = site(state, here).card.alignment
    if there in (CARDS[code].alignment, Alignment.FALLEN_WIZARD):
        return True
    return traits.is_haven(state, seat, here) or traits.has(state, here, Trait.OF_BOTH_SIDES)


def is_barred(state: MeccgState, seat: Seat, code: CardCode) -> bool:
    """Whether a card is specific to an avatar whom the opponent has in play (M-STAGE-06)."""
    row = CARDS[code]
    if row.specific is None or row.alignment is not Alignment.STAGE:
        return False
    avatar = avatar_of(state, other(seat))
    return avatar is not None and printed(state, avatar).being == row.specific


def uses_site(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a company of a player is at a site."""
    return state.cards[card].code in SITES and any(
        there.seat == seat and there.site == card and there.journey is None
        for there in state.companies.values()
    )
