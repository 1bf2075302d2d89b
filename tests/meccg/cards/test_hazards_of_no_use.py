"""Whom hazards and sites spare: the unhurt, those elsewhere, those whom they do not mean."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import fight, keys, on_the_way, play
from tests.meccg.scene import FIRST, ONE, SECOND, TWO, MeccgScene, enter, lurk, scene
from westmarch.meccg import numbers, traits
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    Assign,
    Done,
    Enter,
    Face,
    Pick,
    PlayAtSite,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.rules.agents_attacking import Ambush
from westmarch.meccg.rules.creatures import Creature
from westmarch.meccg.rules.hazards import changed_draws
from westmarch.meccg.rules.limits import left
from westmarch.meccg.state import Form
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import attack_of
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
MORGUL, BREE = "minas-morgul-minion", "bree-minion"
WILD, BORDER = RegionType.WILDERNESS, RegionType.BORDER_LAND
SHADOW, DOMAIN = RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN


def met(creature: str, *people: str) -> MeccgScene:
    """A company faces a creature, while another is elsewhere."""
    table = scene(("edoras", people), ("bree", ["faramir", "the-one-ring"]))
    return table.begin(Creature(FIRST, enter(table.state, creature, TWO), ()))


def checks(table: MeccgScene, what: str) -> list[Rolled]:
    """The checks of a kind that were made."""
    return [one for one in table.told(Rolled) if one.what == what]


# Temptation


@pytest.mark.parametrize(("who", "tempted"), [("gimli", True), ("pippin", False)])
def test_power_does_not_lure_hobbits(who: str, tempted: bool) -> None:
    table = scene(("edoras", [who]), hand=["riders-of-rohan"], their_play=["lure-of-power"])
    table.visit().choose(Enter()).rolls(*([6] * (4 if tempted else 2)))
    table.choose(PlayAtSite(table.id("riders-of-rohan"), table.id(who)))
    while not table.position.over:
        table.choose(Done())
    assert table.card("riders-of-rohan").zone is Zone.PLAY
    assert bool(checks(table, "corruption")) is tempted


@pytest.mark.parametrize(("items", "able"), [(["the-one-ring"], True), (["glamdring"], False)])
def test_the_ring_wills_nothing_of_others(items: list[str], able: bool) -> None:
    table = scene(("edoras", ["gimli", *items, "legolas"]), theirs=["the-will-of-the-ring"]).move()
    assert table.offers(table.play("the-will-of-the-ring")) is able
    if able:
        table.choose(table.play("the-will-of-the-ring"))
        assert table.options == (Pick(table.id("gimli")),)


def test_weariness_comes_to_those_who_are_there() -> None:
    card, ring = "weariness-of-the-heart", "the-one-ring"
    table = scene(("edoras", ["gimli", ring]), ("bree", ["legolas"]), theirs=[card]).move()
    table.choose(table.play(card))
    assert table.options == (Pick(table.id("gimli")),)
    wraith = scene((MORGUL, ["the-witch-king"]), theirs=[card], alignments=DARK).move()
    assert not wraith.offers(wraith.play(card, 1)), "a Ringwraith is not tempted"


@pytest.mark.parametrize("creature", ["barrow-wight", "ghosts"])
def test_the_dead_tempt_whom_they_have_wounded(creature: str) -> None:
    table = met(creature, "frodo", "gimli")
    table.rolls(*([1, 1, 1, 1] if creature == "barrow-wight" else [1, 1, 1, 1, 6, 6]))
    order = "frodo" if creature == "barrow-wight" else "frodo gimli"
    fight(table, order, 6, 6)
    while not table.position.over:
        table.choose(Done() if table.offers(Done()) else table.options[0])
    found = checks(table, "corruption")
    assert len(found) == 1, "Gimli is unhurt, and Faramir far away"


def test_a_corpse_candle_tempts_the_whole_company_and_no_other() -> None:
    table = met("corpse-candle", "frodo", "gimli", "legolas").rolls(*[6] * 12)
    while len(checks(table, "corruption")) < 3 and not table.position.over:
        table.choose(table.options[0])
    while not table.position.over:
        table.choose(Done() if table.offers(Done()) else table.options[0])
    assert len(checks(table, "corruption")) == 3


# Thieves, Nazgûl and other servants


def test_a_pick_pocket_robs_his_victim_only() -> None:
    dagger, sword = "dagger-of-westernesse", "glamdring"
    table = met("pick-pocket", "frodo", dagger, "gimli", sword)
    frodo = table.id("frodo")
    table.choose(Assign(frodo), Face(frodo)).rolls(1, 1)
    while not table.offers(Pick(table.id(dagger))):
        table.choose(table.options[0])
    assert not table.offers(Pick(table.id(sword)))
    table.choose(Pick(table.id(dagger)))
    assert table.card(dagger).zone is Zone.DISCARD
    assert table.card("frodo").status is not Status.WOUNDED


def test_the_mouth_of_sauron_calls_hazards_only() -> None:
    table = scene(
        ("edoras", ["gimli"]), theirs=["mouth-of-sauron"], their_discard=["wargs", "glamdring"]
    ).move()
    table.choose(table.play("mouth-of-sauron"))
    assert table.options == (Pick(table.id("wargs")),)


def test_akhorahil_weakens_one_character_only() -> None:
    table = scene(("edoras", ["gimli", "goldberry", "legolas"]))
    king = enter(table.state, "akhorahil", TWO, form=Form.EVENT)
    gimli, legolas = table.id("gimli"), table.id("legolas")
    before = {one: numbers.body(table.state, one) for one in (gimli, legolas)}
    table.move().choose(table.act("akhorahil"), Pick(king))
    assert table.options == (Pick(gimli), Pick(legolas)), "no ally"
    table.choose(Pick(gimli))
    assert numbers.body(table.state, gimli) == before[gimli] - 1
    assert numbers.body(table.state, legolas) == before[legolas]


@pytest.mark.parametrize(("to", "able"), [("goblin-gate", True), ("moria", False)])
def test_baduila_waits_at_one_site(to: str, able: bool) -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["wargs"])
    lurk(table.state, "baduila", "goblin-gate", seen=True)
    table.journey(to, WILD).move()
    assert table.offers(table.act("baduila")) is able
    still = scene(("goblin-gate", ["gimli"]), theirs=["wargs"])
    lurk(still.state, "baduila", "goblin-gate", seen=True)
    assert not still.move().offers(still.act("baduila")), "it does not move"


def test_taladhan_steals_from_those_who_are_there() -> None:
    dagger, sword = "dagger-of-westernesse", "glamdring"
    table = scene(("sarn-goriwing", ["gimli", "legolas", dagger]), ("bree", ["eomer", sword]))
    agent = lurk(table.state, "taladhan", "sarn-goriwing", seen=True)
    table.begin(Ambush(FIRST, agent))
    gimli = table.id("gimli")
    table.choose(Assign(gimli), Face(gimli)).rolls(6, 6, 1, 1)
    while not table.offers(Pick(table.id(dagger))):
        table.choose(table.options[0])
    assert not table.offers(Pick(table.id(sword)))


@pytest.mark.parametrize("leader", ["buthrakaur-the-green", "umagaur-the-pale"])
@pytest.mark.parametrize(
    ("follower", "counts"), [("orc-guard", False), ("wargs", True), ("orc-lieutenant", False)]
)
def test_trolls_lead_orcs_and_no_others(leader: str, follower: str, counts: bool) -> None:
    table = scene(("rivendell", ["gimli", "legolas", "eomer"]), theirs=[leader, follower])
    table.journey("moria", WILD, SHADOW, DOMAIN).move()
    fight(play(table, leader), "gimli", 6, 6)
    before = left(table.state)
    play(table, follower)
    assert left(table.state) == before - counts


def test_orcs_whom_nobody_leads_count() -> None:
    table = scene(("rivendell", ["gimli", "legolas", "eomer"]), theirs=["orc-guard"])
    table.journey("moria", WILD, SHADOW, DOMAIN).move()
    before = left(table.state)
    play(table, "orc-guard")
    assert left(table.state) == before - 1


# Spiders


@pytest.mark.parametrize(
    ("region", "race", "attacked"), [("dagorlad", Race.ORC, True), ("rohan", Race.ORC, False)]
)
def test_the_spider_of_the_morlat_stays_in_her_lands(
    region: str, race: Race, attacked: bool
) -> None:
    table = scene(("rivendell", ["gimli"]))
    enter(table.state, "spider-of-the-morlat", TWO, form=Form.EVENT)
    table.journey("edoras", regions=[region]).move()
    assert (table.state.attacks == 1) is attacked
    other = scene(("rivendell", ["gimli"]))
    enter(other.state, "spider-of-the-morlat", TWO, form=Form.EVENT)
    other.attacked(race, strikes=1)
    assert other.strength()[0] == 1, "it is no Spider"


@pytest.mark.parametrize(("side", "mild"), [(HEROES, False), (DARK, True)])
def test_the_spider_of_the_morlat_detains_minions(
    side: tuple[Alignment, Alignment], mild: bool
) -> None:
    start, who = ("rivendell", "gimli") if side is HEROES else (MORGUL, "asternak")
    table = scene((start, [who]), alignments=side)
    enter(table.state, "spider-of-the-morlat", TWO, form=Form.EVENT)
    to = "edoras" if side is HEROES else BREE
    table.journey(to, regions=["dagorlad"]).move()
    attack = attack_of(table.state, 1)
    assert attack is not None
    assert traits.is_detainment(table.state, attack) is mild


@pytest.mark.parametrize(
    ("race", "who", "more"),
    [(Race.SPIDER, "gimli", 1), (Race.ORC, "gimli", 0), (Race.SPIDER, "gorbag", 0)],
)
def test_spawn_of_ungoliant_makes_spiders_deadly_to_free_folk(
    race: Race, who: str, more: int
) -> None:
    table = scene(("edoras", [who]), their_play=["spawn-of-ungoliant"]).attacked(race)
    assert numbers.number(table.state, table.id(who), Stat.BODY_CHECK, Assault(1)) == more


@pytest.mark.parametrize(("race", "asked"), [(Race.SPIDER, True), (Race.ORC, False)])
def test_ungoliants_progeny_lead_spiders_only(race: Race, asked: bool) -> None:
    table = scene(("edoras", ["gimli"]), their_play=["ungoliants-progeny"]).attacked(race)
    assert (table.seat == TWO) is asked


@pytest.mark.parametrize(
    ("site", "creature", "able"),
    [
        ("the-under-vaults", "giant-spiders", True),
        ("the-under-vaults", "shelob", False),
        ("the-under-vaults", "wargs", False),
        ("edoras", "giant-spiders", False),
    ],
)
def test_foul_issue_creeps_below_the_mountains(site: str, creature: str, able: bool) -> None:
    table = scene((site, ["gimli"]), theirs=[creature], their_play=["ungoliants-foul-issue"])
    assert bool(keys(table.move(), creature)) is able


def test_carrion_feeders_let_the_whole_defend_themselves() -> None:
    table = met("carrion-feeders", "gimli", "legolas")
    assert table.position.over or not table.offers(Assign(table.id("legolas")))


# Sites


@pytest.mark.parametrize(
    ("hazard", "land"),
    [
        ("lost-in-border-lands", BORDER),
        ("lost-in-shadow-lands", SHADOW),
        ("lost-in-the-wilderness", WILD),
    ],
)
def test_nobody_is_lost_where_he_is_not(hazard: str, land: RegionType) -> None:
    for path, able in (((land,), True), ((RegionType.FREE_DOMAIN,), False)):
        table = on_the_way(*path, theirs=[hazard])
        assert table.offers(table.play(hazard)) is able


@pytest.mark.parametrize("site", ["barad-dur", "mount-doom"])
def test_who_stays_at_a_perilous_site_is_in_no_more_peril(site: str) -> None:
    table = scene((site, ["gimli"]), theirs=["clouds"]).move()
    assert table.prompt == PlayHazards(FIRST, 2)


@pytest.mark.parametrize("where", ["old-forest", "rhosgobel"])
def test_a_house_of_healing_does_not_reach_far(where: str) -> None:
    table = scene((where, ["faramir", "athelas", "gimli", "legolas"]), ("bree", ["eomer"]))
    for who in ("gimli", "legolas", "eomer"):
        cards.wound(table.state, table.id(who))
    heal(table, "gimli")
    assert table.card("gimli").status is table.card("legolas").status is Status.TAPPED
    assert table.card("eomer").status is Status.WOUNDED


def heal(table: MeccgScene, whom: str) -> None:
    """Faramir heals somebody with athelas."""
    table.organize().choose(table.act("athelas"))
    for code in ("faramir", "athelas", whom):
        if table.offers(Pick(table.id(code))):
            table.choose(Pick(table.id(code)))


def test_ioreth_heals_her_own_company() -> None:
    for place, both in (("edoras", True), ("bree", False)):
        groups: list[tuple[str, list[str]]] = [("edoras", ["faramir", "athelas", "gimli"])]
        if place == "edoras":
            groups[0][1].extend(["ioreth", "legolas"])
        else:
            groups.append(("bree", ["ioreth", "legolas"]))
        table = scene(*groups)
        for who in ("gimli", "legolas"):
            cards.wound(table.state, table.id(who))
        heal(table, "gimli")
        assert (table.card("legolas").status is Status.TAPPED) is both


@pytest.mark.parametrize(
    ("site", "other", "item"),
    [
        ("tharbad", "barrow-downs", "dagger-of-westernesse"),
        ("tharbad-minion", "bandit-lair-minion", "orc-draughts"),
    ],
)
def test_there_is_plenty_at_tharbad(site: str, other: str, item: str) -> None:
    hero = not site.endswith("minion")
    people = ["gimli", "legolas"] if hero else ["gorbag", "layos", "jerrek"]
    for where, beside, able in ((site, other, True), (other, site, False)):
        table = scene(
            (where, people),
            (beside, ["eomer" if hero else "luitprand"]),
            hand=[item],
            alignments=HEROES if hero else DARK,
        )
        cards.tap(table.state, table.id(where))
        table.visit().choose(Enter()).win()
        assert table.offers(PlayAtSite(table.id(item), table.id(people[1]))) is able


def test_rings_are_tested_in_the_tower_only() -> None:
    ring, tower = "the-least-of-gold-rings", "barad-dur-minion"
    table = scene((BREE, ["asternak", ring]), (tower, ["layos", ring]), alignments=DARK)
    table.visit()
    assert checks(table, "ring") == []
    assert numbers.number(table.state, table.id(ring, 0), Stat.RING_TEST) == 0
    assert numbers.number(table.state, table.id(ring, 1), Stat.RING_TEST) == -3
    table = scene((BREE, ["asternak", ring]), (tower, ["layos", ring, "orc-draughts"]))
    table.state.alignments[:] = DARK
    table.rolls(6, 6).visit(SECOND)
    assert [one.total for one in checks(table, "ring")] == [12 - 3]


def test_a_nazgul_guards_the_under_courts_if_there_is_one() -> None:
    for event, more in (("akhorahil", 1), ("power-built-by-waiting", 0)):
        table = scene(("the-under-courts", ["gimli", "legolas", "eomer"]))
        enter(table.state, event, TWO, form=Form.EVENT if more else None)
        table.visit().choose(Enter())
        while not table.win().position.over:
            table.choose(Done() if table.offers(Done()) else table.options[0])
        assert table.state.attacks == 1 + more


def test_the_white_towers_are_no_refuge_for_others() -> None:
    site = "the-white-towers-fallen-wizard"
    sides = (Alignment.FALLEN_WIZARD, Alignment.HERO)
    table = scene((site, ["perchen"]), ("bree", ["beretar"]), alignments=sides)
    table.attacked(company=SECOND)
    assert table.offers(Assign(table.id("beretar")))
    safe = scene((site, ["perchen"]), alignments=sides).attacked()
    safe.done()


# Others


def test_radagast_draws_for_his_own_company() -> None:
    table = scene(("rivendell", ["radagast"]), ("edoras", ["gimli"]))
    table.journey("moria", WILD, WILD).journey("bree", WILD, company=SECOND)
    assert changed_draws(table.state, FIRST, ONE, 2) == 4
    assert changed_draws(table.state, SECOND, ONE, 2) == 2


def test_power_is_built_against_the_opponent_only() -> None:
    card = "power-built-by-waiting"
    table = scene(("rivendell", ["gimli"]), in_play=[card], theirs=["wargs"])
    table.journey("moria", WILD).move()
    assert not table.offers(table.act(card)), "it is the own turn"
    table = scene(("rivendell", ["gimli"]), their_play=[card], theirs=["wargs"])
    table.journey("moria", WILD).move()
    assert table.offers(table.act(card))
    assert not table.offers(table.act(card, 1)), "it is untapped"
