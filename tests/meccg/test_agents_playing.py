"""Agents are played in chains of effects, and revealed whatever is going on (M-CHAIN, M-AGENT)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, lurk, scene
from westmarch.meccg import agents
from westmarch.meccg.kinds import RegionType, Zone
from westmarch.meccg.options import Done, PlayAgent, PlayCreature, RevealAgent
from westmarch.meccg.prompts import MayPlay, MayRespond, PlayHazards
from westmarch.meccg.state import Form
from westmarch.meccg.view import view

WILD = RegionType.WILDERNESS


def answered(*theirs: str, their_deck: tuple[str, ...] = ()) -> MeccgScene:
    """Somebody who can answer every card is beset by one who has agents."""
    return scene(
        ("rivendell", ["gimli"]), hand=["gates-of-morning"], theirs=theirs, their_deck=their_deck
    ).move()


@pytest.mark.rule("M-CHAIN-01", "M-CHAIN-03", "M-AGENT-06")
def test_an_agent_who_is_played_can_be_answered_and_comes_after_the_answer() -> None:
    table = answered("gisulf")
    table.choose(Done(), PlayAgent(table.id("gisulf")))
    assert (table.seat, table.prompt) == (ONE, MayRespond())
    there = table.card("gisulf")
    assert (there.zone, there.form, there.known) == (Zone.CHAIN, Form.AGENT, (TWO,))
    table.choose(table.play("gates-of-morning"))
    assert table.state.play[-2:] == [table.id("gates-of-morning"), table.id("gisulf")]
    assert agents.is_hidden(table.state, table.id("gisulf"))
    assert table.prompt == PlayHazards(FIRST, 1)
    table.finish()


@pytest.mark.rule("M-CHAIN-01", "M-CHAIN-04")
def test_an_agent_can_be_played_in_answer_to_a_card() -> None:
    table = answered("gisulf")
    table.choose(table.play("gates-of-morning"))
    assert (table.seat, table.prompt) == (TWO, MayRespond())
    table.choose(PlayAgent(table.id("gisulf")))
    assert table.state.play[-2:] == [table.id("gisulf"), table.id("gates-of-morning")]
    table.finish()


def test_while_an_agent_is_played_nobody_else_knows_which_he_is() -> None:
    table = answered("gisulf", their_deck=("raisha", "eun", "orc-guard"))
    gisulf, found = table.id("gisulf"), set()
    table.choose(Done(), PlayAgent(gisulf))
    assert "gisulf" not in str(table.game.view(table.state, ONE))
    assert view(table.state, ONE).chain == ()
    assert "gisulf" not in str(table.state.stack), "nor does what may be supposed give it away"
    for seed in range(20):
        state = table.state.clone()
        state.generator = seed
        table.game.determinise(state, ONE)
        found.add(state.cards[gisulf].code)
        assert table.game.view(state, ONE) == table.game.view(table.state, ONE)
    assert found == {"gisulf", "raisha", "eun"}


@pytest.mark.rule("M-AGENT-12")
def test_an_agent_is_revealed_in_the_midst_of_a_chain() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["gates-of-morning"])
    gisulf = lurk(table.state, "gisulf", "gladden-fields-minion")
    table.move().choose(table.play("gates-of-morning"))
    assert (table.seat, table.options) == (TWO, (Done(), RevealAgent(gisulf)))
    table.choose(RevealAgent(gisulf))
    assert not agents.is_hidden(table.state, gisulf)
    assert table.card("gates-of-morning").zone is Zone.PLAY
    table.finish()


@pytest.mark.rule("M-AGENT-12")
def test_an_agent_is_revealed_in_the_midst_of_an_attack_but_not_played() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["wargs", "eun"])
    gisulf = lurk(table.state, "gisulf", "gladden-fields-minion")
    table.journey("bree", WILD, WILD).move()
    table.choose(PlayCreature(table.id("wargs"), WILD))
    while not isinstance(table.prompt, MayPlay):
        table.choose(Done())
    assert table.options == (Done(), RevealAgent(gisulf))
    table.choose(RevealAgent(gisulf))
    assert not agents.is_hidden(table.state, gisulf)
    table.win().finish()
