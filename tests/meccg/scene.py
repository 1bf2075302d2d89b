"""Scenes of the Middle-earth CCG: laid out freely, acted on through decisions only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Self

from tests.scenes import Scene
from westmarch.kernel.chance import Rolled
from westmarch.kernel.frames import Frame
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.meccg import numbers, setup
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.game import GAME
from westmarch.meccg.kinds import (
    Alignment,
    CardCode,
    CompanyId,
    Movement,
    Phase,
    Race,
    RegionCode,
    RegionType,
    Zone,
)
from westmarch.meccg.options import (
    Act,
    Assign,
    Done,
    Face,
    Lessen,
    No,
    PlayEvent,
    StayUntapped,
    Support,
)
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.rules.hazards import MovementHazard
from westmarch.meccg.rules.organizing import OrganizationPhase
from westmarch.meccg.rules.visiting import Visit
from westmarch.meccg.state import Card, Form, Journey, MeccgState
from westmarch.meccg.tables import CHARACTERS, REGIONS, SITES
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import Key, Origin
from westmarch.meccg.verbs import cards, companies
from westmarch.meccg.verbs.piles import PILES, pile_of
from westmarch.meccg.vocabulary.references import Stat

WAYS_TO_WIN = (Assign, Face, Lessen, StayUntapped)
"""What is decided in a fight that is won."""

ONE, TWO = Seat(0), Seat(1)
FIRST, SECOND = CompanyId(0), CompanyId(1)

Company = tuple[str, Sequence[str]]
"""A site and those who are there; an item, ally or event lies on the character before it."""


class MeccgScene(Scene[MeccgState]):
    """A moment of a journey. Who can do nothing is not asked."""

    def id(self, code: str, number: int = 0) -> CardId:
        """The id of a card; of several alike, the one of a number."""
        found = [CardId(n) for n, card in enumerate(self.state.cards) if card.code == code]
        assert len(found) > number, f"there is no {code}"
        return found[number]

    def card(self, code: str) -> Card:
        """A card and how it lies."""
        return self.state.cards[self.id(code)]

    def play(self, code: str, way: int = 0) -> PlayEvent:
        """The option to play an event."""
        return PlayEvent(self.id(code), way)

    def act(self, code: str, number: int = 0) -> Act:
        """The option to use a card in play."""
        return Act(self.id(code), number)

    def offers(self, option: AnyOption) -> bool:
        """Whether an option is offered now."""
        return not self.position.over and option in self.options

    def begin(self, *procedures: Frame) -> Self:
        """Start carrying out procedures."""
        super().begin(*procedures)
        return self.let_be()

    def choose(self, *options: AnyOption, seat: Seat | None = None) -> Self:
        """Answer one decision after another."""
        for option in options:
            super().choose(option, seat=seat)
            self.let_be()
        return self

    def let_be(self) -> Self:
        """Whoever can do nothing lets it be."""
        while len(self.position.decisions) == 1 and self.options in ((Done(),), (No(),)):
            super().choose(*self.options)
        return self

    def idle(self) -> Self:
        """Nobody does anything that he need not, until all is over."""
        while not self.position.over:
            super().choose(Done() if Done() in self.options else self.options[0])
        return self

    def strength(self) -> tuple[int, int]:
        """The strikes and the prowess of the attack that is being faced."""
        attack = Assault(self.state.attacks)
        strikes = numbers.number(self.state, attack, Stat.STRIKES)
        return strikes, numbers.number(self.state, attack, Stat.PROWESS)

    def finish(self) -> None:
        """Everybody lets everything be that can be let be; then nothing must be left."""
        while not self.position.over:
            assert Done() in self.options, f"still to be decided: {self.position.decisions}"
            super().choose(Done())
        self.done()

    def rolls(self, *dice: int) -> Self:
        """Say what the next dice show."""
        return self.script(*(Rolled(die) for die in dice))

    def win(self) -> Self:
        """All attacks are fought off by high rolls, and nobody taps."""
        while not self.position.over:
            able: list[AnyOption] = [one for one in self.options if isinstance(one, WAYS_TO_WIN)]
            if any(isinstance(one, Support) for one in self.options):
                able = [Done()]
            if not able:
                break
            if isinstance(able[0], Face):
                self.rolls(6, 6)
            self.choose(able[-1] if isinstance(able[-1], StayUntapped) else able[0])
        return self

    # What is going on

    def organize(self) -> Self:
        """The organization phase of the first player."""
        self.state.phase = Phase.ORGANIZATION
        return self.begin(OrganizationPhase(ONE))

    def journey(
        self,
        to: str,
        *path: RegionType,
        regions: Sequence[str] = (),
        way: Movement = Movement.REGION,
        company: CompanyId = FIRST,
    ) -> Self:
        """A company of the first player is on its way, by region types or through regions."""
        target = next(
            (card for card in self.state.sites[ONE] if self.state.cards[card].code == to), None
        )
        if target is None:
            target = add(self.state, to, ONE, Zone.SITES)
        crossed = tuple(map(RegionCode, regions))
        types = path or tuple(REGIONS[region].region_type for region in crossed)
        if path and not crossed:
            way = Movement.STARTER if way is Movement.REGION else way
        companies.send(self.state, company, Journey(target, way, crossed, types))
        return self

    def move(self, company: CompanyId = FIRST) -> Self:
        """The movement/hazard phase of a company."""
        self.state.phase = Phase.MOVEMENT
        return self.begin(MovementHazard(ONE, company))

    def visit(self, company: CompanyId = FIRST) -> Self:
        """The site phase of a company."""
        self.state.phase = Phase.SITE
        return self.begin(Visit(ONE, company))

    def attacked(
        self,
        *races: Race,
        strikes: int | None = 1,
        prowess: int = 9,
        body: int | None = None,
        keys: Sequence[Key] = (),
        origin: Origin = Origin.CREATURE,
        company: CompanyId = FIRST,
    ) -> Self:
        """A company faces an attack."""
        self.state.phase = Phase.MOVEMENT
        attack = Attack(races or (Race.SPIDER,), strikes, prowess, body)
        return self.begin(FaceAttack(company, attack, None, origin, tuple(keys)))


def scene(
    *companies_of_one: Company,
    opponents: Sequence[Company] = (),
    hand: Sequence[str] = (),
    theirs: Sequence[str] = (),
    in_play: Sequence[str] = (),
    their_play: Sequence[str] = (),
    deck: Sequence[str] = (),
    their_deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    their_discard: Sequence[str] = (),
    sideboard: Sequence[str] = (),
    sites: Sequence[str] = (),
    their_sites: Sequence[str] = (),
    alignments: tuple[Alignment, Alignment] = (Alignment.HERO, Alignment.MINION),
) -> MeccgScene:
    """A table in the first player's turn. `in_play` are events and factions on nothing."""
    state = MeccgState(
        turn=1, alignments=list(alignments), declared=["", ""], exhausted=[0, 0], avatars=["", ""]
    )
    for name in PILES.values():
        getattr(state, name).extend(([], []))
    for seat, groups in ((ONE, companies_of_one), (TWO, opponents)):
        for site, codes in groups:
            lay_company(state, site, codes, seat)
    for codes, seat, zone in (
        (hand, ONE, Zone.HAND),
        (theirs, TWO, Zone.HAND),
        (deck, ONE, Zone.DECK),
        (their_deck, TWO, Zone.DECK),
        (discard, ONE, Zone.DISCARD),
        (their_discard, TWO, Zone.DISCARD),
        (sideboard, ONE, Zone.SIDEBOARD),
        (sites, ONE, Zone.SITES),
        (their_sites, TWO, Zone.SITES),
    ):
        for code in codes:
            add(state, code, seat, zone)
    for codes, seat in ((in_play, ONE), (their_play, TWO)):
        for code in codes:
            enter(state, code, seat)
    state.queue.clear()
    state.happened.clear()
    return MeccgScene(GAME, state)


def drafting(one: DeckList, two: DeckList) -> MeccgScene:
    """Two decks are laid out, and the draft is about to begin."""
    state = MeccgState()
    setup.lay_out(state, (one, two))
    table = MeccgScene(GAME, state)
    table.position = Position(GAME, state, log=table.log)
    return table.let_be()


def deck(
    alignment: Alignment,
    pool: Sequence[str],
    sites: Sequence[str],
    play_deck: Sequence[str] = (),
    sideboard: Sequence[str] = (),
    further: Sequence[str] = (),
    fallen_wizard: str | None = None,
) -> DeckList:
    """A small deck, lawful or not."""

    def counted(part: Sequence[str]) -> tuple[tuple[CardCode, int], ...]:
        return tuple(Counter(map(CardCode, part)).items())

    return DeckList(
        "",
        "",
        "",
        alignment,
        counted(pool),
        counted(play_deck),
        counted(sites),
        counted(sideboard),
        counted(further),
        None if fallen_wizard is None else CardCode(fallen_wizard),
    )


def add(state: MeccgState, code: str, seat: Seat, zone: Zone) -> CardId:
    """A card is in a pile of a seat."""
    card = CardId(len(state.cards))
    known = () if zone is Zone.DECK else (seat,)
    state.cards.append(Card(CardCode(code), seat, zone, known))
    if zone in PILES:
        pile_of(state, zone, seat).append(card)
    cards.speak(state, card)
    return card


def enter(
    state: MeccgState, code: str, seat: Seat, host: CardId | None = None, form: Form | None = None
) -> CardId:
    """A card is in play: on nothing, or on another."""
    card = add(state, code, seat, Zone.HAND)
    cards.bring_into_play(state, card, seat, form)
    state.cards[card] = replace(state.cards[card], since=0)
    if host is not None:
        cards.attach(state, card, host)
    state.queue.clear()
    state.happened.clear()
    return card


def lay_company(state: MeccgState, site: str, codes: Sequence[str], seat: Seat = ONE) -> CompanyId:
    """Characters with their cards are at a site."""
    assert site in SITES, f"there is no site {site}"
    here = add(state, site, seat, Zone.SITES)
    cards.put(state, here, Zone.PLAY)
    company = companies.form(state, seat, here, ())
    bearer: CardId | None = None
    for code in codes:
        if code in CHARACTERS:
            bearer = enter(state, code, seat)
            companies.join(state, bearer, company)
        else:
            assert bearer is not None, f"nobody bears {code}"
            enter(state, code, seat, bearer)
    return company


def lurk(state: MeccgState, code: str, *sites: str, seen: bool = False, seat: Seat = TWO) -> CardId:
    """An agent has been in play for a while; his site cards lie with him, the last one on top."""
    card = add(state, code, seat, Zone.HAND)
    cards.hide_in_play(state, card, seat)
    state.cards[card] = replace(state.cards[card], since=0)
    for site in sites:
        there = add(state, site, seat, Zone.SITES)
        cards.put(state, there, Zone.PLAY, (seat,))
        cards.attach(state, there, card)
        if seen:
            cards.show(state, there)
    if seen:
        cards.show(state, card)
    state.queue.clear()
    state.happened.clear()
    return card
