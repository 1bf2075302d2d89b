"""Stage cards that give back what was used, and find what is wanted."""

from __future__ import annotations

import pytest

from tests.meccg.cards.test_stages import table_of
from tests.meccg.scene import ONE, TWO, add, enter
from westmarch.meccg.kinds import Alignment, Status, Zone
from westmarch.meccg.options import (
    BringIn,
    Done,
    Pick,
)
from westmarch.meccg.prompts import MayRespond
from westmarch.meccg.rules.hands import Refill
from westmarch.meccg.rules.turns import EndPhase

HERO, MINION, FALLEN = Alignment.HERO, Alignment.MINION, Alignment.FALLEN_WIZARD
SIDES = (FALLEN, HERO)
TOWERS = "the-white-towers-fallen-wizard"
ISENGARD = "isengard-fallen-wizard"


@pytest.mark.parametrize(
    ("card", "wizard", "wanted"),
    [
        ("huntsmans-garb", "alatar-fallen-wizard", "risky-blow"),
        ("the-grey-hat", "gandalf-fallen-wizard", "new-friendship"),
        ("pallandos-hood", "pallando-fallen-wizard", "wizards-voice"),
        ("stave-of-pallando", "pallando-fallen-wizard", "riders-of-rohan"),
        ("pocketed-robes", "radagast-fallen-wizard", "wizards-river-horses"),
        ("sarumans-ring", "saruman-fallen-wizard", "magic-ring-of-stealth"),
    ],
)
def test_what_wizards_wear_takes_cards_back(card: str, wizard: str, wanted: str) -> None:
    table = table_of(wizard, hand=[card], discard=[wanted, "glamdring"]).organize()
    table.choose(table.play(card))
    assert table.card(card).host == table.id(wizard)
    table.finish()
    table.state.phase = table.state.phase.END
    table.begin(EndPhase(ONE)).choose(table.act(card), Pick(table.id(card)))
    while isinstance(table.prompt, MayRespond):
        table.choose(Done())
    assert table.options == (Done(), Pick(table.id(wanted)))
    table.choose(Pick(table.id(wanted)))
    assert wanted in {table.state.cards[one].code for one in table.state.hands[ONE]}
    table.finish()


def test_many_coloured_robes_tap_saruman_himself() -> None:
    table = table_of("saruman-fallen-wizard", discard=["ringlore"])
    enter(table.state, "many-coloured-robes", ONE, table.id("saruman-fallen-wizard"))
    table.state.phase = table.state.phase.END
    saruman = table.id("saruman-fallen-wizard")
    table.begin(EndPhase(ONE)).choose(table.act("many-coloured-robes"), Pick(saruman))
    assert table.card("saruman-fallen-wizard").status is Status.TAPPED
    table.choose(Pick(table.id("ringlore")))
    assert table.card("ringlore").zone is Zone.HAND
    table.finish()


def test_what_a_wizard_wears_waits_for_him() -> None:
    table = table_of(
        "perchen", here=ISENGARD, hand=["saruman-fallen-wizard"], in_play=["sarumans-ring"]
    ).organize()
    assert table.card("sarumans-ring").host is None
    saruman = table.id("saruman-fallen-wizard")
    table.choose(BringIn(saruman, table.id(ISENGARD)))
    assert table.card("sarumans-ring").host == saruman


def test_saruman_takes_a_spell_back() -> None:
    table = table_of("saruman-fallen-wizard", discard=["wizards-fire", "glamdring"])
    table.state.phase = table.state.phase.END
    saruman = table.id("saruman-fallen-wizard")
    table.begin(EndPhase(ONE)).choose(table.act("saruman-fallen-wizard"), Pick(saruman))
    assert table.options == (Done(), Pick(table.id("wizards-fire")))
    table.choose(Pick(table.id("wizards-fire"))).finish()


@pytest.mark.parametrize(
    ("keys", "fortress"),
    [
        ("keys-of-orthanc", "the-fortress-of-isen"),
        ("keys-to-the-white-towers", "fortress-of-the-towers"),
    ],
)
def test_keys_find_a_fortress_or_open_another_players(keys: str, fortress: str) -> None:
    table = table_of("beretar", keys, discard=[fortress, "glamdring"]).organize()
    table.choose(table.act(keys))
    assert table.options == (Done(), Pick(table.id(fortress)))
    table.choose(Pick(table.id(fortress)))
    assert table.card(fortress).zone is Zone.HAND
    assert not table.offers(table.act(keys)), "once a turn"
    table = table_of("beretar", keys)
    enter(table.state, "great-patron", TWO)
    assert not table.organize().offers(table.act(keys, 1)), "nobody has the fortress"
    enter(table.state, fortress, TWO)
    table.organize().choose(table.act(keys, 1), Pick(table.id(fortress)))
    assert table.card(fortress).zone is Zone.DISCARD


def test_pallando_holds_one_more_card() -> None:
    for who, size in (("perchen", 8), ("pallando-fallen-wizard", 9)):
        table = table_of(who)
        for _ in range(10):
            add(table.state, "glamdring", ONE, Zone.DECK)
        table.begin(Refill(ONE))
        assert len(table.state.hands[ONE]) == size
