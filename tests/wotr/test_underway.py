"""What all see of a battle, of the Hunt and of a choice of figures; and what options touch."""

from __future__ import annotations

import pytest

from tests.wotr.fellowship import quest
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.chance import Drawn
from westmarch.kernel.records import AnyOption, CardId
from westmarch.kernel.text import touches
from westmarch.wotr.kinds import CharacterId, Deck, DieId, Face, FigureId, Nation, RegionId
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    DrawFrom,
    GoTo,
    LoseFigure,
    MarchFrom,
    Negotiate,
    PickCard,
    PlayCard,
    Recruit,
    Take,
    TakeAll,
    TakeCharacter,
    UseDie,
    UseRing,
    UseTheRing,
    Yes,
)
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.hunting import Hunt
from westmarch.wotr.view import WotrBoard, view

EASTEMNET, FOLDE = RegionId("eastemnet"), RegionId("folde")
REGULAR = FigureId("sauron-regular")


def seen(table: WotrScene) -> WotrBoard:
    """The table as a spectator sees it."""
    return view(table.state, None)


def test_all_see_who_is_being_chosen_and_who_could_be() -> None:
    table = scene({
        "eastemnet": "2 sauron-regular, sauron-nazgul, witch-king",
        "folde": "rohan-regular",
    })  # fmt: skip
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(Take(REGULAR))
    gathering = seen(table).gathering
    assert gathering is not None
    assert (gathering.origin, gathering.region) == (EASTEMNET, FOLDE)
    assert gathering.able == (REGULAR, REGULAR, FigureId("sauron-nazgul"))
    assert gathering.able_characters == (CharacterId("witch-king"),)
    assert (gathering.force, gathering.characters) == ((REGULAR,), ())
    table.rolls(1, 1).choose(Done())
    assert seen(table).gathering is None
    table.choose(Cease())
    table.done()


def test_all_see_a_battle_with_its_dice_and_hits() -> None:
    table = scene({
        "eastemnet": "3 sauron-regular, sauron-nazgul",
        "folde": "2 rohan-regular, rohan-elite, rohan-leader",
    })  # fmt: skip
    assert seen(table).battle is None
    table.rolls(*(1, 5, 2), *(6, 1, 2), 1, 5)
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(TakeAll())
    battle = seen(table).battle
    assert battle is not None
    assert (battle.region, battle.round, battle.siege) == (FOLDE, 1, False)
    free, shadow = battle.sides
    assert (free.rolled, free.again, free.hits) == ((1, 5, 2), (1,), 1)
    assert (shadow.rolled, shadow.again, shadow.hits) == ((6, 1, 2), (5,), 2)
    assert (shadow.dice, shadow.leadership, shadow.needed) == (3, 1, 5)
    assert (free.losing, shadow.losing) == (0, 1)
    table.choose(LoseFigure(REGULAR))
    battle = seen(table).battle
    assert battle is not None
    assert battle.sides[0].losing == 2
    assert len(battle.sides[1].force) == 3
    table.choose(*[LoseFigure(FigureId("rohan-regular"))] * 2).choose(Cease())
    assert seen(table).battle is None
    table.done()


def test_a_combat_card_is_seen_only_when_it_is_revealed() -> None:
    table = scene(
        {"eastemnet": "2 sauron-regular", "folde": "2 rohan-regular"},
        hands={0: ["the-last-battle"], 1: ["pits-of-mordor"]},
    )
    table.begin(Attack(SHADOW, EASTEMNET, FOLDE)).choose(TakeAll(), Yes(), Yes())
    table.choose(PickCard(table.card("the-last-battle")), seat=FREE)
    battle = seen(table).battle
    assert battle is not None
    assert [side.card for side in battle.sides] == [None, None]
    assert all(card.code is None for hand in seen(table).hands for card in hand)
    table.rolls(1, 1, 4, 1).choose(PickCard(table.card("pits-of-mordor")), seat=SHADOW)
    battle = seen(table).battle
    assert battle is not None
    assert [side.card for side in battle.sides] == ["the-last-battle", "pits-of-mordor"]
    assert [side.bonus for side in battle.sides] == [1, 1]
    assert battle.sides[1].hits == 1
    table.choose(LoseFigure(FigureId("rohan-regular")), Cease())
    table.done()


def test_all_see_the_dice_the_tile_and_the_damage_that_is_left() -> None:
    table = quest(scene({}, fellowship=("legolas",)), hunt_box=(0, 3))
    table.rolls(1, 6, 2).script(Drawn("std-2-1")).begin(Hunt())
    hunt = seen(table).hunt
    assert hunt is not None
    assert (hunt.cause, hunt.rolled, hunt.successes) == ("roll", (1, 6, 2), 1)
    assert (hunt.tile, hunt.damage) == ("std-2-1", 2)
    table.choose(UseTheRing())
    assert seen(table).hunt is None
    table.done()


def test_a_seat_is_told_whom_it_plays() -> None:
    board = view(scene({}, players=4).state, SHADOW)
    assert board.seat == SHADOW
    assert [player.side.value for player in board.players] == ["free", "free", "shadow", "shadow"]
    assert board.players[2].nations == (Nation.SAURON,)


@pytest.mark.parametrize(
    ("option", "subjects"),
    [
        (UseDie(DieId("army")), ("die:army",)),
        (UseRing(DieId("army"), Face.MUSTER.value), ("die:army",)),
        (MarchFrom(FOLDE), ("region:folde",)),
        (GoTo(FOLDE), ("region:folde",)),
        (AttackFrom(EASTEMNET, FOLDE), ("region:eastemnet", "region:folde")),
        (Recruit(REGULAR, FOLDE), ("figure:sauron-regular", "region:folde")),
        (Take(REGULAR), ("figure:sauron-regular",)),
        (TakeCharacter(CharacterId("gimli")), ("character:gimli",)),
        (PlayCard(CardId(3)), ("card:3",)),
        (PickCard(CardId(3)), ("card:3",)),
        (DrawFrom(Deck.STRATEGY), ("deck:strategy",)),
        (Negotiate(Nation.ROHAN), ("nation:rohan",)),
        (TakeAll(), ()),
    ],
)
def test_an_option_touches_what_can_be_clicked(
    option: AnyOption, subjects: tuple[str, ...]
) -> None:
    assert touches(option) == subjects
