"""From options and decks to a first state (L-SETUP)."""

from __future__ import annotations

from collections import Counter

from westmarch.kernel.frames import call
from westmarch.kernel.game import IllegalSetup, Setup
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.lcg import campaign, decks, verbs
from westmarch.lcg.deck_lists import Deck
from westmarch.lcg.kinds import Zone
from westmarch.lcg.rules.rounds import Adventure
from westmarch.lcg.state import Card, LcgState
from westmarch.lcg.tables import CARDS, SCENARIOS, STARTER_DECKS

PLAYERS_OF_ONE_SET = 2
"""How many can play with one core set (L-GEN-02); three or four need two."""


def set_up(state: LcgState, setup: Setup) -> None:
    """Lay out the table: decks shuffled, heroes in play, threat set (L-SETUP-01 to 07)."""
    if setup.options["mode"] == "nightmare":
        raise IllegalSetup("nightmare mode needs cards that are not in the core set (L-MODE-06)")
    state.scenario, state.mode = setup.options["scenario"], setup.options["mode"]
    seats = range(setup.players)
    for piles in ("deck", "hand", "discard", "area", "engaged", "deck_attached"):
        setattr(state, piles, [[] for _ in seats])
    state.eliminated = [False for _ in seats]
    for seat, deck in enumerate(without_contested(state, chosen_decks(setup))):
        lay_out(state, Seat(seat), deck)
    for seat, text in enumerate(setup.decks):
        _, carried = campaign.parted(text)
        if carried is not None:
            campaign.carry_over(state, Seat(seat), carried)
    if all(state.eliminated):
        raise IllegalSetup("no player has a hero left for this scenario (L-VAR-05)")
    scenario = SCENARIOS[state.scenario]
    for row in CARDS.values():
        if row.encounter_set in scenario.encounter_sets:
            easy = row.removed_in_easy_mode if state.mode == "easy" else 0
            for _ in range(row.copies - easy):
                add(state, row.code, None, Zone.DECK)
    for code in reversed(scenario.quest_cards):
        add(state, code, None, Zone.QUEST_DECK)
    verbs.shuffle_deck(state, None)
    call(state, Adventure())


def chosen_decks(setup: Setup) -> list[Deck]:
    """The decks that the players bring, or starter decks; two core sets make more (L-GEN-03)."""
    names = setup.decks or tuple(STARTER_DECKS)[: setup.players]
    if len(names) != setup.players:
        raise IllegalSetup(f"{setup.players} players need {setup.players} decks, not {len(names)}")
    tournament = setup.options.get("tournament") == "yes"
    found = [decks.read(campaign.parted(name)[0], tournament) for name in names]
    core_sets = 1 if setup.players <= PLAYERS_OF_ONE_SET else 2
    for code in decks.lacking(found, core_sets):
        raise IllegalSetup(
            f"{CARDS[code].name} is not often enough in {core_sets} core set(s) for these decks "
            "(L-GEN-02, L-GEN-03)"
        )
    return found


def without_contested(state: LcgState, brought: list[Deck]) -> list[Deck]:
    """Chance decides who uses a hero that several players want (L-DECK-07, L-DECK-08)."""
    wanted = Counter(hero for deck in brought for hero in deck.heroes)
    if any(all(wanted[hero] > 1 for hero in deck.heroes) for deck in brought):
        raise IllegalSetup(
            "every player needs a hero that nobody else wants, so that he has one left if chance "
            "decides against him (L-DECK-06, L-DECK-08)"
        )
    for hero in (hero for hero, times in wanted.items() if times > 1):
        user = state.draw([seat for seat, deck in enumerate(brought) if hero in deck.heroes])
        brought = [
            deck
            if seat == user
            else replace(deck, heroes=tuple(h for h in deck.heroes if h != hero))
            for seat, deck in enumerate(brought)
        ]
    return brought


def lay_out(state: LcgState, seat: Seat, deck: Deck) -> None:
    """One player's heroes, threat and deck (L-SETUP-04 to 06)."""
    for code in deck.heroes:
        add(state, code, seat, Zone.PLAY)
        if state.mode == "easy":
            verbs.add_resources(state, CardId(len(state.cards) - 1), 1)
    state.threat.append(sum(CARDS[code].threat_cost or 0 for code in deck.heroes))
    for code in deck.cards:
        add(state, code, seat, Zone.DECK)
    verbs.shuffle_deck(state, seat)


def add(state: LcgState, code: str, owner: Seat | None, zone: Zone) -> None:
    """Put a card of the box on the table."""
    card = Card(code, owner, zone, owner if zone is Zone.PLAY else None)
    state.cards.append(card)
    verbs.pile(state, card).append(CardId(len(state.cards) - 1))
