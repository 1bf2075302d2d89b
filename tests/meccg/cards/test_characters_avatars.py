"""Wizards, Fallen-wizards and The Balrog."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, enter, scene
from westmarch.meccg import numbers, scoring, traits
from westmarch.meccg.kinds import Alignment, Phase, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    Assign,
    BringIn,
    ChooseCompany,
    Done,
    Pick,
)
from westmarch.meccg.prompts import EndOrganization
from westmarch.meccg.rules.creatures import Creature
from westmarch.meccg.rules.hazards import changed_draws
from westmarch.meccg.rules.newcomers import leaders
from westmarch.meccg.rules.travelling import journeys
from westmarch.meccg.rules.turns import EndPhase
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.state import Lasting
from westmarch.meccg.things import Context, Group, Player
from westmarch.meccg.underway import Key, Origin, attack
from westmarch.meccg.verbs import cards, companies
from westmarch.meccg.vocabulary.references import ME, Stat, Trait, Until
from westmarch.meccg.vocabulary.statics import Boost, Treat
from westmarch.meccg.vocabulary.words import CREATURE

HERO, MINION = Alignment.HERO, Alignment.MINION
FALLEN, BALROG = Alignment.FALLEN_WIZARD, Alignment.BALROG
DARK = (MINION, HERO)
WILD, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND


def says(table: MeccgScene, code: str, word: Boost | Treat) -> None:
    """A card in play says something for the rest of the game."""
    card = table.id(code)
    context = Context(card, ONE, table.state.cards[card].code, company=FIRST)
    table.state.lasting.append(Lasting(word, context, Until.GAME))


# Wizards


def test_the_opponent_draws_less_against_alatar() -> None:
    for who, drawn in (("alatar", 1), ("gandalf", 2)):
        table = scene(("rivendell", [who]))
        table.journey("moria", WILD)
        assert changed_draws(table.state, FIRST, TWO, 2) == drawn
        assert changed_draws(table.state, FIRST, ONE, 2) == 2


@pytest.mark.parametrize(
    ("code", "home", "side"),
    [
        ("alatar", "rivendell", HERO),
        ("alatar-fallen-wizard", "isengard-fallen-wizard", FALLEN),
    ],
)
def test_alatar_joins_a_fight_and_pays_for_it(code: str, home: str, side: Alignment) -> None:
    table = scene(("edoras", ["gimli"]), (home, [code]), alignments=(side, MINION))
    alatar = table.id(code)
    wolf = enter(table.state, "wolves", TWO)
    table.begin(Creature(FIRST, wolf, (Key(region_type=WILD),)))
    table.choose(table.act(code), ChooseCompany(FIRST))
    assert table.state.cards[alatar].company == FIRST
    assert table.options == (Assign(table.id("gimli")),) or table.offers(Done())
    while not table.position.over and alatar not in fighting(table):
        table.choose(table.options[0])
    assert alatar in fighting(table)


@pytest.mark.rule("M-INFL-06")
def test_whom_alatar_leaves_behind_he_controls_no_more() -> None:
    table = scene(("edoras", ["gimli"]), ("rivendell", ["alatar", "balin"]))
    companies.control(table.state, table.id("balin"), table.id("alatar"))
    wolf = enter(table.state, "wolves", TWO)
    table.begin(Creature(FIRST, wolf, (Key(region_type=WILD),)))
    table.choose(table.act("alatar"), ChooseCompany(FIRST))
    assert table.card("balin").follows is None
    assert table.id("balin") in table.state.freed


def fighting(table: MeccgScene) -> tuple[int, ...]:
    """Who is to face a strike."""
    found = attack(table.state)
    return () if found is None else (*found.assigned, *found.faced)


def test_alatar_stays_away_from_attacks_by_sites_and_if_he_is_abroad() -> None:
    table = scene(("edoras", ["gimli"]), ("rivendell", ["alatar"]))
    table.attacked(Race.WOLF, origin=Origin.AUTOMATIC)
    assert not table.offers(table.act("alatar"))
    table = scene(("edoras", ["gimli"]), ("bree", ["alatar"])).attacked(Race.WOLF)
    assert not table.offers(table.act("alatar"))


@pytest.mark.parametrize("code", ["gandalf", "gandalf-fallen-wizard"])
def test_gandalf_tests_rings_of_his_company(code: str) -> None:
    side = HERO if code == "gandalf" else FALLEN
    table = scene(
        ("bree", [code, "frodo", "beautiful-gold-ring"]), alignments=(side, MINION)
    ).organize()
    ring = table.id("beautiful-gold-ring")
    table.rolls(3, 4).choose(table.act(code, RING_ACTION[code]), Pick(table.id(code)), Pick(ring))
    assert table.card("beautiful-gold-ring").zone is Zone.DISCARD
    table.finish()
    table = scene(("bree", [code, "frodo"]), alignments=(side, MINION)).organize()
    assert not table.offers(table.act(code, RING_ACTION[code]))


RING_ACTION = {"gandalf": 0, "gandalf-fallen-wizard": 1}


@pytest.mark.parametrize(("code", "side"), [("pallando", HERO), ("pallando-fallen-wizard", FALLEN)])
def test_pallando_lets_his_player_hold_one_more_card(code: str, side: Alignment) -> None:
    table = scene(("bree", [code]), alignments=(side, MINION))
    assert numbers.number(table.state, Player(ONE), Stat.HAND_SIZE) == 9
    assert numbers.number(table.state, Player(TWO), Stat.HAND_SIZE) == 8


def test_the_opponent_of_pallando_discards_face_up() -> None:
    for who, seen in (("pallando", True), ("gandalf", False)):
        table = scene(("bree", [who]), hand=["twilight"], theirs=["cave-drake"])
        cards.discard(table.state, table.id("twilight"))
        cards.discard(table.state, table.id("cave-drake"), shown=False)
        assert (ONE in table.card("cave-drake").known) is seen
        assert TWO not in table.card("twilight").known


@pytest.mark.parametrize(("code", "side"), [("radagast", HERO), ("radagast-fallen-wizard", FALLEN)])
def test_radagast_draws_for_each_wilderness(code: str, side: Alignment) -> None:
    table = scene(("rhosgobel", [code]), alignments=(side, MINION))
    table.journey("moria", WILD, SHADOW, WILD)
    assert changed_draws(table.state, FIRST, ONE, 2) == 4
    assert changed_draws(table.state, FIRST, TWO, 2) == 2
    table = scene(("rhosgobel", ["gimli"]), ("bree", [code]), alignments=(side, MINION))
    table.journey("moria", WILD, SHADOW, WILD)
    assert changed_draws(table.state, FIRST, ONE, 2) == 2, "he does not come"


def end_of_turn(table: MeccgScene) -> MeccgScene:
    """The end-of-turn phase of the first player."""
    table.state.phase = Phase.END
    return table.begin(EndPhase(ONE))


@pytest.mark.parametrize(
    ("code", "side", "taken", "left"),
    [
        ("saruman", HERO, "wizards-fire", "twilight"),
        ("saruman-fallen-wizard", FALLEN, "bitter-cold", "twilight"),
        ("indur-the-ringwraith", MINION, "bitter-cold", "wizards-fire"),
    ],
)
def test_masters_of_magic_take_it_back_at_the_end_of_the_turn(
    code: str, side: Alignment, taken: str, left: str
) -> None:
    table = scene(("bree", [code]), discard=[taken, left], alignments=(side, HERO))
    end_of_turn(table).choose(table.act(code), Pick(table.id(code)))
    assert table.options == (Done(), Pick(table.id(taken)))
    table.choose(Pick(table.id(taken)))
    assert table.card(taken).zone is Zone.HAND
    table.finish()
    table = scene(("bree", [code]), discard=[taken], alignments=(side, HERO)).organize()
    assert not table.offers(table.act(code)), "it is not the end of the turn"


# Fallen-wizards


def test_alatar_gets_full_points_for_kills_and_real_fights() -> None:
    for code, points in (("alatar-fallen-wizard", 5), ("saruman-fallen-wizard", 1)):
        table = scene(("bree", [code]), alignments=(FALLEN, HERO))
        kill = add(table.state, "smaug", ONE, Zone.PILE)
        assert scoring.worth(table.state, ONE, kill) == points
        starred = add(table.state, "lord-of-the-carrock", ONE, Zone.PILE)
        assert (scoring.worth(table.state, ONE, starred) > 1) is (points > 1)
    for points, soft in ((7, True), (8, False)):
        table = scene(("bree", ["alatar-fallen-wizard"]), alignments=(FALLEN, HERO))
        says(table, "alatar-fallen-wizard", Boost((Stat.STAGE_POINTS,), points, ME))
        says(table, "alatar-fallen-wizard", Treat(CREATURE, Trait.DETAINMENT))
        table.attacked(Race.ORC)
        found = attack(table.state)
        assert found is not None
        assert traits.is_detainment(table.state, found) is soft


def worth(avatar: str, code: str, *bearers: str) -> int:
    """What a card is worth to a Fallen-wizard."""
    table = scene(
        ("bree", [avatar, *bearers]),
        in_play=[] if bearers else [code],
        alignments=(FALLEN, HERO),
    )
    return scoring.worth(table.state, ONE, table.id(code))


@pytest.mark.parametrize(
    ("avatar", "code", "bearers", "points"),
    [
        ("gandalf-fallen-wizard", "gimli", ("gimli",), 2),
        ("saruman-fallen-wizard", "gimli", ("gimli",), 1),
        ("gandalf-fallen-wizard", "treebeard", ("gimli", "treebeard"), 2),
        ("radagast-fallen-wizard", "treebeard", ("gimli", "treebeard"), 2),
        ("pallando-fallen-wizard", "treebeard", ("gimli", "treebeard"), 1),
        ("pallando-fallen-wizard", "wood-elves", (), 2),
        ("pallando-fallen-wizard", "the-great-eagles", (), 1),
        ("radagast-fallen-wizard", "the-great-eagles", (), 2),
        ("radagast-fallen-wizard", "wood-elves", (), 2),
        ("radagast-fallen-wizard", "riders-of-rohan", (), 1),
        ("saruman-fallen-wizard", "the-arkenstone", ("gimli", "the-arkenstone"), 5),
        ("gandalf-fallen-wizard", "the-arkenstone", ("gimli", "the-arkenstone"), 1),
        ("saruman-fallen-wizard", "glamdring", ("gimli", "glamdring"), 1),
    ],
)
def test_what_fallen_wizards_value(
    avatar: str, code: str, bearers: tuple[str, ...], points: int
) -> None:
    assert worth(avatar, code, *bearers) == points


def test_gandalf_untaps_at_the_end_of_organization() -> None:
    table = scene(("bree", ["gandalf-fallen-wizard"]), alignments=(FALLEN, HERO))
    cards.tap(table.state, table.id("gandalf-fallen-wizard"))
    table.state.queue.clear()
    table.organize()
    assert table.prompt == EndOrganization()
    table.choose(table.act("gandalf-fallen-wizard"))
    assert table.card("gandalf-fallen-wizard").status is Status.UNTAPPED
    table.finish()


# The Balrog


def test_the_balrog_has_no_followers_and_walks_below_the_mountains() -> None:
    table = scene(
        ("the-under-gates-balrog", ["the-balrog", "azog"]),
        sites=["moria-balrog", "the-under-leas-balrog"],
        alignments=(BALROG, HERO),
    )
    lord, azog = table.id("the-balrog"), table.id("azog")
    assert list(leaders(table.state, (lord, azog))) == [azog]
    assert numbers.number(table.state, Group(FIRST), Stat.DEEPS_ROLL) == 3
    assert numbers.number(table.state, lord, Stat.UNTAPPED_PENALTY) == -1
    assert numbers.number(table.state, azog, Stat.UNTAPPED_PENALTY) == -3
    above = scene(
        ("moria-balrog", ["the-balrog"]), sites=["dol-guldur-balrog"], alignments=(BALROG, HERO)
    )
    assert journeys(above.state, FIRST, above.id("dol-guldur-balrog")) == []


def test_the_balrog_discards_his_other_selves() -> None:
    table = scene(
        ("the-under-gates-balrog", ["azog"]),
        hand=["the-balrog"],
        their_play=["balrog-of-moria"],
        alignments=(BALROG, HERO),
    ).organize()
    assert may_enter(table.state, table.id("the-balrog"))
    table.choose(BringIn(table.id("the-balrog"), table.id("the-under-gates-balrog")))
    assert table.card("balrog-of-moria").zone is Zone.DISCARD
    assert table.card("the-balrog").zone is Zone.PLAY
