"""Powers of Ringwraiths, more magic, and events of minions about cards and ways."""

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
    PlayAtSite,
    PlayEvent,
    TapToFight,
    Yes,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.rules.attempting import InfluenceAttempt
from westmarch.meccg.state import Form
from westmarch.meccg.tables import SITES
from westmarch.meccg.things import Assault, Group, Player
from westmarch.meccg.underway import Key
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Deed, Stat

DARK = (Alignment.MINION, Alignment.HERO)
DEEP = (Alignment.BALROG, Alignment.HERO)
MORGUL = "minas-morgul-minion"
WILD = RegionType.WILDERNESS


# Ringwraiths


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


# Magic


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


# Cards and ways


def test_all_thought_bent_finds_an_item() -> None:
    table = scene(
        ("bree-minion", ["layos"]),
        hand=["all-thought-bent-upon-it"],
        deck=["sable-shield", "muzgash"],
        alignments=DARK,
    )
    table.visit().choose(Enter()).win()
    table.choose(table.play("all-thought-bent-upon-it"), Pick(table.id("layos")))
    table.choose(Pick(table.id("sable-shield")))
    assert table.card("sable-shield").zone is Zone.HAND


def test_an_untimely_whisper_shows_the_opponents_hand() -> None:
    table = scene(
        (MORGUL, ["asternak"]),
        hand=["an-untimely-whisper"],
        theirs=["gandalf", "cave-drake"],
        alignments=DARK,
    ).organize()
    table.choose(table.play("an-untimely-whisper"))
    assert all(ONE in table.card(code).known for code in ("gandalf", "cave-drake"))


def test_back_to_the_fray_recalls_characters_of_both() -> None:
    table = scene(
        (MORGUL, ["asternak"]),
        hand=["back-to-the-fray"],
        discard=["muzgash", "orc-quarrels"],
        their_discard=["gimli"],
        alignments=DARK,
    ).organize()
    table.choose(table.play("back-to-the-fray"))
    assert table.options == (Done(), Pick(table.id("muzgash")))
    table.choose(Pick(table.id("muzgash")))
    assert (table.seat, table.options) == (TWO, (Done(), Pick(table.id("gimli"))))


def test_forced_march_leads_on_from_a_darkhaven() -> None:
    for site, able in (("dol-guldur-minion", True), ("moria-minion", False)):
        table = scene((MORGUL, ["asternak"]), hand=["forced-march"], alignments=DARK)
        table.journey(site, RegionType.DARK_DOMAIN).move()
        assert table.offers(table.play("forced-march")) is able


def test_honey_on_the_tongue_wins_characters() -> None:
    table = scene(
        (MORGUL, ["layos", "asternak"]), hand=["honey-on-the-tongue"], alignments=DARK
    ).organize()
    asternak, layos = table.id("asternak"), table.id("layos")
    table.choose(table.play("honey-on-the-tongue"), Pick(layos), Pick(asternak))
    before = influence.direct(table.state, asternak)
    assert influence.direct(table.state, asternak, layos) == before + 5
    table.finish()


def test_orc_mounts_are_seen_but_fast() -> None:
    table = scene(
        (MORGUL, ["gorbag", "muzgash"]),
        hand=["orc-mounts"],
        theirs=["cave-drake"],
        alignments=DARK,
    ).journey("moria-minion", WILD, WILD)
    table.organize().choose(table.play("orc-mounts"), ChooseCompany(FIRST)).finish()
    table.move()
    assert table.prompt == PlayHazards(FIRST, 4)


def test_test_of_fire_tests_a_ring() -> None:
    table = scene(
        (MORGUL, ["layos", "the-least-of-gold-rings"]),
        hand=["test-of-fire", "minor-ring"],
        alignments=DARK,
    ).organize()
    ring = Pick(table.id("the-least-of-gold-rings"))
    table.rolls(3, 3).choose(table.play("test-of-fire"), Pick(table.id("layos")), ring)
    assert table.options == (Done(), Pick(table.id("minor-ring")))


def test_hide_in_dark_places_cancels_creatures() -> None:
    table = scene(("moria-minion", ["jerrek"]), hand=["hide-in-dark-places"], alignments=DARK)
    table.organize().choose(table.play("hide-in-dark-places"), Pick(table.id("jerrek"))).finish()
    table.attacked(Race.SPIDER, prowess=20).done()
    assert table.card("jerrek").status is Status.UNTAPPED


def test_in_the_name_of_mordor() -> None:
    shadow = (Key(region_type=RegionType.SHADOW_LAND),)
    table = scene(("moria-minion", ["asternak"]), hand=["in-the-name-of-mordor"], alignments=DARK)
    table.attacked(Race.ORC, prowess=20, keys=shadow)
    table.choose(table.play("in-the-name-of-mordor"), Pick(table.id("asternak")), AimAtAttack(1))
    assert table.card("asternak").status is Status.TAPPED
    table.done()
    table = scene(("moria-minion", ["asternak"]), hand=["in-the-name-of-mordor"], alignments=DARK)
    king = enter(table.state, "witch-king-of-angmar", TWO, form=Form.EVENT)
    table.organize().choose(table.play("in-the-name-of-mordor", 1), Pick(king))
    assert table.state.cards[king].zone is Zone.DISCARD


def test_dark_tryst_is_gone_for_three_cards() -> None:
    table = scene(
        (MORGUL, ["asternak"]), hand=["dark-tryst"], deck=["muzgash"] * 4, alignments=DARK
    ).organize()
    table.choose(table.play("dark-tryst"))
    assert len(table.state.hands[ONE]) == 3
    assert table.card("dark-tryst").zone is Zone.OUT


# Rings and factions


@pytest.mark.parametrize(
    ("code", "site", "able"),
    [
        ("a-little-gold-ring", "bag-end-minion", True),
        ("gold-ring-that-sauron-fancies", "bag-end-minion", True),
        ("bright-gold-ring", "bag-end-minion", True),
        ("perfect-gold-ring", "bag-end-minion", False),
    ],
)
def test_gold_rings_have_their_sites(code: str, site: str, able: bool) -> None:
    table = scene((site, ["asternak"]), hand=[code], alignments=DARK)
    table.visit().choose(Enter()).win()
    assert SITES[site].items
    assert table.offers(PlayAtSite(table.id(code), table.id("asternak"))) is able


def test_the_trifling_ring_charms_characters() -> None:
    table = scene((MORGUL, ["asternak", "trifling-ring", "layos"]), alignments=DARK)
    asternak = table.id("asternak")
    before = influence.direct(table.state, asternak)
    assert influence.direct(table.state, asternak, table.id("layos")) == before + 3


@pytest.mark.parametrize(
    ("code", "site"),
    [
        ("half-trolls", "barad-dur-minion"),
        ("hill-trolls", "ettenmoors-minion"),
        ("misty-mountain-wargs", "ettenmoors-minion"),
        ("orcs-of-gorgoroth", "barad-dur-minion"),
        ("orcs-of-the-ephel-duath", "cirith-ungol-minion"),
        ("orcs-of-the-red-eye", "barad-dur-minion"),
        ("stone-trolls", "ettenmoors-minion"),
        ("ungol-orcs", "cirith-ungol-minion"),
    ],
)
def test_factions_serve_a_leader_at_their_sites(code: str, site: str) -> None:
    table = scene((site, ["gorbag"]), hand=[code], alignments=DARK)
    table.visit().choose(Enter()).win().rolls(6, 6)
    table.choose(PlayAtSite(table.id(code), table.id("gorbag")), Yes())
    assert table.card(code).host == table.id("gorbag")


# The Balrog


def test_ancient_secrets_cost_a_ringwraith_his_rest() -> None:
    table = scene(
        (MORGUL, ["dwar-the-ringwraith"]),
        hand=["ancient-secrets"],
        sideboard=["orc-quarrels", "cave-drake"],
        alignments=DARK,
    ).organize()
    table.choose(table.play("ancient-secrets", 1), Pick(table.id("dwar-the-ringwraith")))
    assert table.options == (Done(), Pick(table.id("orc-quarrels")))
    assert table.card("dwar-the-ringwraith").status is Status.TAPPED


@pytest.mark.parametrize(
    ("code", "shape"),
    [
        ("cloaked-by-darkness", "great-shadow"),
        ("heart-of-dark-fire", "strangling-coils"),
        ("terror-heralds-doom", "flame-of-udun"),
    ],
)
def test_powers_need_a_shape(code: str, shape: str) -> None:
    site = "the-under-gates-balrog"
    table = scene((site, ["the-balrog"]), hand=[code], alignments=DEEP)
    table.organize()
    assert not table.offers(table.play(code))
    table = scene((site, ["the-balrog", shape]), hand=[code], alignments=DEEP).organize()
    assert table.offers(table.play(code))


def test_powers_are_shuffled_in_from_the_sideboard() -> None:
    table = scene(
        ("the-under-gates-balrog", ["the-balrog"]),
        sideboard=["heart-of-dark-fire"],
        alignments=DEEP,
    ).organize()
    table.choose(table.act("heart-of-dark-fire"))
    assert table.card("heart-of-dark-fire").zone is Zone.DECK


def test_a_makers_map_and_a_cave_troll_help_below() -> None:
    table = scene(("moria-minion", ["azog", "cave-troll", "makers-map"]), alignments=DEEP)
    assert numbers.number(table.state, Group(FIRST), Stat.DEEPS_ROLL) == 1 + 2


def test_thrars_ring_seeks_minor_items() -> None:
    code = "dwarven-ring-of-thrars-tribe-minion"
    table = scene((MORGUL, ["nain", code]), deck=["orc-liquor", "sable-shield"], alignments=DARK)
    table.organize().choose(table.act(code), Pick(table.id("nain")))
    assert table.options == (Done(), Pick(table.id("orc-liquor")))


def test_a_troth_ring_shields_the_body() -> None:
    table = scene((MORGUL, ["asternak", "troth-ring"]), alignments=DARK)
    assert numbers.number(table.state, table.id("asternak"), Stat.BODY_CHECK) == -1
    assert numbers.mind(table.state, table.id("asternak")) == 4
