"""Trophies: M-TRO."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, scene
from westmarch.kernel.records import CardId, replace
from westmarch.meccg import influence, numbers
from westmarch.meccg.kinds import Alignment, Phase, Points, Race, Zone
from westmarch.meccg.options import Assign, Done, Face, Pick, Store, TapToFight, Transfer
from westmarch.meccg.prompts import MayTakeTrophy
from westmarch.meccg.rules.creatures import Creature
from westmarch.meccg.scoring import points
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Form
from westmarch.meccg.things import Context
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.words import ITEM, MINOR

DARK = (Alignment.MINION, Alignment.HERO)
ENT = "ent-in-search-of-the-entwives"


def slain(table: MeccgScene, code: str, by: str, keep: bool = True) -> CardId:
    """Somebody of the company defeats a creature, and a leader may keep it."""
    card = add(table.state, code, TWO, Zone.HAND)
    table.state.phase = Phase.MOVEMENT
    table.begin(Creature(FIRST, card, ()))
    fighter = table.id(by)
    while not table.position.over and not isinstance(table.prompt, MayTakeTrophy):
        if Assign(fighter) in table.options:
            table.choose(Assign(fighter))
        elif Face(fighter) in table.options:
            cards.untap(table.state, fighter)
            table.rolls(6, 6, 6, 6).choose(Face(fighter))
        elif TapToFight() in table.options:
            table.choose(TapToFight())
        else:
            table.choose(Done())
    table.state.script.clear()
    if keep:
        table.choose(Pick(fighter))
    return card


def trophy(table: MeccgScene, by: str, *codes: str) -> None:
    """Creatures lie under their vanquisher."""
    for code in codes:
        card = add(table.state, code, TWO, Zone.HAND)
        cards.bring_into_play(table.state, card, TWO)
        cards.attach(table.state, card, table.id(by))
        there = table.state.cards[card]
        table.state.cards[card] = replace(there, holder=ONE, form=Form.TROPHY)
    table.state.queue.clear()
    table.state.happened.clear()


@pytest.mark.rule("M-TRO-01", "M-TRO-06")
def test_a_leader_keeps_a_defeated_creature_and_its_points_count() -> None:
    table = scene(("moria-minion", ["gorbag"]), alignments=DARK)
    beast = slain(table, ENT, "gorbag")
    assert table.state.cards[beast].host == table.id("gorbag")
    assert points(table.state, ONE)[Points.KILL] == 1


@pytest.mark.rule("M-TRO-01")
def test_who_is_no_leader_keeps_nothing() -> None:
    table = scene(("moria-minion", ["lagduf"]), alignments=DARK)
    beast = slain(table, ENT, "lagduf", keep=False)
    assert table.state.cards[beast].zone is Zone.PILE


@pytest.mark.rule("M-TRO-05")
def test_half_orcs_have_no_trophies() -> None:
    table = scene(("moria-minion", ["euog-ulzog", "muzgash"]), alignments=DARK)
    beast = slain(table, ENT, "euog-ulzog", keep=False)
    assert table.state.cards[beast].zone is Zone.PILE


@pytest.mark.rule("M-TRO-02")
def test_a_trophy_is_a_minor_item_without_corruption() -> None:
    table = scene(("moria-minion", ["gorbag"]), alignments=DARK)
    trophy(table, "gorbag", "cave-drake")
    card, gorbag = table.id("cave-drake"), table.id("gorbag")
    context = Context(gorbag, ONE, table.card("gorbag").code)
    assert fitting.fits(table.state, context, ITEM & MINOR, card)
    assert numbers.corruption(table.state, gorbag) == 0


@pytest.mark.rule("M-TRO-03")
def test_a_trophy_is_neither_given_away_nor_stored() -> None:
    table = scene(("minas-morgul-minion", ["gorbag", "muzgash"]), alignments=DARK)
    trophy(table, "gorbag", "cave-drake")
    table.organize()
    drake = table.id("cave-drake")
    assert not table.offers(Transfer(drake, table.id("muzgash")))
    assert not table.offers(Store(drake))


@pytest.mark.rule("M-TRO-04")
@pytest.mark.parametrize(("code", "zone"), [("cave-drake", Zone.OUT), (ENT, Zone.PILE)])
def test_a_discarded_trophy_is_a_kill_or_out_of_play(code: str, zone: Zone) -> None:
    table = scene(("moria-minion", ["gorbag"]), alignments=DARK)
    trophy(table, "gorbag", code)
    gorbag = table.id("gorbag")
    table.attacked(Race.SPIDER, prowess=30).rolls(1, 1, 6, 6)
    table.choose(Assign(gorbag), Face(gorbag), TapToFight()).done()
    assert table.card("gorbag").zone is Zone.OUT
    assert table.card(code).zone is zone
    if zone is Zone.PILE:
        assert points(table.state, ONE)[Points.KILL] == 1


@pytest.mark.parametrize(
    ("codes", "direct", "prowess"),
    [
        pytest.param(("cave-drake",), 1, 0, marks=pytest.mark.rule("M-TRO-07", "M-TRO-11")),
        pytest.param(
            ("cave-drake", ENT),
            1,
            1,
            marks=pytest.mark.rule("M-TRO-08"),
        ),
        pytest.param(("cave-drake",) * 3, 2, 1, marks=pytest.mark.rule("M-TRO-09")),
        pytest.param(("cave-drake",) * 5, 2, 2, marks=pytest.mark.rule("M-TRO-10")),
    ],
)
def test_trophies_help_their_bearer(codes: tuple[str, ...], direct: int, prowess: int) -> None:
    table = scene(("moria-minion", ["gorbag"]), alignments=DARK)
    gorbag = table.id("gorbag")
    before = (influence.direct(table.state, gorbag), numbers.prowess(table.state, gorbag))
    trophy(table, "gorbag", *codes)
    after = (influence.direct(table.state, gorbag), numbers.prowess(table.state, gorbag))
    assert after == (before[0] + direct, before[1] + prowess)


@pytest.mark.rule("M-GAP-27")
@pytest.mark.parametrize(("weapons", "prowess"), [((), 8), (("black-mace",), 9)])
def test_trophies_bring_nobody_beyond_a_prowess_of_nine(
    weapons: tuple[str, ...], prowess: int
) -> None:
    table = scene(("moria-minion", ["gorbag", *weapons]), alignments=DARK)
    trophy(table, "gorbag", *["cave-drake"] * 5)
    assert numbers.prowess(table.state, table.id("gorbag")) == prowess


@pytest.mark.rule("M-TRO-12")
def test_dragons_may_be_trophies() -> None:
    table = scene(("moria-minion", ["lieutenant-of-morgul"]), alignments=DARK)
    troll = table.id("lieutenant-of-morgul")
    before = numbers.prowess(table.state, troll)
    dragon = slain(table, "smaug", "lieutenant-of-morgul")
    assert table.state.cards[dragon].host == troll
    assert numbers.prowess(table.state, troll) == before + 1, "not beyond 9 (M-GAP-27)"
