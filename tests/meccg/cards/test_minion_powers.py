"""Powers of Ringwraiths, and more magic."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, enter, scene
from westmarch.meccg import deeds, influence, numbers
from westmarch.meccg.kinds import Alignment, Phase, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    ChooseCompany,
    Done,
    Enter,
    Face,
    Pick,
    PlayEvent,
    TapToFight,
)
from westmarch.meccg.rules.attempting import InfluenceAttempt
from westmarch.meccg.things import Assault, Group, Player
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Deed, Stat

DARK = (Alignment.MINION, Alignment.HERO)
DEEP = (Alignment.BALROG, Alignment.HERO)
MORGUL = "minas-morgul-minion"
WILD = RegionType.WILDERNESS


def test_akhorahil_takes_magic_from_his_deck() -> None:
    table = scene(
        (MORGUL, ["akhorahil-the-ringwraith"]),
        hand=["akhorahil-unleashed"],
        deck=["bitter-cold", "orc-quarrels"],
        alignments=DARK,
    ).organize()
    akhorahil = Pick(table.id("akhorahil-the-ringwraith"))
    table.choose(table.play("akhorahil-unleashed"), akhorahil)
    assert table.options == (Done(), Pick(table.id("bitter-cold")))


def test_dwar_rides_through_the_regions_in_a_mode() -> None:
    for mode in (True, False):
        table = scene(
            (MORGUL, ["dwar-the-ringwraith"]),
            hand=["dwar-unleashed"],
            sites=["bree-minion", "moria-minion"],
            alignments=DARK,
        )
        if mode:
            cards.lay_upon(table.state, enter(table.state, "black-rider", ONE), FIRST)
        table.organize()
        assert table.offers(table.play("dwar-unleashed")) is mode
        if mode:
            table.choose(table.play("dwar-unleashed"), ChooseCompany(FIRST), Done())
            assert deeds.may(table.state, Deed.REGION_MOVEMENT, Group(FIRST))


def test_hoarmurath_cancels_an_attack_from_afar() -> None:
    for lord, able in (("hoarmurath-the-ringwraith", True), ("dwar-the-ringwraith", False)):
        table = scene(
            ("moria-minion", ["asternak"]),
            (MORGUL, [lord]),
            hand=["hoarmurath-unleashed"],
            alignments=DARK,
        ).attacked(Race.SPIDER, prowess=20)
        assert table.offers(table.play("hoarmurath-unleashed")) is able
        if able:
            table.choose(table.play("hoarmurath-unleashed"), Pick(table.id(lord)), AimAtAttack(1))
            assert table.card("asternak").status is Status.UNTAPPED


def test_ren_frightens_all_at_his_site() -> None:
    table = scene(
        (MORGUL, ["ren-the-ringwraith", "asternak", "sable-shield"]),
        hand=["ren-unleashed"],
        alignments=DARK,
    ).organize()
    ren = Pick(table.id("ren-the-ringwraith"))
    table.rolls(1, 1).choose(table.play("ren-unleashed"), ren)
    while not table.position.over and table.card("asternak").status is Status.UNTAPPED:
        table.choose(Done())
    assert table.card("asternak").status is Status.TAPPED, "2 - 2 + 2 equals two points"


def test_the_witch_king_unleashed_speaks_with_authority_once_a_turn() -> None:
    table = scene(
        (MORGUL, ["the-witch-king"]),
        hand=["the-witch-king-unleashed", "the-witch-king-unleashed"],
        alignments=DARK,
    ).organize()
    king = table.id("the-witch-king")
    second = PlayEvent(table.id("the-witch-king-unleashed", 1), 0)
    assert table.offers(second)
    table.choose(table.play("the-witch-king-unleashed"), Pick(king))
    assert influence.direct(table.state, king) == 3 + 5
    assert not table.offers(second)


def test_uvatha_rides_on() -> None:
    table = scene(
        (MORGUL, ["uvatha-the-ringwraith"]),
        hand=["uvatha-unleashed"],
        sites=["dol-guldur-minion"],
        alignments=DARK,
    )
    table.journey("dol-guldur-minion", RegionType.DARK_DOMAIN).move()
    assert table.offers(table.play("uvatha-unleashed"))
    table = scene((MORGUL, ["dwar-the-ringwraith"]), hand=["uvatha-unleashed"], alignments=DARK)
    table.journey("dol-guldur-minion", RegionType.DARK_DOMAIN).move()
    assert not table.offers(table.play("uvatha-unleashed"))


def test_the_morgul_blade_breaks_when_a_strike_fails() -> None:
    table = scene(("moria-minion", ["dwar-the-ringwraith", "morgul-blade"]), alignments=DARK)
    dwar = table.id("dwar-the-ringwraith")
    table.attacked(Race.SPIDER, prowess=13).rolls(2, 2)
    table.choose(Assign(dwar), Face(dwar), TapToFight())
    assert table.state.result is True, "9 + 4 is more than 13 - 1"
    assert table.card("morgul-blade").zone is Zone.DISCARD


@pytest.mark.parametrize(("dice", "status"), [((3, 3), Status.TAPPED), ((3, 4), Status.UNTAPPED)])
def test_the_ring_leaves_its_mark(dice: tuple[int, int], status: Status) -> None:
    table = scene(
        (MORGUL, ["dwar-the-ringwraith"]),
        hand=["the-ring-leaves-its-mark"],
        sideboard=["fell-rider"],
        alignments=DARK,
    )
    cards.tap(table.state, table.id("dwar-the-ringwraith"))
    table.organize().rolls(*dice)
    table.choose(table.play("the-ring-leaves-its-mark", 1), Pick(table.id("dwar-the-ringwraith")))
    assert table.card("dwar-the-ringwraith").status is status


def test_while_the_yellow_face_sleeps_one_more_card_is_kept() -> None:
    table = scene(
        (MORGUL, ["dwar-the-ringwraith", "while-the-yellow-face-sleeps"]), alignments=DARK
    )
    assert numbers.number(table.state, Player(ONE), Stat.HAND_SIZE) == 9
    table.journey("dol-guldur-minion", RegionType.DARK_DOMAIN).move()
    assert table.card("while-the-yellow-face-sleeps").zone is Zone.DISCARD


def test_poisonous_despair_ends_an_attempt() -> None:
    for friend, able in (("belegorn", True), ("jerrek", False)):
        table = scene(
            ("bree", ["gandalf"]),
            opponents=[("bree-minion", ["asternak", friend])],
            theirs=["poisonous-despair"],
            alignments=(Alignment.HERO, Alignment.MINION),
        )
        table.state.phase = Phase.SITE
        table.begin(InfluenceAttempt(table.id("gandalf"), table.id("asternak"), FIRST))
        assert table.offers(table.play("poisonous-despair")) is able
        if able:
            table.choose(table.play("poisonous-despair"), Pick(table.id(friend)))
            assert table.card("asternak").zone is Zone.PLAY


@pytest.mark.parametrize(
    ("code", "who", "prowess"),
    [("some-secret-art-of-flame", "hador", 5 + 4), ("driven-as-by-a-madness", "belegorn", 3 + 2)],
)
def test_magic_strengthens_in_a_fight(code: str, who: str, prowess: int) -> None:
    table = scene(("moria-minion", [who]), hand=[code], alignments=DARK).attacked(Race.SPIDER)
    table.rolls(6, 6).choose(table.play(code), Pick(table.id(who)), AimAtAttack(1))
    assert numbers.prowess(table.state, table.id(who), Assault(1)) == prowess
    table = scene(("moria-minion", ["asternak"]), hand=[code], alignments=DARK)
    assert not table.attacked(Race.SPIDER).offers(table.play(code))


def test_veils_of_shadow_leave_one_strike() -> None:
    table = scene(
        ("moria-minion", ["hador", "gulla", "eradan"]), hand=["veils-of-shadow"], alignments=DARK
    )
    table.visit().choose(Enter()).rolls(6, 6)
    number = table.state.attacks
    table.choose(table.play("veils-of-shadow"), Pick(table.id("hador")), AimAtAttack(number))
    assert numbers.strikes(table.state, number, 3) == 1


def test_the_waters_tithe_carries_farther() -> None:
    table = scene((MORGUL, ["hador"]), hand=["the-waters-tithe"], alignments=DARK).organize()
    table.rolls(6, 6).choose(table.play("the-waters-tithe"), Pick(table.id("hador")))
    assert numbers.number(table.state, Group(FIRST), Stat.MAX_REGIONS) == 6
    table.finish()


def test_sojourn_in_shadows_hides_a_companion() -> None:
    table = scene(
        ("moria-minion", ["ciryaher", "asternak"]), hand=["sojourn-in-shadows"], alignments=DARK
    ).attacked(Race.SPIDER)
    asternak = table.id("asternak")
    table.rolls(6, 6).choose(table.play("sojourn-in-shadows"), Pick(table.id("ciryaher")))
    table.choose(Pick(asternak))
    assert Assign(asternak) not in table.options
    assert Assign(table.id("ciryaher")) in table.options


def test_white_light_steels_and_the_storms_are_governed() -> None:
    table = scene(
        (MORGUL, ["hador"]), hand=["white-light-broken", "govern-the-storms"], alignments=DARK
    ).organize()
    hador = Pick(table.id("hador"))
    table.rolls(6, 6).choose(table.play("white-light-broken"), hador)
    while not deeds.cannot(table.state, Deed.RETURN_TO_ORIGIN, Group(FIRST)):
        wanted = table.play("govern-the-storms")
        if table.offers(wanted) and not table.state.script:
            table.rolls(6, 6)
        table.choose(*((wanted, hador) if table.offers(wanted) else (Done(),)))
    assert numbers.number(table.state, hador.card, Stat.CORRUPTION_CHECK) == 2


def test_poison_of_his_voice_discards_a_hazard_of_a_companion() -> None:
    table = scene((MORGUL, ["belegorn", "asternak"]), hand=["poison-of-his-voice"], alignments=DARK)
    lure = enter(table.state, "lure-of-expedience", TWO, table.id("asternak"))
    table.organize().rolls(6, 6)
    table.choose(table.play("poison-of-his-voice"), Pick(table.id("belegorn")), Pick(lure))
    assert table.state.cards[lure].zone is Zone.DISCARD
