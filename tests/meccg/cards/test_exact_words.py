"""Exactly whom, where and how much: the limits that single words of cards draw."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import keys, play
from tests.meccg.scene import FIRST, ONE, SECOND, TWO, enter, scene
from westmarch.meccg import numbers, terrain, traits
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, Phase, Race, RegionType, SiteType, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    AimAtAutomatic,
    Assign,
    Control,
    Done,
    Enter,
    Face,
    Pick,
)
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import Key, Origin
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat, Trait

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
FALLEN = (Alignment.FALLEN_WIZARD, Alignment.HERO)
OF_BALROG = (Alignment.BALROG, Alignment.HERO)
MORGUL, BREE, MORIA = "minas-morgul-minion", "bree-minion", "moria-minion"
WILD, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND
GATES = "the-under-gates-balrog"


# Attacks


@pytest.mark.parametrize(
    ("race", "able"),
    [
        *((race, True) for race in (Race.WOLF, Race.ANIMAL, Race.SPIDER)),
        *((race, True) for race in (Race.DRAGON, Race.DRAKE, Race.UNDEAD)),
        *((race, False) for race in (Race.ORC, Race.MAN, Race.GIANT)),
    ],
)
def test_one_creeps_past_beasts_and_the_dead(race: Race, able: bool) -> None:
    event = "crept-along-cleverly"
    table = scene((BREE, ["odoacer"]), hand=[event], alignments=DARK).attacked(race)
    assert table.offers(table.play(event)) is able


@pytest.mark.parametrize(
    ("race", "more"),
    [(Race.ELF, 2), (Race.DWARF, 2), (Race.DUNADAN, 2), (Race.HOBBIT, 2), (Race.MAN, 0)],
)
def test_fear_makes_free_folk_fierce(race: Race, more: int) -> None:
    table = scene((BREE, ["asternak"]), their_play=["chill-them-with-fear"], alignments=DARK)
    assert table.attacked(race, strikes=2, prowess=5).strength() == (2 + more, 5 + more)


@pytest.mark.parametrize(
    ("who", "key", "able"),
    [
        ("gimli", Key(region_type=WILD), True),
        ("bilbo", Key(region_type=WILD), False),
        ("gimli", Key(site_type=SiteType.RUINS_AND_LAIRS), False),
    ],
)
def test_a_bow_is_bent_by_warriors_in_the_open(who: str, key: Key, able: bool) -> None:
    bow = "bow-of-dragon-horn"
    table = scene(("edoras", [who, bow, "legolas"])).attacked(strikes=2, keys=[key])
    assert table.offers(table.act(bow)) is able


@pytest.mark.parametrize(
    ("defender", "figures"), [("dwar-the-ringwraith", (8, 6)), ("asternak", (9, 7))]
)
def test_a_morgul_blade_guards_its_ringwraith_only(defender: str, figures: tuple[int, int]) -> None:
    table = scene((BREE, ["dwar-the-ringwraith", "morgul-blade", "asternak"]), alignments=DARK)
    table.attacked(prowess=9, body=7)
    one = table.id(defender)
    table.choose(Assign(one), Face(one))
    attack = Assault(1)
    found = tuple(numbers.number(table.state, attack, stat) for stat in (Stat.PROWESS, Stat.BODY))
    assert found == figures


@pytest.mark.parametrize(("who", "able"), [("hador", True), ("asternak", False)])
def test_bitter_cold_is_called_by_sorcerers(who: str, able: bool) -> None:
    table = scene((BREE, [who]), (MORIA, ["layos"]), hand=["bitter-cold"], alignments=DARK)
    assert table.organize().offers(table.play("bitter-cold")) is able
    if able:
        table.rolls(6, 6).choose(table.play("bitter-cold"), Pick(table.id(who))).finish()
        for company, less in ((FIRST, 1), (SECOND, 0)):
            table.attacked(prowess=9, body=7, company=company)
            attack = Assault(table.state.attacks)
            assert numbers.number(table.state, attack, Stat.PROWESS) == 9 - less
            assert numbers.number(table.state, attack, Stat.BODY) == 7 - less
            table.state.stack.clear()


@pytest.mark.parametrize("aroused", [True, False])
def test_aroused_defenders_are_not_talked_out_of_it(aroused: bool) -> None:
    site, card = "edoras-minion", "arouse-defenders"
    table = scene(
        (site, ["layos", "asternak"]), hand=["orc-quarrels"], theirs=[card], alignments=DARK
    ).move()
    if aroused:
        table.choose(table.play(card), AimAtAutomatic(table.id(site), 0))
    table.idle().visit().choose(Enter())
    assert table.offers(table.play("orc-quarrels")) is not aroused
    if not aroused:
        table.choose(table.play("orc-quarrels"), AimAtAttack(1))
    assert table.offers(Assign(table.id("layos"))) is aroused


@pytest.mark.parametrize(
    ("who", "site", "able"),
    [
        ("bilbo", "moria", True),
        ("bilbo", "dol-guldur", True),
        ("eomer", "moria", False),
        ("bilbo", "barrow-downs", False),
    ],
)
def test_scouts_search_dark_places(who: str, site: str, able: bool) -> None:
    table = scene((site, [who, "legolas", "gimli"]), hand=["lucky-search"], deck=["escape"] * 5)
    table.visit().choose(Enter()).win()
    assert table.offers(table.play("lucky-search")) is able


@pytest.mark.parametrize(
    ("follows", "path", "able"),
    [("orc-guard", SHADOW, True), ("wargs", WILD, False)],
)
def test_gothmog_follows_orcs_in_the_shadow(follows: str, path: RegionType, able: bool) -> None:
    table = scene(("rivendell", ["gimli", "legolas", "eomer"]), theirs=[follows, "gothmog"])
    table.journey("edoras", path).move()
    assert keys(table, "gothmog") == []
    play(table, follows)
    table.win()
    while not table.position.over and table.seat == ONE:
        table.choose(Done())
    assert bool(keys(table, "gothmog")) is able


# Hazards that last


@pytest.mark.parametrize(
    ("side", "site", "able"),
    [
        (HEROES, "moria", True),
        (HEROES, "dol-guldur", True),
        (HEROES, "edoras", False),
        (HEROES, "bree", False),
        (DARK, "edoras-minion", True),
        (DARK, BREE, True),
        (DARK, MORIA, False),
    ],
)
@pytest.mark.parametrize("moves", [False, True])
def test_there_is_nothing_to_eat_among_foes(
    side: tuple[Alignment, Alignment], site: str, able: bool, moves: bool
) -> None:
    who, start = ("gimli", "rivendell") if side is HEROES else ("asternak", MORGUL)
    table = scene(
        (start if moves else site, [who]), theirs=["nothing-to-eat-or-drink"], alignments=side
    )
    if moves:
        table.journey(site, WILD)
    assert table.move().offers(table.play("nothing-to-eat-or-drink")) is able


@pytest.mark.parametrize(("site", "gone"), [("rivendell", True), ("edoras", False)])
def test_there_is_food_at_a_haven(site: str, gone: bool) -> None:
    table = scene((site, ["gimli"]))
    hunger = enter(table.state, "nothing-to-eat-or-drink", TWO)
    cards.lay_upon(table.state, hunger, FIRST)
    table.begin(Turn(ONE))
    assert (table.state.cards[hunger].zone is Zone.DISCARD) is gone


@pytest.mark.parametrize(
    ("people", "site", "gone"),
    [
        (["layos"], MORGUL, True),
        (["layos", "asternak"], MORGUL, False),
        (["layos"], BREE, False),
    ],
)
def test_who_came_back_is_forgiven_alone_at_home(people: list[str], site: str, gone: bool) -> None:
    table = scene((site, people), alignments=DARK)
    card = enter(table.state, "so-youve-come-back", TWO, table.id("layos"))
    table.begin(Turn(ONE))
    assert (table.state.cards[card].zone is Zone.DISCARD) is gone


def test_who_came_back_upsets_neither_lords_nor_followers() -> None:
    people = ["the-witch-king", "layos", "gorbag", "orc-brawler"]
    table = scene((MORGUL, people), alignments=DARK)
    layos, gorbag, brawler = map(table.id, people[1:])

    def minds() -> list[int]:
        return [numbers.mind(table.state, one) for one in (layos, gorbag, brawler)]

    before = minds()
    enter(table.state, "so-youve-come-back", TWO, layos)
    assert minds() == [before[0], before[1] + 1, before[2] + 1]
    table.organize().choose(Control(brawler, gorbag))
    assert minds()[2] == before[2]


@pytest.mark.parametrize(("who", "able"), [("layos", True), ("gorbag", False)])
def test_only_lesser_minds_come_back_or_await_a_call(who: str, able: bool) -> None:
    table = scene((BREE, [who]), theirs=["so-youve-come-back"], alignments=DARK).move()
    assert table.offers(table.play("so-youve-come-back")) is able, "Gorbag's mind is 6"


@pytest.mark.parametrize(("who", "able"), [("gorbag", True), ("lieutenant-of-morgul", False)])
def test_greater_minds_await_no_call(who: str, able: bool) -> None:
    table = scene((BREE, [who]), hand=["awaiting-the-call"], alignments=DARK).organize()
    assert (numbers.mind(table.state, table.id(who)) <= 6) is able
    assert table.offers(table.play("awaiting-the-call")) is able


@pytest.mark.parametrize("card", ["covetous-thoughts", "the-ring-will-have-but-one-master"])
def test_some_curses_wait_for_the_turn_of_their_victim(card: str) -> None:
    table = scene(
        ("edoras", ["gimli", "the-one-ring", "legolas", "glamdring"]),
        opponents=[(BREE, ["asternak"])],
    )
    enter(table.state, card, TWO, table.id("gimli"))
    table.state.active = TWO
    table.begin(Turn(TWO))
    while table.state.active == TWO and not table.position.over:
        table.choose(Done() if table.offers(Done()) else table.options[0])
        if table.state.phase is Phase.UNTAP and table.state.active == ONE:
            break
    assert [one for one in table.told(Rolled) if one.what == "corruption"] == []
    assert table.card("legolas").zone is Zone.PLAY


# The Balrog of Moria


@pytest.mark.parametrize(
    ("site", "automatic", "more"),
    [
        ("ost-in-edhil", True, 2),
        ("moria", True, 2),
        ("dol-guldur", True, 0),
        ("moria", False, 0),
    ],
)
def test_the_balrog_rouses_the_lands_around(site: str, automatic: bool, more: int) -> None:
    table = scene((site, ["gimli"]), their_play=["balrog-of-moria"])
    origin = Origin.AUTOMATIC if automatic else Origin.CREATURE
    assert table.attacked(prowess=5, origin=origin).strength()[1] == 5 + more


@pytest.mark.parametrize(
    ("galadriel", "lost"), [("lorien", False), ("edoras", True), (None, False)]
)
def test_lorien_needs_its_lady_against_the_balrog(galadriel: str | None, lost: bool) -> None:
    groups = [("lorien", ["gimli"]), ("rivendell", ["legolas"])]
    if galadriel is not None:
        groups.append((galadriel, ["galadriel"]))
    table = scene(*groups, their_play=["balrog-of-moria"])
    lorien, rivendell = table.id("lorien"), table.id("rivendell")
    seer = table.id("balrog-of-moria")
    kind = SiteType.FREE_HOLD if lost else SiteType.HAVEN
    assert terrain.site_type(table.state, lorien, seer) is kind
    assert terrain.site_type(table.state, rivendell, seer) is SiteType.HAVEN
    assert terrain.site_type(table.state, lorien) is SiteType.HAVEN
    assert traits.has(table.state, lorien, Trait.NO_HAVEN_FOR_HEALING) is lost
    assert not traits.has(table.state, rivendell, Trait.NO_HAVEN_FOR_HEALING)
