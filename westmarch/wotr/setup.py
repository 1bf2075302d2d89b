"""From options to the first table (W-SETUP)."""

from __future__ import annotations

from westmarch.kernel.cards import shuffle
from westmarch.kernel.frames import call
from westmarch.kernel.game import IllegalSetup, Setup
from westmarch.kernel.records import CardId
from westmarch.wotr.forces import joined
from westmarch.wotr.kinds import CharacterId, Deck, FigureId, RegionId, Side
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.turns import War
from westmarch.wotr.ruleset import RULESETS, SECOND_EDITION
from westmarch.wotr.state import Card, WotrState
from westmarch.wotr.tables.characters import FELLOWSHIP
from westmarch.wotr.tables.events import EVENTS, in_game
from westmarch.wotr.tables.factions import DUNLENDINGS
from westmarch.wotr.tables.figures import DUNLENDING, FIGURES
from westmarch.wotr.tables.nations import NATIONS, REINFORCEMENTS, START
from westmarch.wotr.tables.tiles import TILES, Colour
from westmarch.wotr.verbs import dealing, figures

SECOND_ELITE = (FigureId("dwarves-elite"), RegionId("erebor"))
"""Who else begins on the board in the second edition (W-ED-01)."""


def set_up(state: WotrState, setup: Setup) -> None:
    """Lay out the board, the Fellowship, the tiles and the cards."""
    state.ruleset = RULESETS[setup.options["ruleset"]]
    state.expansion = setup.options["expansion"] == "yes"
    if state.expansion and state.ruleset.name == SECOND_EDITION.name:
        raise IllegalSetup(
            "the Third Age expansion belongs to the first edition: play it with the rules of the "
            "Collector's Edition, or play the second edition without it",
            "die Erweiterung gehört zur ersten Auflage: Spielt sie nach den Regeln der "
            "Sammlerausgabe, oder spielt die zweite Auflage ohne sie",
        )
    state.leading = [roles.seats_of(state, side)[0] for side in Side]
    state.mixed = [[], []]
    lay_out_board(state)
    state.fellowship = list(FELLOWSHIP)
    state.entered = list(FELLOWSHIP)
    state.guide = CharacterId(FELLOWSHIP[0])
    state.bearers = RegionId("rivendell")
    state.dice = [[], []]
    state.in_hunt_box = [0, 0]
    state.rings = [dealing.RINGS, 0]
    state.ring_used = [False, False]
    state.pool = [
        code
        for code, tile in TILES.items()
        if tile.colour is Colour.STANDARD or (tile.colour is Colour.SMEAGOL and state.expansion)
    ]
    deal(state)
    call(state, War())


def lay_out_board(state: WotrState) -> None:
    """Figures stand where the rulebook says, nations where the Political Track shows them."""
    for region, found in START.items():
        for figure, count in found.items():
            side = FIGURES[figure].side
            standing = state.free if side is Side.FREE else state.shadow
            force = joined(standing.get(region, ()), (figure,) * count)
            figures.put(state, side, region, force)
    state.reinforcements = {str(figure): count for figure, count in REINFORCEMENTS.items()}
    if state.expansion:
        state.reinforcements[DUNLENDING] = DUNLENDINGS
    state.steps = {nation: realm.steps for nation, realm in NATIONS.items()}
    if state.ruleset.strong_erebor:
        figure, region = SECOND_ELITE
        state.reinforcements[figure] -= 1
        figures.put(state, Side.FREE, region, joined(state.free[region], (figure,)))
    state.active = [nation for nation, realm in NATIONS.items() if realm.active]


def deal(state: WotrState) -> None:
    """The four decks are shuffled; nobody has cards yet (W-SETUP-15)."""
    codes = [code for code, card in EVENTS.items() if in_game(card, state.expansion)]
    state.decks = [[], [], [], []]
    state.hands = [[] for _ in range(state.players)]
    state.discards = [[], []]
    for side in Side:
        for number, deck in enumerate(Deck):
            own = [c for c in codes if (EVENTS[c].side, EVENTS[c].deck) == (side, deck)]
            first = len(state.cards)
            state.cards += [Card(code) for code in own]
            pile = state.decks[2 * (side is Side.SHADOW) + number]
            pile += [CardId(card) for card in range(first, len(state.cards))]
            shuffle(state, state.cards, pile)
