"""Resource events of minions in fights, and their magic."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, MeccgScene, scene
from westmarch.meccg import (
    influence,
    numbers,
    terrain,
)
from westmarch.meccg.kinds import (
    Alignment,
    Race,
    RegionType,
    Status,
    Zone,
)
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    Face,
    Pick,
    PickRegion,
    StayUntapped,
    TakeWay,
    TapToFight,
)
from westmarch.meccg.verbs import cards

DARK = (Alignment.MINION, Alignment.HERO)
MORGUL = "minas-morgul-minion"
BREE = "bree-minion"
WILD = RegionType.WILDERNESS


def band(*codes: str, at: str = "moria-minion", hand: tuple[str, ...] = ()) -> MeccgScene:
    """A company of minions at a site."""
    return scene((at, codes), hand=hand, alignments=DARK)


@pytest.mark.parametrize(
    ("code", "who", "tapped", "races"),
    [
        ("a-nice-place-to-hide", "jerrek", True, (Race.SPIDER,)),
        ("orc-quarrels", "asternak", False, (Race.TROLL,)),
        ("ruse", "layos", True, (Race.SPIDER,)),
        ("crept-along-cleverly", "odoacer", False, (Race.UNDEAD,)),
        ("not-slay-needlessly", "asternak", False, (Race.ELF,)),
    ],
)
def test_attacks_are_canceled(code: str, who: str, tapped: bool, races: tuple[Race, ...]) -> None:
    table = band(who, hand=(code,)).attacked(*races, prowess=20)
    table.choose(table.play(code))
    if table.offers(Pick(table.id(who))):
        table.choose(Pick(table.id(who)))
    table.choose(AimAtAttack(1))
    assert table.card(who).status is (Status.TAPPED if tapped else Status.UNTAPPED)
    assert table.card(code).zone is Zone.DISCARD
    table.done()


@pytest.mark.parametrize(
    ("code", "who", "races"),
    [
        ("a-nice-place-to-hide", "asternak", (Race.SPIDER,)),
        ("orc-quarrels", "asternak", (Race.SPIDER,)),
        ("ruse", "asternak-and-orcs", (Race.SPIDER,)),
        ("crept-along-cleverly", "asternak", (Race.UNDEAD,)),
        ("not-slay-needlessly", "asternak", (Race.ORC,)),
        ("diversion", "", (Race.ORC,)),
        ("the-tormented-earth", "asternak", (Race.ORC,)),
    ],
)
def test_attacks_are_not_canceled_without_their_conditions(
    code: str, who: str, races: tuple[Race, ...]
) -> None:
    companions = ["threlin", "muzgash"] if who == "asternak-and-orcs" else ["asternak"]
    table = scene(("moria-minion", companions), hand=[code], alignments=DARK)
    if code == "diversion":
        cards.wound(table.state, table.id("asternak"))
    table.attacked(*races)
    assert not table.offers(table.play(code))


def test_diversion_wounds_without_a_body_check() -> None:
    table = band("asternak", hand=("diversion",)).attacked(Race.SPIDER, prowess=20)
    table.choose(table.play("diversion"), Pick(table.id("asternak"))).done()
    assert table.card("asternak").status is Status.WOUNDED


def test_not_slay_needlessly_only_weakens_against_an_overt_company() -> None:
    table = band("muzgash", hand=("not-slay-needlessly",)).attacked(Race.MAN, prowess=9)
    assert not table.offers(table.play("not-slay-needlessly", 0))
    table.choose(table.play("not-slay-needlessly", 1), AimAtAttack(1))
    muzgash = table.id("muzgash")
    table.rolls(2, 2).choose(Assign(muzgash), Face(muzgash), TapToFight())
    assert table.state.result is True, "4 + 4 is more than 9 - 2"
    table.done()


def test_orc_quarrels_halves_strikes_under_skies_of_fire() -> None:
    table = scene(
        ("moria-minion", ["muzgash", "lagduf", "snaga"]),
        hand=["orc-quarrels"],
        in_play=["skies-of-fire"],
        alignments=DARK,
    ).attacked(Race.SPIDER, strikes=3, prowess=1)
    table.choose(table.play("orc-quarrels", 1), AimAtAttack(1))
    one, two = table.id("muzgash"), table.id("lagduf")
    table.choose(Assign(one), Assign(two))
    assert table.options == (Face(one), Face(two))


def test_ruse_hides_a_scout_from_strikes() -> None:
    table = band("jerrek", "asternak", hand=("ruse",)).attacked(Race.SPIDER, prowess=1)
    jerrek = table.id("jerrek")
    table.choose(table.play("ruse", 1), Pick(jerrek), AimAtAttack(1))
    assert Assign(jerrek) not in table.options
    assert Assign(table.id("asternak")) in table.options


@pytest.mark.parametrize(("code", "prowess"), [("bold-thrust", 11), ("swift-strokes", 9)])
def test_warriors_strike_better(code: str, prowess: int) -> None:
    table = band("asternak", hand=(code,)).attacked(Race.SPIDER, prowess=prowess)
    asternak = table.id("asternak")
    table.choose(Assign(asternak), Face(asternak), table.play(code), Pick(asternak))
    table.rolls(*((2, 2) if code == "bold-thrust" else (1, 1, 2, 2)))
    table.choose(TapToFight())
    assert table.state.result is True
    table.done()


@pytest.mark.parametrize("code", ["under-his-blow", "blow-turned"])
def test_some_do_not_tap_against_a_strike(code: str) -> None:
    table = band("asternak", hand=(code,)).attacked(Race.SPIDER, prowess=8)
    asternak = table.id("asternak")
    table.choose(Assign(asternak), Face(asternak), table.play(code), Pick(asternak))
    table.rolls(2, 2).choose(StayUntapped())
    assert table.state.result is True, "5 + 4 is more than 8"
    assert table.card("asternak").status is Status.UNTAPPED
    table.done()


def test_orc_stealth_is_for_orc_scouts() -> None:
    table = band("orc-sniffler", hand=("orc-stealth",)).attacked(Race.SPIDER, prowess=20)
    orc = table.id("orc-sniffler")
    table.choose(Assign(orc), Face(orc), table.play("orc-stealth"), Pick(orc)).done()
    assert table.card("orc-sniffler").status is Status.UNTAPPED
    table = band("jerrek", hand=("orc-stealth",)).attacked(Race.SPIDER)
    table.choose(Assign(table.id("jerrek")), Face(table.id("jerrek")))
    assert not table.offers(table.play("orc-stealth"))


def test_the_tormented_earth_is_paid_with_a_corruption_check() -> None:
    table = band("hador", "sable-shield", hand=("the-tormented-earth",))
    table.attacked(Race.SPIDER, prowess=20)
    hador = table.id("hador")
    table.choose(table.play("the-tormented-earth"), Pick(hador), AimAtAttack(1))
    table.rolls(3, 3).choose(TakeWay(0)).done()
    assert table.card("hador").status is Status.TAPPED, "6 - 4 equals two corruption points"
    table = band("dwar-the-ringwraith", hand=("the-tormented-earth",))
    table.attacked(Race.SPIDER, prowess=20)
    dwar = table.id("dwar-the-ringwraith")
    table.choose(table.play("the-tormented-earth"), Pick(dwar), AimAtAttack(1), TakeWay(0)).done()
    assert table.card("dwar-the-ringwraith").status is Status.UNTAPPED


def test_deeper_shadow_changes_a_region_of_the_path_for_a_shadow_user() -> None:
    table = scene(
        (MORGUL, ["ciryaher"]), hand=["deeper-shadow"], theirs=["cave-drake"], alignments=DARK
    )
    table.journey("moria-minion", WILD, WILD).move()
    table.rolls(6, 6).choose(table.play("deeper-shadow"), Pick(table.id("ciryaher")), TakeWay(1))
    table.choose(PickRegion(0))
    assert terrain.path(table.state, FIRST) == (RegionType.SHADOW_LAND, WILD)
    table = band("asternak", at=MORGUL, hand=("deeper-shadow",))
    table.journey("moria-minion", WILD, WILD).move()
    assert not table.offers(table.play("deeper-shadow"))


def test_bitter_cold_weakens_all_attacks_of_the_turn() -> None:
    table = band("hador", hand=("bitter-cold",)).organize()
    table.rolls(6, 6).choose(table.play("bitter-cold"), Pick(table.id("hador"))).finish()
    table.attacked(Race.SPIDER, prowess=9)
    table.rolls(2, 2).choose(Assign(table.id("hador")), Face(table.id("hador")), TapToFight())
    assert table.state.result is True, "5 + 4 is more than 9 - 1"


def test_words_of_menace_need_spirit_magic() -> None:
    table = band("belegorn", "asternak", hand=("words-of-menace-and-deceit",)).organize()
    belegorn = table.id("belegorn")
    before = influence.direct(table.state, belegorn)
    table.rolls(6, 6).choose(table.play("words-of-menace-and-deceit"))
    assert table.options == (Pick(belegorn),)
    table.choose(Pick(belegorn))
    assert influence.direct(table.state, belegorn) == before + 5
    table.finish()


def test_well_preserved_heals_at_the_price_of_body() -> None:
    table = band("ciryaher", "asternak", hand=("well-preserved",))
    cards.wound(table.state, table.id("asternak"))
    table.organize().rolls(6, 6)
    table.choose(table.play("well-preserved"), Pick(table.id("ciryaher")))
    table.choose(Pick(table.id("asternak")))
    assert table.card("asternak").status is Status.UNTAPPED
    assert numbers.body(table.state, table.id("asternak")) == 6
    table.finish()
