"""Rings of minions: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, scene
from westmarch.meccg import deeds, numbers, traits
from westmarch.meccg.kinds import (
    Alignment,
    ItemKind,
    Race,
    Status,
    Zone,
)
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    Done,
    Enter,
    Face,
    Pick,
    PlayAtSite,
)
from westmarch.meccg.rules.testing import TestRing as RingTest
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.tables import SITES
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import Origin
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Deed, Stat

DARK = (Alignment.MINION, Alignment.HERO)
DEEP = (Alignment.BALROG, Alignment.HERO)
MORGUL, TOWER, BREE = "minas-morgul-minion", "barad-dur-minion", "bree-minion"


def test_the_scroll_of_isildur_helps_with_ring_tests() -> None:
    table = scene(
        (MORGUL, ["asternak", "scroll-of-isildur-minion", "the-least-of-gold-rings"]),
        hand=["magic-ring-of-fury"],
        alignments=DARK,
    )
    table.rolls(3, 4).begin(RingTest(table.id("the-least-of-gold-rings")))
    assert table.card("magic-ring-of-fury").zone is Zone.HAND, "7 + 1 is no Magic Ring"


def test_gold_rings_tempt_at_the_end_of_the_untap_phase() -> None:
    table = scene((MORGUL, ["asternak", "the-least-of-gold-rings"]), alignments=DARK)
    table.rolls(1, 2).begin(Turn(ONE))
    assert table.card("asternak").status is Status.TAPPED


@pytest.mark.parametrize(("site", "able"), [(BREE, True), ("moria-minion", False)])
def test_the_gleaming_gold_ring_is_found_at_border_holds(site: str, able: bool) -> None:
    table = scene((site, ["asternak"]), hand=["gleaming-gold-ring"], alignments=DARK)
    row = SITES[site]
    offered = any(one.kind is ItemKind.GOLD_RING for one in row.items)
    assert offered
    table.visit().choose(Enter()).win()
    play = PlayAtSite(table.id("gleaming-gold-ring"), table.id("asternak"))
    assert table.offers(play) is able


def test_the_gleaming_gold_ring_lets_a_lesser_ring_be_sought() -> None:
    for code, able in (("gleaming-gold-ring", True), ("the-least-of-gold-rings", False)):
        table = scene(
            (MORGUL, ["asternak", code]),
            deck=["minor-ring", "magic-ring-of-fury"],
            alignments=DARK,
        )
        table.rolls(1, 2).begin(RingTest(table.id(code)))
        assert table.offers(Pick(table.id("minor-ring"))) is able
        assert not table.offers(Pick(table.id("magic-ring-of-fury")))
        if able:
            table.choose(Pick(table.id("minor-ring")))
            assert table.card("minor-ring").host == table.id("asternak")


@pytest.mark.parametrize(
    ("code", "who", "stat", "more"),
    [
        ("magic-ring-of-fury", "asternak", Stat.PROWESS, 2),
        ("magic-ring-of-lies", "layos", Stat.DIRECT_INFLUENCE, 3),
        ("minor-ring", "layos", Stat.DIRECT_INFLUENCE, 2),
        ("the-oracles-ring", "asternak", Stat.MIND, -2),
        ("binding-ring", "asternak", Stat.MIND, -1),
        ("thrall-ring", "asternak", Stat.MIND, -1),
        ("the-warding-ring", "asternak", Stat.MIND, -2),
        ("the-reviled-ring", "asternak", Stat.MIND, -2),
    ],
)
def test_rings_change_their_bearers(code: str, who: str, stat: Stat, more: int) -> None:
    bare = scene((MORGUL, [who]), alignments=DARK)
    before = numbers.number(bare.state, bare.id(who), stat)
    table = scene((MORGUL, [who, code]), alignments=DARK)
    assert numbers.number(table.state, table.id(who), stat) == before + more


@pytest.mark.parametrize(("who", "prowess"), [("asternak", 10), ("dorelas", 4)])
def test_the_one_ring_at_most_doubles_prowess(who: str, prowess: int) -> None:
    table = scene((MORGUL, [who, "the-one-ring-minion"]), alignments=DARK)
    assert numbers.prowess(table.state, table.id(who)) == prowess


def test_minds_do_not_sink_below_one() -> None:
    table = scene((MORGUL, ["dogrib", "the-oracles-ring"]), alignments=DARK)
    assert numbers.mind(table.state, table.id("dogrib")) == 1


@pytest.mark.parametrize(
    "code",
    ["magic-ring-of-guile", "magic-ring-of-savagery", "magic-ring-of-enigma"],
)
def test_magic_rings_give_skills(code: str) -> None:
    table = scene((MORGUL, ["threlin", code]), alignments=DARK)
    assert len(traits.skills(table.state, table.id("threlin"))) == 3
    table.organize()
    assert not table.offers(table.act(code))


def test_magic_ring_of_savagery_cancels_an_attack_for_a_ranger() -> None:
    table = scene(("moria-minion", ["uchel", "magic-ring-of-savagery"]), alignments=DARK)
    table.attacked(Race.SPIDER, prowess=20)
    table.choose(
        table.act("magic-ring-of-savagery"), Pick(table.id("uchel")), AimAtAttack(1)
    ).done()
    assert table.card("uchel").status is Status.TAPPED


def test_magic_ring_of_guile_cancels_a_strike_for_a_scout() -> None:
    table = scene(("moria-minion", ["luitprand", "magic-ring-of-guile"]), alignments=DARK)
    who, ring = table.id("luitprand"), Pick(table.id("magic-ring-of-guile"))
    table.attacked(Race.SPIDER, prowess=20).choose(Assign(who), Face(who))
    table.choose(table.act("magic-ring-of-guile"), ring).done()
    assert table.card("luitprand").status is Status.UNTAPPED


@pytest.mark.parametrize(("kind", "more"), [(Origin.AGENT, 3), (Origin.CREATURE, 0)])
def test_the_paltry_ring_helps_against_detainment(kind: Origin, more: int) -> None:
    table = scene(("moria-minion", ["asternak", "paltry-ring"]), alignments=DARK)
    asternak = table.id("asternak")
    table.attacked(Race.SPIDER, prowess=9, origin=kind).choose(Assign(asternak), Face(asternak))
    assert numbers.prowess(table.state, asternak, Assault(1)) == 5 + more


def test_dwarven_rings_weigh_more_on_dwarves_and_serve_them_only() -> None:
    ring = "dwarven-ring-of-thelors-tribe-minion"
    table = scene((MORGUL, ["nain", ring]), deck=["orc-liquor", "gorbag"], alignments=DARK)
    assert numbers.corruption(table.state, table.id("nain")) == 5
    table.organize().choose(table.act(ring), Pick(table.id("nain")))
    table.choose(Pick(table.id("orc-liquor")))
    assert table.card("orc-liquor").zone is Zone.HAND
    table.finish()
    table = scene((MORGUL, ["asternak", ring]), alignments=DARK)
    assert numbers.corruption(table.state, table.id("asternak")) == 3
    table.organize()
    assert not table.offers(table.act(ring))


def test_durins_ring_untaps_the_site_of_a_dwarf() -> None:
    ring = "dwarven-ring-of-durins-tribe-minion"
    table = scene((BREE, ["nain", ring]), alignments=DARK)
    here = table.state.companies[FIRST].site
    cards.tap(table.state, here)
    table.organize().rolls(6, 6).choose(table.act(ring), Pick(table.id("nain"))).finish()
    assert table.state.cards[here].status is Status.UNTAPPED


def test_the_helm_of_fear_serves_a_ringwraith() -> None:
    table = scene(("moria-minion", ["the-witch-king", "helm-of-fear"]), alignments=DARK)
    table.attacked(Race.SPIDER, prowess=20)
    table.choose(table.act("helm-of-fear"), Pick(table.id("helm-of-fear")), AimAtAttack(1)).done()
    assert numbers.number(table.state, table.id("the-witch-king"), Stat.BODY_CHECK) == -1
    table = scene((TOWER, ["asternak"]), hand=["helm-of-fear"], alignments=DARK).visit()
    table.choose(Enter())
    assert not table.offers(PlayAtSite(table.id("helm-of-fear"), table.id("asternak")))


def test_who_can_use_a_palantir_by_a_ring() -> None:
    table = scene(
        (MORGUL, ["layos", "magic-ring-of-enigma", "palantir-of-minas-tirith-minion"]),
        alignments=DARK,
    ).organize()
    layos, stone = table.id("layos"), table.id("palantir-of-minas-tirith-minion")
    assert not deeds.may(table.state, Deed.USE_PALANTIR, layos, stone)
    table.choose(table.act("magic-ring-of-enigma"), Pick(layos))
    assert deeds.may(table.state, Deed.USE_PALANTIR, layos, stone)


def test_the_secrets_of_their_forging_show_what_a_ring_is() -> None:
    table = scene(
        (BREE, ["layos", "the-least-of-gold-rings"]),
        hand=["secrets-of-their-forging", "magic-ring-of-fury", "the-one-ring-minion"],
        alignments=DARK,
    )
    table.visit().choose(Enter()).win()
    layos, ring = table.id("layos"), table.id("the-least-of-gold-rings")
    table.choose(table.play("secrets-of-their-forging"), Pick(layos), Pick(ring))
    assert table.options == (Done(), Pick(table.id("magic-ring-of-fury"))), "not The One Ring"
    table.choose(Pick(table.id("magic-ring-of-fury")))
    assert table.card("magic-ring-of-fury").host == layos
    assert table.card("the-least-of-gold-rings").zone is Zone.DISCARD
