"""What characters say in numbers: influence, prowess, points, and where they come into play."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, MeccgScene, add, scene
from westmarch.kernel.records import CardId
from westmarch.meccg import influence, numbers, scoring
from westmarch.meccg.kinds import Alignment, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    BringIn,
    Done,
    Enter,
    Face,
    Pick,
    PlayAtSite,
)
from westmarch.meccg.rules.drafting import Draft
from westmarch.meccg.rules.influencing import terms
from westmarch.meccg.things import Assault, Player
from westmarch.meccg.underway import Key
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

SHADOW = (Alignment.MINION, Alignment.HERO)

SPEAKERS = [
    ("adrazar", "lossoth", "elrond", 1),
    ("anborn", "men-of-lebennin", "men-of-lamedon", 2),
    ("aragorn-ii", "rangers-of-the-north", "rangers-of-ithilien", 2),
    ("arinmir", "variags-of-khand", "easterlings", 2),
    ("arwen", "aragorn-ii", "elrond", 7),
    ("balin", "gimli", "elrond", 1),
    ("balin", "iron-hill-dwarves", "wood-elves", 1),
    ("bard-bowman", "men-of-northern-rhovanion", "men-of-dale", 2),
    ("beorn", "beornings", "woodmen", 2),
    ("beretar", "rangers-of-the-north", "hillmen", 2),
    ("boromir-ii", "men-of-anorien", "men-of-lebennin", 2),
    ("celeborn", "galadriel", "elrond", 5),
    ("cirdan", "elves-of-lindon", "wood-elves", 2),
    ("dain-ii", "iron-hill-dwarves", "blue-mountain-dwarves", 2),
    ("dain-ii", "lossoth", "wood-elves", 1),
    ("dain-ii", "eomer", "elrond", 1),
    ("damrod", "men-of-lamedon", "men-of-anfalas", 2),
    ("denethor-ii", "tower-guard-of-minas-tirith", "men-of-anorien", 2),
    ("eomer", "riders-of-rohan", "dunlendings", 2),
    ("erkenbrand", "riders-of-rohan", "dunlendings", 2),
    ("faramir", "rangers-of-ithilien", "rangers-of-the-north", 2),
    ("galva", "men-of-dorwinion", "woodmen", 2),
    ("ghan-buri-ghan", "woses-of-the-druadan-forest", "woodmen", 2),
    ("gimli", "iron-hill-dwarves", "blue-mountain-dwarves", 2),
    ("gimli", "wood-elves", "woodmen", 1),
    ("gloin", "blue-mountain-dwarves", "wood-elves", 3),
    ("gloin", "iron-hill-dwarves", "wood-elves", 1),
    ("glorfindel-ii", "legolas", "wood-elves", 1),
    ("halbarad", "hillmen", "woodmen", 2),
    ("haldalam", "easterlings", "variags-of-khand", 4),
    ("imrahil", "knights-of-dol-amroth", "men-of-anfalas", 2),
    ("legolas", "wood-elves", "elves-of-lindon", 2),
    ("mablung", "men-of-anfalas", "men-of-lamedon", 2),
    ("peath", "dunlendings", "hillmen", 4),
    ("theoden", "riders-of-rohan", "dunlendings", 2),
    ("thorin-ii", "blue-mountain-dwarves", "wood-elves", 4),
    ("thorin-ii", "gimli", "elrond", 2),
    ("thranduil", "wood-elves", "elves-of-lindon", 2),
    ("voteli", "lossoth", "hillmen", 2),
    ("vygavril", "southrons", "easterlings", 2),
    ("wacho", "woodmen", "beornings", 2),
    ("brand", "men-of-dale", "men-of-lake-town", 2),
    ("galdor", "elves-of-lindon", "woodmen", 1),
    ("galdor", "legolas", "gimli", 1),
    ("thrain-ii", "returned-exiles", "woodmen", 3),
    ("dror", "blue-mountain-dwarves", "woodmen", 2),
    ("firiel", "aragorn-ii", "elrond", 2),
    ("firiel", "men-of-anfalas", "rangers-of-the-north", 2),
    ("fori-the-beardless", "gimli", "elrond", 2),
    ("om-buri-om", "woses-of-old-pukel-land", "woodmen", 3),
    ("pon-ora-pon", "woses-of-old-pukel-land", "woodmen", 3),
    ("surion", "men-of-lebennin", "men-of-dale", 2),
    ("surion", "faramir", "eomer", 2),
    ("wormtongue", "riders-of-rohan", "dunlendings", 4),
    ("wormtongue", "eowyn", "faramir", 4),
    ("freca", "dunlendings", "hillmen", 1),
    ("freca", "riders-of-rohan", "hillmen", 1),
    ("wolf", "dunlendings", "riders-of-rohan", 2),
    ("asternak", "variags-of-khand", "southrons", 2),
    ("gorbag", "orcs-of-moria", "black-trolls", 3),
    ("gorbag", "shagrat", "old-troll", 3),
    ("hendolen", "wood-elves", "woodmen", 2),
    ("horseman-in-the-night", "lossoth", "elrond", 1),
    ("jerrek", "southrons-minion", "variags-of-khand-minion", 1),
    ("layos", "men-of-dorwinion-minion", "woodmen", 2),
    ("lieutenant-of-angmar", "black-trolls", "woodmen", 4),
    ("lieutenant-of-angmar", "gorbag", "elrond", 4),
    ("lieutenant-of-dol-guldur", "orcs-of-moria", "woodmen", 2),
    ("lieutenant-of-morgul", "old-troll", "elrond", 3),
    ("nain", "gimli", "elrond", 1),
    ("nevido-smod", "easterlings-minion", "southrons-minion", 2),
    ("odoacer", "woodmen-minion", "hillmen-minion", 3),
    ("old-troll", "orcs-of-moria", "woodmen", 1),
    ("orc-captain", "orcs-of-moria", "black-trolls", 3),
    ("orc-chieftain", "gorbag", "old-troll", 3),
    ("pon-opar", "southrons-minion", "variags-of-khand-minion", 2),
    ("shagrat", "orcs-of-moria", "black-trolls", 4),
    ("shamas", "woodmen-minion", "orcs-of-moria", 1),
    ("shamas", "dunlendings-minion", "eomer", 3),
    ("threlin", "iron-hill-dwarves", "woodmen", 2),
    ("troll-chief", "old-troll", "elrond", 3),
    ("tros-hesnef", "easterlings-minion", "southrons-minion", 1),
    ("uchel", "hillmen-minion", "woodmen-minion", 4),
    ("ulkaur-the-tongueless", "black-trolls", "woodmen", 2),
    ("mauhur", "orcs-of-moria", "black-trolls", 2),
    ("mionid", "variags-of-khand-minion", "southrons-minion", 2),
    ("perchen", "dunlendings-minion", "hillmen-minion", 3),
    ("euog-ulzog", "orcs-of-moria", "black-trolls", 2),
    ("ugluk", "orcs-of-moria", "black-trolls", 3),
    ("azog", "orcs-of-moria", "black-trolls", 3),
    ("azog", "buthrakaur", "old-troll", 2),
    ("bolg", "azog", "old-troll", 5),
    ("buthrakaur", "umagaur", "elrond", 6),
    ("buthrakaur", "black-trolls", "woodmen", 3),
    ("umagaur", "bolg", "elrond", 5),
    ("umagaur", "orcs-of-moria", "woodmen", 2),
    ("strider", "rangers-of-the-north", "rangers-of-ithilien", 3),
    ("elwen", "wood-elves", "woodmen", 2),
    ("nimloth", "legolas", "gimli", 2),
    ("lobelia-sackville-baggins", "frodo", "gimli", 3),
    ("baugur", "orcs-of-moria", "black-trolls", 2),
    ("calendal", "wood-elves", "woodmen", 2),
    ("the-mouth", "riders-of-rohan", "gimli", 2),
]


@pytest.mark.parametrize(("code", "friend", "stranger", "more"), SPEAKERS)
def test_some_are_spoken_to_more_easily(code: str, friend: str, stranger: str, more: int) -> None:
    table = scene(("rivendell", [code]), hand=[friend, stranger])
    speaker = table.id(code)
    alone = influence.direct(table.state, speaker)
    assert influence.direct(table.state, speaker, table.id(friend)) == alone + more
    assert influence.direct(table.state, speaker, table.id(stranger)) == alone


def test_influence_against_one_character_lets_only_him_follow() -> None:
    table = scene(("rivendell", ["arwen"]), hand=["aragorn-ii", "elrond"]).organize()
    arwen, rivendell = table.id("arwen"), table.id("rivendell")
    assert influence.direct(table.state, arwen) == 0
    assert not table.offers(BringIn(table.id("elrond"), rivendell, arwen))
    assert not table.offers(BringIn(table.id("aragorn-ii"), rivendell, arwen)), "9 is more than 7"


FIGHTERS = [
    *((code, Race.ORC, 1) for code in ("bifur", "bofur", "bombur", "dori", "dwalin", "elladan")),
    *((code, Race.ORC, 1) for code in ("elrohir", "fili", "gloin", "kili", "nori", "oin", "ori")),
    *((code, Race.ORC, 2) for code in ("balin", "dain-ii", "gildor-inglorion", "gimli")),
    ("thorin-ii", Race.ORC, 3),
    *((code, race, 3) for code in ("fram-framson",) for race in (Race.DRAGON, Race.DRAKE)),
    *((code, race, 6) for code in ("eowyn", "galva", "vygavril") for race in (Race.NAZGUL,)),
    *((code, race, 5) for code in ("peath", "voteli") for race in (Race.RINGWRAITH, Race.NAZGUL)),
    *(
        (code, race, 1)
        for code in ("broin", "gulla", "nain", "threlin")
        for race in (Race.ORC, Race.ELF)
    ),
]


@pytest.mark.parametrize(("code", "race", "more"), FIGHTERS)
def test_some_are_fought_better(code: str, race: Race, more: int) -> None:
    def prowess(race: Race) -> int:
        table = scene(("rivendell", [code])).attacked(race)
        return numbers.prowess(table.state, table.id(code), Assault(1))

    assert prowess(race) == prowess(Race.SPIDER) + more


@pytest.mark.parametrize("code", ["eowyn", "galva", "peath", "voteli", "vygavril"])
def test_nazgul_whom_a_woman_fights_have_half_their_body(code: str) -> None:
    def body(race: Race, defender: str) -> int | None:
        table = scene(("rivendell", [code, "gimli"])).attacked(race, body=9)
        chosen = table.id(defender)
        table.choose(Assign(chosen), Face(chosen))
        return numbers.value(table.state, Assault(1), Stat.BODY)

    assert body(Race.NAZGUL, code) == 5
    assert body(Race.NAZGUL, "gimli") == 9
    assert body(Race.ORC, code) == 9


POOR_SPEAKERS = [
    *("barliman-butterbur", "beregond", "bifur", "bofur", "bombur", "dori", "dwalin", "fili"),
    *("forlong", "haldir", "hama", "kili", "nori", "ori", "orophin"),
]


@pytest.mark.parametrize("code", POOR_SPEAKERS)
def test_poor_speakers_influence_factions_worse(code: str) -> None:
    def check(code: str) -> int:
        table = scene(("edoras", [code]), hand=["woses-of-old-pukel-land"])
        found = terms(table.state, table.id(code), table.id("woses-of-old-pukel-land"))
        return sum(term.amount for term in found)

    assert check(code) == -1
    assert check("anborn") == 0
    table = scene(("edoras", [code]), hand=["gimli"])
    against = numbers.number(table.state, table.id(code), Stat.INFLUENCE_CHECK, table.id("gimli"))
    assert against == 0, "he is no faction"


HOBBITS = [
    *("bilbo", "fatty-bolger", "frodo", "merry", "pippin", "robin-smallburrow", "sam-gamgee"),
    "folco-boffin",
]


@pytest.mark.parametrize(
    ("code", "home"), [*((code, "bag-end") for code in HOBBITS), ("fram-framson", "framsburg")]
)
def test_some_come_into_play_at_home_only(code: str, home: str) -> None:
    table = scene(
        ("rivendell", ["elrond"]), (home, ["aragorn-ii"]), hand=[code, "bofur"]
    ).organize()
    newcomer, other = table.id(code), table.id("bofur")
    assert table.offers(BringIn(newcomer, table.id(home)))
    assert table.offers(BringIn(other, table.id("rivendell")))
    assert not table.offers(BringIn(newcomer, table.id("rivendell")))
    table.choose(BringIn(newcomer, table.id(home)))
    assert table.card(code).zone is Zone.PLAY


@pytest.mark.parametrize(
    ("code", "points"),
    [("aragorn-ii", 3), ("cirdan", 3), ("elrond", 3), ("galadriel", 3), ("bilbo", 2), ("frodo", 2)],
)
def test_points_are_lost_with_the_great(code: str, points: int) -> None:
    table = scene(("rivendell", ["gimli"]), discard=[code])
    card = table.id(code)
    assert scoring.worth(table.state, ONE, card) > 0
    cards.put(table.state, card, Zone.OUT)
    assert scoring.worth(table.state, ONE, card) == -points


def hand_size(table: MeccgScene) -> int:
    """How many cards the first player holds."""
    return numbers.number(table.state, Player(ONE), Stat.HAND_SIZE)


@pytest.mark.parametrize(
    ("code", "home"),
    [
        ("cirdan", "grey-havens"),
        ("elrond", "rivendell"),
        ("galadriel", "lorien"),
        ("lieutenant-of-angmar", "carn-dum-minion"),
        ("lieutenant-of-dol-guldur", "dol-guldur-minion"),
        ("lieutenant-of-morgul", "minas-morgul-minion"),
    ],
)
def test_lords_at_home_let_their_player_hold_one_more_card(code: str, home: str) -> None:
    assert hand_size(scene((home, [code]))) == 9
    assert hand_size(scene(("edoras", [code]))) == 8


@pytest.mark.rule("M-MH-09")
def test_a_moving_company_is_at_no_site() -> None:
    table = scene(("rivendell", ["elrond"]), theirs=["orc-raiders"])
    table.journey("moria", RegionType.WILDERNESS)
    assert hand_size(table) == 9, "it has not set out yet"
    table.move()
    assert hand_size(table) == 8


COAST = Key(region_type=RegionType.COASTAL_SEA)


def test_cirdan_cancels_attacks_keyed_to_the_sea() -> None:
    table = scene(("rivendell", ["cirdan", "gimli"])).attacked(Race.ORC, keys=(COAST,))
    table.choose(table.act("cirdan"), Pick(table.id("cirdan")), AimAtAttack(1))
    assert table.card("cirdan").status is Status.TAPPED
    table.done()
    inland = Key(region_type=RegionType.WILDERNESS)
    table = scene(("rivendell", ["cirdan", "gimli"])).attacked(Race.ORC, keys=(inland,))
    assert not table.offers(table.act("cirdan"))


def test_hendolen_cancels_detainment_attacks() -> None:
    dark = Key(region_type=RegionType.DARK_DOMAIN)
    table = scene(("moria-minion", ["hendolen"]), alignments=SHADOW)
    table.attacked(Race.ORC, keys=(dark,))
    table.choose(table.act("hendolen"), Pick(table.id("hendolen")), AimAtAttack(1)).done()
    table = scene(("moria-minion", ["hendolen"]), alignments=SHADOW).attacked(Race.ORC)
    assert not table.offers(table.act("hendolen"))


def test_fatty_bolger_cancels_a_strike_against_another_hobbit() -> None:
    def strike(at: str) -> tuple[MeccgScene, CardId]:
        table = scene(("rivendell", ["fatty-bolger", "frodo", "gimli"])).attacked(prowess=20)
        struck = table.id(at)
        table.choose(Assign(struck), Face(struck))
        return table, struck

    table, frodo = strike("frodo")
    table.choose(table.act("fatty-bolger"), Pick(table.id("fatty-bolger")))
    assert table.state.cards[frodo].status is Status.UNTAPPED
    table.done()
    for at in ("gimli", "fatty-bolger"):
        table, _ = strike(at)
        assert not table.offers(table.act("fatty-bolger"))


@pytest.mark.parametrize(("code", "joins"), [("eomer", True), ("beregond", False)])
def test_a_faction_is_influenced_by_whom_it_hears(code: str, joins: bool) -> None:
    table = scene(("edoras", [code]), hand=["riders-of-rohan"]).visit()
    riders = table.id("riders-of-rohan")
    table.choose(Enter()).rolls(4, 5).choose(PlayAtSite(riders, table.id(code)))
    assert (table.card("riders-of-rohan").zone is Zone.PLAY) is joins, "more than 10 is needed"
    table.finish()


def test_fram_framson_starts_in_no_company() -> None:
    table = scene()
    for code in ("fram-framson", "gimli"):
        add(table.state, code, ONE, Zone.POOL)
    table.begin(Draft())
    assert table.options == (Done(), Pick(table.id("gimli")))
