"""Cards on guard: M-OG, M-GAP-34."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, TWO, MeccgScene, scene
from westmarch.kernel.records import replace
from westmarch.meccg import numbers
from westmarch.meccg.kinds import Phase, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    AimAtAutomatic,
    Assign,
    ChooseCompany,
    Done,
    Enter,
    Face,
    No,
    Pick,
    PlayAtSite,
    PutOnGuard,
    Reveal,
    TapToFight,
)
from westmarch.meccg.prompts import MayPlay, MayReveal, PlayHazards
from westmarch.meccg.rules.joining import JoinCompanies
from westmarch.meccg.rules.turns import begin_phase
from westmarch.meccg.rules.visiting import SitePhase
from westmarch.meccg.terrain import automatic_attacks
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import Origin, attack_of
from westmarch.meccg.verbs import companies
from westmarch.meccg.vocabulary.references import Stat

WILD, SHADOW, FREE = RegionType.WILDERNESS, RegionType.SHADOW_LAND, RegionType.FREE_DOMAIN
SEA = RegionType.COASTAL_SEA


def guarded(
    card: str,
    at: str = "moria",
    who: Sequence[str] = ("gimli",),
    hand: Sequence[str] = (),
    *path: RegionType,
    play: Sequence[str] = (),
) -> MeccgScene:
    """A company stays at a site, or has come there; a card is on guard, the site phase begins."""
    table = scene(("rivendell" if path else at, who), theirs=[card], hand=hand, their_play=play)
    if path:
        table.journey(at, *path)
    table.move()
    while not table.offers(PutOnGuard(table.id(card))):
        table.choose(Done())
    table.choose(PutOnGuard(table.id(card))).idle()
    begin_phase(table.state, Phase.SITE)
    table.state.queue.clear()
    return table


def revealable(table: MeccgScene, card: str, way: int = 0) -> bool:
    """Whether a card can be revealed now."""
    return table.offers(Reveal(table.id(card), way))


def announced(
    card: str,
    who: Sequence[str] = ("gimli",),
    hand: Sequence[str] = (),
    path: tuple[RegionType, ...] = (),
    play: Sequence[str] = (),
) -> MeccgScene:
    """At a quiet site a character is about to play a dagger, and a card lies on guard."""
    table = guarded(card, "rhosgobel", who, ["dagger-of-westernesse", *hand], *path, play=play)
    table.visit().choose(Enter())
    return table.choose(PlayAtSite(table.id("dagger-of-westernesse"), table.id("gimli")))


@pytest.mark.rule("M-OG-01", "M-OG-02")
def test_one_card_of_any_kind_is_placed_for_each_company() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["glamdring", "wargs"])
    table.journey("moria", WILD).move()
    sword, wargs = table.id("glamdring"), table.id("wargs")
    assert table.offers(PutOnGuard(sword)), "though it can never be revealed"
    table.choose(PutOnGuard(sword))
    assert table.state.cards[sword].host == table.id("moria"), "at the new site"
    assert table.state.cards[sword].known == (TWO,), "face down"
    assert table.prompt == PlayHazards(FIRST, 1)
    assert not table.offers(PutOnGuard(wargs)), "one for a company"


@pytest.mark.rule("M-OG-03")
def test_only_what_could_have_been_played_before_is_revealed() -> None:
    for borne, able in ((["glamdring"], True), ([], False)):
        hand = ["dagger-of-westernesse", "dark-quarrels", *([] if borne else ["glamdring"])]
        table = guarded("dragon-sickness", "moria", ["gimli", *borne, "legolas"], hand)
        table.visit().choose(Enter(), table.play("dark-quarrels"), AimAtAttack(1))
        if not borne:
            table.choose(PlayAtSite(table.id("glamdring"), table.id("gimli")))
        table.choose(PlayAtSite(table.id("dagger-of-westernesse"), table.id("legolas")))
        assert revealable(table, "dragon-sickness") is able


@pytest.mark.rule("M-OG-04")
@pytest.mark.parametrize(
    ("card", "site", "able"),
    [("orc-guard", "moria", True), ("wargs", "moria", False), ("orc-guard", "edoras", False)],
)
def test_a_creature_is_revealed_where_it_is_playable_and_something_attacks(
    card: str, site: str, able: bool
) -> None:
    table = guarded(card, site).visit().choose(Enter())
    assert revealable(table, card) is able


@pytest.mark.rule("M-OG-05")
def test_a_revealed_creature_attacks_after_the_automatic_attacks() -> None:
    table = guarded("orc-guard").visit().choose(Enter())
    table.choose(Reveal(table.id("orc-guard"), 0), Done())
    first = attack_of(table.state, 1)
    assert first is not None
    assert first.origin is Origin.AUTOMATIC
    table.rolls(*[6] * 20)
    while table.state.attacks == 1:
        table.choose(table.options[-1])
    second = attack_of(table.state, 2)
    assert second is not None
    assert (second.card, second.origin) == (table.id("orc-guard"), Origin.CREATURE)


@pytest.mark.rule("M-OG-06")
def test_what_changes_the_automatic_attack_is_revealed_before_it() -> None:
    table = guarded("arouse-minions").visit().choose(Enter())
    moria = table.id("moria")
    attack = automatic_attacks(table.state, moria)[0]
    table.choose(Reveal(table.id("arouse-minions"), 0), AimAtAutomatic(moria, 0))
    assert numbers.number(table.state, Assault(1), Stat.PROWESS) == attack.prowess + 3
    table = guarded("minions-stir").visit().choose(Enter())
    assert revealable(table, "minions-stir"), "Orcs attack here"
    table = guarded("wake-of-war").visit().choose(Enter())
    assert not revealable(table, "wake-of-war"), "no Wolves attack here"
    table = guarded("fell-winter", "dunnish-clan-hold").visit().choose(Enter())
    assert revealable(table, "fell-winter"), "it gives the site an automatic-attack"


@pytest.mark.rule("M-OG-07")
def test_what_targets_a_character_is_revealed_when_the_site_could_be_tapped() -> None:
    table = guarded("lure-of-expedience", "rhosgobel", hand=["dagger-of-westernesse"])
    table.visit().choose(Enter())
    assert not revealable(table, "lure-of-expedience"), "nothing is announced"
    gimli = table.id("gimli")
    table.choose(PlayAtSite(table.id("dagger-of-westernesse"), gimli))
    assert (table.seat, table.prompt) == (TWO, MayReveal(FIRST))
    assert table.options == (Done(), Reveal(table.id("lure-of-expedience"), 0))
    table = announced("muster-disperses")
    assert not revealable(table, "muster-disperses"), "a faction is not in the company"


@pytest.mark.rule("M-OG-07")
def test_an_event_that_taps_the_site_is_announced_too() -> None:
    hand = ["far-sight", "concealment"]
    table = guarded("lure-of-the-senses", "weathertop", ["elrond", "frodo"], hand).visit()
    frodo, elrond = table.id("frodo"), table.id("elrond")
    table.choose(Enter(), table.play("concealment"), Pick(frodo), AimAtAttack(1))
    table.choose(table.play("far-sight"))
    assert table.card("elrond").status is Status.UNTAPPED, f"{elrond} has not yet tapped"
    assert table.prompt == MayReveal(FIRST)
    assert revealable(table, "lure-of-the-senses")


@pytest.mark.rule("M-OG-08")
def test_what_affects_an_influence_check_is_revealed_when_it_is_announced() -> None:
    for card, able in (("foolish-words", True), ("lost-in-free-domains", False)):
        table = guarded(card, "edoras", hand=["riders-of-rohan"]).visit()
        gimli, riders = table.id("gimli"), table.id("riders-of-rohan")
        table.choose(Enter(), PlayAtSite(riders, gimli))
        assert revealable(table, card) is able


@pytest.mark.rule("M-OG-09", "M-EX-09")
def test_a_revealed_card_is_in_effect_first_and_can_be_answered() -> None:
    table = announced("lure-of-expedience", ["gimli", "elrond"], ["marvels-told"])
    table.choose(Reveal(table.id("lure-of-expedience"), 0), Pick(table.id("gimli")), Done())
    lure = table.card("lure-of-expedience")
    assert (lure.zone, lure.host) == (Zone.PLAY, table.id("gimli"))
    assert table.card("dagger-of-westernesse").zone is Zone.HAND, "not yet played"
    assert table.prompt == MayPlay(FIRST)
    table.choose(table.play("marvels-told"), Pick(table.id("elrond")))
    table.rolls(6, 6).choose(Pick(table.id("lure-of-expedience")))
    assert table.card("lure-of-expedience").zone is Zone.DISCARD
    assert table.card("dagger-of-westernesse").zone is Zone.PLAY
    table.finish()


@pytest.mark.rule("M-OG-09")
def test_the_item_tempts_because_the_card_was_there_before() -> None:
    table = announced("lure-of-expedience", ["gimli"])
    table.rolls(1, 1).choose(Reveal(table.id("lure-of-expedience"), 0), Pick(table.id("gimli")))
    assert table.card("gimli").zone is not Zone.PLAY, "2 is less than 3"


NEVER = [
    pytest.param("drowning-seas", 1, marks=pytest.mark.rule("M-OG-10")),
    pytest.param("call-of-home", 0, marks=pytest.mark.rule("M-OG-12")),
    pytest.param("seized-by-terror", 0, marks=pytest.mark.rule("M-OG-12")),
    pytest.param("lost-in-free-domains", 0, marks=pytest.mark.rule("M-OG-13")),
    pytest.param("lost-at-sea", 0, marks=pytest.mark.rule("M-OG-13")),
    pytest.param("new-moon", 0, marks=pytest.mark.rule("M-OG-14")),
    pytest.param("waiting-shadow", 0, marks=pytest.mark.rule("M-OG-14")),
    pytest.param("storms-of-osse", 0, marks=pytest.mark.rule("M-OG-11")),
]


@pytest.mark.parametrize(("card", "way"), NEVER)
def test_some_cards_are_never_revealed(card: str, way: int) -> None:
    night = ["doors-of-night"] if card in ("drowning-seas", "storms-of-osse") else []
    table = announced(card, ["gimli", "legolas", "eowyn"], path=(FREE, SHADOW, SEA), play=night)
    assert not revealable(table, card, way)


@pytest.mark.rule("M-OG-14")
def test_a_corruption_card_may_be_revealed_though_others_may_not() -> None:
    assert revealable(announced("weariness-of-the-heart"), "weariness-of-the-heart")
    assert not revealable(announced("new-moon", ["gimli", "legolas"]), "new-moon")


@pytest.mark.rule("M-OG-15")
def test_an_unrevealed_card_goes_back_to_hand() -> None:
    table = guarded("orc-guard", "edoras").visit().choose(No())
    assert table.card("orc-guard").zone is Zone.HAND
    table.done()


@pytest.mark.rule("M-GAP-34")
def test_a_card_is_revealed_against_its_own_company_only() -> None:
    table = scene(
        ("rivendell", ["gimli"]), ("rivendell", ["legolas"]), theirs=["orc-guard", "wargs"]
    )
    table.journey("moria", SHADOW).move().choose(PutOnGuard(table.id("orc-guard")))
    table.idle()
    there = table.state.companies[SECOND]
    table.state.companies[SECOND] = replace(there, site=table.id("moria"))
    table.visit(SECOND).choose(Enter())
    assert not revealable(table, "orc-guard")


@pytest.mark.rule("M-EX-05", "M-JOIN-06")
def test_a_joined_company_is_met_by_what_was_meant_for_one_of_them() -> None:
    table = scene(("rivendell", ["gimli"]), ("rivendell", ["legolas"]), theirs=["orc-lieutenant"])
    table.journey("moria", WILD, company=SECOND)
    companies.send(table.state, FIRST, table.state.companies[SECOND].journey)
    table.attacked(Race.ORC, prowess=2, company=SECOND)
    legolas = table.id("legolas")
    table.rolls(6, 6).choose(Assign(legolas), Face(legolas), TapToFight())
    table.move(FIRST).choose(PutOnGuard(table.id("orc-lieutenant")))
    table.idle()
    table.move(SECOND).idle()
    table.begin(JoinCompanies(ONE))
    assert list(table.state.companies) == [FIRST]
    begin_phase(table.state, Phase.SITE)
    table.state.queue.clear()
    table.begin(SitePhase(ONE)).choose(ChooseCompany(FIRST), Enter())
    table.choose(Reveal(table.id("orc-lieutenant"), 0), Done())
    table.rolls(*[6] * 30)
    while table.state.attacks == 2:
        table.choose(table.options[-1])
    third = attack_of(table.state, 3)
    assert third is not None
    assert third.card == table.id("orc-lieutenant")
    assert numbers.number(table.state, Assault(3), Stat.PROWESS) == third.attack.prowess + 4
    assert table.card("gimli").status is not Status.WOUNDED
