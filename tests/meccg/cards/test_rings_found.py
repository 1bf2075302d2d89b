"""Rings: where gold ones are found, what they turn out to be, and that nobody bears two alike."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, TWO, MeccgScene, scene
from westmarch.meccg import numbers, traits
from westmarch.meccg.kinds import Alignment, Race, Skill, Status, Zone
from westmarch.meccg.options import (
    Assign,
    Attempt,
    Enter,
    Face,
    Pick,
    PlayAtSite,
    Store,
    Transfer,
)
from westmarch.meccg.rules.testing import TestRing as RingTest
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

HEROES, DARK = (Alignment.HERO, Alignment.MINION), (Alignment.MINION, Alignment.HERO)
Found = tuple[str, str, int, int | None]
"""A gold ring, another, a result of the test that finds it, and one that does not."""

MORGUL, BREE = "minas-morgul-minion", "bree-minion"


def trial(gold: str, ring: str, rolled: int, *worn: str) -> MeccgScene:
    """A gold ring is tested, with another ring in its player's hand."""
    hero = gold == "precious-gold-ring"
    site, who, sides = ("rivendell", "gimli", HEROES) if hero else (BREE, "asternak", DARK)
    table = scene((site, [who, gold, *worn]), hand=[ring], alignments=sides)
    return table.rolls(rolled // 2, rolled - rolled // 2).begin(RingTest(table.id(gold)))


MAGIC: list[Found] = [
    ("precious-gold-ring", "magic-ring-of-courage", 5, 6),
    ("precious-gold-ring", "magic-ring-of-lore", 5, 6),
    ("precious-gold-ring", "magic-ring-of-nature", 5, 6),
    ("precious-gold-ring", "magic-ring-of-stealth", 5, 6),
    ("precious-gold-ring", "magic-ring-of-words", 5, 6),
    ("the-least-of-gold-rings", "magic-ring-of-enigma", 7, 8),
    ("the-least-of-gold-rings", "magic-ring-of-fury", 7, 8),
    ("the-least-of-gold-rings", "magic-ring-of-guile", 7, 8),
    ("the-least-of-gold-rings", "magic-ring-of-lies", 7, 8),
    ("the-least-of-gold-rings", "magic-ring-of-savagery", 7, 8),
]
SPIRIT: list[Found] = [
    ("perfect-gold-ring", "the-oracles-ring", 8, 7),
    ("perfect-gold-ring", "the-reviled-ring", 8, 7),
    ("perfect-gold-ring", "the-warding-ring", 8, 7),
]
LESSER: list[Found] = [
    ("perfect-gold-ring", "minor-ring", 9, None),
    ("perfect-gold-ring", "paltry-ring", 9, None),
    ("perfect-gold-ring", "trifling-ring", 9, None),
]
SINGLE: list[Found] = [
    ("precious-gold-ring", "dwarven-ring-of-barins-tribe", 8, 7),
    ("precious-gold-ring", "dwarven-ring-of-bavors-tribe", 8, 7),
    ("precious-gold-ring", "dwarven-ring-of-druins-tribe", 8, 7),
    ("precious-gold-ring", "dwarven-ring-of-dwalins-tribe", 8, 7),
    ("precious-gold-ring", "dwarven-ring-of-thelors-tribe", 8, 7),
    ("precious-gold-ring", "dwarven-ring-of-thrars-tribe", 8, 7),
    ("the-least-of-gold-rings", "dwarven-ring-of-durins-tribe-minion", 10, 9),
    ("the-least-of-gold-rings", "dwarven-ring-of-thelors-tribe-minion", 10, 9),
    ("the-least-of-gold-rings", "dwarven-ring-of-thrars-tribe-minion", 10, 9),
    ("precious-gold-ring", "the-one-ring", 10, 9),
    ("the-least-of-gold-rings", "the-one-ring-minion", 12, 11),
]


@pytest.mark.parametrize(("gold", "ring", "found", "missed"), MAGIC + SPIRIT + LESSER + SINGLE)
def test_a_tested_gold_ring_can_be_this(
    gold: str, ring: str, found: int, missed: int | None
) -> None:
    table = trial(gold, ring, found)
    table.choose(Pick(table.id(ring)))
    assert table.card(ring).host == table.id("gimli" if gold.startswith("precious") else "asternak")
    if missed is not None:
        table = trial(gold, ring, missed)
        assert not table.offers(Pick(table.id(ring)))


@pytest.mark.parametrize(("gold", "ring", "found", "missed"), MAGIC + SPIRIT + LESSER)
def test_nobody_bears_two_rings_alike(gold: str, ring: str, found: int, missed: int | None) -> None:
    table = trial(gold, ring, found, ring)
    hand = table.id(ring, 0 if table.card(ring).zone is Zone.HAND else 1)
    assert table.state.cards[hand].zone is Zone.HAND
    assert not table.offers(Pick(hand))


@pytest.mark.parametrize("ring", ["binding-ring", "thrall-ring", "troth-ring", "shadow-cloak"])
def test_nobody_bears_two_of_these(ring: str) -> None:
    table = scene((BREE, ["asternak", ring, "layos"]), hand=[ring], alignments=DARK).visit()
    table.choose(Enter()).win()
    hand = next(c for c in table.state.hands[ONE] if table.state.cards[c].code == ring)
    assert table.offers(PlayAtSite(hand, table.id("layos")))
    assert not table.offers(PlayAtSite(hand, table.id("asternak")))


@pytest.mark.parametrize(
    ("ring", "able", "unable"),
    [
        ("a-little-gold-ring", ["bag-end-minion", "bandit-lair-minion"], BREE),
        ("gold-ring-that-sauron-fancies", ["bag-end-minion", "bandit-lair-minion"], BREE),
        ("bright-gold-ring", ["edoras-minion"], BREE),
        ("gleaming-gold-ring", [BREE], "edoras-minion"),
        ("perfect-gold-ring", ["caves-of-ulund-minion"], "bandit-lair-minion"),
    ],
)
def test_where_gold_rings_are_found(ring: str, able: list[str], unable: str) -> None:
    for site in (*able, unable):
        table = scene((site, ["asternak", "layos", "jerrek", "luitprand"]), hand=[ring])
        table.state.alignments[:] = DARK
        table.visit().choose(Enter()).win()
        offered = table.offers(PlayAtSite(table.id(ring), table.id("layos")))
        assert offered is (site != unable)


@pytest.mark.parametrize(
    "ring",
    [
        "a-little-gold-ring",
        "bright-gold-ring",
        "gleaming-gold-ring",
        "gold-ring-that-sauron-fancies",
        "perfect-gold-ring",
        "the-least-of-gold-rings",
    ],
)
def test_gold_rings_tempt_minions_each_turn(ring: str) -> None:
    table = scene((MORGUL, ["asternak", ring]), alignments=DARK).rolls(1, 1).begin(Turn(ONE))
    assert table.card("asternak").status is not Status.UNTAPPED or (
        table.card("asternak").zone is not Zone.PLAY
    )
    theirs = scene((MORGUL, ["asternak", ring]), alignments=DARK)
    theirs.begin(Turn(TWO))
    assert theirs.card("asternak").status is Status.UNTAPPED, "it is not his turn"


@pytest.mark.parametrize(
    ("gold", "able"),
    [
        ("bright-gold-ring", True),
        ("gleaming-gold-ring", True),
        ("perfect-gold-ring", True),
        ("a-little-gold-ring", False),
        ("gold-ring-that-sauron-fancies", False),
    ],
)
def test_lesser_rings_are_sought_for_some_gold_rings(gold: str, able: bool) -> None:
    table = scene(
        (BREE, ["asternak", gold]), deck=["minor-ring"], discard=["paltry-ring"], alignments=DARK
    )
    table.rolls(3, 4).begin(RingTest(table.id(gold)))
    assert table.offers(Pick(table.id("minor-ring"))) is able
    assert table.offers(Pick(table.id("paltry-ring"))) is able


@pytest.mark.parametrize(("scroll", "found"), [(True, True), (False, False)])
def test_the_scroll_makes_a_test_higher(scroll: bool, found: bool) -> None:
    items = ["the-least-of-gold-rings", *(["scroll-of-isildur-minion"] if scroll else [])]
    ring = "dwarven-ring-of-durins-tribe-minion"
    table = scene((BREE, ["asternak", *items]), hand=[ring], alignments=DARK)
    table.rolls(4, 5).begin(RingTest(table.id("the-least-of-gold-rings")))
    assert table.offers(Pick(table.id(ring))) is found, "9 + 1 is 10"


@pytest.mark.parametrize(
    ("ring", "who", "site", "skill"),
    [
        ("magic-ring-of-fury", "layos", BREE, Skill.WARRIOR),
        ("magic-ring-of-lies", "jerrek", BREE, Skill.DIPLOMAT),
        ("magic-ring-of-courage", "frodo", "rivendell", Skill.WARRIOR),
        ("magic-ring-of-words", "eomer", "rivendell", Skill.DIPLOMAT),
    ],
)
def test_a_magic_ring_gives_a_skill_but_no_more_to_beginners(
    ring: str, who: str, site: str, skill: Skill
) -> None:
    stat = Stat.PROWESS if skill is Skill.WARRIOR else Stat.DIRECT_INFLUENCE
    sides = DARK if site == BREE else HEROES
    bare, worn = (scene((site, [who, *one]), alignments=sides) for one in ([], [ring]))
    assert skill not in traits.skills(bare.state, bare.id(who))
    assert skill in traits.skills(worn.state, worn.id(who))
    before = numbers.number(bare.state, bare.id(who), stat)
    assert numbers.number(worn.state, worn.id(who), stat) == before


@pytest.mark.parametrize(
    ("ring", "who", "stat", "more"),
    [
        ("magic-ring-of-courage", "gimli", Stat.PROWESS, 2),
        ("magic-ring-of-words", "frodo", Stat.DIRECT_INFLUENCE, 3),
    ],
)
def test_a_magic_ring_gives_more_to_who_has_its_skill(
    ring: str, who: str, stat: Stat, more: int
) -> None:
    bare, worn = scene(("rivendell", [who])), scene(("rivendell", [who, ring]))
    before = numbers.number(bare.state, bare.id(who), stat)
    assert numbers.number(worn.state, worn.id(who), stat) == before + more


@pytest.mark.parametrize(
    ("ring", "bearer", "friend", "prowess"),
    [("the-one-ring", "gimli", "frodo", 10), ("the-one-ring-minion", "asternak", "layos", 10)],
)
def test_the_one_ring_is_strong_and_tempts_all_around(
    ring: str, bearer: str, friend: str, prowess: int
) -> None:
    sides = HEROES if bearer == "gimli" else DARK
    table = scene(("edoras", [bearer, ring, friend]), ("bree", ["legolas"]), alignments=sides)
    assert numbers.prowess(table.state, table.id(bearer)) == prowess
    assert numbers.corruption(table.state, table.id(friend)) == 1
    assert numbers.corruption(table.state, table.id("legolas")) == 0


def test_the_one_ring_tempts_nobody_round_a_ringwraith() -> None:
    table = scene((MORGUL, ["the-witch-king", "the-one-ring-minion", "asternak"]), alignments=DARK)
    assert numbers.corruption(table.state, table.id("asternak")) == 0


@pytest.mark.parametrize(("race", "able"), [(Race.ORC, True), (Race.UNDEAD, False)])
def test_a_minion_hides_from_living_strikes_with_the_one_ring(race: Race, able: bool) -> None:
    ring = "the-one-ring-minion"
    table = scene((BREE, ["asternak", ring]), alignments=DARK).attacked(race, prowess=30)
    asternak = table.id("asternak")
    table.choose(Assign(asternak), Face(asternak))
    assert table.offers(table.act(ring)) is able
    if able:
        table.rolls(6, 6).choose(table.act(ring))
        assert table.card("asternak").status is Status.UNTAPPED
        table.done()


@pytest.mark.parametrize("item", ["ent-draughts", "wizards-ring"])
def test_some_items_stay_with_their_bearer(item: str) -> None:
    other = "dagger-of-westernesse"
    table = scene(("rivendell", ["gandalf", item, other, "saruman"])).organize()
    for code, able in ((item, False), (other, True)):
        assert table.offers(Store(table.id(code))) is able
        assert table.offers(Transfer(table.id(code), table.id("saruman"))) is able


@pytest.mark.parametrize(
    ("item", "able"), [("ent-draughts", False), ("wizards-ring", False), ("glamdring", True)]
)
def test_some_items_are_not_stolen(item: str, able: bool) -> None:
    table = scene(
        ("edoras", ["gimli"]),
        opponents=[("edoras", ["saruman", item])],
        hand=[item],
        alignments=(Alignment.HERO, Alignment.HERO),
    )
    table.state.turn = 3
    table.visit().choose(Enter())
    borne = next(c for c in table.state.play if table.state.cards[c].code == item)
    shown = next(iter(table.state.hands[ONE]))
    assert table.offers(Attempt(borne, table.id("gimli"), shown)) is able


@pytest.mark.parametrize(("who", "able"), [("gimli", True), ("legolas", False)])
def test_durins_ring_untaps_the_site_of_a_dwarf(who: str, able: bool) -> None:
    ring = "dwarven-ring-of-durins-tribe"
    table = scene(("edoras", [who, ring])).organize()
    assert not table.offers(table.act(ring)), "the site is untapped"
    table = scene(("edoras", [who, ring]))
    cards.tap(table.state, table.id("edoras"))
    assert table.organize().offers(table.act(ring)) is able
    if able:
        table.rolls(6, 6).choose(table.act(ring), Pick(table.id(who)))
        assert table.card("edoras").status is Status.UNTAPPED
        assert table.card(who).status is Status.TAPPED
