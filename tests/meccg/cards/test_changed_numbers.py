"""Numbers that cards change: prowess, body, influence, checks, limits; and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, TWO, MeccgScene, enter, scene
from westmarch.meccg import influence, numbers, traits
from westmarch.meccg.kinds import Alignment, Race, RegionType
from westmarch.meccg.options import AimAtAttack, Control, Enter
from westmarch.meccg.rules.creatures import Creature
from westmarch.meccg.rules.influencing import terms
from westmarch.meccg.state import Form
from westmarch.meccg.things import Group
from westmarch.meccg.underway import AttackUnderWay, Origin, attack_of
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
OF_BALROG = (Alignment.BALROG, Alignment.HERO)
MORGUL, BREE, MORIA = "minas-morgul-minion", "bree-minion", "moria-minion"
WILD = RegionType.WILDERNESS


# Characters


@pytest.mark.parametrize(
    ("night", "changes"),
    [
        (False, {"faramir": 0, "imrahil": -1, "eomer": 0, "gimli": 0}),
        (True, {"faramir": -1, "imrahil": -2, "eomer": -1, "gimli": 0}),
    ],
)
def test_night_weakens_men(night: bool, changes: dict[str, int]) -> None:
    bare = scene(("edoras", list(changes)))
    dark = scene(
        ("edoras", list(changes)), their_play=["night", *(["doors-of-night"] if night else [])]
    )
    for who, change in changes.items():
        before = numbers.prowess(bare.state, bare.id(who))
        assert numbers.prowess(dark.state, dark.id(who)) == before + change


def test_hobbit_lore_wins_hobbits_for_gandalf() -> None:
    table = scene(("rivendell", ["gandalf", "hobbit-lore"]), hand=["frodo", "gimli"])
    gandalf = table.id("gandalf")
    alone = influence.direct(table.state, gandalf)
    assert influence.direct(table.state, gandalf, table.id("frodo")) == alone + 2
    assert influence.direct(table.state, gandalf, table.id("gimli")) == alone


@pytest.mark.parametrize(
    ("event", "stat", "more"),
    [
        ("ill-be-at-your-heels", Stat.CORRUPTION_CHECK, 1),
        ("ill-report-you", Stat.PROWESS, 1),
        ("smart-and-secret", Stat.BODY, 1),
    ],
)
def test_commands_cost_influence_and_drive_a_company(event: str, stat: Stat, more: int) -> None:
    people = ["gorbag", "layos"]
    bare = scene((MORGUL, people), (BREE, ["asternak"]), alignments=DARK)
    table = scene((MORGUL, ["gorbag", event, "layos"]), (BREE, ["asternak"]), alignments=DARK)

    def found(one: MeccgScene, who: str, of: Stat) -> int:
        return numbers.number(one.state, one.id(who), of)

    for who in people:
        assert found(table, who, stat) == found(bare, who, stat) + more
    assert found(table, "asternak", stat) == found(bare, "asternak", stat)
    lord = "lieutenant-of-dol-guldur"
    free, bound = (scene((MORGUL, [lord, *one]), alignments=DARK) for one in ([], [event]))
    assert found(bound, lord, Stat.DIRECT_INFLUENCE) == found(free, lord, Stat.DIRECT_INFLUENCE) - 2


@pytest.mark.parametrize(
    ("event", "lord", "friend"),
    [(None, (9, 3), (5, 2)), ("heralded-lord", (7, 9), (3, 5)), ("fell-rider", (12, 0), (5, 2))],
)
def test_a_ringwraith_rides_fell_or_heralded(
    event: str | None, lord: tuple[int, int], friend: tuple[int, int]
) -> None:
    table = scene((MORGUL, ["the-witch-king", "asternak"]), alignments=DARK)
    if event is not None:
        cards.lay_upon(table.state, enter(table.state, event, ONE), FIRST)

    def found(who: str) -> tuple[int, int]:
        one = table.id(who)
        return numbers.prowess(table.state, one), influence.direct(table.state, one)

    assert found("the-witch-king") == lord, "he has +3 and +1 of his own"
    assert found("asternak") == friend


@pytest.mark.parametrize(
    ("item", "who", "more"),
    [("emerald-of-the-mariner", "gimli", 1), ("gold-belt-of-lorien", "gimli", 0)],
)
def test_an_emerald_steels_its_bearer(item: str, who: str, more: int) -> None:
    bare, borne = scene(("edoras", [who])), scene(("edoras", [who, item, "legolas"]))
    before = numbers.number(bare.state, bare.id(who), Stat.CORRUPTION_CHECK)
    assert numbers.number(borne.state, borne.id(who), Stat.CORRUPTION_CHECK) == before + more
    other = numbers.number(borne.state, borne.id("legolas"), Stat.CORRUPTION_CHECK)
    assert other == 0


def test_orders_from_lugburz_steel_followers_of_trolls() -> None:
    table = scene((MORGUL, ["troll-chief", "orc-brawler", "muzgash"]), alignments=DARK)
    cards.lay_upon(table.state, enter(table.state, "orders-from-lugburz", ONE), FIRST)
    chief, brawler, muzgash = map(table.id, ("troll-chief", "orc-brawler", "muzgash"))
    table.organize().choose(Control(brawler, chief))
    assert numbers.number(table.state, brawler, Stat.CORRUPTION_CHECK) == -1 + 1
    assert numbers.number(table.state, muzgash, Stat.CORRUPTION_CHECK) == 0
    assert numbers.number(table.state, chief, Stat.CORRUPTION_CHECK) == 0


# Influence


@pytest.mark.parametrize(
    ("creature", "faction", "change"),
    [
        ("lord-of-the-carrock", "riders-of-rohan", -2),
        ("lord-of-the-carrock", "wood-elves", 0),
        ("master-of-the-house", "riders-of-rohan", 0),
    ],
)
def test_the_lord_of_the_carrock_sets_men_against_others(
    creature: str, faction: str, change: int
) -> None:
    def found(there: bool) -> int:
        table = scene(("edoras", ["anborn"]), hand=[faction])
        if there:
            enter(table.state, creature, TWO, form=Form.EVENT)
        one, folk = table.id("anborn"), table.id(faction)
        return sum(term.amount for term in terms(table.state, one, folk))

    assert found(True) == found(False) + change


@pytest.mark.parametrize(
    ("faction", "with_him", "more"),
    [
        ("wargs-of-the-forochel", True, 2),
        ("wargs-of-the-forochel", False, 0),
        ("orcs-of-moria", True, 0),
    ],
)
def test_the_warg_king_speaks_for_his_company(faction: str, with_him: bool, more: int) -> None:
    ally = ["the-warg-king"] if with_him else []

    def found(*allies: str) -> int:
        table = scene((MORGUL, ["asternak", "layos", *allies]), hand=[faction], alignments=DARK)
        one, folk = table.id("asternak"), table.id(faction)
        return sum(term.amount for term in terms(table.state, one, folk))

    assert found(*ally) == found() + more


@pytest.mark.parametrize(("who", "more"), [("the-balrog", 3), ("azog", 2), ("muzgash", 0)])
def test_recruits_follow_leaders(who: str, more: int) -> None:
    table = scene((MORIA, [who]), hand=["a-few-recruits"], alignments=OF_BALROG)
    found = terms(table.state, table.id(who), table.id("a-few-recruits"))
    assert sum(t.amount for t in found if t.source == "a-few-recruits") == more


# Ways below the mountains


@pytest.mark.parametrize(
    ("item", "site", "who", "sides"),
    [
        ("dwarven-light-stone", "moria", "gimli", HEROES),
        ("noldo-lantern", "moria", "gimli", HEROES),
    ],
)
def test_lights_help_below_the_mountains(
    item: str, site: str, who: str, sides: tuple[Alignment, Alignment]
) -> None:
    table = scene((site, [who, item]), ("edoras", ["legolas"]), alignments=sides)
    assert numbers.number(table.state, Group(FIRST), Stat.DEEPS_ROLL) == 2
    assert numbers.number(table.state, Group(SECOND), Stat.DEEPS_ROLL) == 0


@pytest.mark.parametrize(("night", "regions"), [(None, 4), (False, 3), (True, 2)])
def test_there_is_no_way_forward(night: bool | None, regions: int) -> None:
    there = [] if night is None else ["no-way-forward"]
    table = scene(("edoras", ["gimli"]), their_play=there + (["doors-of-night"] if night else []))
    assert numbers.number(table.state, Group(FIRST), Stat.MAX_REGIONS) == regions


# Attacks


@pytest.mark.parametrize(
    ("site", "times"),
    [("bag-end-minion", 2), ("druadan-forest-minion", 2), ("moria-minion", 1)],
)
def test_defenders_awake_at_free_and_border_holds(site: str, times: int) -> None:
    def strikes(*theirs: str) -> int:
        table = scene((site, ["asternak"]), their_play=theirs, alignments=DARK)
        return table.visit().choose(Enter()).strength()[0]

    assert strikes() > 0
    assert strikes("awaken-defenders") == times * strikes()


@pytest.mark.parametrize(
    ("creature", "more"), [("gandalf-the-white-rider", 1), ("alatar-the-hunter", 0)]
)
def test_the_white_rider_draws_hazards_to_the_overt(creature: str, more: int) -> None:
    table = scene((BREE, ["gorbag"]), (MORIA, ["asternak"]), alignments=DARK)
    before = numbers.of_company(table.state, FIRST, Stat.HAZARD_LIMIT)
    enter(table.state, creature, TWO, form=Form.EVENT)
    assert numbers.of_company(table.state, FIRST, Stat.HAZARD_LIMIT) == before + more
    assert numbers.of_company(table.state, SECOND, Stat.HAZARD_LIMIT) == before, "it is covert"


def met(creature: str, who: str = "asternak") -> tuple[MeccgScene, AttackUnderWay]:
    """Somebody faces a creature."""
    sides = HEROES if who == "gimli" else DARK
    table = scene(("edoras" if who == "gimli" else BREE, [who]), alignments=sides)
    table.begin(Creature(FIRST, enter(table.state, creature, TWO), ()))
    attack = attack_of(table.state, table.state.attacks)
    assert attack is not None
    return table, attack


@pytest.mark.parametrize(
    "wizard",
    [
        "alatar-the-hunter",
        "gandalf-the-white-rider",
        "pallando-the-soul-keeper",
        "radagast-the-tamer",
        "saruman-the-wise",
    ],
)
def test_wizards_on_errands_only_detain_heroes(wizard: str) -> None:
    (hero, mild), (minion, earnest) = met(wizard, "gimli"), met(wizard)
    assert traits.is_detainment(hero.state, mild)
    assert not traits.is_detainment(minion.state, earnest)
    assert hero.strength()[1] == minion.strength()[1] - 3


@pytest.mark.parametrize(
    ("creature", "who", "chooses"),
    [
        ("alatar-the-hunter", "asternak", True),
        ("gandalf-the-white-rider", "asternak", False),
        ("landroval", "gorbag", True),
        ("slayer", "gimli", True),
        ("wargs", "gimli", False),
    ],
)
def test_some_choose_whom_they_attack(creature: str, who: str, chooses: bool) -> None:
    table, attack = met(creature, who)
    assert traits.attacker_chooses(table.state, attack) is chooses


@pytest.mark.parametrize(("ends", "able"), [(True, True), (False, False)])
def test_not_at_home_by_morning(ends: bool, able: bool) -> None:
    table = scene(
        ("edoras", ["gimli", "legolas", "eomer"]),
        hand=["not-at-home"],
        in_play=["gates-of-morning"] if ends else [],
    ).attacked(Race.ORC, strikes=3, origin=Origin.AUTOMATIC)
    assert table.offers(table.play("not-at-home", 1)) is able
    if able:
        table.choose(table.play("not-at-home", 1), AimAtAttack(1))
        assert table.strength()[0] == 1
    table = scene(
        ("edoras", ["gimli"]), hand=["not-at-home"], in_play=["gates-of-morning"]
    ).attacked(Race.ORC, strikes=3)
    assert not table.offers(table.play("not-at-home", 1)), "it is no automatic-attack"
