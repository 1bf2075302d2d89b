"""Agents: played face down, known to nobody else, and revealed (M-AGENT-01 to 17)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, lurk, scene
from westmarch.kernel.records import Seat
from westmarch.meccg import agents, influence, scoring
from westmarch.meccg.board import MeccgBoard, SeenCard
from westmarch.meccg.events import AgentPlayed, AgentRevealed, Played
from westmarch.meccg.kinds import (
    AgentAction,
    Alignment,
    CardCode,
    PlaceCode,
    RegionType,
    Status,
    Zone,
)
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
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.state import Form
from westmarch.meccg.tables import CHARACTERS

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


@pytest.mark.rule("M-AGENT-04")
def test_an_agents_home_is_never_below() -> None:
    for code, row in CHARACTERS.items():
        if row.agent:
            assert agents.homes(CardCode(code))
            assert not any(home.under_deeps for home in agents.homes(CardCode(code)))


@pytest.mark.rule("M-AGENT-18")
@pytest.mark.parametrize("weather", ["fell-winter", "snowstorm", "long-winter"])
def test_no_weather_stops_an_agent_on_his_way(weather: str) -> None:
    table = scene(("rivendell", ["gimli"]), their_play=[weather, "doors-of-night"])
    gisulf = lurk(table.state, "gisulf", "gladden-fields-minion", "goblin-gate-minion")
    table.move().choose(RevealAgent(gisulf))
    assert table.card("goblin-gate-minion").host == gisulf
    table.finish()


@pytest.mark.rule("M-AGENT-18")
@pytest.mark.parametrize(("darkened", "may"), [(True, True), (False, False)])
def test_weather_changes_the_site_where_an_agent_is(darkened: bool, may: bool) -> None:
    """At a Ruins & Lairs that has become a Shadow-hold he can call Undead."""
    table = scene(
        ("isengard", ["gimli", "legolas", "elladan"]),
        theirs=["choking-shadows", "ghosts"],
        their_play=["doors-of-night"],
    )
    agent = lurk(table.state, "wormtongue", "isengard-minion", seen=True)
    table.move()
    if darkened:
        table.choose(table.play("choking-shadows", 2), Pick(table.id("isengard")))
    table.choose(AgentActs(agent, AgentAction.CALL_AT_HOME))
    assert any(isinstance(one, PlayCreature) for one in table.options) is may
