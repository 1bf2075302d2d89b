"""Wizards, Ringwraiths, Fallen-wizards and The Balrog."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, TWO, MeccgScene, add, enter, scene
from westmarch.meccg import influence, numbers, scoring, traits
from westmarch.meccg.kinds import Alignment, Phase, PlaceCode, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    BringIn,
    ChooseCompany,
    Done,
    Pick,
)
from westmarch.meccg.prompts import EndOrganization
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.rules.chain import Carry
from westmarch.meccg.rules.creatures import Creature
from westmarch.meccg.rules.hazards import changed_draws
from westmarch.meccg.rules.newcomers import may_control
from westmarch.meccg.rules.striking import Strike
from westmarch.meccg.rules.travelling import journeys
from westmarch.meccg.rules.turns import EndPhase
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.state import Lasting
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.things import Context, Group, Player
from westmarch.meccg.underway import Entry, Key, Origin, attack
from westmarch.meccg.verbs import cards, companies
from westmarch.meccg.vocabulary.references import COMPANY, ME, Stat, Trait, Until
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


# Ringwraiths


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


# The Balrog


def test_the_balrog_has_no_followers_and_walks_below_the_mountains() -> None:
    table = scene(
        ("the-under-gates-balrog", ["the-balrog", "azog"]),
        sites=["moria-balrog", "the-under-leas-balrog"],
        alignments=(BALROG, HERO),
    )
    lord, azog = table.id("the-balrog"), table.id("azog")
    assert not may_control(table.state, lord, azog)
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
