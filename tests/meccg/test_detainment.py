"""Detainment: M-DET."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import (
    BORDER,
    DARK,
    FREE,
    HEROES,
    MINIONS,
    SHADOW,
    WILD,
    fight,
    on_the_way,
    play,
)
from tests.meccg.scene import FIRST, MeccgScene, scene
from westmarch.meccg import traits
from westmarch.meccg.kinds import Alignment, PlaceCode, Race, RegionCode, RegionType, Status, Zone
from westmarch.meccg.options import Enter
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.underway import AttackUnderWay, Key, Origin

ORCS = ("grishnakh",)


def minions(*path: RegionType, theirs: str, who: tuple[str, ...] = ORCS) -> MeccgScene:
    """Minions on their way."""
    return on_the_way(
        *path,
        who=who,
        at="dol-guldur-minion",
        to="moria-minion",
        theirs=[theirs],
        alignments=MINIONS,
    )


def is_soft(table: MeccgScene, attack: AttackUnderWay | None = None) -> bool:
    """Whether the attack that is going on only detains."""
    now = next(
        frame for frame, _ in reversed(table.state.stack) if isinstance(frame, AttackUnderWay)
    )
    return traits.is_detainment(table.state, now if attack is None else attack)


def attacked(
    side: Alignment,
    race: Race,
    key: Key | None,
    origin: Origin = Origin.CREATURE,
) -> bool:
    """Whether an attack on a company of a side is detainment."""
    heroes = side is Alignment.HERO
    table = scene(
        ("rivendell", ["gimli"]) if heroes else ("ettenmoors-minion", list(ORCS)),
        alignments=HEROES if heroes else (side, Alignment.HERO),
    )
    keys = () if key is None else (key,)
    table.begin(FaceAttack(FIRST, Attack((race,), 1, 9), None, origin, keys))
    return is_soft(table)


@pytest.mark.rule("M-DET-01")
def test_an_attack_detains_if_its_card_says_so() -> None:
    table = on_the_way(FREE, theirs=["the-border-watch"])
    play(table, "the-border-watch")
    assert is_soft(table)
    table = minions(FREE, theirs="the-border-watch")
    play(table, "the-border-watch")
    assert not is_soft(table)


@pytest.mark.rule("M-DET-03")
@pytest.mark.parametrize(("region", "soft"), [(DARK, True), (SHADOW, False), (WILD, False)])
@pytest.mark.parametrize("side", [Alignment.MINION, Alignment.BALROG])
def test_what_is_keyed_to_dark_lands_detains_servants_of_the_shadow(
    region: RegionType, soft: bool, side: Alignment
) -> None:
    assert attacked(side, Race.SPIDER, Key(region_type=region)) is soft
    assert not attacked(Alignment.HERO, Race.SPIDER, Key(region_type=region))


@pytest.mark.rule("M-DET-04")
@pytest.mark.parametrize(
    ("race", "soft"),
    [
        (Race.ORC, True),
        (Race.TROLL, True),
        (Race.UNDEAD, True),
        (Race.MAN, True),
        (Race.WOLF, False),
        (Race.ELF, False),
    ],
)
def test_the_folk_of_shadow_lands_detain_servants_of_the_shadow(race: Race, soft: bool) -> None:
    assert attacked(Alignment.MINION, race, Key(region_type=SHADOW)) is soft
    assert not attacked(Alignment.MINION, race, Key(region_type=WILD))


@pytest.mark.rule("M-DET-05")
def test_agents_detain_servants_of_the_shadow() -> None:
    assert attacked(Alignment.MINION, Race.MAN, None, Origin.AGENT)
    assert not attacked(Alignment.MINION, Race.MAN, None, Origin.CREATURE)


@pytest.mark.rule("M-DET-06")
def test_names_of_dark_places_do_as_well_as_their_types() -> None:
    assert attacked(Alignment.MINION, Race.SPIDER, Key(region=RegionCode("gorgoroth")))
    assert attacked(Alignment.MINION, Race.SPIDER, Key(place=PlaceCode("barad-dur")))
    assert not attacked(Alignment.MINION, Race.SPIDER, Key(place=PlaceCode("weathertop")))
    assert not attacked(Alignment.MINION, Race.SPIDER, Key(region=RegionCode("rohan")))


@pytest.mark.rule("M-DET-07")
def test_automatic_attacks_detain_only_if_the_site_says_so() -> None:
    key = Key(region_type=DARK)
    assert not attacked(Alignment.MINION, Race.SPIDER, key, Origin.AUTOMATIC)
    assert attacked(Alignment.MINION, Race.SPIDER, key)
    for place, soft in (("bree-minion", True), ("moria-minion", False)):
        table = scene((place, ["layos"]), alignments=MINIONS).visit().choose(Enter())
        assert is_soft(table) is soft


@pytest.mark.rule("M-DET-08", "M-DET-09", "M-DET-10")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_who_is_detained_is_only_tapped_and_no_creature_is_a_kill(dice: tuple[int, int]) -> None:
    table = on_the_way(FREE, who=["gimli"], theirs=["the-border-watch"])
    fight(play(table, "the-border-watch"), "gimli", *dice)
    assert table.card("gimli").status is Status.TAPPED
    assert table.card("the-border-watch").zone is Zone.DISCARD
    table.finish()


@pytest.mark.parametrize(
    "code",
    [
        "arthadan-rangers",
        "beorning-toll",
        "gondorian-rangers",
        "horse-lords",
        "thranduils-folk",
        "wandering-eldar",
        "ent-in-search-of-the-entwives",
        "dwarven-travelers",
        "stewards-guard",
        "stout-men-of-gondor",
    ],
)
@pytest.mark.parametrize(
    ("who", "alignments", "soft"),
    [
        ("gimli", HEROES, True),
        ("layos", MINIONS, True),
        ("grishnakh", MINIONS, False),
    ],
)
def test_some_detain_heroes_and_covert_companies(
    code: str, who: str, alignments: tuple[Alignment, Alignment], soft: bool
) -> None:
    table = on_the_way(
        WILD,
        WILD,
        BORDER,
        WILD,
        WILD,
        WILD,
        regions=["hollin", "high-pass", "brown-lands", "rohan", "woodland-realm", "rhudaur"],
        who=[who],
        theirs=[code],
        alignments=alignments,
    )
    play(table, code)
    assert is_soft(table) is soft


@pytest.mark.parametrize(
    "code",
    [
        "elf-lord-revealed-in-wrath",
        "durins-folk",
        "galadhrim",
        "knights-of-the-prince",
        "lady-of-the-golden-wood",
        "lord-of-the-carrock",
        "lord-of-the-haven",
        "master-of-the-house",
        "alatar-the-hunter",
        "gandalf-the-white-rider",
        "pallando-the-soul-keeper",
        "radagast-the-tamer",
        "saruman-the-wise",
    ],
)
@pytest.mark.parametrize(
    ("who", "alignments", "soft"),
    [("gimli", HEROES, True), ("layos", MINIONS, False), ("grishnakh", MINIONS, False)],
)
def test_others_detain_heroes_only(
    code: str, who: str, alignments: tuple[Alignment, Alignment], soft: bool
) -> None:
    table = on_the_way(
        WILD,
        WILD,
        FREE,
        BORDER,
        WILD,
        regions=["rhudaur", "wold-and-foothills", "lindon", "anfalas", "lindon"],
        who=[who],
        theirs=[code],
        alignments=alignments,
    )
    play(table, code)
    assert is_soft(table) is soft
