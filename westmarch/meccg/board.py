"""The table as a seat sees it: records that a board is drawn from."""

from __future__ import annotations

from westmarch.kernel.records import Board, CardId, Record, Seat
from westmarch.kernel.values import Term
from westmarch.meccg.kinds import (
    Alignment,
    CardCode,
    CompanyId,
    Movement,
    Phase,
    Points,
    Race,
    RegionCode,
    RegionType,
    SiteType,
    Status,
)
from westmarch.meccg.state import Form
from westmarch.meccg.things import Thing
from westmarch.meccg.underway import Key, Origin


class Counted(Record):
    """A number and the terms that it is the sum of."""

    total: int
    terms: tuple[Term, ...] = ()


class SeenCard(Record):
    """A card; without a code it lies face down for the beholder.

    `seat` is who controls it. `on` are the cards that lie on it, those off to the side with it and
    those on guard at it included; `followers` are the characters whom it controls. `unused` is
    what direct influence its followers leave, `points` what marshalling points it gives, `number`
    what it counts.
    """

    card: CardId
    seat: Seat
    code: CardCode | None = None
    status: Status = Status.UNTAPPED
    form: Form | None = None
    guards: bool = False
    aside: bool = False
    fresh: bool = False
    counters: int = 0
    prowess: Counted | None = None
    body: Counted | None = None
    mind: Counted | None = None
    influence: Counted | None = None
    unused: int | None = None
    corruption: Counted | None = None
    points: int = 0
    on: tuple[SeenCard, ...] = ()
    followers: tuple[SeenCard, ...] = ()


class SeenSite(Record):
    """A site where a company is or goes, and what it is now."""

    card: SeenCard
    site_type: SiteType | None = None
    region: RegionCode | None = None
    haven: bool = False
    under_deeps: bool = False


class SeenJourney(Record):
    """Where a company goes: to a face-down site card or, without one, to a site in play.

    Until the site is revealed others see neither way nor path (M-ORG-30, M-ORG-31).
    """

    to: SeenSite | None
    way: Movement | None = None
    regions: tuple[RegionCode, ...] = ()
    path: tuple[RegionType, ...] = ()
    revealed: bool = False


class SeenCompany(Record):
    """A company: where it is, who is in it, what lies on it; followers stand with their lords."""

    company: CompanyId
    seat: Seat
    site: SeenSite
    members: tuple[SeenCard, ...]
    on: tuple[SeenCard, ...]
    size: int
    overt: bool
    journey: SeenJourney | None
    origin: CardId | None
    moved: bool
    returned: bool


class SeenMovement(Record):
    """A movement/hazard phase under way: the hazard limit, and what is left of it."""

    company: CompanyId
    limit: int
    left: int


class SeenStrike(Record):
    """A strike under way: the prowess of who faces it, with its terms, and if he will not tap.

    If companies fight, somebody strikes, whose prowess it is `against`.
    """

    card: CardId
    prowess: Counted
    stays: bool
    canceled: bool
    by: CardId | None = None
    against: int | None = None


class SeenAttack(Record):
    """An attack under way; `number` tells it from others of the turn.

    `assigned` have strikes to face, `faced` have faced theirs; `left` strikes have nobody yet, and
    for `excess` there is nobody. If a company attacks, it is `foes`, and `strikers` are those who
    strike whoever has faced a strike or has one to face, in that order.
    """

    number: int
    company: CompanyId
    card: CardId | None
    code: CardCode | None
    origin: Origin
    races: tuple[Race, ...]
    strikes: int | None
    prowess: Counted
    body: Counted | None
    keys: tuple[Key, ...]
    detainment: bool
    assigned: tuple[CardId, ...]
    faced: tuple[CardId, ...]
    left: int
    excess: int
    defeated: int
    canceled: bool
    foes: CompanyId | None = None
    strikers: tuple[CardId, ...] = ()


class SeenEntry(Record):
    """What was declared in a chain of effects: a card, or an action of one, and its target.

    All have seen which it was; where it lies is not told of a card that has gone face down since.
    """

    card: CardId | None
    code: CardCode
    seat: Seat
    user: CardId | None
    target: Thing | None
    played: bool
    canceled: bool


class SeenCheck(Record):
    """A corruption check under way: points to be exceeded, and what is added to the roll."""

    card: CardId
    points: Counted
    modifier: int


class SeenInfluence(Record):
    """An influence check: what is added to the roll, and what it must exceed, if that is known."""

    by: CardId
    against: CardId
    modifier: int
    number: int | None = None


class SeenPlayer(Record):
    """What a player has beside his companies.

    `used` is what his characters take of his general influence. `counted` are his marshalling
    points by their source, `doubled` what doubling and the half rule make of them now. `hand` are
    the cards of his hand that the beholder knows, `held` how many there are; it is the same with
    the other piles.
    """

    alignment: Alignment
    declared: str
    influence: Counted
    used: int
    unused: int
    counted: dict[Points, int]
    doubled: dict[Points, int]
    stage_points: int
    held: int
    hand: tuple[SeenCard, ...]
    deck_size: int
    deck_top: tuple[SeenCard, ...]
    discard_size: int
    discard: tuple[SeenCard, ...]
    sideboard_size: int
    sideboard: tuple[SeenCard, ...]
    sites_left: int
    sites: tuple[SeenCard, ...]
    pool_size: int
    pool: tuple[SeenCard, ...]
    exhausted: int
    pile: tuple[SeenCard, ...]
    out: tuple[SeenCard, ...]
    events: tuple[SeenCard, ...]
    factions: tuple[SeenCard, ...]
    agents: tuple[SeenCard, ...]


class MeccgBoard(Board):
    """The table as a seat sees it; `acting` is the company whose turn it is."""

    seat: Seat | None
    length: int
    turn: int
    active: Seat
    phase: Phase
    players: tuple[SeenPlayer, ...]
    companies: tuple[SeenCompany, ...]
    acting: CompanyId | None
    movement: SeenMovement | None
    attack: SeenAttack | None
    strike: SeenStrike | None
    chain: tuple[SeenEntry, ...]
    check: SeenCheck | None
    attempt: SeenInfluence | None
    called: Seat | None
    last: int | None
