"""Single words of resources: second uses, what is stored, who is safe, and who is not."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import fight
from tests.meccg.scene import FIRST, ONE, TWO, add, enter, scene
from westmarch.kernel.chance import Shuffled
from westmarch.meccg import deeds, influence, scoring
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, Phase, RegionType, Status, Zone
from westmarch.meccg.options import (
    Act,
    AimAtAttack,
    Assign,
    Control,
    Done,
    Enter,
    Face,
    Pick,
    PlayAtSite,
    PlayCreature,
    Store,
    TakeWay,
    TapToFight,
)
from westmarch.meccg.prompts import ChooseRescueSite
from westmarch.meccg.reading import lying_on
from westmarch.meccg.rules.attempting import InfluenceAttempt
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.rules.creatures import Creature
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.underway import Key
from westmarch.meccg.vocabulary.references import Deed

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
FALLEN = (Alignment.FALLEN_WIZARD, Alignment.HERO)
OF_BALROG = (Alignment.BALROG, Alignment.HERO)
MORGUL, BREE, TOWER = "minas-morgul-minion", "bree-minion", "barad-dur-minion"
WILD = RegionType.WILDERNESS


# Checks


@pytest.mark.parametrize(("by", "able"), [("layos", True), ("jerrek", False)])
def test_promptings_help_against_temptation(by: str, able: bool) -> None:
    card = "crooked-promptings"
    table = scene((BREE, ["luitprand", "binding-ring", by]), hand=[card], alignments=DARK)
    table.rolls(1, 2).begin(CorruptionCheck(table.id("luitprand")))
    assert table.offers(table.play(card, 1)) is able
    if able:
        table.choose(table.play(card, 1), Pick(table.id(by)))
        while not table.position.over:
            table.choose(Done())
        assert table.told(Rolled)[-1].total == 3 + 2


@pytest.mark.parametrize(
    ("who", "able"), [("azog", True), ("the-balrog", True), ("muzgash", False)]
)
def test_a_leader_dismays_whom_he_speaks_to(who: str, able: bool) -> None:
    def total(plays: bool) -> int:
        card, folk = "foe-dismayed", "orcs-of-moria"
        table = scene(("moria-balrog", [who]), hand=[card, folk], alignments=OF_BALROG)
        table.visit().choose(Enter()).rolls(1, 1)
        table.choose(PlayAtSite(table.id(folk), table.id(who)))
        assert table.offers(table.play(card, 1)) is able
        if plays:
            table.choose(table.play(card, 1))
        while not table.position.over:
            table.choose(Done())
        return table.told(Rolled)[-1].total

    assert not able or total(True) == total(False) + 3
    assert able or total(False) < 6


@pytest.mark.parametrize(
    ("spell", "who", "more"), [("wizards-voice", "gandalf", 2), ("vilya", "elrond", 0)]
)
def test_a_staff_steels_against_spells(spell: str, who: str, more: int) -> None:
    def total(*items: str) -> int:
        table = scene(("rivendell", [who, *items]), hand=[spell]).organize().rolls(6, 6)
        table.choose(table.play(spell), Pick(table.id(who)))
        while not table.told(Rolled):
            table.choose(Done())
        return table.told(Rolled)[-1].total

    assert total("wizards-staff") == total() + more


@pytest.mark.parametrize(("lord", "able"), [("the-witch-king", True), ("belegorn", False)])
def test_a_ringwraith_keeps_his_factions(lord: str, able: bool) -> None:
    table = scene(
        ("edoras", ["gandalf"]),
        opponents=[(MORGUL, [lord])],
        theirs=["poisonous-despair"],
        their_play=["riders-of-rohan"],
    )
    table.state.phase = Phase.SITE
    table.begin(InfluenceAttempt(table.id("gandalf"), table.id("riders-of-rohan"), FIRST))
    assert table.offers(table.play("poisonous-despair", 1)) is able
    if able:
        table.choose(table.play("poisonous-despair", 1), Pick(table.id(lord)))
        assert table.card("riders-of-rohan").zone is Zone.PLAY


@pytest.mark.parametrize("card", ["by-the-ringwraiths-word", "obey-him-or-die"])
def test_some_are_not_discarded_by_a_body_check(card: str) -> None:
    for worn, zone in (([card], Zone.PLAY), ([], Zone.DISCARD)):
        table = scene((BREE, ["lagduf", *worn, "muzgash"]), alignments=DARK)
        fight(table.attacked(prowess=20), "lagduf", 1, 1, 4, 4)
        assert table.card("lagduf").zone is zone


# Items


@pytest.mark.parametrize(("who", "able"), [("gorbag", True), ("layos", False)])
def test_an_iron_shield_parries_for_a_warrior(who: str, able: bool) -> None:
    table = scene((BREE, [who, "iron-shield-of-old"]), alignments=DARK).attacked(prowess=30)
    one = table.id(who)
    table.choose(Assign(one), Face(one))
    assert table.offers(table.act("iron-shield-of-old")) is able
    if able:
        table.choose(table.act("iron-shield-of-old"), Pick(table.id("iron-shield-of-old")))
        assert table.card(who).status is Status.UNTAPPED
        table.done()


def test_the_iron_crown_tempts_and_is_stored_in_the_tower() -> None:
    crown = "the-iron-crown-minion"
    for who, tempted in (("jerrek", True), ("the-witch-king", False)):
        table = scene((MORGUL, [who, crown]), alignments=DARK)
        if tempted:
            table.rolls(6, 6)
        table.begin(Turn(ONE))
        assert bool([one for one in table.told(Rolled) if one.what == "corruption"]) is tempted
    for site, able in ((TOWER, True), (BREE, False)):
        table = scene((site, ["jerrek", crown]), alignments=DARK).organize()
        assert table.offers(Store(table.id(crown))) is able


@pytest.mark.parametrize(("site", "able"), [(MORGUL, True), (BREE, False)])
def test_news_are_stored_at_a_darkhaven(site: str, able: bool) -> None:
    card = "thats-been-heard-before-tonight"
    table = scene((site, ["jerrek", card]), alignments=DARK).organize()
    assert table.offers(Store(table.id(card))) is able


@pytest.mark.parametrize(("item", "safe"), [("adamant-helmet", True), ("elven-cloak", False)])
def test_an_adamant_helmet_wards_off_enchantments(item: str, safe: bool) -> None:
    table = scene(("edoras", ["gimli", item]))
    gimli = table.id("gimli")
    for curse, gone in (("endless-whispers", safe), ("foolish-words", False)):
        new = add(table.state, curse, TWO, Zone.HAND)
        assert deeds.cannot(table.state, Deed.BE_TARGETED, gimli, new) is gone
    for curse in ("endless-whispers", "foolish-words"):
        enter(table.state, curse, TWO, gimli)
    table.begin(Turn(ONE))
    lying = {table.state.cards[one].code for one in lying_on(table.state, gimli)}
    assert ("endless-whispers" in lying) is not safe
    assert "foolish-words" in lying


@pytest.mark.parametrize(
    "stone",
    ["palantir-of-elostirion", "palantir-of-orthanc", "palantir-of-orthanc-minion"],
)
def test_some_stones_give_a_fallen_wizard_no_points(stone: str) -> None:
    sides = DARK if stone.endswith("minion") else HEROES
    for side, worth in ((sides, True), (FALLEN, False)):
        table = scene(
            ("isengard-fallen-wizard", ["perchen", stone]),
            in_play=["legacy-of-smiths"],
            alignments=side,
        )
        assert (scoring.worth(table.state, ONE, table.id(stone)) > 0) is worth


@pytest.mark.parametrize(
    ("other", "left", "able"), [(True, 5, True), (False, 5, False), (True, 4, False)]
)
def test_the_stone_of_osgiliath_does_what_orthancs_does(other: bool, left: int, able: bool) -> None:
    table = scene(
        ("rivendell", ["saruman", "palantir-of-osgiliath"]),
        deck=["dodge"] * left,
        discard=["escape"],
        in_play=["palantir-of-orthanc"] if other else [],
    ).organize()
    stone = table.id("palantir-of-osgiliath")
    acts = [one for one in table.options if isinstance(one, Act) and one.card == stone]
    assert bool(acts) is able
    if able:
        table.script(Shuffled()).rolls(6, 6)
        table.choose(acts[0], Pick(stone), Pick(table.id("escape")))
        assert table.card("escape").zone is Zone.DECK


@pytest.mark.parametrize(("sage", "able"), [("elrond", True), ("legolas", False)])
def test_a_stored_reforging_brings_arms_back(sage: str, able: bool) -> None:
    gear = ["dagger-of-westernesse", "glamdring", "cram"]
    table = scene(("rivendell", ["gimli", "reforging", sage]), discard=gear).organize()
    table.choose(Store(table.id("reforging")))
    assert table.offers(table.act("reforging")) is able
    if able:
        table.choose(table.act("reforging"))
        while not table.offers(Pick(table.id("glamdring"))):
            table.choose(table.options[-1])
        assert table.offers(Pick(table.id("dagger-of-westernesse")))
        assert not table.offers(Pick(table.id("cram")))
        table.choose(Pick(table.id("glamdring")))
        assert table.card("glamdring").zone is Zone.PLAY


# Allies


def test_the_last_child_cancels_attacks_in_her_lands() -> None:
    child, dark = "last-child-of-ungoliant", RegionType.DARK_DOMAIN
    for to, able in (("minas-morgul-minion", True), (BREE, False)):
        table = scene(("shelobs-lair-minion", ["asternak", child]), alignments=DARK)
        table.journey(to, dark)
        drake = add(table.state, "cave-drake", TWO, Zone.HAND)
        table.state.phase = Phase.MOVEMENT
        table.begin(Creature(FIRST, drake, (Key(region_type=dark),)))
        assert table.offers(table.act(child)) is able
        if able:
            table.choose(table.act(child), Pick(table.id(child)), AimAtAttack(1)).done()


def test_the_last_child_ends_hazards_in_her_lands() -> None:
    child = "last-child-of-ungoliant"
    for to, able in (("minas-morgul-minion", True), (BREE, False)):
        table = scene(("shelobs-lair-minion", ["asternak", child]), alignments=DARK)
        enter(table.state, "foolish-words", TWO, table.id("asternak"))
        table.journey(to, RegionType.DARK_DOMAIN).move()
        assert table.offers(table.act(child, 1)) is able
        if able:
            words = table.id("foolish-words")
            table.choose(table.act(child, 1), Pick(table.id(child)), Pick(words))
            assert table.card("foolish-words").zone is Zone.DISCARD


def test_the_last_child_goes_home_when_shelob_comes() -> None:
    child = "last-child-of-ungoliant"
    table = scene(("shelobs-lair-minion", ["asternak", child]), theirs=["shelob"], alignments=DARK)
    table.move()
    play = next(one for one in table.options if getattr(one, "card", None) == table.id("shelob"))
    table.choose(play)
    assert table.card(child).zone is Zone.HAND


@pytest.mark.parametrize("saved", [True, False])
def test_a_hound_saves_its_master_from_prison(saved: bool) -> None:
    flies, hound = "flies-and-spiders", "noble-hound"
    table = scene(
        ("rivendell", ["bergil", hound]),
        theirs=["giant-spiders", flies],
        their_sites=["ettenmoors-minion"],
    )
    table.journey("moria", WILD, WILD).move()
    bergil, dog = table.id("bergil"), table.id(hound)
    table.choose(next(one for one in table.options if isinstance(one, PlayCreature)))
    assert table.options == (Done(), Assign(dog)), "not before the dog"
    table.choose(Assign(dog), Assign(bergil))
    while not table.offers(Face(bergil)):
        table.choose(Done())
    table.choose(Face(bergil)).rolls(1, 1)
    table.choose(table.play(flies), Pick(bergil), TapToFight())
    table.choose(TakeWay(0) if saved else Done())
    assert (table.card(hound).zone is Zone.DISCARD) is saved
    assert table.position.over or (table.prompt == ChooseRescueSite(bergil)) is not saved
    assert (table.card(flies).zone is Zone.DISCARD) is saved


# Servants


@pytest.mark.parametrize(
    ("stage", "lord"),
    [
        ("squire-of-the-hunt", "alatar"),
        ("gandalfs-friend", "gandalf"),
        ("pallandos-apprentice", "pallando"),
        ("the-forge-master", "saruman"),
    ],
)
def test_a_servant_obeys_his_lord_only(stage: str, lord: str) -> None:
    for other, able in ((f"{lord}-fallen-wizard", True), ("elrond", False)):
        table = scene(
            ("isengard-fallen-wizard", [other, "beretar", stage]), alignments=FALLEN
        ).organize()
        beretar, master = table.id("beretar"), table.id(other)
        assert influence.cost(table.state, beretar) <= influence.direct(table.state, master)
        assert table.offers(Control(beretar, master)) is able


@pytest.mark.parametrize("apprentice", [True, False])
def test_pallandos_apprentice_looks_into_stones(apprentice: bool) -> None:
    stone = "palantir-of-orthanc"
    table = scene(
        ("isengard-fallen-wizard", ["bilbo", stone]),
        deck=["dodge"] * 5,
        discard=["escape"],
        alignments=FALLEN,
    )
    if apprentice:
        enter(table.state, "pallandos-apprentice", ONE, table.id("bilbo"))
    assert table.organize().offers(table.act(stone)) is apprentice
