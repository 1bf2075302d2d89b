"""What stands in the cells of the tables of the Middle-earth CCG is read as it is meant."""

from __future__ import annotations

import pytest

from westmarch.meccg.kinds import (
    Alignment,
    ItemKind,
    Keyword,
    Mark,
    PlaceCode,
    Points,
    Race,
    RegionCode,
    RegionType,
    SiteType,
    Skill,
    When,
)
from westmarch.meccg.tables.cells import (
    attack,
    bonus,
    figures,
    gathered,
    keying,
    value_of,
    where,
    yes,
)
from westmarch.meccg.tables.land import passage, playable
from westmarch.meccg.tables.making import marshalling, modification
from westmarch.meccg.tables.printed import Attack, Bonus, FromHand, Keying, Value, Where


def test_a_long_list_goes_on_in_another_table() -> None:
    found = gathered(
        """
code  unique  regions
a     yes     rohan
b     -       -
""",
        """
code  regions
a     anorien, ithilien
b     harondor
""",
    )
    assert found == [
        {"code": "a", "unique": "yes", "regions": "rohan, anorien, ithilien"},
        {"code": "b", "unique": "-", "regions": "harondor"},
    ]


def test_a_column_that_nobody_reads_is_refused() -> None:
    with pytest.raises(AssertionError, match="nobody reads"):
        gathered("code  prowes\na     3")


def test_values() -> None:
    assert value_of("-2") == Value(-2)
    assert value_of("3 (5 dwarf)") == Value(3, 5, When.DWARF)
    with pytest.raises(AssertionError, match="is no value"):
        value_of("3(5)")


def test_numbers_and_yes() -> None:
    assert figures({"code": "a", "discarded at": "7, 8"}, "discarded at") == (7, 8)
    assert yes({"code": "a", "unique": "yes"}, "unique")
    assert not yes({"code": "a"}, "unique")
    with pytest.raises(AssertionError, match="neither yes nor -"):
        yes({"code": "a", "unique": "no"}, "unique")


def test_bonuses() -> None:
    assert bonus("+2") == Bonus(2)
    assert bonus("-1") == Bonus(-1)
    assert bonus("+3 max 8 warrior dwarf") == Bonus(3, 8, Race.DWARF, Skill.WARRIOR)
    assert bonus("+4 max 12 vs dragon drake") == Bonus(4, 12, against=(Race.DRAGON, Race.DRAKE))
    assert bonus("+5 max 11 restored") == Bonus(5, 11, restored=True)
    with pytest.raises(AssertionError, match="nobody can bear"):
        bonus("+1 cook")


def test_places() -> None:
    assert where({"code": "a"}, "at") is None
    named = where({"code": "a", "at": "bree, bag-end, tapped"}, "at")
    assert named == Where(places=(PlaceCode("bree"), PlaceCode("bag-end")), tapped=True)
    wild = where({"code": "a", "at": "any, R, in:w, in:rohan, above, not:lair, not:D"}, "at")
    assert wild == Where(
        types=(SiteType.RUINS_AND_LAIRS,),
        not_types=(SiteType.DARK_HOLD,),
        regions=(RegionCode("rohan"),),
        region_types=(RegionType.WILDERNESS,),
        under_deeps=False,
        lair=False,
    )


def test_attacks() -> None:
    assert attack("orc 4x7") == Attack((Race.ORC,), 4, 7)
    assert attack("dragon 3x15/6 (attacker chooses)") == Attack(
        (Race.DRAGON,), 3, 15, 6, (Mark.ATTACKER_CHOOSES,)
    )
    assert attack("man each x8 (detainment if covert)") == Attack(
        (Race.MAN,), None, 8, None, (Mark.DETAINMENT_IF_COVERT,)
    )
    assert attack("maia 1x24 (not cancelable; eliminates)") == Attack(
        (Race.MAIA,), 1, 24, None, (Mark.NOT_CANCELABLE, Mark.ELIMINATES)
    )
    assert attack("hand S") == FromHand((SiteType.SHADOW_HOLD,))
    assert attack("hand c unique") == FromHand((), (RegionType.COASTAL_SEA,), unique=True)


def test_keying() -> None:
    row = {"code": "a", "keyed": "ww s R", "doors: regions": "rohan", "doors: there": "all"}
    assert keying(row, "", None) == Keying(
        region_types=((RegionType.WILDERNESS, 2), (RegionType.SHADOW_LAND, 1)),
        site_types=(SiteType.RUINS_AND_LAIRS,),
    )
    doors = keying(row, "doors: ", True)
    assert doors == Keying(regions=(RegionCode("rohan"),), there=tuple(SiteType), doors=True)
    assert keying(row, "no doors: ", False) is None


def test_points() -> None:
    assert marshalling({"code": "a"}, Points.ITEM) is None
    starred = marshalling({"code": "a", "points": "2*"}, Points.KILL)
    assert starred is not None
    assert (starred.source, starred.value, starred.starred) == (Points.KILL, Value(2), True)
    other = marshalling({"code": "a", "points": "item 1 (4 text)"}, Points.MISCELLANEOUS)
    assert other is not None
    assert (other.source, other.value) == (Points.ITEM, Value(1, 4, When.TEXT))


def test_modifications() -> None:
    assert modification("dunadan -2").race is Race.DUNADAN
    assert modification("snaga-hai +2").faction == "snaga-hai"


def test_what_sites_offer_and_where_they_lead() -> None:
    assert playable("greater (palantir)").keywords == (Keyword.PALANTIR,)
    assert playable("greater (scroll-of-isildur)").names == ("scroll-of-isildur",)
    assert playable("greater (hero)").alignment is Alignment.HERO
    assert playable("gold-ring").kind is ItemKind.GOLD_RING
    assert (passage("moria 0").place, passage("moria 0").roll) == ("moria", 0)
    assert passage("in:udun 0").region == "udun"
