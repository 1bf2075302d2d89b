"""Three players: a team against one who must not act twice in a row for a nation (W-MP3)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.wotr.acts import use
from tests.wotr.scene import WotrScene, scene
from tests.wotr.teams import ALONE, HIS_ALLY, HIS_CAPTAIN, idle, play_on
from westmarch.kernel.records import Seat
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import CharacterId, Deck, Face, FigureId, Nation, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    DrawFrom,
    GoTo,
    MarchFrom,
    MoveCompanions,
    Negotiate,
    PickCard,
    PlayCard,
    Recruit,
    Take,
    TakeAll,
    UseAbility,
    Waste,
)
from westmarch.wotr.prompts import ChooseDeck, ChooseDie, DiscardDown, OfferCard
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.drawing import DiscardToLimit
from westmarch.wotr.rules.turns import ExchangeCards, Turn

MUSTER, ARMY, EITHER = Face.MUSTER, Face.ARMY, Face.ARMY_MUSTER
MINAS_TIRITH, OSGILIATH = map(RegionId, ("minas-tirith", "osgiliath"))
DRUADAN, FOLDE, EDORAS = map(RegionId, ("druadan-forest", "folde", "edoras"))
GONDOR_REGULAR, ROHAN_REGULAR = FigureId("gondor-regular"), FigureId("rohan-regular")


def three(board: dict[str, str], acted: Iterable[Nation] = ()) -> WotrScene:
    """A table for three, after an action of the Free Peoples for these nations."""
    table = scene(board, players=3)
    table.state.acted = list(acted)
    return table


def nations(table: WotrScene) -> set[Nation]:
    """For which nations the player could recruit or negotiate now."""
    found = {
        FigureId(one.figure).split("-")[0] for one in table.options if isinstance(one, Recruit)
    }
    asked = {one.nation for one in table.options if isinstance(one, Negotiate)}
    return {Nation(name) for name in found} | asked


def marches(table: WotrScene) -> list[RegionId]:
    """From where the player could move an Army now."""
    return [one.region for one in table.options if isinstance(one, MarchFrom)]


@pytest.mark.rule("W-MP3-01", "W-RD-35")
def test_the_two_players_of_the_shadow_play_as_with_four() -> None:
    table = scene({}, players=3)
    table.state.turn = 2
    table.begin(Turn())
    for seat in (HIS_CAPTAIN, HIS_ALLY):
        assert (table.seat, table.prompt) == (seat, ChooseDeck())
        table.choose(DrawFrom(Deck.CHARACTER))
    assert (table.seat, table.prompt) == (HIS_CAPTAIN, OfferCard())
    play_on(table).done()


@pytest.mark.rule("W-MP3-01")
def test_the_two_players_of_the_shadow_hold_four_cards_and_have_their_own_nations() -> None:
    codes = ("wormtongue", "olog-hai", "stormcrow", "hill-trolls", "orc-patrol")
    table = scene({}, players=3, at_war=(), hands={HIS_ALLY: codes})
    table.begin(DiscardToLimit(HIS_ALLY))
    assert table.prompt == DiscardDown(4)
    table.choose(PickCard(table.card("olog-hai")))
    use(table, HIS_CAPTAIN, MUSTER)
    assert table.options == (Negotiate(Nation.SAURON), Waste())
    table.choose(Waste())
    use(table, HIS_ALLY, MUSTER)
    assert nations(table) == {Nation.ISENGARD, Nation.SOUTHRONS}
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP3-02")
def test_the_single_player_draws_from_both_decks_and_holds_six_cards() -> None:
    table = scene({}, players=3)
    table.state.turn = 2
    table.begin(Turn())
    assert len(table.state.hands[ALONE]) == 2
    play_on(table)
    codes = ("elven-cloaks", "elven-rope", "athelas", "axe-and-bow", "bilbos-song")
    full = (*codes, "horn-of-gondor")
    table = scene({}, players=3, hands={ALONE: full}).begin(DiscardToLimit(ALONE))
    table.done()
    table = scene({}, players=3, hands={ALONE: (*full, "wizards-staff")})
    table.begin(DiscardToLimit(ALONE))
    assert table.prompt == DiscardDown(6)
    table.choose(PickCard(table.card("athelas")))
    table.done()


@pytest.mark.rule("W-MP3-02")
def test_the_single_player_has_all_five_nations_and_nobody_to_exchange_with() -> None:
    table = scene({}, players=3, at_war=(), hands={ALONE: ("athelas",)})
    table.begin(ExchangeCards(Side.FREE))
    use(table, ALONE, MUSTER)
    free = {Nation.DWARVES, Nation.ELVES, Nation.GONDOR, Nation.NORTH, Nation.ROHAN}
    assert nations(table) == free
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP3-03", "W-COMP-01")
def test_the_players_of_the_shadow_act_by_turns_the_leading_one_last() -> None:
    table = scene({}, players=3, dice=([MUSTER] * 3, [MUSTER] * 4)).begin(ActionPhase())
    found: list[Seat] = []
    while not table.position.over:
        if table.prompt == ChooseDie():
            found.append(table.seat)
        table.choose(idle(table))
    first = [ALONE, HIS_ALLY, ALONE, HIS_CAPTAIN, ALONE, HIS_ALLY]
    assert found == [*first, HIS_CAPTAIN]
    table.done()


@pytest.mark.rule("W-MP3-04", "W-EX-28")
def test_gondor_is_not_recruited_and_then_moved() -> None:
    table = three({"osgiliath": "gondor-regular", "edoras": "rohan-regular"})
    use(table, ALONE, MUSTER).choose(Recruit(FigureId("gondor-elite"), MINAS_TIRITH))
    assert table.state.acted == [Nation.GONDOR]
    use(table, ALONE, EITHER)
    assert marches(table) == [EDORAS]
    assert Nation.GONDOR not in nations(table)
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP3-04")
def test_after_an_action_for_another_nation_gondor_acts_again() -> None:
    table = three({"osgiliath": "gondor-regular", "edoras": "rohan-regular"}, [Nation.GONDOR])
    use(table, ALONE, ARMY).choose(MarchFrom(EDORAS), GoTo(FOLDE), TakeAll())
    assert table.state.acted == [Nation.ROHAN]
    use(table, ALONE, ARMY)
    assert marches(table) == [OSGILIATH]
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP3-04")
def test_an_action_for_no_nation_counts_too() -> None:
    table = three({"minas-tirith": "gondor-regular, boromir"}, [Nation.GONDOR])
    use(table, ALONE, Face.CHARACTER).choose(MoveCompanions(), Done())
    assert table.state.acted == []
    table.done()


@pytest.mark.rule("W-MP3-04")
def test_neither_counters_nor_cards_nor_companions_help_a_nation_twice() -> None:
    board = {"minas-tirith": "gondor-regular, boromir"}
    table = scene(board, players=3, at_war=(), hands={ALONE: ("guards-of-the-citadel",)})
    guards = PlayCard(table.card("guards-of-the-citadel"))
    boromir = UseAbility(CharacterId("boromir"), 0)
    table.state.active.append(Nation.GONDOR)
    use(table, ALONE, MUSTER)
    assert {guards, boromir, Negotiate(Nation.GONDOR)} <= set(table.options)
    table.choose(Negotiate(Nation.GONDOR))
    use(table, ALONE, MUSTER)
    assert not {guards, boromir, Negotiate(Nation.GONDOR)} & set(table.options)
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP3-04")
def test_an_attack_is_an_action_too() -> None:
    table = three({"osgiliath": "2 gondor-regular", "north-ithilien": "sauron-regular"})
    table.rolls(1, *(1, 1))
    attack = AttackFrom(OSGILIATH, RegionId("north-ithilien"))
    use(table, ALONE, ARMY).choose(attack, TakeAll(), Cease())
    use(table, ALONE, ARMY)
    assert table.options == (Waste(),)
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP3-04")
def test_part_of_an_army_acts_only_with_another_nation() -> None:
    table = three({"folde": "2 gondor-regular, rohan-regular"}, [Nation.GONDOR])
    use(table, ALONE, ARMY).choose(MarchFrom(FOLDE), GoTo(DRUADAN))
    assert table.options == (TakeAll(), Take(ROHAN_REGULAR))
    table.choose(Take(ROHAN_REGULAR))
    assert table.options == (Done(), TakeAll(), Take(GONDOR_REGULAR))
    table.choose(Take(GONDOR_REGULAR), Done())
    table.done()


@pytest.mark.rule("W-MP3-05", "W-EX-29")
def test_a_gondor_army_and_then_one_of_gondor_and_rohan_but_not_the_same_twice() -> None:
    table = three({"osgiliath": "gondor-regular", "folde": "gondor-regular, rohan-regular"})
    use(table, ALONE, ARMY).choose(MarchFrom(OSGILIATH), GoTo(MINAS_TIRITH), TakeAll(), Done())
    use(table, ALONE, ARMY)
    assert marches(table) == [FOLDE]
    table.choose(MarchFrom(FOLDE), GoTo(DRUADAN), TakeAll())
    use(table, ALONE, ARMY)
    # Gondor in Minas Tirith may go again, for the last action was not for Gondor alone.
    assert marches(table) == [MINAS_TIRITH]
    table.choose(Waste())
    table.done()


@pytest.mark.rule("W-MP3-05")
def test_two_armies_of_mixed_nations_may_follow_each_other() -> None:
    table = three({
        "folde": "gondor-regular, rohan-regular",
        "edoras": "gondor-regular, rohan-regular",
    })  # fmt: skip
    use(table, ALONE, ARMY).choose(MarchFrom(FOLDE), GoTo(DRUADAN), TakeAll(), Done())
    use(table, ALONE, ARMY)
    assert marches(table) == [EDORAS]
    table.choose(Waste())
    table.done()


def test_who_wins_alone_scores_one() -> None:
    table = scene({}, players=3)
    table.state.winner, table.state.how = Side.FREE, "ring"
    assert GAME.outcome(table.state).scores == (1, 0, 0)
    assert GAME.outcome(table.state).winners == (ALONE,)
