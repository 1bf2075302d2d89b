"""Creatures of Against the Shadow and later sets, and Spawn: what they do, and where not."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import (
    BORDER,
    FREE,
    HEROES,
    MINIONS,
    SEA,
    WILD,
    fight,
    keys,
    on_the_way,
    play,
    staying,
)
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, enter, scene
from westmarch.meccg import deeds, numbers, terrain, traits
from westmarch.meccg.kinds import SiteType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    ChooseCompany,
    Done,
    Enter,
    Face,
    No,
    Pick,
    Support,
    TapToFight,
    Yes,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.state import Form
from westmarch.meccg.tables import SITES
from westmarch.meccg.things import Assault, Player
from westmarch.meccg.underway import AttackUnderWay, Key
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Deed, Stat, Trait

DAGGER = "dagger-of-westernesse"
KNOWN = frozenset(SITES)


def of_attack(table: MeccgScene, stat: Stat) -> int:
    """A number of the attack that is being faced."""
    return numbers.number(table.state, Assault(table.state.attacks), stat)


def as_event(table: MeccgScene, code: str) -> None:
    """A creature is in play as a permanent-event of the opponent."""
    enter(table.state, code, TWO, form=Form.EVENT)


# Against the Shadow


@pytest.mark.parametrize(
    ("code", "heroes", "minions"),
    [
        ("durins-folk", 6, 8),
        ("galadhrim", 9, 11),
        ("alatar-the-hunter", 10, 13),
        ("saruman-the-wise", 10, 13),
    ],
)
def test_the_free_peoples_spare_heroes(code: str, heroes: int, minions: int) -> None:
    for alignments, who, strength in ((HEROES, "gimli", heroes), (MINIONS, "layos", minions)):
        table = on_the_way(
            WILD,
            FREE,
            regions=["lindon", "rhudaur"],
            who=[who],
            theirs=[code],
            alignments=alignments,
        )
        play(table, code)
        assert of_attack(table, Stat.PROWESS) == strength


def test_alatar_leads_all_maiar_as_a_permanent_event() -> None:
    table = scene(("dol-guldur-minion", ["layos"]), theirs=["saruman-the-wise"], alignments=MINIONS)
    as_event(table, "alatar-the-hunter")
    table.journey("moria-minion", FREE).move()
    play(table, "saruman-the-wise")
    assert (of_attack(table, Stat.PROWESS), of_attack(table, Stat.STRIKES)) == (14, 4)
    assert table.seat == TWO
    table = scene(("dol-guldur-minion", ["layos"]), theirs=["saruman-the-wise"], alignments=MINIONS)
    table.journey("moria-minion", FREE).move()
    play(table, "saruman-the-wise")
    assert (of_attack(table, Stat.PROWESS), of_attack(table, Stat.STRIKES)) == (13, 3)


def test_dwarven_travelers_bring_maiar() -> None:
    table = on_the_way(
        WILD,
        who=["layos"],
        to="bandit-lair-minion",
        theirs=["dwarven-travelers", "gandalf-the-white-rider"],
        alignments=MINIONS,
    )
    assert keys(table, "gandalf-the-white-rider") == []
    fight(play(table, "dwarven-travelers"), "layos", 6, 6)
    assert keys(table, "gandalf-the-white-rider") == [Key(site_type=SiteType.RUINS_AND_LAIRS)]


def test_galadhrim_take_all_items_of_whom_they_wound() -> None:
    table = on_the_way(
        WILD,
        regions=["rhudaur"],
        who=["grishnakh", "black-mace"],
        theirs=["galadhrim"],
        alignments=MINIONS,
    )
    fight(play(table, "galadhrim"), "grishnakh", 1, 1, 1, 1)
    assert table.card("black-mace").zone is Zone.DISCARD


@pytest.mark.parametrize(("who", "limit"), [("grishnakh", 3), ("layos", 2)])
def test_gandalf_watches_overt_minions(who: str, limit: int) -> None:
    table = scene(("dol-guldur-minion", [who]), theirs=["giant"], alignments=MINIONS)
    as_event(table, "gandalf-the-white-rider")
    assert table.move().prompt == PlayHazards(FIRST, limit)


@pytest.mark.parametrize(("regions", "limit"), [(["western-mirkwood"], 3), (["rohan"], 2)])
def test_radagast_tames_mirkwood(regions: list[str], limit: int) -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["giant"])
    as_event(table, "radagast-the-tamer")
    table.journey("edoras", regions=regions).move()
    assert table.prompt == PlayHazards(FIRST, limit)


def test_saruman_makes_rings_heavier() -> None:
    table = scene(("rivendell", ["gimli", "precious-gold-ring", "legolas", DAGGER]))
    before = [numbers.corruption(table.state, table.id(who)) for who in ("gimli", "legolas")]
    as_event(table, "saruman-the-wise")
    after = [numbers.corruption(table.state, table.id(who)) for who in ("gimli", "legolas")]
    assert after == [before[0] + 1, before[1]]


def test_knights_of_the_prince_hold_up_everybody() -> None:
    table = on_the_way(
        WILD,
        regions=["anfalas"],
        who=["grishnakh", "lagduf", "muzgash", "layos", "ostisen"],
        theirs=["knights-of-the-prince"],
        alignments=MINIONS,
    )
    fight(play(table, "knights-of-the-prince"), "grishnakh lagduf muzgash layos", *[6] * 16)
    assert table.card("ostisen").status is Status.TAPPED


def test_the_lady_hides_decks_from_minions() -> None:
    for alignments, barred in ((MINIONS, True), (HEROES, False)):
        table = scene(("dol-guldur-minion", ["layos"]), alignments=alignments)
        as_event(table, "lady-of-the-golden-wood")
        for deed in (Deed.SEARCH_DECK, Deed.SEARCH_DISCARD):
            assert deeds.cannot(table.state, deed, Player(ONE)) is barred


def test_the_lord_of_the_haven_taps_two_by_the_sea() -> None:
    table = on_the_way(SEA, who=["gimli", "legolas", "gloin"], theirs=["lord-of-the-haven"])
    table.choose(table.play("lord-of-the-haven"), ChooseCompany(FIRST))
    table.choose(Pick(table.id("gimli")), Pick(table.id("gloin")))
    assert table.card("legolas").status is Status.UNTAPPED
    assert table.card("gloin").status is Status.TAPPED
    table = on_the_way(WILD, theirs=["lord-of-the-haven"])
    assert not table.offers(table.play("lord-of-the-haven"))


def test_the_soul_keeper_takes_the_next_minion_who_would_be_discarded() -> None:
    table = scene(
        ("dol-guldur-minion", ["layos", "lagduf"]), theirs=["abductor"], alignments=MINIONS
    )
    as_event(table, "pallando-the-soul-keeper")
    table.journey("moria-minion", BORDER).move()
    fight(play(table, "abductor"), "layos", 1, 1, 1, 1)
    assert table.card("layos").zone is Zone.OUT
    assert table.card("pallando-the-soul-keeper").zone is Zone.DISCARD


# The White Hand and The Balrog


def test_goblin_faces_look_at_the_deck_of_their_victims() -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas"]),
        theirs=["goblin-faces", "giant"],
        deck=["fog", "muster", "far-sight", "risky-blow"],
    ).journey("moria", BORDER)
    table.move()
    while not table.position.over and not keys(table, "goblin-faces"):
        table.choose(table.options[0])
    deck = list(table.state.decks[ONE])
    fight(play(table, "goblin-faces"), "gimli legolas", 1, 1, 1, 1, 6, 6)
    assert (table.seat, table.options) == (TWO, (Done(), Pick(deck[-1])))
    table.choose(Pick(deck[-1]))
    assert table.state.decks[ONE] == [deck[-1], *deck[:-1]]


@pytest.mark.parametrize(("who", "returned"), [("bilbo", True), ("gimli", False), ("beorn", False)])
def test_skin_changers_turn_back_heroes_without_a_warrior(who: str, returned: bool) -> None:
    table = on_the_way(WILD, who=[who], theirs=["beorning-skin-changers"])
    assert table.offers(table.play("beorning-skin-changers")) is returned, "it needs an effect"
    if returned:
        table.choose(table.play("beorning-skin-changers"), ChooseCompany(FIRST))
        assert table.state.companies[FIRST].returned


def test_carrion_feeders_attack_the_wounded_whom_others_protect() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), theirs=["carrion-feeders"])
    cards.wound(table.state, table.id("gimli"))
    table.journey("moria", WILD).move()
    play(table, "carrion-feeders")
    assert table.options == (Assign(table.id("gimli")),), "nobody else is wounded"
    table.choose(Assign(table.id("gimli")), Face(table.id("gimli")))
    table.choose(table.act("carrion-feeders"), Pick(table.id("legolas")))
    assert table.card("carrion-feeders").zone is Zone.DISCARD
    assert table.card("gimli").zone is Zone.PLAY


def test_carrion_feeders_make_body_checks_harder() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["carrion-feeders"])
    cards.wound(table.state, table.id("gimli"))
    table.journey("moria", WILD).move()
    fight(play(table, "carrion-feeders"), "gimli", 1, 1, 3, 4)
    assert table.card("gimli").zone is Zone.OUT, "7 + 1 + 1 is more than 8"


# Spawn


def test_shelob_helps_spiders_by_night_and_attacks_from_play() -> None:
    table = staying("rivendell", theirs=["shelob"])
    assert not table.offers(table.play("shelob"))
    table = scene(("cirith-ungol", ["gimli"]), their_play=["doors-of-night"])
    as_event(table, "shelob")
    table.move().choose(table.act("shelob"))
    assert (of_attack(table, Stat.PROWESS), of_attack(table, Stat.STRIKES)) == (19, 2)
    fight(table, "gimli", 6, 6, 1, 1, 1, 1)
    assert table.card("shelob").zone is Zone.DISCARD
    table = scene(("moria", ["gimli"]), their_play=["doors-of-night"])
    as_event(table, "shelob")
    assert table.move().position.over, "she cannot be played in Moria"


def test_shelob_goes_when_the_night_is_over() -> None:
    table = scene(
        ("rivendell", ["gimli"]), hand=["gates-of-morning"], their_play=["doors-of-night"]
    )
    as_event(table, "shelob")
    table.organize().choose(table.play("gates-of-morning"))
    assert table.card("shelob").zone is Zone.DISCARD


def test_the_balrog_of_moria_attacks_there_and_can_be_killed() -> None:
    company = ("moria", ["gandalf", "glamdring", "gimli"])
    table = scene(company, hand=["dark-quarrels"], their_play=["balrog-of-moria"]).visit()
    table.choose(Enter(), table.play("dark-quarrels"), AimAtAttack(1))
    assert of_attack(table, Stat.PROWESS) == 20, "as all in Redhorn Gate he is stronger"
    gandalf = table.id("gandalf")
    table.choose(Assign(gandalf), Face(gandalf), TapToFight()).rolls(6, 6)
    table.choose(Support(table.id("gimli")))
    assert table.card("balrog-of-moria").zone is Zone.PILE, "8 + 1 + 12 is more than 20"
    assert table.card("balrog-of-moria").holder == ONE


def test_lorien_is_no_refuge_when_galadriel_is_away() -> None:
    for at, free in (("rivendell", True), ("lorien", False)):
        table = scene(
            ("lorien", ["gimli"]),
            (at, ["galadriel"]),
            theirs=["pick-pocket"],
            their_play=["balrog-of-moria"],
        ).move()
        assert bool(keys(table, "pick-pocket")) is free
        lorien = table.state.companies[FIRST].site
        assert traits.has(table.state, lorien, Trait.NO_HAVEN_FOR_HEALING) is free
        assert traits.is_haven(table.state, ONE, lorien)


@pytest.mark.parametrize(
    ("code", "place"),
    [
        ("monstrosity-of-diverse-shape", "the-drowning-deeps"),
        ("spawn-of-ungoliant", "the-gem-deeps"),
        ("ungoliants-progeny", "the-wind-deeps"),
        ("ungoliants-foul-issue", "ancient-deep-hold"),
    ],
)
def test_spawn_lurk_in_the_deeps(code: str, place: str) -> None:
    table = scene(("rivendell", ["gimli"]))
    here = add(table.state, place if place in KNOWN else f"{place}-balrog", ONE, Zone.SITES)
    before = len(terrain.automatic_attacks(table.state, here))
    enter(table.state, code, TWO)
    assert len(terrain.automatic_attacks(table.state, here)) == before + 1


def test_a_monstrosity_brings_a_beast_back() -> None:
    table = on_the_way(
        WILD, who=["gimli"], theirs=["wolves"], their_play=["monstrosity-of-diverse-shape"]
    )
    again = table.act("monstrosity-of-diverse-shape")
    assert not table.offers(again)
    fight(play(table, "wolves"), "gimli", 1, 1, 1, 1)
    table.choose(again, Pick(table.id("wolves")))
    assert table.state.attacks == 2


def test_spawn_of_ungoliant_make_spiders_deadlier() -> None:
    table = on_the_way(
        WILD, WILD, who=["gimli"], theirs=["giant-spiders"], their_play=["spawn-of-ungoliant"]
    )
    fight(play(table, "giant-spiders"), "gimli", 1, 1, 4, 4)
    assert table.card("gimli").zone is Zone.OUT, "8 + 1 is more than 8"


@pytest.mark.parametrize("yes", [True, False])
def test_ungoliants_progeny_may_make_spiders_gentle_and_strong(yes: bool) -> None:
    table = on_the_way(
        WILD, WILD, who=["gimli"], theirs=["giant-spiders"], their_play=["ungoliants-progeny"]
    )
    play(table, "giant-spiders")
    assert (table.seat, table.options) == (TWO, (No(), Yes()))
    table.choose(Yes() if yes else No())
    assert of_attack(table, Stat.PROWESS) == (11 if yes else 10)
    (attack,) = [frame for frame, _ in table.state.stack if isinstance(frame, AttackUnderWay)]
    assert traits.is_detainment(table.state, attack) is yes
