"""Agents: played face down, revealed, on their way, and whom they call (M-AGENT-01 to 44)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, lurk, scene
from westmarch.kernel.records import Seat, replace
from westmarch.meccg import agents, influence, numbers, scoring, traits, underway
from westmarch.meccg.board import MeccgBoard, SeenCard
from westmarch.meccg.events import AgentPlayed, AgentRevealed, Played
from westmarch.meccg.kinds import AgentAction, Alignment, PlaceCode, RegionType, Skill, Status, Zone
from westmarch.meccg.options import (
    AgentActs,
    BringIn,
    GoTo,
    Lodge,
    No,
    Pick,
    PlayAgent,
    PlayCreature,
    RevealAgent,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.rules.hazards import MovementHazard
from westmarch.meccg.rules.turns import Turn, Untap
from westmarch.meccg.state import Form
from westmarch.meccg.underway import Key

HERO, MINION, FALLEN, BALROG = (
    Alignment.HERO,
    Alignment.MINION,
    Alignment.FALLEN_WIZARD,
    Alignment.BALROG,
)
WILD = RegionType.WILDERNESS


def seen_agent(table: MeccgScene, seat: Seat) -> SeenCard:
    """What a seat sees of the second player's agent."""
    board = table.view(seat).board
    assert isinstance(board, MeccgBoard)
    (agent,) = board.players[TWO].agents
    return agent


def seen_codes(table: MeccgScene, seat: Seat) -> list[str | None]:
    """What a seat sees of the second player's agent and of his site cards."""
    agent = seen_agent(table, seat)
    return [agent.code, *(site.code for site in agent.on)]


def doings(table: MeccgScene, code: str) -> set[AgentAction]:
    """What an agent is offered to do."""
    return {
        one.action
        for one in table.options
        if isinstance(one, AgentActs) and one.card == table.id(code)
    }


# Playing them


@pytest.mark.rule("M-EX-29", "M-AGENT-06", "M-AGENT-22")
def test_an_agent_is_played_face_down_at_a_home_site_that_is_not_named() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["gisulf"], their_sites=["dale"]).move()
    gisulf = table.id("gisulf")
    assert table.prompt == PlayHazards(FIRST, 2)
    table.choose(PlayAgent(gisulf))
    assert table.prompt == PlayHazards(FIRST, 1), "one is counted against the hazard limit"
    there = table.card("gisulf")
    assert (there.zone, there.form, there.status) == (Zone.PLAY, Form.AGENT, Status.UNTAPPED)
    assert not doings(table, "gisulf"), "he was not there when the turn began"
    assert agents.place(table.state, gisulf) is None, "where he is has not been named"
    table.finish()


@pytest.mark.rule("M-AGENT-07", "M-AGENT-09")
def test_nobody_but_its_player_knows_an_agent_face_down_nor_where_it_is() -> None:
    table = scene(("rivendell", ["gimli"]))
    lurk(table.state, "gisulf", "gladden-fields")
    assert seen_codes(table, ONE) == [None, None]
    assert seen_codes(table, TWO) == ["gisulf", "gladden-fields"]


def test_the_table_is_not_told_which_agent_was_played() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["gisulf"]).move()
    table.choose(PlayAgent(table.id("gisulf")))
    assert table.told(AgentPlayed) == [AgentPlayed(TWO, table.id("gisulf"))]
    assert not table.told(Played)


def test_who_does_not_know_an_agent_supposes_another() -> None:
    table = scene(("rivendell", ["gimli"]), their_deck=["raisha", "eun", "leamon", "orc-guard"])
    gisulf = lurk(table.state, "gisulf")
    found = set()
    for seed in range(20):
        state = table.state.clone()
        state.generator = seed
        table.game.determinise(state, ONE)
        found.add(state.cards[gisulf].code)
    assert found == {"gisulf", "raisha", "eun", "leamon"}


@pytest.mark.rule("M-GAP-21")
@pytest.mark.parametrize("side", [HERO, MINION, FALLEN, BALROG])
def test_every_player_may_use_agents_as_hazards(side: Alignment) -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["gisulf"], alignments=(HERO, side)).move()
    assert table.offers(PlayAgent(table.id("gisulf")))


@pytest.mark.rule("M-AGENT-01")
@pytest.mark.parametrize(
    ("side", "home", "may"),
    [
        (MINION, "lake-town-minion", True),
        (FALLEN, "lake-town", True),
        (HERO, "lake-town", False),
        (BALROG, "lake-town-minion", False),
    ],
)
def test_only_minions_and_fallen_wizards_have_agents_as_characters(
    side: Alignment, home: str, may: bool
) -> None:
    table = scene((home, ["gimli"]), hand=["gisulf"], alignments=(side, HERO)).organize()
    assert table.offers(BringIn(table.id("gisulf"), table.id(home))) is may


@pytest.mark.rule("M-AGENT-02")
def test_an_agent_who_is_a_character_cannot_be_played_as_a_hazard() -> None:
    table = scene(
        ("rivendell", ["gimli"]), opponents=[("lake-town-minion", ["gisulf"])], theirs=["gisulf"]
    ).move()
    assert not table.offers(PlayAgent(table.id("gisulf", 1)))


@pytest.mark.rule("M-AGENT-03")
def test_two_agents_are_hazards_and_never_characters() -> None:
    table = scene(("goblin-gate-minion", ["ivic"]), hand=["my-precious"], alignments=(MINION, HERO))
    table.organize()
    assert not table.offers(BringIn(table.id("my-precious"), table.id("goblin-gate-minion")))


@pytest.mark.rule("M-AGENT-05", "M-AGENT-08")
def test_an_agent_needs_no_influence_and_is_in_no_company_nor_gives_points() -> None:
    table = scene(("rivendell", ["gimli"]))
    gisulf = lurk(table.state, "gisulf", "dale", seen=True)
    assert table.state.cards[gisulf].company is None
    assert scoring.worth(table.state, TWO, gisulf) == 0
    assert influence.general_used(table.state, TWO) == 0


# Uniqueness


@pytest.mark.rule("M-AGENT-10")
def test_an_agent_face_down_bars_no_other() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["gisulf"])
    lurk(table.state, "gisulf", seat=ONE)
    table.move()
    assert table.offers(PlayAgent(table.id("gisulf")))


@pytest.mark.rule("M-AGENT-11")
def test_of_two_agents_the_one_revealed_last_is_discarded() -> None:
    table = scene(("rivendell", ["gimli"]), their_sites=["dale-minion"])
    lurk(table.state, "gisulf", "lake-town", seen=True, seat=ONE)
    second = lurk(table.state, "gisulf")
    table.move().choose(RevealAgent(second), GoTo(table.id("dale-minion")))
    assert [there.zone for there in table.state.cards if there.code == "gisulf"] == [
        Zone.PLAY,
        Zone.DISCARD,
    ]
    assert table.card("dale-minion").zone is Zone.SITES
    table.finish()


# Revealing


@pytest.mark.rule("M-AGENT-12", "M-AGENT-14")
def test_an_unmoved_agent_is_revealed_with_the_card_of_a_home_site() -> None:
    table = scene(("rivendell", ["gimli"]), their_sites=["dale-minion", "bree-minion"])
    gisulf = lurk(table.state, "gisulf")
    table.move().choose(RevealAgent(gisulf))
    dale = GoTo(table.id("dale-minion"))
    assert table.options == (dale, Lodge(PlaceCode("lake-town")), Lodge(PlaceCode("woodmen-town")))
    table.choose(dale)
    assert table.prompt == PlayHazards(FIRST, 2), "that counts nothing"
    assert not agents.is_hidden(table.state, gisulf)
    assert seen_codes(table, ONE) == ["gisulf", "dale-minion"]
    assert table.told(AgentRevealed) == [AgentRevealed(gisulf, "gisulf", "dale")]
    table.finish()


@pytest.mark.rule("M-AGENT-14")
def test_an_agent_without_the_card_of_his_home_site_goes_at_the_end_of_the_turn() -> None:
    table = scene(("rivendell", ["gimli"]), their_sites=["bree-minion"])
    gisulf = lurk(table.state, "gisulf")
    table.begin(Turn(ONE))
    while not table.offers(RevealAgent(gisulf)):
        table.choose(table.options[0])
    table.choose(RevealAgent(gisulf), Lodge(PlaceCode("dale")))
    assert agents.place(table.state, gisulf) == "dale"
    assert table.card("gisulf").zone is Zone.PLAY
    while not table.position.over:
        table.choose(No() if table.offers(No()) else table.options[0])
    assert table.card("gisulf").zone is Zone.DISCARD
    table.done()


@pytest.mark.rule("M-AGENT-15", "M-AGENT-16")
def test_a_right_way_is_shown_and_all_but_the_last_site_return() -> None:
    table = scene(("rivendell", ["gimli"]))
    gisulf = lurk(table.state, "gisulf", "gladden-fields-minion", "goblin-gate-minion")
    table.move().choose(RevealAgent(gisulf))
    assert agents.place(table.state, gisulf) == "goblin-gate"
    assert table.card("gladden-fields-minion").zone is Zone.SITES
    assert seen_codes(table, ONE) == ["gisulf", "goblin-gate-minion"]
    table.finish()


@pytest.mark.rule("M-AGENT-17")
@pytest.mark.parametrize(
    "way",
    [("bree-minion",), ("gladden-fields-minion", "bree-minion")],
    ids=["too far from home", "too far from the site before"],
)
def test_a_wrong_way_ends_with_the_agent_discarded(way: tuple[str, ...]) -> None:
    table = scene(("rivendell", ["gimli"]))
    gisulf = lurk(table.state, "gisulf", *way)
    table.move().choose(RevealAgent(gisulf))
    assert table.card("gisulf").zone is Zone.DISCARD
    assert {table.card(code).zone for code in way} == {Zone.SITES}
    table.finish()


# Actions


def lay(table: MeccgScene, code: str, status: Status) -> None:
    """A card lies in a way."""
    card = table.id(code)
    table.state.cards[card] = replace(table.state.cards[card], status=status)


@pytest.mark.rule("M-AGENT-21", "M-AGENT-23")
def test_an_agent_takes_one_action_a_turn_which_counts_against_the_limit() -> None:
    table = scene(("rivendell", ["gimli", "legolas", "elladan"]))
    gisulf = lurk(table.state, "gisulf")
    lay(table, "gisulf", Status.TAPPED)
    table.move()
    assert table.prompt == PlayHazards(FIRST, 3)
    table.choose(AgentActs(gisulf, AgentAction.UNTAP))
    assert table.card("gisulf").status is Status.UNTAPPED
    assert table.prompt == PlayHazards(FIRST, 2)
    assert not doings(table, "gisulf")
    table.finish()


@pytest.mark.rule("M-AGENT-24")
def test_a_wounded_agent_heals_to_tapped() -> None:
    table = scene(("rivendell", ["gimli"]))
    gisulf = lurk(table.state, "gisulf", "dale-minion", seen=True)
    lay(table, "gisulf", Status.WOUNDED)
    table.move()
    assert doings(table, "gisulf") == {AgentAction.HEAL}
    table.choose(AgentActs(gisulf, AgentAction.HEAL))
    assert table.card("gisulf").status is Status.TAPPED
    table.finish()


@pytest.mark.rule("M-AGENT-25")
def test_an_untapped_agent_can_hide_where_he_is() -> None:
    table = scene(("rivendell", ["gimli"]))
    gisulf = lurk(table.state, "gisulf", "bree-minion", seen=True)
    table.move().choose(AgentActs(gisulf, AgentAction.HIDE))
    assert seen_codes(table, ONE) == [None, None]
    table.choose(RevealAgent(gisulf))
    assert agents.place(table.state, gisulf) == "bree", "he was seen there, far from home"
    table.finish()
    table = scene(("rivendell", ["gimli"]))
    lurk(table.state, "gisulf", "dale-minion", seen=True)
    lay(table, "gisulf", Status.TAPPED)
    assert AgentAction.HIDE not in doings(table.move(), "gisulf")


@pytest.mark.rule("M-EX-30", "M-AGENT-26")
def test_an_agent_moves_to_a_site_of_the_location_deck_nearby() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        opponents=[("eagles-eyrie", ["beretar"])],
        their_discard=["framsburg"],
        their_sites=["beorns-house", "gladden-fields", "bree", "lorien"],
        alignments=(HERO, HERO),
    )
    gisulf = lurk(table.state, "gisulf")
    table.move().choose(AgentActs(gisulf, AgentAction.MOVE))
    fields = GoTo(table.id("gladden-fields"))
    assert table.options == (GoTo(table.id("beorns-house")), fields)
    table.choose(fields)
    assert table.card("gisulf").status is Status.TAPPED
    assert table.card("gladden-fields").host == gisulf
    assert seen_codes(table, ONE) == [None, None]
    assert table.prompt == PlayHazards(FIRST, 1)
    table.finish()


@pytest.mark.rule("M-EX-31", "M-AGENT-30")
def test_an_agent_follows_with_one_more_site_card_on_top() -> None:
    table = scene(("rivendell", ["gimli"]), their_sites=["goblin-gate-minion"])
    gisulf = lurk(table.state, "gisulf", "gladden-fields-minion")
    lay(table, "gisulf", Status.TAPPED)
    table.state.active = TWO
    table.begin(Untap(TWO))
    assert table.card("gisulf").status is Status.UNTAPPED
    table.state.active = ONE
    table.journey("goblin-gate", WILD, WILD).move()
    table.choose(AgentActs(gisulf, AgentAction.MOVE), GoTo(table.id("goblin-gate-minion")))
    assert table.card("gisulf").status is Status.TAPPED
    assert seen_codes(table, TWO) == ["gisulf", "gladden-fields-minion", "goblin-gate-minion"]
    assert agents.place(table.state, gisulf) == "goblin-gate"


@pytest.mark.rule("M-AGENT-27", "M-AGENT-28")
@pytest.mark.parametrize(("side", "may"), [(MINION, True), (BALROG, False), (HERO, False)])
def test_udun_is_beside_dagorlad_for_agents_of_minions(side: Alignment, may: bool) -> None:
    table = scene(("rivendell", ["gimli"]), their_sites=["cirith-gorgor"], alignments=(HERO, side))
    lurk(table.state, "gisulf", "dead-marshes", seen=True)
    assert (AgentAction.MOVE in doings(table.move(), "gisulf")) is may


@pytest.mark.rule("M-AGENT-29")
def test_agents_go_neither_to_havens_nor_below() -> None:
    table = scene(
        ("rivendell", ["gimli"]), their_sites=["rivendell-minion", "the-under-leas-minion"]
    )
    lurk(table.state, "gisulf", "goblin-gate-minion", seen=True)
    assert AgentAction.MOVE not in doings(table.move(), "gisulf")


@pytest.mark.rule("M-AGENT-31")
def test_an_agent_who_is_seen_leaves_no_site_cards_behind() -> None:
    table = scene(("rivendell", ["gimli"]), their_sites=["goblin-gate-minion"])
    gisulf = lurk(table.state, "gisulf", "gladden-fields-minion", seen=True)
    table.move().choose(AgentActs(gisulf, AgentAction.MOVE))
    table.choose(GoTo(table.id("goblin-gate-minion")))
    assert seen_codes(table, ONE) == ["gisulf", "goblin-gate-minion"]
    assert table.card("gladden-fields-minion").zone is Zone.SITES


@pytest.mark.rule("M-AGENT-32")
def test_an_agent_face_down_goes_back_by_removing_the_top_card() -> None:
    table = scene(("rivendell", ["gimli"]))
    gisulf = lurk(table.state, "gisulf", "gladden-fields-minion", "goblin-gate-minion")
    table.move().choose(AgentActs(gisulf, AgentAction.GO_BACK))
    assert seen_codes(table, TWO) == ["gisulf", "gladden-fields-minion"]
    assert table.card("gisulf").status is Status.TAPPED
    table.finish()


@pytest.mark.rule("M-AGENT-33")
def test_an_agent_face_down_returns_home_without_tapping_and_without_cards() -> None:
    table = scene(("rivendell", ["gimli"]))
    gisulf = lurk(table.state, "gisulf", "gladden-fields-minion", "goblin-gate-minion")
    table.move().choose(AgentActs(gisulf, AgentAction.GO_HOME))
    assert seen_codes(table, TWO) == ["gisulf"]
    assert table.card("gisulf").status is Status.UNTAPPED
    assert {table.card(code).zone for code in ("gladden-fields-minion", "goblin-gate-minion")} == {
        Zone.SITES
    }
    table.finish()


@pytest.mark.rule("M-AGENT-34", "M-AGENT-35")
def test_an_agent_who_is_seen_returns_to_a_home_site_by_its_card() -> None:
    table = scene(("rivendell", ["gimli"]), their_sites=["woodmen-town-minion", "bree-minion"])
    gisulf = lurk(table.state, "gisulf", "dale-minion", seen=True)
    table.move().choose(AgentActs(gisulf, AgentAction.GO_HOME))
    assert table.options == (GoTo(table.id("woodmen-town-minion")),)
    table.choose(GoTo(table.id("woodmen-town-minion")))
    assert seen_codes(table, ONE) == ["gisulf", "woodmen-town-minion"]
    assert table.card("gisulf").status is Status.UNTAPPED
    table.finish()
    table = scene(("rivendell", ["gimli"]), their_sites=["bree-minion"])
    lurk(table.state, "gisulf", "goblin-gate-minion", seen=True)
    assert AgentAction.GO_HOME not in doings(table.move(), "gisulf")


@pytest.mark.rule("M-AGENT-19", "M-AGENT-20")
def test_a_fallen_wizards_agents_use_hero_sites_not_used_otherwise() -> None:
    sites = ["gladden-fields", "gladden-fields-minion", "beorns-house", "eagles-eyrie"]
    table = scene(
        ("rivendell", ["gimli"]),
        their_sites=sites,
        their_discard=["beorns-house-minion"],
        alignments=(HERO, FALLEN),
    )
    gisulf = lurk(table.state, "gisulf")
    table.move().choose(AgentActs(gisulf, AgentAction.MOVE))
    assert table.options == (GoTo(table.id("gladden-fields")), GoTo(table.id("eagles-eyrie")))


# Creatures


@pytest.mark.rule("M-EX-28", "M-AGENT-37", "M-AGENT-38")
def test_an_agent_calls_creatures_like_the_automatic_attack() -> None:
    table = scene(
        ("ettenmoors", ["gimli", "legolas"]),
        theirs=["wild-trolls", "orc-guard", "rogrog"],
    )
    bill = lurk(table.state, "bill-ferny", "ettenmoors-minion", seen=True)
    table.move()
    assert not creatures(table)
    table.choose(AgentActs(bill, AgentAction.CALL_HERE))
    assert table.card("bill-ferny").status is Status.TAPPED
    assert creatures(table) == {"wild-trolls"}
    assert table.offers(PlayCreature(table.id("wild-trolls"), Key())), "keyed to nothing"


def creatures(table: MeccgScene) -> set[str]:
    """The creatures that can be played, keyed to nothing."""
    return {
        table.state.cards[one.card].code
        for one in table.options
        if isinstance(one, PlayCreature) and one.key == Key()
    }


@pytest.mark.rule("M-AGENT-39")
@pytest.mark.parametrize(
    ("agent", "home", "called"),
    [
        pytest.param(
            "elwen",
            "dol-amroth",
            {"lawless-men"},
            marks=pytest.mark.rule("M-AGENT-40"),
            id="free-hold",
        ),
        pytest.param(
            "gisulf",
            "lake-town",
            {"lawless-men", "orc-guard"},
            marks=pytest.mark.rule("M-AGENT-41"),
            id="border-hold",
        ),
        pytest.param(
            "elerina",
            "mount-gram",
            {"orc-guard", "wild-trolls", "barrow-wight"},
            marks=pytest.mark.rule("M-AGENT-43"),
            id="shadow-hold",
        ),
        pytest.param(
            "golodhros",
            "barad-dur",
            {"orc-guard", "wild-trolls"},
            marks=pytest.mark.rule("M-AGENT-42"),
            id="dark-hold",
        ),
    ],
)
def test_an_agent_calls_those_who_serve_him_at_home(
    agent: str, home: str, called: set[str]
) -> None:
    theirs = ["lawless-men", "orc-guard", "wild-trolls", "barrow-wight", "giant"]
    table = scene(("rivendell", ["gimli"]), theirs=theirs).journey(home, WILD)
    card = lurk(table.state, agent, home, seen=True)
    table.move()
    assert not creatures(table)
    table.choose(AgentActs(card, AgentAction.CALL_AT_HOME))
    assert creatures(table) == called


@pytest.mark.rule("M-AGENT-44")
def test_each_creature_that_an_agent_calls_counts_against_the_limit() -> None:
    table = scene(("lake-town", ["gimli", "legolas", "elladan"]), theirs=["lawless-men"])
    gisulf = lurk(table.state, "gisulf", "lake-town-minion", seen=True)
    table.move().choose(AgentActs(gisulf, AgentAction.CALL_AT_HOME))
    assert table.prompt == PlayHazards(FIRST, 2)
    table.choose(PlayCreature(table.id("lawless-men"), Key()))
    movement = table.state.stack[0][0]
    assert isinstance(movement, MovementHazard)
    assert movement.used == 2
    attack = underway.attack(table.state)
    assert attack is not None
    assert attack.keys == (Key(),)


@pytest.mark.rule("M-AGENT-72")
def test_an_agent_stays_from_turn_to_turn() -> None:
    table = scene(("rivendell", ["gimli"]))
    gisulf = lurk(table.state, "gisulf")
    table.begin(Turn(ONE))
    while not table.position.over:
        table.choose(No() if table.offers(No()) else table.options[0])
    assert agents.is_agent(table.state, gisulf)
    table.done()


@pytest.mark.rule("M-AGENT-71")
def test_an_agent_has_what_a_character_has_but_is_none() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["lure-of-expedience"])
    gisulf = lurk(table.state, "gisulf", "dale-minion", seen=True)
    assert numbers.prowess(table.state, gisulf) == 5
    assert numbers.body(table.state, gisulf) == 7
    assert Skill.RANGER in traits.skills(table.state, gisulf)
    table.move()
    assert gisulf not in [one.card for one in table.options if isinstance(one, Pick)]
