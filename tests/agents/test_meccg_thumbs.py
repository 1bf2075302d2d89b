"""Single decisions of the player of the Middle-earth CCG: whatever else it does, this it does."""

from __future__ import annotations

from functools import partial

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, MeccgScene, scene
from westmarch.agents import HeuristicAgent, pick
from westmarch.agents.meccg.keeping import keeps
from westmarch.agents.meccg.sight import Sight
from westmarch.kernel.game import Setup
from westmarch.kernel.records import AnyOption, AnyPrompt
from westmarch.kernel.table import Table
from westmarch.meccg import options as o
from westmarch.meccg import prompts as q
from westmarch.meccg.game import GAME
from westmarch.meccg.kinds import Alignment, Status
from westmarch.meccg.rules.turns import MayCallCouncil
from westmarch.meccg.verbs import cards

DARK = (Alignment.MINION, Alignment.HERO)
BELOW = (Alignment.BALROG, Alignment.HERO)


def answer(table: MeccgScene) -> AnyOption:
    """What the agent would do now."""
    seat = table.seat
    return HeuristicAgent(1).pick(table.view(seat), partial(table.position.imagine, seat))


def goes_on(table: MeccgScene, *until: type[AnyPrompt]) -> list[AnyOption]:
    """What the agent does for everybody until something else is asked."""
    done: list[AnyOption] = []
    while not table.position.over and not isinstance(table.prompt, until):
        assert len(done) < 60, f"it never comes to an end: {done[-6:]}"
        done.append(answer(table))
        table.choose(done[-1])
    return done


def organizes(table: MeccgScene) -> list[AnyOption]:
    """What the agent does in an organization phase."""
    return goes_on(table.organize(), q.EndOrganization, q.PlayLongEvents)


# Who travels with whom


def test_a_ringwraith_stays_while_his_servants_travel() -> None:
    people = ("adunaphel-the-ringwraith", "asternak", "perchen", "layos", "ciryaher")
    hand, sites = ("stinker",), ("goblin-gate-minion",)
    table = scene(("dol-guldur-minion", people), hand=hand, sites=sites, alignments=DARK)
    done = organizes(table)
    assert o.GoTo(table.id("goblin-gate-minion")) in done
    staying = table.state.companies[SECOND]
    assert staying.members == (table.id("adunaphel-the-ringwraith"),)
    assert staying.journey is None


def test_those_who_are_enemies_part() -> None:
    people = ("the-mouth", "jerrek", "hador", "orc-captain")
    hand, sites = ("haradrim-minion",), ("southron-oasis-minion",)
    table = scene(("minas-morgul-minion", people), hand=hand, sites=sites, alignments=DARK)
    organizes(table)
    gone = table.state.companies[FIRST]
    assert gone.journey is not None
    assert table.id("orc-captain") not in gone.members or table.id("hador") not in gone.members


def test_companies_are_not_parted_and_joined_without_end() -> None:
    first = ("moria-balrog", ("the-balrog", "azog", "bolg", "crook-legged-orc"))
    table = scene(first, hand=("orcs-of-moria",), sites=("goblin-gate-minion",), alignments=BELOW)
    done = organizes(table)
    assert sum(isinstance(one, (o.SplitOff, o.JoinTo)) for one in done) <= 2


def test_no_company_goes_where_it_could_not_stay_with_the_one_that_is_there() -> None:
    there = ("goblin-gate-minion", ("perchen", "layos", "hador"))
    here = ("dol-guldur-minion", ("gorbag", "lugdush", "orc-captain"))
    sites = ("moria-minion", "goblin-gate-minion")
    table = scene(there, here, hand=("stinker",), sites=sites, alignments=DARK)
    assert not any(
        isinstance(one, o.GoTo) and table.state.cards[one.site].code == "goblin-gate-minion"
        for one in organizes(table)
    )


@pytest.mark.parametrize(
    ("others", "goes"), [(("gimli", "legolas", "beregond"), True), ((), False)]
)
def test_an_avatar_does_not_go_into_danger_alone(others: tuple[str, ...], goes: bool) -> None:
    company = ("lorien", ("saruman", *others))
    table = scene(company, hand=("glamdring",), sites=("dead-marshes",))
    assert (o.GoTo(table.id("dead-marshes")) in organizes(table)) is goes


# What is played where


def test_it_goes_where_it_can_win_a_faction() -> None:
    sites = ("thranduils-halls", "moria", "bree", "edoras")
    table = scene(("lorien", ("thranduil", "beorn")), hand=("wood-elves",), sites=sites)
    assert o.GoTo(table.id("thranduils-halls")) in organizes(table)


def test_it_goes_where_a_mission_can_be_done() -> None:
    company = ("dol-guldur-minion", ("asternak", "layos", "perchen", "ciryaher"))
    sites = ("goblin-gate-minion", "moria-minion", "dimrill-dale-minion", "beorns-house-minion")
    table = scene(company, hand=("to-satisfy-the-questioner",), sites=sites, alignments=DARK)
    assert o.GoTo(table.id("beorns-house-minion")) in organizes(table)


def test_it_brings_home_what_counts_when_it_is_stored() -> None:
    people = ("asternak", "to-satisfy-the-questioner", "layos", "perchen", "ciryaher")
    sites = ("goblin-gate-minion", "dol-guldur-minion", "eagles-eyrie-minion")
    table = scene(("beorns-house-minion", people), sites=sites, alignments=DARK)
    assert o.GoTo(table.id("dol-guldur-minion")) in organizes(table)


def test_nobody_goes_to_fight_where_there_is_nothing_to_be_won() -> None:
    company = ("moria", ("gimli", "legolas"))
    assert answer(scene(company).visit()) == o.No()
    assert answer(scene(company, hand=("glamdring",)).visit()) == o.Enter()


def test_the_last_who_could_play_something_does_not_tap_in_a_fight() -> None:
    table = scene(("moria", ("aragorn-ii", "legolas")), hand=("glamdring",))
    cards.tap(table.state, table.id("legolas"))
    table.visit().choose(o.Enter())
    goes_on(table, q.PlayResources)
    assert table.card("aragorn-ii").status in (Status.UNTAPPED, Status.WOUNDED)


# What is kept in hand


def kept(site: str, people: tuple[str, ...], hand: tuple[str, ...], *sites: str) -> list[str]:
    """What the agent holds when it has discarded down to eight cards."""
    table = scene((site, people), hand=hand, sites=sites)
    goes_on(table.move())
    return [table.state.cards[card].code for card in table.state.hands[ONE]]


def test_what_can_be_played_here_is_not_discarded() -> None:
    hand = ("wood-elves", *["cave-drake"] * 8, "concealment", "dodge")
    held = kept("thranduils-halls", ("thranduil", "beorn"), hand)
    assert len(held) == 8
    assert "wood-elves" in held


def test_of_two_unique_cards_alike_one_is_discarded() -> None:
    hand = ("glamdring", "glamdring", *["cave-drake"] * 7)
    held = kept("bree", ("gimli", "legolas"), hand, "moria")
    assert held.count("glamdring") == 1


# The end


@pytest.mark.parametrize(("ahead", "calls"), [(True, True), (False, False)])
def test_the_council_is_called_by_who_is_ahead(ahead: bool, calls: bool) -> None:
    strong = ("edoras", ("aragorn-ii", "glamdring", "gimli", "durins-axe"))
    weak = ("bree", ("bergil",))
    own, theirs = (strong, weak) if ahead else (weak, strong)
    both = (Alignment.HERO, Alignment.HERO)
    table = scene(own, opponents=(theirs,), alignments=both)
    table.state.exhausted[ONE] = table.state.length
    table.begin(MayCallCouncil(ONE))
    assert (answer(table) == o.CallCouncil()) is calls


def test_it_needs_no_board() -> None:
    table = Table(GAME, Setup(2, {"length": "1"}, ("G", "C")), 4)
    agent = HeuristicAgent(0)
    assert not agent.needs_board(GAME.name)
    for _ in range(40):
        seat = table.seat
        imagine = partial(table.position.imagine, seat)
        option = pick(table, agent)
        assert option == agent.pick(table.view(seat), imagine)
        table.choose(option, seat)


# Who can still do something


@pytest.mark.parametrize("tapped", [False, True])
def test_those_who_are_tapped_rest_at_a_haven(tapped: bool) -> None:
    table = scene(("lorien", ("aragorn-ii", "gimli")), hand=("glamdring",), sites=("moria",))
    for name in ("aragorn-ii", "gimli"):
        if tapped:
            cards.tap(table.state, table.id(name))
    assert (o.GoTo(table.id("moria")) in organizes(table)) is not tapped


@pytest.mark.parametrize("lonely", [True, False])
def test_who_is_few_keeps_somebody_who_could_come(lonely: bool) -> None:
    people = ("gimli",) if lonely else ("gimli", "legolas", "bergil", "ioreth", "beregond")
    table = scene(("lorien", people), hand=("haldir", "glamdring"), sites=("moria",))
    sight = Sight(table.state, ONE)
    first = keeps(sight, table.id("haldir")) > keeps(sight, table.id("glamdring"))
    assert first is lonely


def test_what_cancels_attacks_is_kept_rather_than_a_creature() -> None:
    hand = (*["cave-drake"] * 4, *["concealment"] * 2, *["dagger-of-westernesse"] * 3)
    assert kept("lorien", ("gimli", "legolas"), hand, "moria").count("concealment") == 2
