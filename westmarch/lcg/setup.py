"""From options and decks to a first state (L-SETUP)."""

from __future__ import annotations

from collections import Counter
from functools import cache

from westmarch.kernel.frames import call
from westmarch.kernel.game import IllegalSetup, Remark, Setup
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import campaign, decks, events, text, verbs
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
        raise IllegalSetup(
            "nightmare mode needs cards that are not in the core set (L-MODE-06)",
            "der Albtraum-Modus braucht Karten, die nicht im Grundspiel sind (L-MODE-06)",
        )
    state.scenario, state.mode = setup.options["scenario"], setup.options["mode"]
    seats = range(setup.players)
    for piles in ("deck", "hand", "discard", "area", "engaged", "deck_attached"):
        setattr(state, piles, [[] for _ in seats])
    state.eliminated = [False for _ in seats]
    for seat, deck in enumerate(without_contested(state, chosen_decks(setup))):
        lay_out(state, Seat(seat), deck)
    for seat, brought in enumerate(setup.decks):
        _, carried = campaign.parted(brought)
        if carried is not None:
            campaign.carry_over(state, Seat(seat), carried)
    if all(state.eliminated):
        raise IllegalSetup(
            "no player has a hero left for this scenario (L-VAR-05)",
            "kein Spieler hat für dieses Szenario noch einen Helden (L-VAR-05)",
        )
    add_shuffled(state, encounter_cards(state.scenario, state.mode == "easy"), None)
    add(state, SCENARIOS[state.scenario].quest_cards[::-1], None, Zone.QUEST_DECK)
    state.cast = frozenset(card.code for card in state.cards)
    call(state, Adventure())


@cache
def encounter_cards(scenario: str, easy: bool) -> tuple[str, ...]:
    """The encounter deck of a scenario before it is shuffled (L-SETUP-07, L-MODE)."""
    sets = SCENARIOS[scenario].encounter_sets
    return tuple(
        row.code
        for row in CARDS.values()
        if row.encounter_set in sets
        for _ in range(row.copies - (row.removed_in_easy_mode if easy else 0))
    )


def chosen_decks(setup: Setup) -> list[Deck]:
    """The decks that the players bring, or starter decks; two core sets make more (L-GEN-03)."""
    names = setup.decks or tuple(STARTER_DECKS)[: setup.players]
    if len(names) != setup.players:
        raise IllegalSetup(
            f"{setup.players} players need {setup.players} decks, not {len(names)}",
            f"{setup.players} Spieler brauchen {setup.players} Decks, nicht {len(names)}",
        )
    tournament = decks.is_tournament(setup.options)
    found = [decks.read(campaign.parted(name)[0], tournament) for name in names]
    core_sets = 1 if setup.players <= PLAYERS_OF_ONE_SET else 2
    for code in decks.lacking(found, core_sets) if decks.from_core_sets(setup.options) else ():
        raise IllegalSetup(
            f"{CARDS[code].name} is not often enough in {core_sets} core set(s) for these decks "
            "(L-GEN-02, L-GEN-03); with the option collection=any this does not matter",
            f"{text.title(code, 'de')} ist in {core_sets} Grundspiel(en) nicht oft genug für diese "
            "Decks (L-GEN-02, L-GEN-03); mit der Einstellung collection=any ist das gleichgültig",
        )
    return found


def advice(setup: Setup, language: str) -> tuple[Remark, ...]:
    """What the players should know about their teams before they begin."""
    found = []
    for brought, deck in zip(setup.decks, chosen_decks(setup), strict=False):
        _, carried = campaign.parted(brought)
        dead = () if carried is None else carried.discarded
        alive = replace(deck, heroes=tuple(hero for hero in deck.heroes if hero not in dead))
        found += list(decks.dangers(alive, setup.options))
    return tuple(decks.told(danger, language, is_fault=False) for danger in found)


def without_contested(state: LcgState, brought: list[Deck]) -> list[Deck]:
    """Chance decides who uses a hero that several players want (L-DECK-07, L-DECK-08)."""
    wanted = Counter(hero for deck in brought for hero in deck.heroes)
    if any(all(wanted[hero] > 1 for hero in deck.heroes) for deck in brought):
        raise IllegalSetup(
            "every player needs a hero that nobody else wants, so that he has one left if chance "
            "decides against him (L-DECK-06, L-DECK-08)",
            "jeder Spieler braucht einen Helden, den sonst niemand will, damit ihm einer bleibt, "
            "wenn das Los gegen ihn entscheidet (L-DECK-06, L-DECK-08)",
        )
    for hero in (hero for hero, times in wanted.items() if times > 1):
        user = state.draw([seat for seat, deck in enumerate(brought) if hero in deck.heroes])
        emit(state, events.HeroAssigned(Seat(user), hero))
        brought = [
            deck
            if seat == user
            else replace(deck, heroes=tuple(h for h in deck.heroes if h != hero))
            for seat, deck in enumerate(brought)
        ]
    return brought


def lay_out(state: LcgState, seat: Seat, deck: Deck) -> None:
    """One player's heroes, threat and deck (L-SETUP-04 to 06)."""
    add(state, deck.heroes, seat, Zone.PLAY)
    for hero in state.area[seat] if state.mode == "easy" else ():
        verbs.add_resources(state, hero, 1)
    state.threat.append(sum(CARDS[code].threat_cost or 0 for code in deck.heroes))
    add_shuffled(state, deck.cards, seat)


def add_shuffled(state: LcgState, codes: tuple[str, ...], owner: Seat | None) -> None:
    """Shuffle cards of the box and lay them down as a deck (L-SETUP-02)."""
    shuffled = list(codes)
    state.shuffle(shuffled)
    add(state, tuple(shuffled), owner, Zone.DECK)


def add(state: LcgState, codes: tuple[str, ...], owner: Seat | None, zone: Zone) -> None:
    """Put cards of the box on the table, all in one pile."""
    first = len(state.cards)
    seat = owner if zone is Zone.PLAY else None
    state.cards += [Card(code, owner, zone, seat) for code in codes]
    pile = verbs.pile(state, Card("", owner, zone, seat))
    pile += [CardId(number) for number in range(first, len(state.cards))]
