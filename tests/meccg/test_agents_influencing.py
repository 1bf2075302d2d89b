"""Agents try to influence the opponent's cards where a card lets them (M-AGENT-61 to 70)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, TWO, MeccgScene, add, enter, lurk, scene
from westmarch.kernel.records import replace
from westmarch.meccg import agents
from westmarch.meccg.events import Attempted, Rolled
from westmarch.meccg.kinds import AgentAction, Alignment, Phase, RegionType, Status, Zone
from westmarch.meccg.options import AgentActs, Enter, Pick
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.rules.attempting import InfluenceAttempt
from westmarch.meccg.verbs import companies

HERO = Alignment.HERO
CROWD = ("rivendell", ["elrond", "glorfindel-ii", "celeborn"])


def meeting(here: str, *others: str, in_play: tuple[str, ...] = ()) -> MeccgScene:
    """A company that could be influenced, in a later turn; its player has no influence left."""
    table = scene((here, others), CROWD, in_play=in_play, alignments=(HERO, HERO))
    table.state.turn = 3
    return table


def attempt(table: MeccgScene, agent: str, against: str, *dice: int) -> tuple[int, int]:
    """An agent tries to influence a card; what both totals are."""
    table.rolls(*dice)
    table.begin(InfluenceAttempt(table.id(agent), table.id(against), FIRST))
    own, theirs = table.told(Rolled)[-2:]
    return own.total, theirs.total


@pytest.mark.rule("M-AGENT-62", "M-AGENT-70")
def test_an_agent_takes_the_place_of_a_character_and_stays_seen() -> None:
    table = meeting("bree", "beretar")
    gisulf = lurk(table.state, "gisulf", "bree", seen=True)
    own, theirs = attempt(table, "gisulf", "beretar", 6, 6, 1, 1)
    assert own == 12 + 1, "his direct influence"
    assert theirs == 2 + 5, "the mind of Beretar"
    assert table.card("beretar").zone is Zone.DISCARD
    assert table.card("gisulf").status is Status.TAPPED
    assert not agents.is_hidden(table.state, gisulf)
    table.done()


@pytest.mark.rule("M-AGENT-67", "M-AGENT-68")
def test_at_home_an_agent_speaks_better_and_a_fellow_townsman_does_not_resist() -> None:
    table = meeting("bree", "barliman-butterbur")
    lurk(table.state, "bill-ferny", "bree", seen=True)
    own, theirs = attempt(table, "bill-ferny", "barliman-butterbur", 3, 3, 3, 3)
    assert own == 6 + 1 + 2
    assert theirs == 6, "both have Bree as a home site"
    assert [told.won for told in table.told(Attempted)] == [True]
    table.done()


@pytest.mark.rule("M-AGENT-69")
def test_a_faction_of_the_agents_home_does_not_resist() -> None:
    table = meeting("bree", "beretar", in_play=("men-of-northern-rhovanion", "riders-of-rohan"))
    lurk(table.state, "gisulf", "dale", seen=True)
    _, theirs = attempt(table, "gisulf", "men-of-northern-rhovanion", 1, 1, 3, 3)
    assert theirs == 6
    table.done()
    _, theirs = attempt(table, "gisulf", "riders-of-rohan", 1, 1, 3, 3)
    assert theirs > 6
    table.done()


def reached(table: MeccgScene, *at: str) -> set[str]:
    """Whom Golodhros can try to influence from a site, as his player is offered it."""
    golodhros = lurk(table.state, "golodhros", *at, seen=True)
    if not table.move().offers(table.act("golodhros")):
        return set()
    table.choose(table.act("golodhros"), Pick(golodhros))
    return {table.state.cards[one.card].code for one in table.options if isinstance(one, Pick)}


@pytest.mark.rule("M-AGENT-64")
@pytest.mark.parametrize(("to", "meets"), [(None, "bree"), ("tharbad", "tharbad")])
def test_an_agent_reaches_only_whom_he_meets(to: str | None, meets: str) -> None:
    for site in ("bree", "tharbad"):
        table = meeting("bree", "beretar", "quickbeam", "gandalf")
        companies.control(table.state, table.id("beretar"), table.id("gandalf"))
        if to is not None:
            table.journey(to, RegionType.WILDERNESS)
        found = {"beretar", "quickbeam"} if site == meets else set()
        assert reached(table, site) == found, "no avatar, and nobody of another company"


@pytest.mark.rule("M-AGENT-65")
@pytest.mark.parametrize(
    ("site", "faction"), [("lake-town", "men-of-northern-rhovanion"), ("edoras", "riders-of-rohan")]
)
def test_an_agent_reaches_factions_that_are_playable_where_he_is(site: str, faction: str) -> None:
    table = meeting("bree", "beretar", in_play=("men-of-northern-rhovanion", "riders-of-rohan"))
    assert reached(table, site) == {faction}


@pytest.mark.rule("M-EX-36")
def test_nothing_can_be_played_to_help_an_agent_speak() -> None:
    table = meeting("bree", "beretar", in_play=("riders-of-rohan",))
    add(table.state, "muster", TWO, Zone.HAND)
    assert reached(table, "edoras") == {"riders-of-rohan"}
    table.rolls(1, 1, 6, 6).choose(Pick(table.id("riders-of-rohan")))
    assert [told.won for told in table.told(Attempted)] == [False], "nobody was asked before"
    assert table.card("muster").zone is Zone.HAND
    table.finish()


@pytest.mark.rule("M-AGENT-63")
def test_an_attempt_is_no_action_and_costs_nothing_of_the_limit() -> None:
    table = meeting("bree", "beretar", "perchen", "bard-bowman")
    golodhros = lurk(table.state, "golodhros", "bree", seen=True)
    table.move()
    assert table.prompt == PlayHazards(FIRST, 3)
    table.rolls(1, 1, 6, 6).choose(table.act("golodhros"), Pick(golodhros))
    table.choose(Pick(table.id("beretar")))
    assert [told.won for told in table.told(Attempted)] == [False]
    assert table.prompt == PlayHazards(FIRST, 3)
    assert AgentActs(golodhros, AgentAction.UNTAP) in table.options
    table.finish()


@pytest.mark.rule("M-AGENT-66")
@pytest.mark.parametrize("card", ["choice-of-luthien", "magic-ring-of-words"])
def test_resources_do_not_help_an_agent_speak(card: str) -> None:
    table = meeting("bree", "beretar")
    gisulf = lurk(table.state, "gisulf", "bree", seen=True)
    enter(table.state, card, TWO, gisulf)
    own, _ = attempt(table, "gisulf", "beretar", 1, 1, 6, 6)
    assert own == 2 + 1
    table.done()


@pytest.mark.rule("M-AGENT-61")
@pytest.mark.parametrize(
    ("agent", "status", "phase", "may"),
    [
        ("golodhros", Status.UNTAPPED, Phase.MOVEMENT, True),
        ("golodhros", Status.TAPPED, Phase.MOVEMENT, False),
        ("golodhros", Status.UNTAPPED, Phase.SITE, False),
        ("gisulf", Status.UNTAPPED, Phase.MOVEMENT, False),
    ],
)
def test_an_untapped_agent_speaks_where_his_card_lets_him_while_companies_move(
    agent: str, status: Status, phase: Phase, may: bool
) -> None:
    table = meeting("bree", "beretar", "perchen", "bard-bowman")
    card = lurk(table.state, agent, "bree", seen=True)
    table.state.cards[card] = replace(table.card(agent), status=status)
    if phase is Phase.MOVEMENT:
        table.move()
    else:
        table.visit().choose(Enter())
    assert table.offers(table.act(agent)) is may
    table.finish()
