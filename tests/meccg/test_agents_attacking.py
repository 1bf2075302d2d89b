"""Agents attack at sites, and what becomes of them (M-SITE-07, M-AGENT-45 to 60)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, lurk, scene
from westmarch.kernel.records import replace
from westmarch.meccg import agents, numbers, scoring, traits, underway
from westmarch.meccg.events import AgentRevealed, AttackBegan
from westmarch.meccg.kinds import (
    AgentAction,
    Alignment,
    Mark,
    Points,
    Race,
    RegionType,
    Status,
    Zone,
)
from westmarch.meccg.options import (
    AgentActs,
    AgentAttacks,
    Assign,
    Done,
    Enter,
    Face,
    GoTo,
    No,
    Pick,
    PlayEvent,
    TapToFight,
)
from westmarch.meccg.prompts import HowToFight, MayAttackByAgents
from westmarch.meccg.rules.agents import times_acted
from westmarch.meccg.rules.resolving import Resolve
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.things import Assault, Context
from westmarch.meccg.vocabulary.effects import AttackWith
from westmarch.meccg.vocabulary.references import ATTACK, USER, Stat
from westmarch.meccg.vocabulary.statics import Boost

HERO, MINION, FALLEN = Alignment.HERO, Alignment.MINION, Alignment.FALLEN_WIZARD


def ambush(table: MeccgScene, code: str) -> Attack:
    """A company enters its site and an agent attacks it."""
    table.visit().choose(Enter())
    table.choose(AgentAttacks(table.id(code)))
    while isinstance(table.options[0], GoTo):
        table.choose(table.options[0])
    attack = underway.attack(table.state)
    assert attack is not None
    return attack.attack


@pytest.mark.rule("M-SITE-07", "M-AGENT-45")
def test_agents_at_the_site_may_attack_after_the_automatic_attack() -> None:
    table = scene(("ettenmoors", ["gimli"]))
    lurk(table.state, "gisulf", "dale-minion", seen=True)
    bill = lurk(table.state, "bill-ferny", "ettenmoors-minion", seen=True)
    table.visit().choose(Enter())
    gimli = table.id("gimli")
    table.rolls(6, 6).choose(Assign(gimli), Face(gimli), TapToFight())
    assert [told.source for told in table.told(AttackBegan)] == ["ettenmoors"]
    assert isinstance(table.prompt, MayAttackByAgents)
    assert table.options == (Done(), AgentAttacks(bill)), "Gisulf is elsewhere"
    assert table.seat == TWO
    table.choose(Done()).done()


@pytest.mark.rule("M-AGENT-45")
def test_agents_do_not_attack_who_stays_outside() -> None:
    table = scene(("bree", ["gimli"]))
    lurk(table.state, "bill-ferny", "bree-minion", seen=True)
    table.visit().choose(No()).done()


@pytest.mark.rule("M-EX-29", "M-AGENT-47")
def test_an_agent_played_this_turn_may_attack_at_a_home_site() -> None:
    table = scene(("lake-town", ["gimli"]), their_sites=["lake-town-minion"])
    gisulf = lurk(table.state, "gisulf")
    table.state.cards[gisulf] = replace(table.state.cards[gisulf], since=table.state.turn)
    table.visit().choose(Enter())
    assert table.offers(AgentAttacks(gisulf))


@pytest.mark.rule("M-AGENT-47", "M-AGENT-50")
def test_a_wounded_agent_attacks_with_less_prowess() -> None:
    table = scene(("bree", ["gimli"]))
    gisulf = lurk(table.state, "gisulf", "bree-minion", seen=True)
    table.state.cards[gisulf] = replace(table.state.cards[gisulf], status=Status.WOUNDED)
    assert ambush(table, "gisulf").prowess == 5 - 2


@pytest.mark.rule("M-AGENT-51", "M-AGENT-52")
def test_an_agent_hidden_at_home_is_most_dangerous() -> None:
    table = scene(("lake-town", ["gimli"]), their_sites=["lake-town-minion"])
    lurk(table.state, "gisulf")
    attack = ambush(table, "gisulf")
    assert (attack.strikes, attack.prowess, attack.body) == (1, 5 + 5, 7 + 1)
    assert attack.marks == (Mark.ATTACKER_CHOOSES,)
    assert attack.races == (Race.MAN,)
    assert table.options == (Assign(table.id("gimli")),)
    assert table.seat == TWO


@pytest.mark.rule("M-AGENT-53")
def test_an_agent_hidden_elsewhere_attacks_with_more_prowess() -> None:
    table = scene(("beorns-house", ["gimli"]))
    lurk(table.state, "gisulf", "beorns-house-minion")
    attack = ambush(table, "gisulf")
    assert (attack.prowess, attack.body, attack.marks) == (5 + 2, 7, ())


@pytest.mark.rule("M-AGENT-54")
def test_an_agent_seen_at_home_attacks_with_more_prowess_and_body() -> None:
    table = scene(("lake-town", ["gimli"]))
    lurk(table.state, "gisulf", "lake-town-minion", seen=True)
    attack = ambush(table, "gisulf")
    assert (attack.prowess, attack.body, attack.marks) == (5 + 2, 7 + 1, ())


@pytest.mark.rule("M-AGENT-49")
def test_an_agents_attack_is_keyed_to_nothing_and_has_one_strike() -> None:
    table = scene(("lake-town", ["gimli", "legolas"]))
    lurk(table.state, "gisulf", "lake-town-minion", seen=True)
    assert ambush(table, "gisulf").strikes == 1
    attack = underway.attack(table.state)
    assert attack is not None
    assert attack.keys == ()


@pytest.mark.rule("M-EX-33", "M-EX-34", "M-AGENT-56")
def test_gisulf_follows_to_goblin_gate_and_wounds_elladan() -> None:
    table = scene(("goblin-gate", ["elladan"]))
    gisulf = lurk(table.state, "gisulf", "gladden-fields-minion", "goblin-gate-minion")
    elladan = table.id("elladan")
    table.visit().choose(Enter())
    fight_off_automatic_attacks(table, "elladan")
    table.state.cards[elladan] = replace(table.card("elladan"), status=Status.UNTAPPED)
    table.choose(AgentAttacks(gisulf))
    assert table.told(AgentRevealed) == [AgentRevealed(gisulf, "gisulf", "goblin-gate")]
    assert table.card("gladden-fields-minion").zone is Zone.SITES
    assert table.card("goblin-gate-minion").host == gisulf
    assert not agents.is_hidden(table.state, gisulf)
    table.rolls(4, 4, 3, 3, 1, 1).choose(Assign(elladan), Face(elladan), TapToFight())
    assert table.card("elladan").status is Status.WOUNDED, "5 + 2 + 8 against 5 + 6"
    assert table.card("gisulf").status is Status.TAPPED
    table.finish()


def fight_off_automatic_attacks(table: MeccgScene, code: str) -> None:
    """Somebody wins against all automatic-attacks."""
    card = table.id(code)
    while not isinstance(table.prompt, MayAttackByAgents):
        if table.offers(Assign(card)):
            table.choose(Assign(card))
        elif table.offers(Face(card)):
            table.rolls(6, 6, 6, 6).choose(Face(card))
            if table.offers(TapToFight()):
                table.choose(TapToFight())
            table.state.script.clear()
        else:
            table.choose(table.options[0])


def strike(table: MeccgScene, code: str, *dice: int) -> None:
    """Somebody faces the agent's strike."""
    card = table.id(code)
    table.rolls(*dice).choose(Assign(card), Face(card), TapToFight())


@pytest.mark.rule("M-AGENT-58", "M-AGENT-59")
def test_an_agent_whose_strike_fails_is_wounded_and_stays_seen() -> None:
    table = scene(("lake-town", ["gimli"]))
    gisulf = lurk(table.state, "gisulf", "lake-town-minion", seen=True)
    ambush(table, "gisulf")
    strike(table, "gimli", 1, 1, 6, 6, 1, 1)
    assert table.card("gisulf").status is Status.WOUNDED, "2 is not more than his body of 8"
    assert agents.is_agent(table.state, gisulf)
    assert not agents.is_hidden(table.state, gisulf)
    table.finish()


@pytest.mark.rule("M-AGENT-58", "M-AGENT-60")
def test_a_defeated_agent_is_a_kill_of_the_opponent() -> None:
    table = scene(("lake-town", ["gimli"]))
    lurk(table.state, "gisulf", "lake-town-minion", seen=True)
    ambush(table, "gisulf")
    strike(table, "gimli", 1, 1, 6, 6, 6, 6)
    assert table.card("gisulf").zone is Zone.PILE
    assert scoring.points(table.state, ONE)[Points.KILL] == 1
    assert table.card("lake-town-minion").zone is Zone.SITES
    table.finish()


@pytest.mark.rule("M-DET-05")
@pytest.mark.parametrize(("side", "detained"), [(MINION, True), (HERO, False), (FALLEN, False)])
def test_agents_only_detain_minions(side: Alignment, detained: bool) -> None:
    site = "lake-town-minion" if side is MINION else "lake-town"
    table = scene((site, ["ivic"]), alignments=(side, HERO))
    lurk(table.state, "gisulf", "lake-town", seen=True)
    table.visit().choose(Enter())
    if side is MINION:
        fight_off_automatic_attacks(table, "ivic")
    table.choose(AgentAttacks(table.id("gisulf", 0)))
    attack = underway.attack(table.state)
    assert attack is not None
    assert traits.is_detainment(table.state, attack) is detained


@pytest.mark.rule("M-GAP-22")
def test_a_failed_strike_against_minions_taps_the_agent() -> None:
    table = scene(("bree-minion", ["ivic"]), alignments=(MINION, HERO))
    gisulf = lurk(table.state, "gisulf", "bree", seen=True)
    table.visit().choose(Enter())
    fight_off_automatic_attacks(table, "ivic")
    table.state.cards[table.id("ivic")] = replace(table.card("ivic"), status=Status.UNTAPPED)
    table.choose(AgentAttacks(gisulf))
    strike(table, "ivic", 1, 1, 6, 6)
    assert table.card("gisulf").status is Status.TAPPED
    table.finish()


@pytest.mark.rule("M-AGENT-57", "M-EX-35")
def test_resources_do_not_help_an_agent() -> None:
    table = scene(("lake-town", ["gimli"]), theirs=["risky-blow"], hand=["risky-blow"])
    lurk(table.state, "gisulf", "lake-town-minion", seen=True)
    ambush(table, "gisulf")
    gimli = table.id("gimli")
    table.choose(Assign(gimli), Face(gimli))
    assert table.seat == ONE, "the agent's player is asked first, if he can play something"
    assert table.offers(PlayEvent(table.id("risky-blow"), 0)), "it is the time for it"
    table.choose(PlayEvent(table.id("risky-blow"), 0), Pick(gimli))
    assert table.seat == ONE
    assert table.prompt == HowToFight(gimli)


@pytest.mark.rule("M-AGENT-13", "M-AGENT-48")
def test_a_card_sends_an_agent_against_movers_and_uncovers_him() -> None:
    table = scene(("rivendell", ["gimli"])).journey("lake-town", RegionType.WILDERNESS)
    gisulf = lurk(table.state, "gisulf", "lake-town-minion")
    said = Context(gisulf, TWO, table.card("gisulf").code, company=FIRST, user=gisulf)
    better = Boost((Stat.PROWESS,), +3, ATTACK)
    table.begin(Resolve(said, (AttackWith(USER, (better,)),)))
    assert not agents.is_hidden(table.state, gisulf)
    attack = underway.attack(table.state)
    assert attack is not None
    assert numbers.number(table.state, Assault(attack.number), Stat.PROWESS) == 5 + 5 + 3


@pytest.mark.rule("M-AGENT-46")
def test_an_agents_attack_is_no_action_and_counts_against_nothing() -> None:
    table = scene(("lake-town", ["gimli"]))
    gisulf = lurk(table.state, "gisulf", "lake-town-minion", seen=True)
    ambush(table, "gisulf")
    assert times_acted(table.state, gisulf) == 0


@pytest.mark.rule("M-AGENT-55")
@pytest.mark.parametrize(("hides", "prowess"), [(True, 5 + 5), (False, 5 + 2)])
def test_an_agent_who_hides_again_attacks_as_if_never_seen(hides: bool, prowess: int) -> None:
    table = scene(("lake-town", ["gimli"]))
    gisulf = lurk(table.state, "gisulf", "lake-town-minion", seen=True)
    if hides:
        table.move().choose(AgentActs(gisulf, AgentAction.HIDE)).finish()
    assert ambush(table, "gisulf").prowess == prowess
