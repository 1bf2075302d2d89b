"""The expert game: all three scenarios with the same players, heroes and decks (L-VAR-02 to 05).

A campaign is a record beside the games. Each of its scenarios is a game of its own, set up from
`Campaign.setup`; what a player carries over stands behind his deck, so a saved game has it too:

    aragorn gloin gandalf faramir | threat 34 | damage aragorn 2 | discarded gloin faramir
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from westmarch.kernel.game import IllegalSetup, Setup
from westmarch.kernel.records import CardId, Record, Seat, replace
from westmarch.lcg import deck_formats, verbs
from westmarch.lcg.kinds import CardType, Zone
from westmarch.lcg.rules.scoring import score
from westmarch.lcg.state import Card, LcgState
from westmarch.lcg.tables import CARDS, SCENARIOS
from westmarch.lcg.verbs import MAX_THREAT


class Campaign(Record):
    """Where a group stands: the next scenario, and the scores of those that it has won.

    Without a next scenario the campaign is over; it is won if every scenario has a score.
    """

    setup: Setup | None
    hardened: bool = False
    scores: tuple[int, ...] = ()


def begin(setup: Setup, hardened: bool = False) -> Campaign:
    """A campaign begins with the first scenario; hardened, nothing heals in between."""
    if setup.options["scenario"] != next(iter(SCENARIOS)):
        raise IllegalSetup(
            "the expert game has an order of its own: choose no scenario (L-VAR-03)",
            "das Expertenspiel hat seine eigene Reihenfolge: wähle kein Szenario (L-VAR-03)",
        )
    return Campaign(setup, hardened)


def go_on(campaign: Campaign, finished: LcgState) -> Campaign:
    """A scenario is over: it is scored, and the next one prepared (L-VAR-03, L-OPEN-23)."""
    last = campaign.setup
    assert last is not None, "the campaign is over already"
    assert finished.scenario == last.options["scenario"], "another scenario was to be played"
    assert finished.won is not None, "the scenario is not over yet"
    if not finished.won:
        return replace(campaign, setup=None)
    scores = (*campaign.scores, score(finished))
    seats = [Seat(number) for number in range(finished.players)]
    carried = [carried_by(finished, seat) for seat in seats] if campaign.hardened else []
    nobody_left = bool(carried) and not any(one.stands for one in carried)
    if len(scores) == len(SCENARIOS) or nobody_left:
        return replace(campaign, setup=None, scores=scores)
    texts = [deck_text(finished, seat) for seat in seats]
    if carried:
        texts = [f"{text} | {one.text()}" for text, one in zip(texts, carried, strict=True)]
    following = replace(at_scenario(last, len(scores)), decks=tuple(texts))
    return replace(campaign, setup=following, scores=scores)


def total(campaign: Campaign) -> int | None:
    """The campaign's score, once all scenarios are won (L-VAR-04)."""
    return sum(campaign.scores) if len(campaign.scores) == len(SCENARIOS) else None


def at_scenario(setup: Setup, number: int) -> Setup:
    """The same set-up with the scenario of that number, in the order of difficulty (L-VAR-03)."""
    return replace(setup, options={**setup.options, "scenario": tuple(SCENARIOS)[number]})


# What is carried over


class Carried(Record):
    """What a player takes along: his threat, damaged heroes, discarded cards (L-VAR-05)."""

    threat: int
    damage: tuple[tuple[str, int], ...] = ()
    discarded: tuple[str, ...] = ()
    stands: bool = True

    def text(self) -> str:
        """As it stands behind the player's deck."""
        damage = " ".join(f"{code} {amount}" for code, amount in self.damage)
        parts = (
            f"threat {self.threat}",
            f"damage {damage}",
            "discarded " + " ".join(self.discarded),
        )
        return " | ".join(part.strip() for part in parts)


def carried_by(state: LcgState, seat: Seat) -> Carried:
    """What is left to a player: a hero whose armour held him up is dead without it (L-DMG-04).

    A threat below the sum of his heroes' threat costs is raised to it (L-OPEN-23).
    """
    heroes = [state.cards[card] for card in state.area[seat] if is_hero(state, card)]
    dead = [hero for hero in heroes if hero.damage >= (CARDS[hero.code].hit_points or 0)]
    alive = [hero for hero in heroes if hero not in dead]
    discarded = [state.cards[card].code for card in state.discard[seat]]
    return Carried(
        threat=max(state.threat[seat], cost_of(alive)) if alive else MAX_THREAT,
        damage=tuple((hero.code, hero.damage) for hero in alive if hero.damage),
        discarded=(*discarded, *(hero.code for hero in dead)),
        stands=bool(alive),
    )


def cost_of(heroes: Sequence[Card]) -> int:
    """The sum of heroes' threat costs."""
    return sum(CARDS[hero.code].threat_cost or 0 for hero in heroes)


def is_hero(state: LcgState, card: CardId) -> bool:
    """Whether a card is a hero, a prisoner too."""
    return CARDS[state.cards[card].code].type is CardType.HERO


def deck_text(state: LcgState, seat: Seat) -> str:
    """A player's heroes and deck as he brought them, in the order of the cards' numbers."""
    own = Counter(card.code for card in state.cards if card.owner == seat)
    return " ".join(code for code in CARDS for _ in range(own[code]))


def parted(text: str) -> tuple[str, Carried | None]:
    """A deck, and what stands behind it."""
    behind = re.search(r"\|\s*threat\b", text)
    if behind is None or deck_formats.format_of(text) != "text":
        return text, None
    deck, parts = text[: behind.start()], text[behind.start() + 1 :].split("|")
    words = {name: rest for name, *rest in (part.split() for part in parts if part.strip())}
    try:
        damage = words["damage"]
        amounts = tuple(zip(damage[::2], map(int, damage[1::2]), strict=True))
        carried = Carried(int(words["threat"][0]), amounts, tuple(words["discarded"]))
    except (KeyError, IndexError, ValueError) as error:
        raise IllegalSetup(
            f"{text!r} does not say what is carried over: {error}",
            f"{text!r} sagt nicht, was mitgenommen wird: {error}",
        ) from error
    return deck, carried


def carry_over(state: LcgState, seat: Seat, carried: Carried) -> None:
    """Lay out a player's table as the last scenario left it (L-OPEN-23)."""
    for code in carried.discarded:
        card = brought(state, seat, code)
        verbs.place(state, card, verbs.fresh(state, card, Zone.DISCARD))
    for code, amount in carried.damage:
        card = brought(state, seat, code)
        state.cards[card] = replace(state.cards[card], damage=amount)
    own = cost_of([state.cards[hero] for hero in state.area[seat]])
    state.threat[seat] = max(carried.threat, own)
    state.eliminated[seat] = not state.area[seat] or state.threat[seat] >= MAX_THREAT


def brought(state: LcgState, seat: Seat, code: str) -> CardId:
    """A card of this code among the heroes and in the deck."""
    for card in (*state.area[seat], *state.deck[seat]):
        if state.cards[card].code == code:
            return card
    raise IllegalSetup(
        f"{code} is carried over, but it is not in the deck",
        f"{code} wird mitgenommen, ist aber nicht im Deck",
    )
