"""Marshalling points and stage points (M-SCORE, M-STAGE-01)."""

from __future__ import annotations

from westmarch.kernel.game import Outcome
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import captives, deeds, fallen, force, judging, traits
from westmarch.meccg.kinds import Alignment, CardCode, CardType, Points, Race, SiteType, When, Zone
from westmarch.meccg.placing import fits
from westmarch.meccg.reading import (
    character,
    company_of,
    holder,
    is_avatar,
    item,
    other,
    printed,
    site,
    versions,
)
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import CARDS, CREATURES, SITES
from westmarch.meccg.tables.printed import Value
from westmarch.meccg.things import Context, Player, Thing
from westmarch.meccg.vocabulary.abilities import Serves, Storable
from westmarch.meccg.vocabulary.references import Deed, Stat, Trait
from westmarch.meccg.vocabulary.statics import Boost, Worth

OF_SHADOW = (Alignment.MINION, Alignment.BALROG)
NEVER_DOUBLED = (Points.MISCELLANEOUS, Points.KILL)
"""Sources of points that are never doubled (M-SCORE-07)."""


def scoring_cards(state: MeccgState, seat: Seat) -> list[CardId]:
    """The cards that can give a seat points: in play, and in its marshalling point pile."""
    own = [card for card in state.play if holder(state, card) == seat]
    aside = [
        card
        for card in set_aside(state)
        if (host := state.cards[card].host) is not None
        and holder(state, host) == seat
        and not captives.is_prisoner(state, card)
    ]
    lost = [card for card in state.out[seat] if card in state.speaking]
    return [*own, *aside, *state.piles[seat], *lost]


def set_aside(state: MeccgState) -> list[CardId]:
    """The cards that lie off to the side with another."""
    lying = [card for pile in state.on.values() for card in pile]
    return sorted(card for card in lying if state.cards[card].zone is Zone.ASIDE)


def source_of(state: MeccgState, seat: Seat, card: CardId) -> Points | None:
    """The source to which a card's points belong (M-SCORE-01, M-SCORE-04)."""
    row = printed(state, card)
    if row.points is None:
        return None
    slain = state.cards[card].zone is Zone.PILE and row.type is CardType.CHARACTER
    taken = slain and not is_lost(state, card)
    return Points.KILL if taken else row.points.source


def worth(state: MeccgState, seat: Seat, card: CardId) -> int:
    """The marshalling points that a card gives a seat now."""
    row = printed(state, card)
    if row.points is None or state.cards[card].zone is Zone.OUT:
        return changed(state, seat, card, 0)
    full = figure(state, card, row.points.value)
    if is_lost(state, card):
        return -full
    if deeds.cannot(state, Deed.GIVE_POINTS, card):
        return 0
    base = full
    if not counts(state, seat, card):
        base = 0
    elif state.alignments[seat] is Alignment.FALLEN_WIZARD:
        if row.alignment is not Alignment.STAGE and full > 1:
            base = 1
    elif is_foreign(state, seat, card):
        base = 0 if is_found_at_home(state, seat, card) else -(-full // 2)
    return changed(state, seat, card, base, full)


BALROG_HAVENS = tuple(
    row
    for row in SITES.values()
    if row.card.alignment is Alignment.BALROG and row.site_type is SiteType.HAVEN
)


def is_found_at_home(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a hero item is one that a Balrog finds at his own havens (M-SCORE-19)."""
    row = item(state, card)
    if state.alignments[seat] is not Alignment.BALROG or row is None or row.at is None:
        return False
    return any(fits(row.at, there) for there in BALROG_HAVENS)


def figure(state: MeccgState, card: CardId, value: Value) -> int:
    """A printed figure, or its second one where that counts."""
    if value.second is None or not is_second(state, card, value):
        return value.base
    return value.second


def is_second(state: MeccgState, card: CardId, value: Value) -> bool:
    """Whether the second figure counts: stored, borne by a Dwarf, restored."""
    there = state.cards[card]
    match value.when:
        case When.STORED:
            return is_well_stored(state, card)
        case When.DWARF:
            return there.host is not None and Race.DWARF in traits.races(state, there.host)
        case When.RESTORED:
            return traits.has(state, card, Trait.RESTORED)
        case _:
            return False


def is_well_stored(state: MeccgState, card: CardId) -> bool:
    """Whether a card is stored, and where its words want it, if they name a site."""
    there = state.cards[card]
    if there.zone is not Zone.PILE:
        return False
    said = [one.ability for one in force.says(there.code, Storable)]
    if not said or there.place is None:
        return True
    context = Context(card, there.owner, there.code)
    return any(
        isinstance(ability, Storable) and fitting.fits(state, context, ability.at, here)
        for ability in said
        for here in versions(state, card)
    )


def is_stored_astray(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a Fallen-wizard's card is stored, but not at a Wizardhaven (M-SCORE-17)."""
    there = state.cards[card]
    if state.alignments[seat] is not Alignment.FALLEN_WIZARD or there.zone is not Zone.PILE:
        return False
    if there.place is None or CARDS[there.code].type is not CardType.RESOURCE:
        return False
    return not any(traits.is_haven(state, seat, here) for here in versions(state, card))


def is_foreign(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a card is an item of the other alignment (M-SCORE-18)."""
    row = item(state, card)
    if row is None:
        return False
    dark = state.alignments[seat] in OF_SHADOW
    return row.card.alignment is (Alignment.HERO if dark else Alignment.MINION)


def counts(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a card counts: kills with a star count for the Shadow's servants (M-SCORE-02, 03)."""
    row = printed(state, card)
    assert row.points is not None
    if state.cards[card].form in (Form.AGENT, Form.ALLY) or is_stored_astray(state, seat, card):
        return False
    if state.cards[card].code not in CREATURES:
        return True
    return row.points.starred is (state.alignments[seat] in OF_SHADOW)


def changed(state: MeccgState, seat: Seat, card: CardId, base: int, full: int = 0) -> int:
    """What other cards make of a card's points (M-SCORE-15, M-SCORE-16).

    Of what a Fallen-wizard's own cards say the best counts.
    """
    is_fallen = state.alignments[seat] is Alignment.FALLEN_WIZARD
    for ability, context in force.in_force(state, Worth):
        assert isinstance(ability, Worth)
        if is_fallen and is_of_others(context.code):
            continue
        if fitting.concerns(state, context, ability.of, card) and judging.holds(
            state, context, ability.if_
        ):
            said = ability.points
            now = full if said is None else judging.measure(state, context, said)
            base = max(base, now) if is_fallen and context.seat == seat else now
    return base + added(state, seat, card)


def added(state: MeccgState, seat: Seat, card: CardId) -> int:
    """What other cards add to a card's points (M-SCORE-15)."""
    is_fallen = state.alignments[seat] is Alignment.FALLEN_WIZARD
    return sum(
        judging.measure(state, context, ability.amount)
        for ability, context in force.in_force(state, Stat.MARSHALLING)
        if isinstance(ability, Boost)
        and not (is_fallen and is_of_others(context.code))
        and fitting.concerns(state, context, ability.of, card)
        and judging.holds(state, context, ability.if_)
    )


def is_of_others(code: CardCode) -> bool:
    """Whether a card is a hero or minion resource."""
    row = CARDS[code]
    return row.alignment in (Alignment.HERO, Alignment.MINION) and row.type is CardType.RESOURCE


def worth_of(state: MeccgState, thing: Thing) -> int:
    """The points of a card for its player, or all points of a player."""
    if isinstance(thing, int):
        return worth(state, holder(state, thing), thing)
    return sum(points(state, thing.seat).values()) if isinstance(thing, Player) else 0


def points(state: MeccgState, seat: Seat, calling: bool = False) -> dict[Points, int]:
    """The marshalling points of a seat by their source, before anything is doubled (M-SCORE-01).

    With `calling`, points at Under-deeps sites do not count (M-WIN-10, M-WIN-11).
    """
    found = dict.fromkeys(Points, 0)
    for card in scoring_cards(state, seat):
        if calling and is_below(state, seat, card):
            continue
        amount = worth(state, seat, card)
        if amount:
            found[source_of(state, seat, card) or Points.MISCELLANEOUS] += amount
    found[Points.FACTION] += led_factions(state, seat)
    for prisoner in prisoners(state, seat):
        row = printed(state, prisoner)
        if row.points is not None:
            found[row.points.source] -= row.points.value.base
    return {source: max(0, amount) for source, amount in found.items()}


LED = 3
LED_POINTS = 2
"""How many factions under one leader give how many points more, as their cards say."""


def led_factions(state: MeccgState, seat: Seat) -> int:
    """What leaders with at least three factions of those that serve leaders give."""
    hosts = [
        state.cards[card].host
        for card in state.play
        if holder(state, card) == seat and force.says(state.cards[card].code, Serves)
    ]
    return LED_POINTS * sum(hosts.count(host) >= LED for host in set(hosts) if host is not None)


def prisoners(state: MeccgState, seat: Seat) -> list[CardId]:
    """The characters of a seat who are held prisoner; avatars do not count (M-CAP-11, 12)."""
    return [
        card
        for card in set_aside(state)
        if state.cards[card].owner == seat
        and captives.is_prisoner(state, card)
        and not is_avatar(state, card)
    ]


def is_lost(state: MeccgState, card: CardId) -> bool:
    """Whether a character was eliminated while prisoner, and counts against him (M-CAP-11)."""
    there = state.cards[card]
    return there.zone is Zone.PILE and there.holder is None and character(state, card) is not None


def is_below(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a card is at an Under-deeps site, which matters to all but the Balrog."""
    if state.alignments[seat] is Alignment.BALROG:
        return False
    company = company_of(state, card)
    return company is not None and site(state, state.companies[company].site).under_deeps


def doubled(state: MeccgState, seat: Seat) -> dict[Points, int]:
    """The points by source after doubling and halving (M-SCORE-05 to 08)."""
    own, theirs = points(state, seat), points(state, other(seat))
    for source in Points:
        if source not in NEVER_DOUBLED and not theirs[source]:
            own[source] *= 2
    for source in Points:
        rest = sum(own.values()) - own[source]
        own[source] = min(own[source], rest)
    return own


LOST_AVATAR = 5
"""What the loss of the own avatar costs in a tournament (M-SCORE-11)."""


def score(state: MeccgState, seat: Seat) -> int:
    """The final total of a seat (M-SCORE-05 to 12)."""
    total = sum(doubled(state, seat).values()) - shown_in_hand(state, seat)
    if state.tournament and has_lost_avatar(state, seat):
        total -= LOST_AVATAR
    return max(0, total)


def has_lost_avatar(state: MeccgState, seat: Seat) -> bool:
    """Whether the avatar that a seat has played was eliminated."""
    gone = (*state.out[seat], *state.piles[other(seat)])
    return any(
        (row := character(state, card)) is not None
        and row.avatar
        and row.card.being == state.avatars[seat]
        for card in gone
    )


BY_THE_RING = {1: 8, 2: 7, 3: 6, 4: 6}
"""Tournament points for a One Ring win by the length of the game (M-SCORE-24)."""


def outcome(state: MeccgState) -> Outcome:
    """Who has won; equal totals are a draw (M-SCORE-13). A tournament counts its own points."""
    totals = tuple(score(state, Seat(seat)) for seat in (0, 1))
    best = max(totals)
    winners = tuple(Seat(seat) for seat in (0, 1) if totals[seat] == best)
    if state.winner is not None:
        winners = (state.winner,)
    points = tournament_points(state, totals) if state.tournament else totals
    return Outcome(winners, points, state.how or "council")


def tournament_points(state: MeccgState, totals: tuple[int, ...]) -> tuple[int, ...]:
    """What a game is worth in a tournament (M-SCORE-20 to 24)."""
    if state.winner is not None:
        won = BY_THE_RING[state.length]
        return (won, 0) if state.winner == 0 else (0, won)
    high, low = max(totals), min(totals)
    if high == low:
        return (3, 3)
    won, lost = (6, 0) if high >= 2 * low else (5, 1) if 2 * high >= 3 * low else (4, 2)
    return (won, lost) if totals[0] == high else (lost, won)


def shown_in_hand(state: MeccgState, seat: Seat) -> int:
    """How many unique cards that give points the opponent holds in hand (M-SCORE-09, 10)."""
    held = {
        printed(state, card).being
        for card in state.hands[other(seat)]
        if printed(state, card).unique and printed(state, card).type is not CardType.HAZARD
    }
    return sum(
        printed(state, card).unique
        and printed(state, card).being in held
        and worth(state, seat, card) > 0
        and state.cards[card].code not in CREATURES
        for card in scoring_cards(state, seat)
    )


def stage_points(state: MeccgState, seat: Seat) -> int:
    """The stage points that a player's cards in play give, and sites he is at (M-STAGE-01, 02)."""
    found = 0
    for card in state.play:
        row = printed(state, card)
        if row.stage_points is None or holder(state, card) != seat:
            continue
        if row.type is not CardType.SITE or fallen.uses_site(state, seat, card):
            found += row.stage_points.base
    return found
