"""Treasures and friends of the later sets: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.kernel.chance import Shuffled
from westmarch.meccg import influence, numbers, traits
from westmarch.meccg.kinds import (
    Alignment,
    Movement,
    Phase,
    Race,
    RegionType,
    SiteType,
    Status,
    Zone,
)
from westmarch.meccg.options import (
    Assign,
    Attempt,
    ChooseCompany,
    Done,
    Enter,
    Face,
    GoTo,
    Pick,
    PlayAtSite,
    SetOut,
    Store,
    TakeWay,
    Transfer,
)
from westmarch.meccg.rules.turns import EndPhase
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import Key
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat, Trait

WILD = Key(region_type=RegionType.WILDERNESS)
RUIN = Key(site_type=SiteType.RUINS_AND_LAIRS)


def struck(table: MeccgScene, who: str) -> MeccgScene:
    """Somebody is given a strike and faces it."""
    return table.choose(Assign(table.id(who)), Face(table.id(who)))


def body(table: MeccgScene) -> int:
    """The body of the attack that is being faced."""
    return numbers.number(table.state, Assault(table.state.attacks), Stat.BODY)


# Items


def test_arrows_weaken_a_strike_and_all_that_fail_after_it() -> None:
    arrows = "arrows-shorn-of-ebony"
    table = scene(("rivendell", ["gimli", arrows, "legolas"]))
    table.attacked(Race.ORC, strikes=2, prowess=8, body=7, keys=[WILD])
    gimli, legolas = table.id("gimli"), table.id("legolas")
    table.choose(Assign(gimli), Assign(legolas), Face(gimli))
    table.choose(table.act(arrows), Pick(table.id(arrows)))
    assert (table.strength()[1], body(table)) == (7, 5)
    able = [one for one in table.options if one != Done()]
    table.rolls(6, 6, 3, 3).choose(able[0])
    table.choose(*([Done()] if table.offers(Done()) else []))
    assert (table.strength()[1], body(table)) == (8, 7), "this strike only"
    table.rolls(6, 6, 1, 1).idle()
    assert table.state.result is True, "the other failed strike is defeated, too"


@pytest.mark.parametrize(("who", "key"), [("bilbo", WILD), ("gimli", RUIN)])
def test_arrows_are_for_warriors_in_the_open(who: str, key: Key) -> None:
    table = scene(("rivendell", [who, "arrows-shorn-of-ebony"])).attacked(keys=[key])
    assert not struck(table, who).offers(table.act("arrows-shorn-of-ebony"))


def test_a_necklace_impresses_for_a_turn() -> None:
    item = "necklace-of-silver-and-pearls"
    table = scene(("rivendell", ["gimli", item, "legolas"])).organize()
    gimli = table.id("gimli")
    spoken, mind, cost = (
        influence.direct(table.state, gimli),
        numbers.mind(table.state, gimli),
        influence.cost(table.state, gimli),
    )
    table.choose(table.act(item), Pick(table.id(item)))
    assert influence.direct(table.state, gimli) == spoken + 3
    assert numbers.mind(table.state, gimli) == mind + 5
    assert influence.cost(table.state, gimli) == cost
    assert table.card(item).zone is Zone.DISCARD


def test_a_necklace_helps_against_the_opponents_attempts() -> None:
    item = "necklace-of-silver-and-pearls"
    table = scene(
        ("bree", ["bergil"]),
        opponents=[("bree", ["annalena", item])],
        alignments=(Alignment.HERO, Alignment.HERO),
    )
    table.state.turn = 3
    annalena = table.id("annalena")
    mind = numbers.mind(table.state, annalena)
    table.visit().choose(Enter(), Attempt(annalena, table.id("bergil")))
    assert table.seat == TWO
    table.choose(table.act(item), Pick(table.id(item)))
    assert numbers.mind(table.state, annalena) == mind + 5


def test_a_necklace_is_of_no_use_in_a_fight() -> None:
    table = scene(("rivendell", ["gimli", "necklace-of-silver-and-pearls"])).attacked()
    assert not table.offers(table.act("necklace-of-silver-and-pearls"))


def test_a_scabbard_makes_failed_strikes_easy_to_finish() -> None:
    for who, found in (("gimli", 5), ("legolas", 6)):
        table = scene(("rivendell", ["gimli", "scabbard-of-chalcedony", "legolas"]))
        table.attacked(body=6)
        assert body(struck(table, who)) == found
    for second, able in ([], True), (["scabbard-of-chalcedony"], False):
        company = ["gimli", "scabbard-of-chalcedony", "legolas", *second]
        table = scene(("rivendell", company)).organize()
        given = Transfer(table.id("scabbard-of-chalcedony"), table.id("legolas"))
        assert table.offers(given) is able


@pytest.mark.parametrize(
    ("who", "restored", "penalty"), [("gimli", True, 0), ("gimli", False, -3), ("bilbo", True, -3)]
)
def test_belegennon_restored_lets_a_warrior_stay_untapped(
    who: str, restored: bool, penalty: int
) -> None:
    table = scene(("rivendell", [who, "belegennon", "reforging"])).organize()
    if restored:
        table.rolls(6, 6).choose(Store(table.id("reforging")), table.act("belegennon"))
        if table.offers(table.act("reforging")):
            table.choose(Done())
        table.choose(Pick(table.id("reforging")))
    found = numbers.number(table.state, table.id(who), Stat.UNTAPPED_PENALTY)
    assert found == penalty
    assert numbers.corruption(table.state, table.id(who)) == (3 if restored else 2)


def test_a_wizards_staff_brings_magic_back() -> None:
    table = scene(
        ("rivendell", ["gandalf", "wizards-staff"]),
        discard=["wizards-laughter", "sun", "marvels-told"],
    )
    table.state.phase = Phase.END
    table.begin(EndPhase(ONE)).choose(table.act("wizards-staff"), Pick(table.id("gandalf")))
    picks = {one for one in table.options if isinstance(one, Pick)}
    assert picks == {Pick(table.id("wizards-laughter")), Pick(table.id("marvels-told"))}
    table.rolls(6, 6).choose(Pick(table.id("wizards-laughter")))
    assert table.card("wizards-laughter").zone is Zone.HAND
    table = scene(("rivendell", ["gandalf", "wizards-staff", "gimli"])).organize()
    assert not table.offers(Transfer(table.id("wizards-staff"), table.id("gimli")))
    assert not table.offers(table.act("wizards-staff")), "it is for the end of the turn"


@pytest.mark.parametrize(
    ("who", "night", "prowess", "flesh"),
    [("gimli", False, 7, 6), ("gimli", True, 10, 6), ("frodo", True, 1, 8)],
)
def test_aiglos_shines_by_night_for_warriors(
    who: str, night: bool, prowess: int, flesh: int
) -> None:
    table = scene(
        ("rivendell", [who, "aiglos"]), their_play=["doors-of-night"] if night else []
    ).attacked(body=8)
    assert numbers.prowess(table.state, table.id(who)) == prowess
    assert body(struck(table, who)) == flesh


def test_aiglos_is_admired_by_elves() -> None:
    table = scene(("rivendell", ["gimli", "aiglos", "legolas", "eomer"]))
    gimli = table.id("gimli")
    alone = influence.direct(table.state, gimli)
    assert influence.direct(table.state, gimli, table.id("legolas")) >= alone + 3
    assert influence.direct(table.state, gimli, table.id("eomer")) == alone


@pytest.mark.parametrize(
    ("item", "race", "able"),
    [
        ("dragon-helm", Race.DRAGON, True),
        ("dragon-helm", Race.DRAKE, True),
        ("dragon-helm", Race.ORC, False),
        ("lindion-the-oronin", Race.ANIMAL, True),
        ("lindion-the-oronin", Race.SPIDER, True),
        ("lindion-the-oronin", Race.ORC, False),
    ],
)
def test_some_attacks_are_canceled_by_a_helmet_or_a_friend(
    item: str, race: Race, able: bool
) -> None:
    table = scene(("rivendell", ["gimli", item])).attacked(race)
    assert table.offers(table.act(item)) is able
    if able:
        table.choose(table.act(item), Pick(table.id(item))).done()
        assert table.card(item).status is Status.TAPPED
        assert table.card("gimli").status is Status.UNTAPPED


@pytest.mark.parametrize(("site", "able"), [("the-under-leas", True), ("moria", False)])
@pytest.mark.parametrize("item", ["aiglos", "dragon-helm"])
def test_old_arms_lie_in_the_deeps(item: str, site: str, able: bool) -> None:
    table = scene((site, ["gimli"]), hand=[item]).visit().choose(Enter()).win()
    assert table.offers(PlayAtSite(table.id(item), table.id("gimli"))) is able


def test_a_leaf_brooch_goes_instead_of_another_item() -> None:
    table = scene(("moria", ["gimli", "leaf-brooch", "elf-stone"]), theirs=["rats"]).move()
    table.choose(table.play("rats"), ChooseCompany(FIRST), TakeWay(0), Pick(table.id("elf-stone")))
    assert table.seat == ONE
    table.choose(TakeWay(0))
    assert table.card("leaf-brooch").zone is Zone.DISCARD
    assert table.card("elf-stone").zone is Zone.PLAY


def test_a_leaf_brooch_may_be_kept() -> None:
    table = scene(("moria", ["gimli", "leaf-brooch", "elf-stone"]), theirs=["rats"]).move()
    table.choose(table.play("rats"), ChooseCompany(FIRST), TakeWay(0), Pick(table.id("elf-stone")))
    table.choose(Done())
    assert table.card("leaf-brooch").zone is Zone.PLAY
    assert table.card("elf-stone").zone is Zone.DISCARD


def test_a_leaf_brooch_does_not_save_what_is_elsewhere() -> None:
    table = scene(
        ("moria", ["gimli", "elf-stone"]), ("lorien", ["legolas", "leaf-brooch"]), theirs=["rats"]
    ).move()
    table.choose(table.play("rats"), ChooseCompany(FIRST), TakeWay(0), Pick(table.id("elf-stone")))
    assert table.card("elf-stone").zone is Zone.DISCARD
    assert table.card("leaf-brooch").zone is Zone.PLAY


def test_a_lost_tome_is_trapped_and_read_in_dark_places() -> None:
    table = scene(("moria", ["gimli", "sting"]), hand=["lost-tome"]).visit()
    gimli, tome = table.id("gimli"), table.id("lost-tome")
    table.choose(Enter()).win().choose(PlayAtSite(tome, gimli))
    assert table.strength() == (1, 9)
    assert numbers.prowess(table.state, gimli, Assault(table.state.attacks)) == 5
    table.choose(Assign(gimli)).rolls(6, 6).choose(Face(gimli))
    assert not traits.has(table.state, table.id("moria"), Trait.INFORMATION)
    table.choose(table.act("lost-tome"), Pick(tome))
    assert traits.has(table.state, table.id("moria"), Trait.INFORMATION)
    table = scene(("isengard", ["gimli", "lost-tome"])).visit().choose(Enter()).win()
    assert not table.offers(table.act("lost-tome")), "these are ruins"


@pytest.mark.parametrize(("dice", "status"), [((3, 4), Status.UNTAPPED), ((3, 3), Status.TAPPED)])
def test_a_jewel_may_rouse_its_bearer(dice: tuple[int, int], status: Status) -> None:
    table = scene(("rivendell", ["gimli", "jewel-of-beleriand"]))
    cards.tap(table.state, table.id("gimli"))
    table.organize().rolls(*dice)
    table.choose(table.act("jewel-of-beleriand"), Pick(table.id("jewel-of-beleriand")))
    assert table.card("gimli").status is status, "more than 6 is needed"
    assert table.card("jewel-of-beleriand").status is Status.TAPPED
    table = scene(("rivendell", ["gimli", "jewel-of-beleriand"])).organize()
    assert not table.offers(table.act("jewel-of-beleriand")), "he is not tapped"


# Friends


def test_lindion_calls_the_eagles_anywhere() -> None:
    for friend, able in (("lindion-the-oronin", True), ("treebeard", False)):
        table = scene(
            ("bree", ["eomer", friend]), hand=["eagle-mounts"], sites=["edoras"]
        ).organize()
        assert table.offers(table.play("eagle-mounts")) is able


@pytest.mark.parametrize(
    ("to", "zone"),
    [
        ("bree", Zone.PLAY),
        ("old-forest", Zone.PLAY),
        ("the-white-towers", Zone.PLAY),
        ("rivendell", Zone.DISCARD),
    ],
)
def test_mistress_lobelia_stays_near_her_home(to: str, zone: Zone) -> None:
    table = scene(("bag-end", ["frodo", "mistress-lobelia"]))
    table.journey(to, RegionType.WILDERNESS).move().finish()
    assert table.card("mistress-lobelia").zone is zone


@pytest.mark.parametrize(
    ("friend", "bearer", "site", "wanted", "other"),
    [
        ("mistress-lobelia", "frodo", "bree", "rangers-of-the-north", "riders-of-rohan"),
        ("choice-of-luthien", "arwen", "minas-tirith", "men-of-anorien", "riders-of-rohan"),
    ],
)
def test_somebody_at_home_finds_what_belongs_there(
    friend: str, bearer: str, site: str, wanted: str, other: str
) -> None:
    table = scene((site, [bearer, friend]), deck=[wanted, other]).organize()
    tapped = friend if friend == "mistress-lobelia" else bearer
    table.choose(table.act(friend), Pick(table.id(tapped)))
    assert table.options == (Done(), Pick(table.id(wanted)))
    table.script(Shuffled()).choose(Pick(table.id(wanted)))
    assert table.card(wanted).zone is Zone.HAND
    assert table.card(tapped).status is Status.TAPPED


# Events


def test_arwen_chooses_in_minas_tirith() -> None:
    table = scene(("minas-tirith", ["arwen", "gimli"]), hand=["choice-of-luthien"]).organize()
    arwen = table.id("arwen")
    spoken, mind = influence.direct(table.state, arwen), numbers.mind(table.state, arwen)
    table.choose(table.play("choice-of-luthien"))
    assert table.options == (Pick(arwen),)
    table.choose(Pick(arwen))
    assert influence.direct(table.state, arwen) == spoken + 2
    assert numbers.mind(table.state, arwen) == mind + 2
    table = scene(("rivendell", ["arwen"]), hand=["choice-of-luthien"]).organize()
    assert not table.offers(table.play("choice-of-luthien"))


@pytest.mark.parametrize(("to", "zone"), [("pelargir", Zone.PLAY), ("edoras", Zone.DISCARD)])
def test_arwens_choice_is_undone_if_she_goes_far(to: str, zone: Zone) -> None:
    table = scene(("minas-tirith", ["arwen", "choice-of-luthien"]))
    table.journey(to, RegionType.FREE_DOMAIN).move().finish()
    assert table.card("choice-of-luthien").zone is zone


def test_the_first_of_the_order_withstands_temptation() -> None:
    table = scene(("rivendell", ["saruman"]), hand=["first-of-the-order"])
    saruman = table.id("saruman")
    table.organize().choose(table.play("first-of-the-order"), Pick(saruman))
    assert numbers.number(table.state, saruman, Stat.CORRUPTION_CHECK) == 2
    table = scene(("rivendell", ["gandalf"]), hand=["first-of-the-order"]).organize()
    assert not table.offers(table.play("first-of-the-order"))


def test_dark_tunnels_lead_on_in_the_deeps() -> None:
    table = scene(
        ("moria", ["gimli"]),
        hand=["into-dark-tunnels"],
        sites=["the-under-gates", "the-sulfur-deeps"],
    )
    table.journey("the-under-gates", way=Movement.UNDER_DEEPS).move()
    table.choose(table.play("into-dark-tunnels"), ChooseCompany(FIRST))
    table.choose(SetOut(FIRST))
    assert GoTo(table.id("the-sulfur-deeps")) in table.options
    table = scene(("rivendell", ["gimli"]), hand=["into-dark-tunnels"], sites=["the-under-gates"])
    table.journey("moria", RegionType.WILDERNESS).move()
    assert not table.offers(table.play("into-dark-tunnels"))


@pytest.mark.parametrize(
    ("in_play", "dice", "moved"),
    [(["secret-ways"], (1, 2), True), (["secret-ways"], (1, 1), False), ([], (1, 2), False)],
)
def test_secret_ways_shorten_the_deeps(
    in_play: list[str], dice: tuple[int, int], moved: bool
) -> None:
    table = scene(("the-iron-deeps", ["gimli"]), sites=["the-under-vaults"], in_play=in_play)
    table.rolls(*dice).journey("the-under-vaults", way=Movement.UNDER_DEEPS).move().finish()
    here = table.state.companies[FIRST].site
    assert (here == table.id("the-under-vaults")) is moved


@pytest.mark.parametrize(
    ("in_play", "creature", "strikes"),
    [
        ([], "cave-drake", 1),
        (["gates-of-morning"], "cave-drake", 1),
        ([], "hobgoblins", 2),
    ],
)
def test_the_alert_are_struck_less(in_play: list[str], creature: str, strikes: int) -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas", "eomer"]),
        in_play=["more-alert-than-most", *in_play],
        theirs=[creature],
    )
    table.journey("moria", RegionType.WILDERNESS, RegionType.WILDERNESS).move()
    table.choose(next(one for one in table.options if one != Done()))
    assert table.strength()[0] == strikes


def test_the_sun_unveiled_frees_who_is_in_a_town_by_day() -> None:
    day = ["gates-of-morning"]
    table = scene(("edoras", ["gimli"]), hand=["the-sun-unveiled"], in_play=day)
    cards.tap(table.state, table.id("gimli"))
    enter(table.state, "lure-of-expedience", TWO, table.id("gimli"))
    table.organize().choose(table.play("the-sun-unveiled"), Pick(table.id("gimli")))
    assert table.card("gimli").status is Status.UNTAPPED
    assert table.card("lure-of-expedience").zone is Zone.DISCARD
    for site, in_play in (("edoras", []), ("dunharrow", day)):
        table = scene((site, ["gimli"]), hand=["the-sun-unveiled"], in_play=in_play)
        cards.tap(table.state, table.id("gimli"))
        assert not table.organize().offers(table.play("the-sun-unveiled"))
