"""Fallen-wizards: sites of two sides, resources of two sides, Orcs among them (M-LOCS, M-FW)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, scene
from westmarch.kernel.records import AnyOption
from westmarch.meccg import fallen, numbers, scoring, traits
from westmarch.meccg.kinds import Alignment, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    Assign,
    BringIn,
    Face,
    GiveUp,
    Pick,
    PlayCreature,
    Store,
    TapToFight,
)
from westmarch.meccg.rules import composing
from westmarch.meccg.sifting import fitting
from westmarch.meccg.things import Context
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary import words
from westmarch.meccg.vocabulary.references import Stat

HERO, MINION, FALLEN = Alignment.HERO, Alignment.MINION, Alignment.FALLEN_WIZARD
SIDES = (FALLEN, HERO)
ISENGARD = "isengard-fallen-wizard"


# Characters


@pytest.mark.rule("M-ORG-05")
def test_a_fallen_wizard_comes_into_play_only_at_home() -> None:
    table = scene(
        ("the-white-towers-fallen-wizard", ["beretar"]),
        hand=["saruman-fallen-wizard"],
        sites=["isengard-fallen-wizard"],
        alignments=SIDES,
    ).organize()
    saruman = table.id("saruman-fallen-wizard")
    assert table.offers(BringIn(saruman, table.id("isengard-fallen-wizard")))
    assert not table.offers(BringIn(saruman, table.id("the-white-towers-fallen-wizard")))


@pytest.mark.rule("M-ORG-16")
def test_high_minds_do_not_come_to_a_fallen_wizard() -> None:
    table = scene(
        ("the-white-towers-fallen-wizard", ["perchen"]),
        hand=["aragorn-ii", "beretar"],
        alignments=SIDES,
    ).organize()
    here = table.id("the-white-towers-fallen-wizard")
    assert not table.offers(BringIn(table.id("aragorn-ii"), here))
    assert table.offers(BringIn(table.id("beretar"), here))


@pytest.mark.rule("M-ORG-17")
def test_orcs_need_a_card_to_come_to_a_fallen_wizard() -> None:
    def may_come(*in_play: str) -> bool:
        table = scene(
            ("the-white-towers-fallen-wizard", ["perchen"]),
            hand=["grishnakh"],
            in_play=in_play,
            alignments=SIDES,
        ).organize()
        here = table.id("the-white-towers-fallen-wizard")
        return table.offers(BringIn(table.id("grishnakh"), here))

    assert not may_come()
    assert may_come("bad-company")


@pytest.mark.rule("M-EX-44", "M-COMP-13")
def test_half_orcs_are_noticed_among_others_than_men() -> None:
    table = scene(("isengard-fallen-wizard", ["baugur", "perchen"]), alignments=SIDES)
    assert not traits.is_overt(table.state, FIRST)
    table = scene(("isengard-fallen-wizard", ["baugur", "perchen", "beretar"]), alignments=SIDES)
    assert traits.is_overt(table.state, FIRST)


@pytest.mark.rule("M-COMP-18", "M-COMP-19")
def test_covert_companies_are_heroes_and_overt_ones_minions() -> None:
    table = scene(("bree", ["beretar"]), alignments=SIDES)
    assert traits.is_hero_company(table.state, FIRST)
    assert traits.is_covert(table.state, FIRST)
    assert not traits.is_minion_company(table.state, FIRST)
    table = scene(("bree-minion", ["gorbag"]), alignments=SIDES)
    assert not traits.is_hero_company(table.state, FIRST)
    assert traits.is_minion_company(table.state, FIRST)


@pytest.mark.rule("M-FW-12", "M-EX-45")
def test_attacks_on_overt_companies_do_not_detain() -> None:
    table = scene(("bree-minion", ["gorbag"]), alignments=SIDES)
    table.attacked(Race.NAZGUL, prowess=20)
    gorbag = table.id("gorbag")
    table.rolls(1, 1, 1, 1).choose(Assign(gorbag), Face(gorbag), TapToFight())
    assert table.card("gorbag").status is Status.WOUNDED


# Resources and Orcs


@pytest.mark.rule("M-FW-07", "M-FW-08")
def test_hero_resources_are_of_no_use_to_an_orc_who_faces_a_strike() -> None:
    for code, may in (("gorbag", False), ("beretar", True)):
        table = scene(("bree", [code]), hand=["risky-blow"], alignments=SIDES)
        table.attacked(Race.MAN, prowess=20)
        card = table.id(code)
        table.choose(Assign(card), Face(card))
        assert table.offers(table.play("risky-blow")) is may


@pytest.mark.rule("M-FW-08", "M-EX-47")
def test_an_orc_scout_conceals_nobody() -> None:
    for code, may in (("grishnakh", False), ("perchen", True)):
        table = scene(("bree", [code]), hand=["concealment"], alignments=SIDES)
        table.attacked(Race.MAN, prowess=20)
        assert table.offers(table.play("concealment")) is may


@pytest.mark.rule("M-FW-10")
def test_hero_items_do_nothing_for_an_orc() -> None:
    table = scene(("bree", ["gorbag", "glamdring"]), alignments=SIDES)
    assert numbers.prowess(table.state, table.id("gorbag")) == 6
    table = scene(("bree", ["perchen", "glamdring"]), alignments=SIDES)
    plain = scene(("bree", ["perchen"]), alignments=SIDES)
    assert numbers.prowess(table.state, table.id("perchen")) == 3 + numbers.prowess(
        plain.state, plain.id("perchen")
    )


# Points


@pytest.mark.rule("M-SCORE-14")
def test_cards_count_one_point_but_stage_cards_in_full() -> None:
    table = scene(("bree", ["beretar", "glamdring", "keys-of-orthanc"]), alignments=SIDES)
    assert scoring.worth(table.state, ONE, table.id("glamdring")) == 1
    assert scoring.worth(table.state, ONE, table.id("keys-of-orthanc")) == 2


@pytest.mark.rule("M-SCORE-17")
@pytest.mark.parametrize(("site", "points"), [(ISENGARD, 1), ("iron-hill-dwarf-hold", 0)])
def test_what_is_stored_elsewhere_gives_no_points(site: str, points: int) -> None:
    table = scene((site, ["beretar", "book-of-mazarbul"]), alignments=SIDES).organize()
    book = table.id("book-of-mazarbul")
    table.rolls(6, 6).choose(Store(book)).finish()
    assert table.card("book-of-mazarbul").zone is Zone.PILE
    assert scoring.worth(table.state, ONE, book) == points


@pytest.mark.rule("M-STAGE-01", "M-STAGE-02")
def test_stage_points_come_from_cards_and_from_sites() -> None:
    table = scene(
        ("rhosgobel-fallen-wizard", ["perchen"]), in_play=["great-patron"], alignments=SIDES
    )
    assert numbers.of_player(table.state, ONE, Stat.STAGE_POINTS) == 2 + 1
    table = scene(
        ("isengard-fallen-wizard", ["perchen"]),
        sites=["rhosgobel-fallen-wizard"],
        in_play=["great-patron"],
        alignments=SIDES,
    )
    assert numbers.of_player(table.state, ONE, Stat.STAGE_POINTS) == 2


# Stage cards


@pytest.mark.rule("M-STAGE-03")
def test_stage_events_are_played_while_organizing_only() -> None:
    table = scene(("bree", ["beretar"]), hand=["great-patron"], alignments=SIDES).organize()
    assert table.offers(table.play("great-patron"))
    table = scene(("bree", ["beretar"]), hand=["great-patron"], alignments=SIDES).move()
    assert table.position.over or not table.offers(table.play("great-patron"))


@pytest.mark.rule("M-STAGE-04")
def test_one_stage_card_may_be_given_up_if_three_points_are_left() -> None:
    in_play = ["great-patron", "wizards-myrmidon", "bad-company"]
    table = scene(("bree", ["beretar"]), in_play=in_play, alignments=SIDES).organize()
    assert all(table.offers(GiveUp(table.id(code))) for code in in_play)
    table.choose(GiveUp(table.id("wizards-myrmidon")))
    assert table.card("wizards-myrmidon").zone is Zone.DISCARD
    assert not table.offers(GiveUp(table.id("great-patron"))), "one each phase"
    table = scene(("bree", ["beretar"]), in_play=in_play[:2], alignments=SIDES).organize()
    assert not table.offers(GiveUp(table.id("wizards-myrmidon"))), "two points would be left"


@pytest.mark.rule("M-STAGE-05")
def test_the_wizard_bears_the_corruption_of_his_stage_cards() -> None:
    table = scene(
        (ISENGARD, ["saruman-fallen-wizard", "beretar"]),
        in_play=["sarumans-ring"],
        alignments=SIDES,
    )
    assert numbers.corruption(table.state, table.id("saruman-fallen-wizard")) == 1
    assert numbers.corruption(table.state, table.id("beretar")) == 0


@pytest.mark.rule("M-STAGE-06", "M-EX-38")
def test_of_two_alike_the_wizard_played_first_takes_all() -> None:
    table = scene(
        (ISENGARD, ["beretar"]),
        hand=["saruman-fallen-wizard"],
        opponents=[(ISENGARD, ["perchen"])],
        their_play=["sarumans-ring", "great-patron"],
        theirs=["many-coloured-robes"],
        alignments=(FALLEN, FALLEN),
    ).organize()
    table.choose(BringIn(table.id("saruman-fallen-wizard"), table.id(ISENGARD)))
    assert table.card("sarumans-ring").zone is Zone.DISCARD
    assert table.card("great-patron").zone is Zone.PLAY
    assert fallen.is_barred(table.state, TWO, table.card("many-coloured-robes").code)
    assert not fallen.is_barred(table.state, TWO, table.card("great-patron").code)


@pytest.mark.rule("M-FW-05")
def test_hero_resources_do_not_concern_minion_resources() -> None:
    company = ["beretar", "dwarven-light-stone", "orc-draughts", "annalena"]
    table = scene(("bree", company), hand=["wielded-twice"], alignments=SIDES)
    stone, draughts = table.id("dwarven-light-stone"), table.id("orc-draughts")
    cards.tap(table.state, draughts)
    table.organize()
    assert not table.offers(table.play("wielded-twice"))
    table.finish()
    cards.tap(table.state, stone)
    table.organize().choose(table.play("wielded-twice"), Pick(table.id("annalena")))
    assert table.options == (Pick(stone),)


@pytest.mark.rule("M-FW-09")
@pytest.mark.parametrize(("fourth", "may"), [("hama", True), ("gorbag", False)])
def test_hero_permanent_events_are_not_played_on_a_company_with_an_orc(
    fourth: str, may: bool
) -> None:
    company = ["beretar", "perchen", "bard-bowman", fourth]
    table = scene((ISENGARD, company), hand=["fellowship"], alignments=SIDES).organize()
    assert table.offers(table.play("fellowship")) is may


@pytest.mark.rule("M-FW-03")
def test_a_fallen_wizards_minions_are_heroes_but_for_orcs() -> None:
    table = scene(("bree", ["ivic", "gorbag"]), alignments=SIDES)
    context = Context(table.id("ivic"), ONE, table.card("ivic").code)
    assert fitting.fits(table.state, context, words.HERO, table.id("ivic"))
    assert not fitting.fits(table.state, context, words.HERO, table.id("gorbag"))
    table = scene(("bree-minion", ["ivic"]), alignments=(MINION, HERO))
    assert not fitting.fits(table.state, context, words.HERO, table.id("ivic"))


@pytest.mark.rule("M-COMP-25")
def test_orcs_and_elves_are_together_at_wizardhavens_only() -> None:
    for site, may in ((ISENGARD, True), ("bree", False)):
        table = scene((site, ["gorbag", "elrond"]), alignments=SIDES)
        here = table.id(site)
        together = (table.id("gorbag"), table.id("elrond"))
        assert composing.may_be_at(table.state, ONE, together, here) is may


@pytest.mark.rule("M-COMP-26")
def test_two_leaders_are_together_at_wizardhavens_only() -> None:
    for site, may in ((ISENGARD, True), ("bree-minion", False)):
        table = scene((site, ["gorbag", "shagrat"]), alignments=SIDES)
        together = (table.id("gorbag"), table.id("shagrat"))
        assert composing.may_be_at(table.state, ONE, together, table.id(site)) is may


# Overt companies, and examples


@pytest.mark.rule("M-EX-13", "M-COMP-20", "M-COMP-21")
def test_a_company_that_only_an_ally_reveals_is_of_neither_side() -> None:
    table = scene(("bree", ["beretar", "great-bats"]), alignments=SIDES)
    assert traits.is_overt(table.state, FIRST)
    assert not traits.is_hero_company(table.state, FIRST)
    assert not traits.is_minion_company(table.state, FIRST)


@pytest.mark.rule("M-FW-13", "M-EX-45")
def test_hazards_for_minions_reach_overt_companies() -> None:
    for who, may in (("gorbag", True), ("beretar", False)):
        table = scene(("bree", [who]), theirs=["sons-of-kings"], alignments=SIDES)
        table.journey("edoras", RegionType.FREE_DOMAIN, RegionType.BORDER_LAND).move()
        played = [one for one in offered(table) if isinstance(one, PlayCreature)]
        assert bool(played) is may


def offered(table: MeccgScene) -> tuple[AnyOption, ...]:
    """What can be decided now; nothing if all is over."""
    return () if table.position.over else table.options


@pytest.mark.rule("M-EX-46")
@pytest.mark.parametrize("card", ["block", "escape"])
def test_an_orc_can_neither_block_nor_escape(card: str) -> None:
    for who, may in (("gorbag", False), ("beretar", True)):
        table = scene(("bree", [who]), hand=[card], alignments=SIDES)
        table.attacked(Race.MAN, prowess=20)
        found = table.offers(table.play(card))
        if card == "block":
            table.choose(Assign(table.id(who)), Face(table.id(who)))
            found = table.offers(table.play(card))
        assert found is may


@pytest.mark.rule("M-EX-48")
def test_an_orc_does_not_tap_for_a_hero_resource() -> None:
    for who, may in (("gorbag", False), ("beretar", True)):
        table = scene(("pelargir", [who]), hand=["great-ship"], alignments=SIDES).organize()
        assert table.offers(table.play("great-ship")) is may
