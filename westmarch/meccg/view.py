"""What a seat may see of the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import CardId, Seat
from westmarch.kernel.values import Layer, Term, total
from westmarch.meccg import influence, numbers, printing, scoring, terrain, traits, underway
from westmarch.meccg.board import (
    Counted,
    MeccgBoard,
    SeenAttack,
    SeenCard,
    SeenCheck,
    SeenCompany,
    SeenEntry,
    SeenInfluence,
    SeenJourney,
    SeenMovement,
    SeenPlayer,
    SeenSite,
    SeenStrike,
)
from westmarch.meccg.kinds import CompanyId, Zone
from westmarch.meccg.reading import ally, character, faction, holder, lying_on, site
from westmarch.meccg.rules import checking, duelling, influencing, limits, skirmish
from westmarch.meccg.state import Company, Form, MeccgState
from westmarch.meccg.tables import CHARACTERS, FACTIONS, SITES
from westmarch.meccg.things import Assault, Player, Thing
from westmarch.meccg.vocabulary.references import Stat


def view(state: MeccgState, seat: Seat | None) -> MeccgBoard:
    """The table as a seat sees it."""
    seats = tuple(Seat(number) for number in range(state.players))
    return MeccgBoard(
        seat=seat,
        length=state.length,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        players=tuple(seen_player(state, each, seat) for each in seats),
        companies=tuple(seen_company(state, key, seat) for key in state.companies),
        acting=underway.company(state),
        movement=seen_movement(state),
        attack=seen_attack(state),
        strike=seen_strike(state),
        chain=seen_chain(state, seat),
        check=seen_check(state),
        attempt=seen_attempt(state),
        called=state.called,
        last=state.last,
    )


# Cards


def knows(state: MeccgState, card: CardId, seat: Seat | None) -> bool:
    """Whether a seat knows a card's face; spectators know what all know."""
    known = state.cards[card].known
    return len(known) == state.players or seat in known


def seen(state: MeccgState, card: CardId, seat: Seat | None) -> SeenCard:
    """A card with all that lies on it, as a seat sees it; its numbers if it is in play."""
    there = state.cards[card]
    on = tuple(seen(state, held, seat) for held in lying_on(state, card))
    if not knows(state, card, seat):
        return SeenCard(
            card=card,
            seat=holder(state, card),
            status=there.status,
            form=there.form,
            guards=there.zone is Zone.GUARD,
            on=on,
        )
    live = there.zone is Zone.PLAY
    being = live and (there.code in CHARACTERS or ally(state, card) is not None)
    person = live and there.code in CHARACTERS
    scored = there.zone in (Zone.PLAY, Zone.PILE)
    return SeenCard(
        card=card,
        seat=holder(state, card),
        code=there.code,
        status=there.status,
        form=there.form,
        guards=there.zone is Zone.GUARD,
        aside=there.zone is Zone.ASIDE,
        fresh=live and there.since == state.turn,
        counters=there.counters,
        prowess=counted(state, card, Stat.PROWESS) if being else None,
        body=counted(state, card, Stat.BODY) if being else None,
        mind=counted(state, card, Stat.MIND) if being else None,
        influence=counted(state, card, Stat.DIRECT_INFLUENCE) if person else None,
        unused=influence.unused_direct(state, card) if person else None,
        corruption=corruption(state, card) if live else None,
        points=scoring.worth(state, holder(state, card), card) if scored else 0,
        on=on,
        followers=tuple(
            seen(state, one, seat) for one in (numbers.followers(state, card) if person else ())
        ),
    )


def counted(state: MeccgState, thing: Thing, stat: Stat) -> Counted | None:
    """A number of something with its terms, if it has it."""
    if not printing.has(state, thing, stat):
        return None
    terms = numbers.terms(state, thing, stat)
    return Counted(total(terms), terms)


def corruption(state: MeccgState, card: CardId) -> Counted | None:
    """Corruption points: on a character by the cards that give them; of other cards if any."""
    if character(state, card) is None:
        found = counted(state, card, Stat.CORRUPTION)
        return found if found is not None and found.total else None
    given = [
        Term(state.cards[held].code, points)
        for held in printing.corrupting(state, card)
        if (points := numbers.number(state, held, Stat.CORRUPTION))
    ]
    start = sum(term.amount for term in given)
    more = numbers.boost_terms(state, card, Stat.CORRUPTION, start, None)
    return Counted(numbers.corruption(state, card), (*given, *more))


def of_pile(state: MeccgState, pile: list[CardId], seat: Seat | None) -> tuple[SeenCard, ...]:
    """The cards of a pile that a seat knows."""
    return tuple(seen(state, card, seat) for card in pile if knows(state, card, seat))


# Companies


def seen_company(state: MeccgState, key: CompanyId, seat: Seat | None) -> SeenCompany:
    """A company as a seat sees it."""
    there = state.companies[key]
    heads = [card for card in there.members if state.cards[card].follows not in there.members]
    return SeenCompany(
        company=key,
        seat=there.seat,
        site=seen_site(state, there.site, there.seat, seat),
        members=tuple(seen(state, card, seat) for card in heads),
        on=tuple(seen(state, card, seat) for card in state.upon.get(key, ())),
        size=numbers.size(state, key),
        overt=traits.is_overt(state, key),
        journey=seen_journey(state, key, there, seat),
        origin=there.origin,
        moved=there.moved,
        returned=there.returned,
    )


def seen_site(state: MeccgState, card: CardId, owner: Seat, seat: Seat | None) -> SeenSite:
    """A site and what it is now, if the seat knows it."""
    there = seen(state, card, seat)
    if there.code is None:
        return SeenSite(there)
    return SeenSite(
        card=there,
        site_type=terrain.site_type(state, card),
        region=site(state, card).region,
        haven=traits.is_haven(state, owner, card),
        under_deeps=site(state, card).under_deeps,
    )


def seen_journey(
    state: MeccgState, key: CompanyId, there: Company, seat: Seat | None
) -> SeenJourney | None:
    """Where a company goes, as far as a seat knows (M-ORG-30, M-ORG-31)."""
    journey = there.journey
    if journey is None:
        return None
    if not journey.revealed and seat != there.seat:
        fresh = not knows(state, journey.to, seat)
        return SeenJourney(SeenSite(seen(state, journey.to, seat)) if fresh else None)
    return SeenJourney(
        to=seen_site(state, journey.to, there.seat, seat),
        way=journey.way,
        regions=journey.regions,
        path=terrain.path(state, key),
        revealed=journey.revealed,
    )


# What is under way


def seen_movement(state: MeccgState) -> SeenMovement | None:
    """The movement/hazard phase under way."""
    movement = enclosing(state, underway.MovementUnderWay)
    if movement is None:
        return None
    return SeenMovement(movement.company, limits.now(state, movement), limits.left(state))


def seen_attack(state: MeccgState) -> SeenAttack | None:
    """The attack under way."""
    attack = underway.attack(state)
    if attack is None or not attack.number:
        return None
    thing = Assault(attack.number)
    prowess = counted(state, thing, Stat.PROWESS)
    assert prowess is not None
    printed_strikes = attack.attack.strikes
    return SeenAttack(
        number=attack.number,
        company=attack.company,
        card=attack.card,
        code=None if attack.card is None else state.cards[attack.card].code,
        origin=attack.origin,
        races=traits.races(state, thing),
        strikes=None if printed_strikes is None else numbers.strikes(state, attack.number, 0),
        prowess=prowess,
        body=counted(state, thing, Stat.BODY),
        keys=attack.keys,
        detainment=attack.company in state.companies and traits.is_detainment(state, attack),
        assigned=attack.assigned,
        faced=attack.faced,
        left=attack.left,
        excess=attack.excess,
        defeated=attack.defeated,
        canceled=attack.canceled,
        foes=attack.foes,
        strikers=attack.strikers if isinstance(attack, skirmish.Skirmish) else (),
    )


def seen_strike(state: MeccgState) -> SeenStrike | None:
    """The strike under way, and the prowess against it with what the situation changes."""
    strike = underway.strike(state)
    if strike is None or state.cards[strike.card].zone is not Zone.PLAY:
        return None
    terms = [
        *numbers.terms(state, strike.card, Stat.PROWESS, Assault(strike.number)),
        *numbers.situation(state, strike.card, strike.stays),
    ]
    if strike.support:
        terms.append(Term("M-CBT-18", strike.support, Layer.SITUATION))
    if strike.less:
        terms.append(Term("M-CBT-13", -strike.less, Layer.SITUATION))
    prowess = Counted(total(terms), tuple(terms))
    against = strike.foes_strength(state) if isinstance(strike, duelling.Duel) else None
    return SeenStrike(strike.card, prowess, strike.stays, strike.canceled, strike.by, against)


def seen_chain(state: MeccgState, seat: Seat | None) -> tuple[SeenEntry, ...]:
    """The chain of effects under way, the card that began it first; no agent face down is told.

    What is being declared, or is taking effect, comes last.
    """
    chain = enclosing(state, underway.ChainUnderWay)
    entries = () if chain is None else chain.entries
    return tuple(
        SeenEntry(
            card=entry.card if knows(state, entry.card, seat) else None,
            code=entry.context.code,
            seat=entry.context.seat,
            user=entry.context.user,
            target=entry.context.target,
            played=entry.way is not None,
            canceled=entry.canceled,
        )
        for entry in (*entries, *beside(state, entries))
        if not entry.lurks
    )


def beside(state: MeccgState, entries: tuple[underway.Entry, ...]) -> Iterator[underway.Entry]:
    """Cards between hand and chain, or between chain and table."""
    listed = {entry.card for entry in entries}
    for frame, _ in state.stack:
        match frame:
            case underway.DeclarationUnderWay(card=card, way=way, context=context):
                entry = underway.Entry(card, context, (), way=way)
            case underway.EffectUnderWay(entry=entry):
                pass
            case _:
                continue
        if entry.card not in listed and state.cards[entry.card].zone is Zone.CHAIN:
            listed.add(entry.card)
            yield entry


def seen_check(state: MeccgState) -> SeenCheck | None:
    """The corruption check under way."""
    check = enclosing(state, underway.CheckUnderWay)
    if check is None or state.cards[check.card].zone is not Zone.PLAY:
        return None
    points = corruption(state, check.card)
    assert points is not None, "a character has corruption points, be they none"
    modifier = check.modifier + check.support + checking.own_modifier(state, check.card)
    return SeenCheck(check.card, points, modifier)


def seen_attempt(state: MeccgState) -> SeenInfluence | None:
    """The influence check under way."""
    attempt = enclosing(state, underway.InfluenceUnderWay)
    if attempt is None:
        return None
    found = influencing.terms(state, attempt.by, attempt.against)
    row = faction(state, attempt.against)
    modifier = attempt.modifier + sum(term.amount for term in found)
    return SeenInfluence(attempt.by, attempt.against, modifier, None if row is None else row.number)


# Players


def seen_player(state: MeccgState, owner: Seat, seat: Seat | None) -> SeenPlayer:
    """What a player has beside his companies, as a seat sees it."""
    terms = numbers.terms(state, Player(owner), Stat.GENERAL_INFLUENCE)
    loose = [
        card
        for card in state.play
        if holder(state, card) == owner
        and state.cards[card].host is None
        and state.cards[card].company is None
        and state.cards[card].code not in SITES
    ]
    agents = [card for card in loose if state.cards[card].form is Form.AGENT]
    factions = [card for card in loose if state.cards[card].code in FACTIONS]
    apart = {*agents, *factions, *attacking(state)}
    return SeenPlayer(
        alignment=state.alignments[owner],
        declared=state.declared[owner],
        influence=Counted(total(terms), terms),
        used=influence.general_used(state, owner),
        unused=influence.unused_general(state, owner),
        counted=scoring.points(state, owner),
        doubled=scoring.doubled(state, owner),
        stage_points=scoring.stage_points(state, owner),
        held=len(state.hands[owner]),
        hand=of_pile(state, state.hands[owner], seat),
        deck_size=len(state.decks[owner]),
        deck_top=of_pile(state, known_top(state, owner, seat), seat),
        discard_size=len(state.discards[owner]),
        discard=of_pile(state, state.discards[owner], seat),
        sideboard_size=len(state.sideboards[owner]),
        sideboard=of_pile(state, state.sideboards[owner], seat),
        sites_left=len(state.sites[owner]),
        sites=of_pile(state, state.sites[owner], seat),
        pool_size=len(state.pool[owner]),
        pool=of_pile(state, state.pool[owner], seat),
        exhausted=state.exhausted[owner],
        pile=of_pile(state, state.piles[owner], seat),
        out=of_pile(state, state.out[owner], seat),
        events=tuple(seen(state, card, seat) for card in loose if card not in apart),
        factions=tuple(seen(state, card, seat) for card in factions),
        agents=tuple(seen(state, card, seat) for card in agents),
    )


def attacking(state: MeccgState) -> list[CardId]:
    """Creatures that are in play only to attack."""
    return [card for card in state.play if state.cards[card].form is Form.CREATURE]


def known_top(state: MeccgState, owner: Seat, seat: Seat | None) -> list[CardId]:
    """What a seat knows on top of a play deck, because it has looked at it; the top is last."""
    deck = reversed(state.decks[owner])
    return list(takewhile(lambda card: knows(state, card, seat), deck))[::-1]
