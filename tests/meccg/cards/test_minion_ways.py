"""Events of minions about cards, ways and the council; more rings and factions; the Balrog."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, enter, scene
from westmarch.meccg import calling, influence, numbers
from westmarch.meccg.kinds import Alignment, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    ChooseCompany,
    Done,
    Enter,
    Pick,
    PlayAtSite,
    Yes,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.state import Form
from westmarch.meccg.tables import SITES
from westmarch.meccg.things import Group
from westmarch.meccg.underway import Key
from westmarch.meccg.vocabulary.references import Stat

DARK = (Alignment.MINION, Alignment.HERO)
DEEP = (Alignment.BALROG, Alignment.HERO)
MORGUL = "minas-morgul-minion"
WILD = RegionType.WILDERNESS


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


@pytest.mark.parametrize(
    "code", ["cloaked-by-darkness", "heart-of-dark-fire", "terror-heralds-doom"]
)
def test_powers_are_shuffled_in_from_the_sideboard(code: str) -> None:
    table = scene(
        ("the-under-gates-balrog", ["the-balrog"]), sideboard=[code], alignments=DEEP
    ).organize()
    table.choose(table.act(code))
    assert table.card(code).zone is Zone.DECK


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


@pytest.mark.rule("M-WIN-13")
def test_a_minion_calls_the_council_by_sudden_call_only() -> None:
    table = scene((MORGUL, ["asternak"]), hand=["sudden-call"], alignments=DARK)
    table.organize()
    assert not table.offers(table.play("sudden-call")), "no deck is exhausted"
    table = scene((MORGUL, ["asternak"]), hand=["sudden-call"], alignments=DARK)
    table.state.exhausted[ONE] = 2
    assert calling.needs_card(table.state, ONE)
    table.organize().choose(table.play("sudden-call"))
    assert (table.state.called, table.state.last) == (ONE, table.state.turn + 1)
    table.finish()


@pytest.mark.rule("M-WIN-14")
@pytest.mark.parametrize(("side", "able"), [(Alignment.MINION, True), (Alignment.HERO, False)])
def test_sudden_call_as_a_hazard_calls_the_council_after_this_turn(
    side: Alignment, able: bool
) -> None:
    site = MORGUL if able else "rivendell"
    table = scene(
        (site, ["asternak"]),
        theirs=["sudden-call"],
        alignments=(side, Alignment.HERO),
    )
    table.state.exhausted[TWO] = 2
    table.move()
    assert table.offers(table.play("sudden-call", 1)) is able
    if able:
        table.choose(table.play("sudden-call", 1))
        assert (table.state.called, table.state.last) == (TWO, table.state.turn)


def test_sudden_call_can_be_shuffled_back() -> None:
    table = scene((MORGUL, ["asternak"]), hand=["sudden-call"], alignments=DARK).organize()
    table.choose(table.act("sudden-call"))
    assert table.state.hands[ONE] == []
    assert len(table.state.decks[ONE]) == 1
    table.finish()
