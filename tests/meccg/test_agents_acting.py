"""Agents act: on their way, hiding, and calling creatures (M-AGENT-19 to 44)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, lurk, scene
from tests.meccg.test_agents import doings, seen_codes
from westmarch.kernel.records import replace
from westmarch.meccg import agents, numbers, traits, underway
from westmarch.meccg.kinds import AgentAction, Alignment, RegionType, Skill, Status, Zone
from westmarch.meccg.options import AgentActs, GoTo, No, Pick, PlayCreature, RevealAgent, keyed
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.rules.hazards import MovementHazard
from westmarch.meccg.rules.turns import Turn, Untap
from westmarch.meccg.underway import Key

HERO, MINION, FALLEN, BALROG = (
    Alignment.HERO,
    Alignment.MINION,
    Alignment.FALLEN_WIZARD,
    Alignment.BALROG,
)
WILD = RegionType.WILDERNESS


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
    assert table.offers(keyed(table.id("wild-trolls"), Key())), "keyed to nothing"


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
    table.choose(keyed(table.id("lawless-men"), Key()))
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


@pytest.mark.rule("M-EX-32")
@pytest.mark.parametrize(("where", "may"), [("goblin-gate-minion", True), ("dale-minion", False)])
def test_an_agent_at_the_new_site_serves_a_hazard_that_needs_one(where: str, may: bool) -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["seek-without-success"])
    gisulf = lurk(table.state, "gisulf", where, seen=True)
    table.journey("goblin-gate", WILD, WILD).move()
    assert table.offers(table.play("seek-without-success")) is may
    if may:
        table.choose(table.play("seek-without-success"), Pick(gisulf), Pick(gisulf))
        assert table.card("gisulf").zone is Zone.DISCARD
        assert table.state.companies[FIRST].site == table.id("rivendell")
    table.finish()


def test_an_agent_who_cannot_be_there_is_of_no_use_to_a_hazard() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["seek-without-success"])
    gisulf = lurk(table.state, "gisulf", "pelargir-minion", "goblin-gate-minion")
    table.journey("goblin-gate", WILD, WILD).move()
    table.choose(table.play("seek-without-success"), Pick(gisulf))
    assert table.card("gisulf").zone is Zone.DISCARD
    table.finish()
    assert table.state.companies[FIRST].site == table.id("goblin-gate")
