"""Influence attempts against the opponent: M-IA."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, TWO, Company, MeccgScene, scene
from westmarch.kernel.records import CardId, replace
from westmarch.meccg import influence
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, CompanyId, Status, Zone
from westmarch.meccg.options import (
    Attempt,
    BringIn,
    ChooseCompany,
    Done,
    Enter,
    Face,
    No,
    Oppose,
    PlayAtSite,
    TapToFight,
    Yes,
)
from westmarch.meccg.prompts import MayAttackCompany, MayPlayShown
from westmarch.meccg.rules.visiting import Visit
from westmarch.meccg.verbs import companies

HERO, MINION = Alignment.HERO, Alignment.MINION
FALLEN, BALROG = Alignment.FALLEN_WIZARD, Alignment.BALROG

CROWD: Company = ("rivendell", ["elrond", "glorfindel-ii", "celeborn"])
"""Characters who use all general influence of their player."""


def meeting(
    own: Sequence[str],
    *theirs: Company,
    sides: tuple[Alignment, Alignment] = (HERO, HERO),
    here: str = "bree",
    hand: Sequence[str] = (),
    their_play: Sequence[str] = (),
    crowd: bool = True,
) -> MeccgScene:
    """A company meets others at a site, later than in the first turns."""
    others = [*theirs, CROWD] if crowd else theirs
    table = scene((here, own), opponents=others, alignments=sides, hand=hand, their_play=their_play)
    table.state.turn = 3
    return table


def enter(table: MeccgScene) -> MeccgScene:
    """The company enters the site."""
    return table.visit().choose(Enter())


def attempts(table: MeccgScene) -> list[Attempt]:
    """What can be tried to influence now."""
    if table.position.over:
        return []
    return [option for option in table.options if isinstance(option, Attempt)]


def attempt(table: MeccgScene, card: str, by: str, shown: str | None = None) -> Attempt:
    """The option to try to influence a card, which lies first among those alike."""
    target = table.id(card)
    return Attempt(target, table.id(by), None if shown is None else in_hand(table, shown))


def in_hand(table: MeccgScene, code: str) -> CardId:
    """A card in the first player's hand."""
    return next(card for card in table.state.hands[ONE] if table.state.cards[card].code == code)


@pytest.mark.rule("M-IA-01", "M-IA-08", "M-SITE-12")
def test_one_character_may_tap_for_one_attempt_a_turn() -> None:
    table = meeting(["bergil", "eowyn"], ("bree", ["annalena"]))
    enter(table)
    assert attempts(table) == [attempt(table, "annalena", who) for who in ("bergil", "eowyn")]
    table.rolls(1, 1, 6, 6).choose(attempt(table, "annalena", "bergil"))
    assert table.card("bergil").status is Status.TAPPED
    assert attempts(table) == []
    table.done()


@pytest.mark.rule("M-IA-02")
@pytest.mark.parametrize(("turn", "able"), [(1, False), (3, True)])
def test_not_in_the_first_turn(turn: int, able: bool) -> None:
    table = meeting(["bergil"], ("bree", ["annalena"]))
    table.state.turn = turn
    assert bool(attempts(enter(table))) is able


@pytest.mark.rule("M-IA-03")
@pytest.mark.parametrize(("since", "able"), [(3, False), (1, True)])
def test_an_avatar_waits_a_turn(since: int, able: bool) -> None:
    table = meeting(["gandalf"], ("bree", ["annalena"]))
    gandalf = table.id("gandalf")
    table.state.cards[gandalf] = replace(table.state.cards[gandalf], since=since)
    assert bool(attempts(enter(table))) is able


@pytest.mark.rule("M-IA-04")
def test_no_attempt_after_a_fight_of_companies() -> None:
    table = scene(
        ("bree", ["bergil"]),
        ("bree", ["eowyn"]),
        opponents=[("bree", ["luitprand"])],
        alignments=(HERO, MINION),
    )
    table.state.turn = 3
    enter(table).choose(Done(), ChooseCompany(CompanyId(2)))
    bergil, luitprand = table.id("bergil"), table.id("luitprand")
    table.rolls(3, 3, 2, 2).choose(Oppose(bergil, luitprand), Face(luitprand))
    table.choose(TapToFight(), TapToFight()).done()
    table.begin(Visit(ONE, SECOND)).choose(Enter())
    assert attempts(table) == []


@pytest.mark.rule("M-CVC-05")
def test_no_fight_of_companies_after_an_attempt() -> None:
    table = meeting(["bergil"], ("bree", ["luitprand"]), sides=(HERO, MINION), crowd=False)
    enter(table).rolls(1, 1, 6, 6).choose(attempt(table, "luitprand", "bergil")).done()
    table = meeting(["bergil"], ("bree", ["luitprand"]), sides=(HERO, MINION), crowd=False)
    enter(table).choose(Done())
    assert table.prompt == MayAttackCompany(FIRST)


@pytest.mark.rule("M-IA-05", "M-IA-06")
def test_avatars_are_no_targets_but_their_followers_are() -> None:
    table = meeting(["bergil"], ("bree", ["gandalf", "annalena"]))
    companies.control(table.state, table.id("annalena"), table.id("gandalf"))
    assert attempts(enter(table)) == [attempt(table, "annalena", "bergil")]


@pytest.mark.rule("M-IA-07")
def test_the_target_is_at_the_site_and_a_faction_playable_there() -> None:
    table = meeting(
        ["bergil"], ("bree", ["annalena"]), here="edoras", their_play=["riders-of-rohan"]
    )
    assert attempts(enter(table)) == [attempt(table, "riders-of-rohan", "bergil")]
    table = meeting(["bergil"], ("edoras", ["annalena"]), their_play=["riders-of-rohan"])
    assert attempts(enter(table)) == []


@pytest.mark.rule("M-IA-09", "M-IA-10")
@pytest.mark.parametrize(("own", "won"), [((3, 2), False), ((3, 3), True)])
def test_the_result_must_be_above_nothing(own: tuple[int, int], won: bool) -> None:
    table = meeting(["theoden"], ("bree", ["annalena"]))
    assert influence.unused_general(table.state, TWO) == 0
    enter(table).rolls(*own, 3, 2).choose(attempt(table, "annalena", "theoden"))
    assert (table.card("annalena").zone is Zone.DISCARD) is won, "theoden's 3 meet her mind of 3"
    table.done()


@pytest.mark.rule("M-IA-09")
def test_unused_general_influence_is_deducted() -> None:
    table = meeting(["theoden"], ("bree", ["annalena"]), crowd=False)
    enter(table).rolls(6, 6, 1, 1).choose(attempt(table, "annalena", "theoden"))
    own, theirs = table.told(Rolled)
    assert (own.seat, own.total) == (ONE, 12 + 3)
    assert (theirs.seat, theirs.total) == (TWO, 2 + 17 + 3)
    assert table.card("annalena").zone is Zone.PLAY
    table.done()


def resisted(table: MeccgScene, chosen: Attempt) -> int:
    """What the opponent has beside his dice."""
    enter(table).rolls(1, 1, 1, 1).choose(chosen)
    return table.told(Rolled)[1].total - 2


@pytest.mark.rule("M-IA-11")
def test_a_follower_has_the_help_of_his_controller() -> None:
    table = meeting(["bergil"], ("bree", ["aragorn-ii", "annalena"]))
    assert resisted(table, attempt(table, "annalena", "bergil")) == 3
    table = meeting(["bergil"], ("bree", ["elladan", "gandalf", "annalena"]))
    companies.control(table.state, table.id("annalena"), table.id("gandalf"))
    assert resisted(table, attempt(table, "annalena", "bergil")) == 3 + (10 - 3)


@pytest.mark.rule("M-IA-12")
@pytest.mark.parametrize(
    ("sides", "more"),
    [
        ((MINION, HERO), 5),
        ((BALROG, FALLEN), 5),
        ((FALLEN, MINION), 5),
        ((HERO, FALLEN), 0),
        ((MINION, BALROG), 0),
        ((HERO, HERO), 0),
    ],
)
def test_characters_of_the_other_side_resist(sides: tuple[Alignment, Alignment], more: int) -> None:
    table = meeting(["luitprand"], ("bree", ["ostisen"]), sides=sides)
    rest = influence.unused_general(table.state, TWO)
    assert resisted(table, attempt(table, "ostisen", "luitprand")) == rest + 2 + more


@pytest.mark.rule("M-IA-13")
def test_the_character_goes_with_his_cards_but_his_followers_stay() -> None:
    table = meeting(["theoden"], ("bree", ["aragorn-ii", "dagger-of-westernesse", "eowyn"]))
    companies.control(table.state, table.id("eowyn"), table.id("aragorn-ii"))
    enter(table).rolls(6, 6, 1, 1).choose(attempt(table, "aragorn-ii", "theoden"))
    for code in ("aragorn-ii", "dagger-of-westernesse"):
        assert table.card(code).zone is Zone.DISCARD
    eowyn = table.card("eowyn")
    assert (eowyn.zone, eowyn.follows, eowyn.company) == (Zone.PLAY, None, SECOND)
    table.done()


@pytest.mark.rule("M-IA-14")
def test_the_same_character_shown_has_no_mind_and_may_be_played() -> None:
    table = meeting(["theoden"], ("bree", ["annalena"]), hand=["annalena"])
    mine = in_hand(table, "annalena")
    enter(table).rolls(3, 3, 4, 4).choose(attempt(table, "annalena", "theoden", "annalena"))
    assert table.told(Rolled)[1].total == 8, "her mind counts nothing"
    assert table.card("annalena").zone is Zone.DISCARD
    here = table.state.companies[FIRST].site
    assert table.prompt == MayPlayShown(mine)
    assert table.options == (No(), BringIn(mine, here), BringIn(mine, here, table.id("theoden")))
    table.choose(BringIn(mine, here, table.id("theoden"))).done()
    assert table.state.companies[FIRST].members == (table.id("theoden"), mine)
    assert table.state.cards[mine].follows == table.id("theoden")


@pytest.mark.rule("M-IA-14")
def test_the_same_character_is_not_played_if_influence_does_not_suffice() -> None:
    full = ["eowyn", "elrohir", "elladan", "celeborn", "faramir"]
    table = meeting(full, ("bree", ["glorfindel-ii"]), hand=["glorfindel-ii"], crowd=False)
    assert influence.general_used(table.state, ONE) > 20 - 8
    spare = ("rivendell", ["elrond", "aragorn-ii"])
    table = scene(
        ("bree", full), opponents=[("bree", ["glorfindel-ii"]), spare], hand=["glorfindel-ii"],
        alignments=(HERO, HERO),
    )  # fmt: skip
    table.state.turn = 3
    enter(table).rolls(6, 6, 1, 1)
    table.choose(attempt(table, "glorfindel-ii", "eowyn", "glorfindel-ii"))
    assert table.card("glorfindel-ii").zone is Zone.DISCARD
    assert in_hand(table, "glorfindel-ii") in table.state.hands[ONE]


@pytest.mark.rule("M-IA-15", "M-EX-10")
@pytest.mark.parametrize(("code", "may"), [("theoden", False), ("bergil", True)])
def test_a_fallen_wizard_may_show_a_great_mind_but_not_play_it(code: str, may: bool) -> None:
    table = meeting(["ciryaher"], ("bree", [code]), hand=[code], sides=(FALLEN, HERO))
    mine = in_hand(table, code)
    enter(table).rolls(6, 6, 1, 1).choose(attempt(table, code, "ciryaher", code))
    assert table.told(Rolled)[1].total == 2, "the mind counts nothing"
    assert table.card(code).zone is Zone.DISCARD
    assert (not table.position.over and table.prompt == MayPlayShown(mine)) is may
    assert mine in table.state.hands[ONE]


@pytest.mark.rule("M-IA-16")
@pytest.mark.parametrize(("own", "won"), [((6, 5), False), ((6, 6), True)])
def test_a_faction_resists_by_its_number(own: tuple[int, int], won: bool) -> None:
    table = meeting(["bergil"], here="edoras", their_play=["riders-of-rohan"])
    enter(table).rolls(*own, 1, 2).choose(attempt(table, "riders-of-rohan", "bergil"))
    assert table.told(Rolled)[1].total == 3 + 9
    riders = table.card("riders-of-rohan")
    assert (riders.zone is Zone.DISCARD) is won, "11 + 1 for a Dúnadan equals 3 + 9"
    table.done()


@pytest.mark.rule("M-IA-17", "M-IA-24")
def test_the_same_faction_shown_resists_no_more_and_may_be_played() -> None:
    table = meeting(
        ["bergil"], here="edoras", their_play=["riders-of-rohan"], hand=["riders-of-rohan"]
    )
    mine = in_hand(table, "riders-of-rohan")
    enter(table).rolls(3, 3, 3, 3)
    theirs = next(card for card in table.state.play if table.state.cards[card].owner == TWO
                  and table.state.cards[card].code == "riders-of-rohan")  # fmt: skip
    table.choose(Attempt(theirs, table.id("bergil"), mine))
    assert table.prompt == MayPlayShown(mine)
    table.choose(Yes())
    assert table.state.cards[mine].zone is Zone.PLAY
    assert table.state.cards[theirs].zone is Zone.DISCARD
    assert table.card("edoras").status is Status.UNTAPPED
    table.done()


@pytest.mark.rule("M-IA-18")
def test_an_ally_resists_with_his_controller() -> None:
    table = meeting(["bergil"], ("bree", ["aragorn-ii", "quickbeam"]))
    assert resisted(table, attempt(table, "quickbeam", "bergil")) == 3 + 3
    table = meeting(["gandalf"], ("bree", ["aragorn-ii", "quickbeam"]))
    enter(table).rolls(6, 6, 1, 1).choose(attempt(table, "quickbeam", "gandalf"))
    assert table.card("quickbeam").zone is Zone.DISCARD
    assert table.card("aragorn-ii").zone is Zone.PLAY
    table.done()


@pytest.mark.rule("M-IA-19")
@pytest.mark.parametrize(("by", "may"), [("theoden", True), ("bergil", False)])
def test_the_same_ally_shown_may_be_played_if_influence_suffices(by: str, may: bool) -> None:
    table = meeting([by], ("bree", ["aragorn-ii", "quickbeam"]), hand=["quickbeam"])
    mine = in_hand(table, "quickbeam")
    enter(table).rolls(6, 6, 1, 1).choose(attempt(table, "quickbeam", by, "quickbeam"))
    assert table.told(Rolled)[1].total == 2 + 3, "only his controller resists"
    if may:
        assert table.options == (No(), Yes())
        table.choose(Yes())
        assert table.state.cards[mine].host == table.id(by)
    else:
        assert mine in table.state.hands[ONE]
    table.done()


@pytest.mark.rule("M-IA-20", "M-IA-21")
def test_an_item_is_a_target_only_if_shown_and_changes_hands() -> None:
    items = ["dagger-of-westernesse"]
    table = meeting(["gandalf"], ("bree", ["annalena", *items]))
    assert attempts(enter(table)) == [attempt(table, "annalena", "gandalf")]
    table = meeting(["gandalf"], ("bree", ["annalena", *items]), hand=items)
    mine = in_hand(table, items[0])
    chosen = attempt(table, items[0], "gandalf", items[0])
    enter(table).rolls(3, 3, 3, 3).choose(chosen)
    assert table.told(Rolled)[1].total == 6 + 3 + 0, "her mind, and her unused influence"
    table.choose(Yes()).done()
    assert table.card(items[0]).zone is Zone.DISCARD
    assert table.state.cards[mine].host == table.id("gandalf")
    assert table.card("bree").status is Status.UNTAPPED


@pytest.mark.rule("M-IA-22")
def test_another_version_may_be_shown_and_the_card_in_play_counts() -> None:
    table = meeting(
        ["luitprand"],
        ("bree", ["annalena", "the-mithril-coat"]),
        sides=(MINION, HERO),
        hand=["the-mithril-coat-minion"],
    )
    chosen = attempt(table, "the-mithril-coat", "luitprand", "the-mithril-coat-minion")
    assert chosen in attempts(enter(table))


@pytest.mark.rule("M-IA-23")
@pytest.mark.parametrize(("here", "able"), [("bree", True), ("bree-minion", False)])
def test_a_fallen_wizard_shows_resources_of_the_sites_alignment(here: str, able: bool) -> None:
    table = meeting(
        ["ciryaher"],
        ("bree", ["annalena", "the-mithril-coat"]),
        here=here,
        sides=(FALLEN, HERO),
        hand=["the-mithril-coat"],
    )
    table.visit().choose(Enter())
    while not table.position.over and not attempts(table):
        table.choose(table.options[-1])
    chosen = attempt(table, "the-mithril-coat", "ciryaher", "the-mithril-coat")
    assert (chosen in attempts(table)) is able


@pytest.mark.rule("M-GAP-16")
def test_a_card_shown_in_vain_is_discarded() -> None:
    table = meeting(["bergil"], ("bree", ["annalena"]), hand=["annalena"])
    mine = in_hand(table, "annalena")
    enter(table).rolls(3, 3, 3, 3).choose(attempt(table, "annalena", "bergil", "annalena"))
    assert table.state.cards[mine].zone is Zone.DISCARD
    assert table.card("annalena").zone is Zone.PLAY
    table.done()


@pytest.mark.rule("M-SITE-12")
def test_an_attempt_comes_before_or_after_playing_a_resource() -> None:
    table = meeting(
        ["bergil", "eowyn"], ("edoras", ["annalena"]), here="edoras", hand=["riders-of-rohan"]
    )
    enter(table).rolls(6, 6)
    table.choose(PlayAtSite(table.id("riders-of-rohan"), table.id("bergil")))
    assert table.card("edoras").status is Status.TAPPED
    assert attempts(table) == [attempt(table, "annalena", "eowyn")]
