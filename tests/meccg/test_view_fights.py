"""What a board shows of a fight between companies, of an influence check, and of the end."""

from __future__ import annotations

from tests.meccg.scene import FIRST, ONE, SECOND, TWO, scene
from tests.meccg.test_skirmish import duel
from westmarch.kernel.game import Outcome
from westmarch.meccg.events import Rolled
from westmarch.meccg.game import GAME
from westmarch.meccg.options import PlayAtSite, TapToFight

NAMES = ("Angela", "Bruno")


def test_it_is_seen_which_company_attacks_who_strikes_whom_and_how_strong_he_is() -> None:
    table = duel()
    seen = GAME.view(table.state, TWO)
    assert seen.attack is not None
    assert (seen.attack.company, seen.attack.foes) == (SECOND, FIRST)
    assert seen.attack.strikers == (table.id("snaga"),)
    assert seen.strike is not None
    assert (seen.strike.card, seen.strike.by) == (table.id("annalena"), table.id("snaga"))
    table.rolls(3, 3, 2, 3).choose(TapToFight(), TapToFight())
    theirs, own = table.told(Rolled)[:2]
    assert seen.strike.against == theirs.total - 6
    assert seen.strike.prowess.total == own.total - 5
    assert [one.card for one in (theirs, own)] == [table.id("snaga"), table.id("annalena")]


def test_an_influence_check_shows_all_that_is_added_and_what_must_be_exceeded() -> None:
    hand = ["rangers-of-the-north", "muster"]
    table = scene(("bree", ["aragorn-ii"]), hand=hand).visit()
    while not table.offers(option := PlayAtSite(table.id(hand[0]), table.id("aragorn-ii"))):
        table.choose(table.options[-1])
    table.choose(option)
    seen = GAME.view(table.state, ONE).attempt
    assert seen is not None
    table.rolls(3, 3).idle()
    rolled = table.told(Rolled)[-1]
    assert (seen.modifier, seen.number) == (rolled.total - 6, rolled.against)


def test_a_roll_is_told_with_who_rolls_and_what_is_added() -> None:
    table = scene(("rivendell", ["gimli"]))
    board = GAME.view(table.state, ONE)
    better = Rolled(ONE, "strike", (2, 3), 10, 8, table.id("gimli"))
    worse = Rolled(TWO, "first", (2, 3), 4, 0)
    assert GAME.say(better, board, "en", NAMES) == "Gimli: strike, 2 + 3 + 5 = 10 against 8"
    assert GAME.say(worse, board, "en", NAMES) == "Bruno: roll to begin, 2 + 3 - 1 = 4"
    assert GAME.say(better, board, "de", NAMES) == "Gimli: Hieb, 2 + 3 + 5 = 10 gegen 8"


def test_at_the_end_it_is_said_who_has_won() -> None:
    board = GAME.view(scene(("rivendell", ["gimli"])).state, ONE)

    def said(outcome: Outcome, language: str) -> str:
        return GAME.say(outcome, board, language, NAMES)

    won = Outcome((TWO,), (12, 15), "council")
    assert said(won, "en") == "The council has met: Bruno wins, 15 to 12"
    assert said(won, "de") == "Der Rat hat getagt: Bruno gewinnt, 15 zu 12"
    drawn = Outcome((ONE, TWO), (9, 9), "council")
    assert said(drawn, "en") == "The council has met: a draw, 9 to 9"
    ring = Outcome((ONE,), (3, 9), "one-ring")
    assert said(ring, "en") == "The One Ring has decided the game: Angela wins"
