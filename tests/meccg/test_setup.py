"""From two decks to the first turn: M-SETUP."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.meccg.scene import ONE, TWO, MeccgScene, deck, drafting
from westmarch.kernel.game import IllegalSetup
from westmarch.kernel.records import Seat
from westmarch.meccg import events, scoring, traits
from westmarch.meccg.decks import DECKS
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.kinds import Alignment, Phase, Zone
from westmarch.meccg.options import BringIn, Done, Equip, No, Pick, StartAt, TakeWizard
from westmarch.meccg.prompts import (
    DraftCharacter,
    GiveStartingItem,
    KeepCharacter,
    OtherAvatar,
    WhereToStart,
)
from westmarch.meccg.rules.newcomers import newcomers
from westmarch.meccg.setup import lay_out
from westmarch.meccg.state import MeccgState

HERO, MINION = Alignment.HERO, Alignment.MINION
FALLEN, BALROG = Alignment.FALLEN_WIZARD, Alignment.BALROG
MINIONS = ("orc-tracker",) * 4 + ("orc-brawler",) * 3
GANDALF = "gandalf-fallen-wizard"
FILLER = ("dark-quarrels",) * 20


def heroes(*pool: str, more: Sequence[str] = (), sideboard: Sequence[str] = ()) -> DeckList:
    """A hero deck with a pool."""
    return deck(HERO, pool, ["rivendell", "rivendell", "moria"], [*more, *FILLER], sideboard)


def minions(*pool: str) -> DeckList:
    """A minion deck with a pool."""
    sites = ["minas-morgul-minion", "dol-guldur-minion", "moria-minion"]
    return deck(MINION, pool, sites, FILLER)


def fallen(*pool: str, sites: Sequence[str] = ("the-white-towers-fallen-wizard",)) -> DeckList:
    """A deck of the fallen Saruman."""
    return deck(FALLEN, pool, sites, FILLER, fallen_wizard="saruman-fallen-wizard")


def own(table: MeccgScene, code: str, seat: Seat) -> Pick:
    """The option to pick a seat's own copy of a card."""
    found = [card for card in table.state.pool[seat] if table.state.cards[card].code == code]
    return Pick(found[0])


def show(table: MeccgScene, one: str | None, two: str | None) -> None:
    """Both show a character, or stop."""
    for seat, code in ((ONE, one), (TWO, two)):
        if any(asked.seat == seat for asked in table.position.decisions):
            pick = Done() if code is None else own(table, code, seat)
            table.choose(pick, seat=seat)


def party(table: MeccgScene, seat: Seat) -> list[set[str]]:
    """Who is in each company of a seat."""
    return [
        {table.state.cards[card].code for card in company.members}
        for company in table.state.companies.values()
        if company.seat == seat
    ]


def site_of(table: MeccgScene, seat: Seat) -> list[str]:
    """Where the companies of a seat are."""
    return [
        table.state.cards[company.site].code
        for company in table.state.companies.values()
        if company.seat == seat
    ]


def play_on(table: MeccgScene) -> None:
    """Everybody declines until the first turn has begun."""
    while table.state.phase is Phase.DRAFT:
        decision = table.position.decisions[0]
        option = Done() if Done() in decision.options else No()
        table.choose(option, seat=decision.seat)


@pytest.mark.rule("M-SETUP-01", "M-SETUP-02")
def test_alignments_are_declared_and_a_fallen_wizard_by_his_name() -> None:
    table = drafting(heroes("gimli"), fallen("beretar"))
    first, second = table.told(events.Declared)
    assert (first.seat, first.alignment, first.code) == (ONE, HERO, None)
    assert (second.alignment, second.code) == (FALLEN, "saruman-fallen-wizard")
    assert table.state.declared == ["", "saruman"]


@pytest.mark.rule("M-SETUP-03")
def test_a_hero_player_may_replace_the_wizard_who_has_fallen() -> None:
    table = drafting(heroes("gimli", more=["saruman"] * 2 + ["gandalf"]), fallen("beretar"))
    assert table.prompt == OtherAvatar()
    table.choose(TakeWizard(table.card("gandalf").code))
    codes = Counter(str(table.state.cards[card].code) for card in table.state.decks[ONE])
    assert (codes["saruman"], codes["gandalf"]) == (0, 3)
    other = drafting(heroes("gimli", more=["gandalf"]), fallen("beretar"))
    assert other.prompt == DraftCharacter(), "he has no Saruman"


def test_no_wizard_of_the_sideboard_comes_to_the_deck_as_well() -> None:
    table = drafting(heroes("gimli", more=["saruman"], sideboard=["pallando"]), fallen("beretar"))
    offered = {option.code for option in table.options if isinstance(option, TakeWizard)}
    assert "alatar" in offered
    assert "pallando" not in offered, "M-SIDE-05"
    assert "saruman" not in offered


@pytest.mark.rule("M-SETUP-05")
def test_both_players_may_declare_the_same_fallen_wizard() -> None:
    table = drafting(fallen("beretar"), fallen("perchen"))
    assert table.state.declared == ["saruman", "saruman"]
    assert table.prompt == DraftCharacter()


@pytest.mark.rule("M-SETUP-06")
def test_both_show_their_characters_at_the_same_time() -> None:
    table = drafting(heroes("gimli", "legolas"), heroes("aragorn-ii"))
    table.choose(own(table, "gimli", ONE), seat=ONE)
    assert party(table, ONE) == [], "it lies face down until the other has chosen"
    assert "gimli" not in str(table.view(TWO).board)
    table.choose(own(table, "aragorn-ii", TWO), seat=TWO)
    assert party(table, ONE) == [{"gimli"}]
    assert party(table, TWO) == [{"aragorn-ii"}]


@pytest.mark.rule("M-SETUP-07")
def test_the_same_character_is_set_aside_for_both() -> None:
    table = drafting(heroes("gimli", "legolas"), heroes("gimli", "aragorn-ii"))
    show(table, "gimli", "gimli")
    assert party(table, ONE) == party(table, TWO) == []
    assert [told.code for told in table.told(events.SetAside)] == ["gimli"]
    assert own(table, "gimli", ONE) not in table.position.of(ONE).options
    show(table, "legolas", "aragorn-ii")
    assert party(table, ONE) == [{"legolas"}]


@pytest.mark.rule("M-SETUP-08")
def test_who_has_stopped_watches_the_other_go_on() -> None:
    table = drafting(heroes("gimli", "legolas"), heroes("aragorn-ii", "boromir-ii"))
    show(table, None, "aragorn-ii")
    assert [asked.seat for asked in table.position.decisions] == [TWO]
    table.choose(own(table, "boromir-ii", TWO))
    assert party(table, TWO) == [{"aragorn-ii", "boromir-ii"}]
    assert party(table, ONE) == []


@pytest.mark.rule("M-SETUP-10", "M-SETUP-11")
def test_the_minds_of_the_draft_are_twenty_at_most_as_printed() -> None:
    table = drafting(heroes("aragorn-ii", "elrond", "bilbo"), heroes())
    show(table, "aragorn-ii", None)
    offered = table.position.of(ONE).options
    assert own(table, "elrond", ONE) in offered, "9 + 10 is not more than 20"
    table.choose(own(table, "elrond", ONE))
    assert not isinstance(table.prompt, DraftCharacter), "5 more would be more than 20"


@pytest.mark.parametrize(
    ("one", "most"),
    [
        pytest.param(
            heroes("bilbo", "pippin", "merry", "ioreth", "vygavril", "adrazar"),
            5,
            marks=pytest.mark.rule("M-SETUP-12"),
        ),
        pytest.param(minions(*MINIONS), 6, marks=pytest.mark.rule("M-SETUP-13")),
    ],
)
def test_a_starting_company_has_five_or_six_characters(one: DeckList, most: int) -> None:
    table = drafting(one, heroes())
    while isinstance(table.prompt, DraftCharacter):
        picks = [option for option in table.options if isinstance(option, Pick)]
        cheap = min(picks, key=lambda pick: len(table.state.cards[pick.card].code))
        table.choose(cheap)
        if isinstance(table.options[0], StartAt):
            table.choose(table.options[0])
    drafted = [card for company in table.state.companies.values() for card in company.members]
    assert len(drafted) == most


@pytest.mark.rule("M-SETUP-18", "M-SETUP-19")
def test_a_fallen_wizard_starts_with_small_minds_and_without_orcs() -> None:
    table = drafting(fallen("beretar", "elrond", "gorbag", "orc-tracker"), heroes())
    assert table.position.of(ONE).options == (Done(), own(table, "beretar", ONE))


@pytest.mark.rule("M-SETUP-20")
def test_heroes_start_at_rivendell() -> None:
    table = drafting(heroes("gimli", "legolas"), heroes())
    show(table, "gimli", None)
    assert site_of(table, ONE) == ["rivendell"]
    nowhere = deck(HERO, ["gimli"], ["moria"], FILLER)
    with pytest.raises(IllegalSetup, match="M-SETUP-20"):
        lay_out(MeccgState(), (nowhere, heroes()))


@pytest.mark.rule("M-SETUP-09", "M-SETUP-21")
def test_minions_start_at_two_sites_as_they_like() -> None:
    table = drafting(minions("gorbag", "shagrat"), heroes())
    show(table, "gorbag", None)
    morgul, guldur = table.id("minas-morgul-minion"), table.id("dol-guldur-minion")
    assert set(table.options) == {StartAt(morgul), StartAt(guldur)}
    table.choose(StartAt(guldur), own(table, "shagrat", ONE), StartAt(morgul))
    assert party(table, ONE) == [{"gorbag"}, {"shagrat"}]
    assert site_of(table, ONE) == ["dol-guldur-minion", "minas-morgul-minion"]


@pytest.mark.rule("M-SETUP-24")
def test_a_balrog_starts_at_moria_or_the_under_gates() -> None:
    sites = ["moria-balrog", "the-under-gates-balrog"]
    table = drafting(deck(BALROG, ["gorbag", "shagrat"], sites, FILLER), heroes())
    show(table, "gorbag", None)
    table.choose(StartAt(table.id("moria-balrog")), own(table, "shagrat", ONE))
    table.choose(StartAt(table.id("moria-balrog")))
    assert party(table, ONE) == [{"gorbag", "shagrat"}]


@pytest.mark.rule("M-SETUP-22")
def test_a_fallen_wizard_starts_at_one_site_the_white_towers_or_some_ruins() -> None:
    sites = ["the-white-towers-fallen-wizard", "ettenmoors", "moria", "bree"]
    table = drafting(fallen("beretar", "perchen", sites=sites), heroes())
    show(table, "beretar", None)
    towers, signal = table.id(sites[0]), table.id("ettenmoors")
    assert set(table.options) == {StartAt(towers), StartAt(signal)}
    table.choose(StartAt(signal), own(table, "perchen", ONE))
    assert party(table, ONE) == [{"beretar", "perchen"}]
    assert site_of(table, ONE) == ["ettenmoors"]


@pytest.mark.rule("M-SETUP-25", "M-GAP-28")
def test_characters_who_are_left_go_to_the_deck_while_there_is_room() -> None:
    many = ["bilbo", "frodo", "sam-gamgee", "pippin", "merry", "faramir", "eowyn", "theoden"]
    one = heroes("gimli", "legolas", "boromir-ii", "kili", more=many)
    table = drafting(one, heroes("gimli"))
    show(table, "gimli", "gimli")
    show(table, None, None)
    assert table.prompt == KeepCharacter(2)
    assert own(table, "gimli", ONE) in table.options, "set aside"
    assert own(table, "legolas", ONE) in table.options, "never shown"
    table.choose(own(table, "gimli", ONE), own(table, "legolas", ONE))
    assert table.prompt != KeepCharacter(0), "ten characters are in the play deck"
    assert table.card("gimli").zone is Zone.DECK
    assert table.card("boromir-ii").zone is Zone.UNUSED


@pytest.mark.rule("M-SETUP-25")
def test_a_character_left_out_by_one_can_come_for_the_other() -> None:
    table = drafting(heroes("gimli"), heroes("legolas", more=["gimli"]))
    show(table, None, "legolas")
    play_on(table)
    assert table.state.cards[table.state.unused[ONE][0]].code == "gimli"
    table.state.brought.clear()
    theirs = [
        card
        for card in (*table.state.hands[TWO], *table.state.decks[TWO])
        if table.state.cards[card].code == "gimli"
    ]
    if theirs[0] not in table.state.hands[TWO]:
        table.state.decks[TWO].remove(theirs[0])
        table.state.hands[TWO].append(theirs[0])
    assert any(
        isinstance(option, BringIn) and option.card == theirs[0]
        for option in newcomers(table.state, TWO)
    )


@pytest.mark.rule("M-SETUP-26", "M-GAP-29")
def test_two_minor_items_of_the_pool_are_given_as_the_player_likes() -> None:
    table = drafting(heroes("gimli", "legolas", "dagger-of-westernesse", "elf-stone"), heroes())
    show(table, "gimli", None)
    table.choose(Done())
    if table.prompt == KeepCharacter(10):
        table.choose(Done())
    assert table.prompt == GiveStartingItem(2)
    dagger, gimli = table.id("dagger-of-westernesse"), table.id("gimli")
    table.choose(Equip(dagger, gimli))
    assert table.card("dagger-of-westernesse").host == gimli
    assert table.prompt == GiveStartingItem(1)
    table.choose(Done())
    assert table.card("elf-stone").zone is Zone.UNUSED


@pytest.mark.rule("M-SETUP-27", "M-SETUP-28")
def test_hands_of_eight_are_drawn_from_shuffled_decks() -> None:
    orders = set()
    for seed in range(3):
        table = drafting(DECKS["A"], DECKS["B"])
        table.state.generator = seed
        play_on(table)
        assert [len(hand) for hand in table.state.hands] == [8, 8]
        orders.add(tuple(table.state.cards[card].code for card in table.state.hands[ONE]))
    assert len(orders) > 1


@pytest.mark.rule("M-SETUP-29")
def test_the_higher_roll_takes_the_first_turn_and_equal_ones_are_rolled_again() -> None:
    for seed in range(12):
        table = drafting(heroes("gimli"), heroes("legolas"))
        table.state.generator = seed
        play_on(table)
        rolls = [told for told in table.told(events.Rolled) if told.what == "first"]
        *ties, one, two = [roll.total for roll in rolls]
        assert all(a == b for a, b in zip(ties[::2], ties[1::2], strict=True))
        assert one != two
        began = table.told(events.TurnBegan)[0].seat
        assert began == (ONE if one > two else TWO)


# The stage cards of a Fallen-wizard


@pytest.mark.rule("M-SETUP-14")
def test_a_fallen_wizard_must_show_stage_cards_of_three_points() -> None:
    table = drafting(fallen("beretar", "great-patron", "wizards-myrmidon"), heroes("gimli"))
    show(table, "beretar", None)
    table.choose(Done())
    assert Done() not in table.options, "he draws no characters any more, but is not ready"
    table.choose(own(table, "wizards-myrmidon", ONE), own(table, "great-patron", ONE))
    assert table.card("wizards-myrmidon").host == table.id("beretar")
    assert table.card("great-patron").zone is Zone.PLAY
    assert scoring.stage_points(table.state, ONE) == 3


@pytest.mark.rule("M-SETUP-16")
def test_a_stage_card_whose_conditions_are_not_met_is_no_starting_card() -> None:
    table = drafting(fallen("beretar", "great-patron", "wizards-myrmidon"), heroes("gimli"))
    offered = table.position.of(ONE).options
    assert own(table, "great-patron", ONE) in offered
    assert own(table, "wizards-myrmidon", ONE) not in offered, "nobody is there to bear it"


@pytest.mark.rule("M-SETUP-17")
def test_the_same_unique_stage_card_shown_by_both_is_discarded() -> None:
    pool = ("beretar", "grey-embassy")
    one = deck(FALLEN, pool, ["the-white-towers-fallen-wizard"], FILLER, fallen_wizard=GANDALF)
    two = deck(FALLEN, pool, ["the-white-towers-fallen-wizard"], FILLER, fallen_wizard=GANDALF)
    table = drafting(one, two)
    show(table, "grey-embassy", "grey-embassy")
    assert [len(pile) for pile in table.state.discards] == [1, 1]


@pytest.mark.rule("M-SETUP-19", "M-EX-39")
def test_with_bad_company_a_fallen_wizard_may_start_with_orcs() -> None:
    table = drafting(fallen("orc-tracker", "bad-company"), heroes("gimli"))
    assert own(table, "orc-tracker", ONE) not in table.position.of(ONE).options
    show(table, "bad-company", None)
    assert own(table, "orc-tracker", ONE) in table.position.of(ONE).options


@pytest.mark.rule("M-SETUP-23", "M-EX-40")
def test_hidden_haven_may_be_played_on_the_ruins_where_one_starts() -> None:
    sites = ["the-white-towers-fallen-wizard", "ettenmoors"]
    table = drafting(fallen("beretar", "hidden-haven", sites=sites), heroes("gimli"))
    show(table, "hidden-haven", None)
    if isinstance(table.prompt, WhereToStart):
        table.choose(StartAt(table.id("ettenmoors")))
    assert table.card("hidden-haven").host == table.id("ettenmoors")
    table.choose(own(table, "beretar", ONE))
    assert site_of(table, ONE) == ["ettenmoors"]
    assert traits.is_haven(table.state, ONE, table.id("ettenmoors"))
