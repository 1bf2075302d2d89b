"""Games with the unofficial errata and with the optional rules: M-ERR, M-OPT."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, enter, scene
from westmarch.kernel.game import checked
from westmarch.kernel.table import Table
from westmarch.meccg.game import GAME
from westmarch.meccg.kinds import Alignment, CompanyId, RegionType, Status, Zone
from westmarch.meccg.options import Done, PlayCreature
from westmarch.meccg.rules.checking import fate_of
from westmarch.meccg.rules.falling import Fate
from westmarch.meccg.rules.newcomers import newcomers
from westmarch.meccg.rules.skirmish import may_fight
from westmarch.meccg.rules.travelling import destinations
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import fates

MINIONS = (Alignment.MINION, Alignment.HERO)
BOTH = pytest.mark.parametrize("errata", [True, False])


def test_errata_and_optional_rules_are_settings_of_the_game() -> None:
    options = {"errata": "yes", "optional": "yes", "tournament": "yes", "unplayable": "allowed"}
    state = Table(GAME, checked(GAME, 2, options, ("A", "B")), 1).position.state
    assert isinstance(state, MeccgState)
    assert (state.errata, state.optional, state.tournament) == (True, True, True)
    state = Table(GAME, checked(GAME, 2, {"unplayable": "allowed"}, ("A", "B")), 1).position.state
    assert isinstance(state, MeccgState)
    assert (state.errata, state.optional, state.tournament) == (False, False, False)


@pytest.mark.rule("M-ERR-02")
@BOTH
def test_recruits_of_the_sideboard_have_mind_two_at_most(errata: bool) -> None:
    table = scene(
        ("moria-balrog", ["gorbag"]),
        sideboard=["orc-tracker"],
        discard=["orc-tracker"],
        alignments=(Alignment.BALROG, Alignment.HERO),
    )
    table.state.errata = errata
    zones = {
        table.state.cards[option.card].zone
        for option in newcomers(table.state, ONE)
        if hasattr(option, "card")
    }
    assert (Zone.SIDEBOARD in zones) is not errata
    assert Zone.DISCARD in zones


@pytest.mark.rule("M-ERR-04")
@BOTH
def test_a_ringwraith_may_go_to_barad_dur_without_a_mode(errata: bool) -> None:
    table = scene(
        ("minas-morgul-minion", ["hoarmurath-the-ringwraith"]),
        sites=["barad-dur-minion"],
        alignments=MINIONS,
    )
    table.state.errata = errata
    assert (destinations(table.state, FIRST) == [table.id("barad-dur-minion")]) is errata


@pytest.mark.rule("M-ERR-05")
@BOTH
def test_a_ringwraith_on_horseback_stays_in_play(errata: bool) -> None:
    table = scene(
        ("minas-morgul-minion", ["hoarmurath-the-ringwraith", "black-horse"]), alignments=MINIONS
    )
    table.state.errata = errata
    card = table.id("hoarmurath-the-ringwraith")
    fate = fate_of(table.state, card, 7, 7, 9)
    assert fate is (None if errata else Fate.HAND)


@pytest.mark.rule("M-ERR-11")
@BOTH
def test_barrow_wights_haunt_the_barrow_downs(errata: bool) -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["barrow-wight"])
    table.state.errata = errata
    table.journey("barrow-downs", RegionType.COASTAL_SEA).move()
    places = [
        option.place
        for option in (() if table.position.over else table.options)
        if isinstance(option, PlayCreature)
    ]
    assert ("barrow-downs" in places) is errata


@pytest.mark.rule("M-ERR-13")
@BOTH
def test_hobbit_lore_is_playable_anywhere(errata: bool) -> None:
    table = scene(("bree", ["gandalf"]), hand=["hobbit-lore"], sites=["moria"])
    table.state.errata = errata
    table.organize()
    assert table.offers(table.play("hobbit-lore", 1)) is errata


@pytest.mark.rule("M-ERR-16")
@BOTH
def test_mumakil_roam_harondor(errata: bool) -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["mumak-oliphant"])
    table.state.errata = errata
    table.journey("moria", regions=["harondor"]).move()
    regions = [
        option.region
        for option in (() if table.position.over else table.options)
        if isinstance(option, PlayCreature)
    ]
    assert ("harondor" in regions) is errata


@pytest.mark.rule("M-ERR-20")
@BOTH
def test_sneaking_begins_at_the_end_of_the_organization_phase(errata: bool) -> None:
    table = scene(
        ("moria-minion", ["dunlending-spy"]), hand=["sneakin"], alignments=MINIONS, sites=[]
    )
    table.state.errata = errata
    table.organize()
    table.choose(Done())
    assert table.offers(table.play("sneakin", 1)) is errata
    assert table.card("dunlending-spy").status is Status.UNTAPPED


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        pytest.param(ONE, TWO, marks=pytest.mark.rule("M-OPT-01")),
        pytest.param(TWO, ONE, marks=pytest.mark.rule("M-OPT-02")),
    ],
)
@pytest.mark.parametrize(("optional", "points"), [(True, 11), (True, 9), (False, 11)])
def test_a_fallen_wizard_who_has_gone_far_fights_with_all(
    attacker: int, defender: int, optional: bool, points: int
) -> None:
    table = scene(
        ("isengard-fallen-wizard", ["saruman-fallen-wizard"]),
        opponents=[("isengard", ["gimli"])],
        alignments=(Alignment.FALLEN_WIZARD, Alignment.HERO),
    )
    table.state.optional = optional
    for code in ("legacy-of-smiths", "shameful-deeds", "gatherer-of-loyalties"):
        enter(table.state, code, ONE)
    if points < 11:
        fates.throw_away(table.state, table.id("shameful-deeds"))
    may = may_fight(table.state, CompanyId(attacker), CompanyId(defender))
    assert may is (optional and points > 10)
