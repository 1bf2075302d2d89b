"""Ringwraiths: their modes, followers and powers."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, MeccgScene, add, scene
from westmarch.meccg import influence, numbers
from westmarch.meccg.kinds import Alignment, PlaceCode, Race, RegionType, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    BringIn,
    ChooseCompany,
    Done,
    Pick,
)
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.rules.chain import Carry
from westmarch.meccg.rules.striking import Strike
from westmarch.meccg.state import Lasting
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.things import Context, Player
from westmarch.meccg.underway import Entry, Key, Origin
from westmarch.meccg.verbs import companies
from westmarch.meccg.vocabulary.references import COMPANY, Stat, Trait, Until
from westmarch.meccg.vocabulary.statics import Boost, Treat

HERO, MINION = Alignment.HERO, Alignment.MINION
FALLEN, BALROG = Alignment.FALLEN_WIZARD, Alignment.BALROG
DARK = (MINION, HERO)
WILD, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND


def says(table: MeccgScene, code: str, word: Boost | Treat) -> None:
    """A card in play says something for the rest of the game."""
    card = table.id(code)
    context = Context(card, ONE, table.state.cards[card].code, company=FIRST)
    table.state.lasting.append(Lasting(word, context, Until.GAME))


@pytest.mark.parametrize(
    ("code", "influence_more", "prowess_more"),
    [
        ("adunaphel-the-ringwraith", 2, -2),
        ("akhorahil-the-ringwraith", 3, 1),
        ("dwar-the-ringwraith", -3, -1),
        ("hoarmurath-the-ringwraith", 1, 2),
        ("indur-the-ringwraith", -1, -3),
        ("khamul-the-ringwraith", -2, 1),
        ("ren-the-ringwraith", -2, 2),
        ("uvatha-the-ringwraith", -3, -1),
        ("the-witch-king", 3, 1),
    ],
)
def test_modes_change_ringwraiths(code: str, influence_more: int, prowess_more: int) -> None:
    def figures(mode: Trait | None) -> tuple[int, int]:
        table = scene(("minas-morgul-minion", [code]), alignments=DARK)
        if mode is not None:
            says(table, code, Treat(COMPANY, mode))
        wraith = table.id(code)
        return influence.direct(table.state, wraith), numbers.prowess(table.state, wraith)

    spoken, fought = figures(None)
    assert figures(Trait.HERALDED_LORD) == (spoken + influence_more, fought)
    assert figures(Trait.FELL_RIDER) == (spoken, fought + prowess_more)


def wraith(code: str, home: str = "minas-morgul-minion") -> MeccgScene:
    """A Ringwraith at home, and a company of his elsewhere."""
    return scene(("bree-minion", ["layos"]), (home, [code]), alignments=DARK)


def test_adunaphel_cancels_attacks_on_the_way() -> None:
    code = "adunaphel-the-ringwraith"
    wild, here = Key(region_type=WILD), Key(place=PlaceCode("bree"))
    table = wraith(code).attacked(Race.WOLF, keys=(wild,))
    table.choose(table.act(code), Pick(table.id(code)), AimAtAttack(1)).done()
    for table in (
        wraith(code).attacked(Race.WOLF, keys=(here,)),
        wraith(code, "moria-minion").attacked(Race.WOLF, keys=(wild,)),
        wraith(code).attacked(Race.WOLF, keys=(wild,), origin=Origin.AUTOMATIC),
    ):
        assert not table.offers(table.act(code))


def test_dwar_strengthens_a_company() -> None:
    code = "dwar-the-ringwraith"
    table = wraith(code).organize()
    layos = table.id("layos")
    before = numbers.prowess(table.state, layos), numbers.body(table.state, layos)
    table.choose(table.act(code), Pick(table.id(code)), ChooseCompany(FIRST))
    after = numbers.prowess(table.state, layos), numbers.body(table.state, layos)
    assert after == (before[0] + 1, before[1] + 1)
    table = wraith(code, "moria-minion").organize()
    assert not table.offers(table.act(code))


def test_ren_steels_a_company() -> None:
    code = "ren-the-ringwraith"
    table = wraith(code).organize()
    layos = table.id("layos")
    table.choose(table.act(code), Pick(table.id(code)), ChooseCompany(FIRST))
    assert numbers.number(table.state, layos, Stat.CORRUPTION_CHECK) == 2
    assert not wraith(code, "moria-minion").organize().offers(table.act(code))


def test_uvatha_returns_an_event_to_the_deck() -> None:
    code = "uvatha-the-ringwraith"
    table = wraith(code)
    event = add(table.state, "muster", ONE, Zone.DISCARD)
    add(table.state, "gimli", ONE, Zone.DISCARD)
    table.organize().choose(table.act(code), Pick(table.id(code)))
    assert table.options == (Done(), Pick(event))
    table.choose(Pick(event))
    assert table.card("muster").zone is Zone.DECK


def test_hoarmurath_at_a_darkhaven_lets_his_player_hold_one_more_card() -> None:
    for home, size in (("minas-morgul-minion", 9), ("moria-minion", 8)):
        table = wraith("hoarmurath-the-ringwraith", home)
        assert numbers.number(table.state, Player(ONE), Stat.HAND_SIZE) == size
    table = scene(
        ("minas-morgul-minion", ["the-witch-king", "hoarmurath-the-ringwraith"]), alignments=DARK
    )
    follower = table.id("hoarmurath-the-ringwraith")
    companies.control(table.state, follower, table.id("the-witch-king"))
    assert numbers.number(table.state, Player(ONE), Stat.HAND_SIZE) == 8, "he is a follower"


def test_khamul_is_terrible_to_elves() -> None:
    for elf, less in (("legolas", 2), ("gimli", 0)):
        table = scene(
            ("moria-minion", ["khamul-the-ringwraith"]),
            opponents=[("moria", [elf])],
            alignments=DARK,
        )
        body = numbers.body(table.state, table.id(elf))
        strike = Strike(table.id(elf), 1, by=table.id("khamul-the-ringwraith"))
        races = Attack((Race.RINGWRAITH,), 1, 9)
        assault = FaceAttack(SECOND, races, None, Origin.COMPANY, number=1)
        table.state.stack.append((assault, 0))
        table.state.stack.append((strike, 0))
        assert numbers.body(table.state, table.id(elf)) == body - less


@pytest.mark.parametrize(
    ("lord", "most"),
    [("khamul-the-ringwraith", 1), ("the-witch-king", 2), ("ren-the-ringwraith", 0)],
)
def test_some_ringwraiths_have_followers_for_nothing(lord: str, most: int) -> None:
    others = ["dwar-the-ringwraith", "indur-the-ringwraith", "akhorahil-the-ringwraith"]
    table = scene(("minas-morgul-minion", [lord]), hand=others, alignments=DARK)
    free = influence.unused_direct(table.state, table.id(lord))
    for number, other in enumerate(others):
        table.organize()
        come = BringIn(table.id(other), table.id("minas-morgul-minion"), table.id(lord))
        assert table.offers(come) is (number < most)
        if not table.offers(come):
            break
        table.choose(come)
        assert influence.unused_direct(table.state, table.id(lord)) == free
        if number + 1 < len(others):
            more = BringIn(table.id(others[number + 1]), come.site, table.id(lord))
            assert not table.offers(more), "one in each phase"
        table.state.stack.clear()
        table.state.turn += 2


def test_uvatha_follows_any_ringwraith_for_nothing() -> None:
    code = "uvatha-the-ringwraith"
    table = scene(("minas-morgul-minion", ["ren-the-ringwraith"]), hand=[code], alignments=DARK)
    lord = table.id("ren-the-ringwraith")
    free = influence.unused_direct(table.state, lord)
    table.organize().choose(BringIn(table.id(code), table.id("minas-morgul-minion"), lord))
    assert influence.unused_direct(table.state, lord) == free


def test_magic_that_akhorahil_uses_goes_back_to_the_deck() -> None:
    for who, zone in (("akhorahil-the-ringwraith", Zone.DECK), ("layos", Zone.DISCARD)):
        table = scene(("bree-minion", [who]), alignments=DARK)
        card = add(table.state, "bitter-cold", ONE, Zone.CHAIN)
        user = table.id(who)
        context = Context(card, ONE, table.state.cards[card].code, user=user)
        table.begin(Carry(Entry(card, context, (), way=None)))
        while not table.position.over:
            table.choose(table.options[0])
        assert table.card("bitter-cold").zone is zone
