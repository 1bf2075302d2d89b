"""What sites say: hazards that come there, attacks, and detainment."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.meccg import deeds, terrain, traits
from westmarch.meccg.kinds import Alignment, Movement, Race, RegionType, SiteType, Status, Zone
from westmarch.meccg.options import (
    Assign,
    Done,
    Enter,
    Face,
    GoTo,
    Pick,
    SetOut,
    StayUntapped,
    TapToFight,
    keyed,
)
from westmarch.meccg.prompts import PlayHazards, WhichAttacks
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.rules.travelling import destinations
from westmarch.meccg.state import Form, Lasting
from westmarch.meccg.tables import SITES
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.things import Context, Group
from westmarch.meccg.underway import Key, Origin, attack
from westmarch.meccg.verbs import cards, companies
from westmarch.meccg.vocabulary.references import OPPONENT, Deed, Until
from westmarch.meccg.vocabulary.statics import Cannot
from westmarch.meccg.vocabulary.words import CREATURE

HERO, MINION, BALROG = Alignment.HERO, Alignment.MINION, Alignment.BALROG
WILD = RegionType.WILDERNESS


def side(code: str) -> Alignment:
    """Who uses a site."""
    return SITES[code].card.alignment


def party(code: str) -> list[str]:
    """Two characters of the alignment of a site."""
    return ["gimli", "legolas"] if side(code) is HERO else ["layos", "asternak"]


def at(code: str, *theirs: str) -> MeccgScene:
    """A company at a site, and cards of the opponent."""
    return scene((code, party(code)), theirs=theirs, alignments=(side(code), HERO))


def coming(to: str, *theirs: str) -> MeccgScene:
    """A company on its way to a site, and cards of the opponent."""
    start = "rivendell" if side(to) is HERO else "minas-morgul-minion"
    table = scene((start, party(to)), theirs=theirs, alignments=(side(to), HERO))
    return table.journey(to, WILD)


@pytest.mark.parametrize(
    ("code", "limit"),
    [
        ("barad-dur", 4),
        ("mount-doom", 4),
        ("edhellond-minion", 4),
        ("grey-havens-minion", 4),
        ("lorien-minion", 4),
        ("rivendell-minion", 4),
        ("moria", 2),
        ("bree-minion", 2),
    ],
)
def test_two_more_hazards_await_those_who_come_to_perilous_sites(code: str, limit: int) -> None:
    table = coming(code, "cave-drake").move()
    assert table.prompt == PlayHazards(FIRST, limit)


ELVEN_HAVENS = ["edhellond-minion", "grey-havens-minion", "lorien-minion", "rivendell-minion"]


@pytest.mark.parametrize("code", ELVEN_HAVENS)
def test_minions_do_not_fight_each_other_in_elven_havens_nor_go_there_with_ringwraiths(
    code: str,
) -> None:
    table = at(code)
    assert deeds.cannot(table.state, Deed.ATTACKING, Group(FIRST))
    assert not deeds.cannot(at("bree-minion").state, Deed.ATTACKING, Group(FIRST))
    for who, barred in (("hoarmurath-the-ringwraith", True), ("layos", False)):
        table = scene(("minas-morgul-minion", [who]), sites=[code], alignments=(MINION, HERO))
        site = table.id(code)
        assert deeds.cannot(table.state, Deed.MOVE_TO, Group(FIRST), site) is barred
        table = scene(
            ("minas-morgul-minion", [who]), (code, ["asternak"]), alignments=(MINION, HERO)
        )
        site = table.id(code)
        assert deeds.cannot(table.state, Deed.MOVE_TO, Group(FIRST), site) is barred


HAUNTS = [
    ("the-gem-deeps", "barrow-wight", "cave-worm"),
    ("the-gem-deeps", "silent-watcher", "itangast"),
    ("the-pukel-deeps", "ghouls", "cave-worm"),
    ("the-pukel-deeps", "pukel-men", "itangast"),
    ("the-under-vaults", "barrow-wight", "silent-watcher"),
    ("the-gem-deeps-minion", "silent-watcher", "cave-worm"),
    ("the-pukel-deeps-minion", "barrow-wight", "cave-worm"),
    ("the-under-vaults-minion", "ghouls", "silent-watcher"),
    ("geann-a-lisch", "dunlending-raiders", "itangast"),
    ("ancient-deep-hold", "barrow-wight", "itangast"),
    ("ancient-deep-hold", "shelobs-brood", "marsh-drake"),
    ("the-drowning-deeps", "marsh-drake", "itangast"),
    ("the-drowning-deeps", "corsairs-of-umbar", "lawless-men"),
    ("the-gem-deeps-balrog", "silent-watcher", "cave-worm"),
    ("the-iron-deeps-balrog", "marsh-drake", "sea-serpent"),
    ("the-pukel-deeps-balrog", "barrow-wight", "cave-worm"),
    ("remains-of-thangorodrim", "sea-serpent", "itangast"),
    ("the-rusted-deeps", "itangast", "cave-worm"),
    ("the-under-vaults-balrog", "barrow-wight", "silent-watcher"),
    ("the-wind-deeps", "marsh-drake", "sea-serpent"),
]


@pytest.mark.parametrize(("code", "guest", "stranger"), HAUNTS)
def test_some_creatures_can_be_keyed_to_a_site(code: str, guest: str, stranger: str) -> None:
    table = at(code, guest, stranger).move()
    key = Key(place=SITES[code].place)
    assert table.offers(keyed(table.id(guest), key))
    assert not table.offers(keyed(table.id(stranger), key))


@pytest.mark.parametrize(("code", "found"), [("mount-doom", True), ("moria", False)])
def test_creatures_always_find_mount_doom(code: str, found: bool) -> None:
    table = coming(code, "ghouls", "cave-drake")
    ghouls, elf = table.id("ghouls"), table.id("legolas")
    table.state.lasting.append(
        Lasting(
            Cannot(Deed.PLAY, OPPONENT, CREATURE),
            Context(elf, ONE, table.state.cards[elf].code),
            Until.TURN,
        )
    )
    table.move()
    assert table.offers(keyed(ghouls, SHADOW_HOLD)) is found
    assert not table.offers(keyed(table.id("cave-drake"), Key(region_type=WILD)))


SHADOW_HOLD = Key(site_type=SiteType.SHADOW_HOLD)
DARK_DOMAIN = Key(region_type=RegionType.DARK_DOMAIN)
UNRULY = [
    *("dead-marshes-minion", "goblin-gate-minion", "moria-minion", "shelobs-lair-minion"),
    *("the-under-gates-minion", "the-under-leas-minion"),
]
IN_EARNEST = [
    *("barad-dur-balrog", "carn-dum-balrog", "cirith-gorgor-balrog", "cirith-ungol-balrog"),
    *("dol-guldur-balrog", "the-iron-deeps-balrog", "minas-morgul-balrog"),
    *("the-sulfur-deeps-balrog", "the-under-courts-balrog", "the-under-galleries-balrog"),
    "the-under-leas-balrog",
]


def detains(code: str, race: Race, key: Key) -> bool:
    """Whether an attack on a company at a site only detains."""
    table = scene((code, ["layos", "asternak"]), alignments=(MINION, HERO))
    table.attacked(race, keys=(key,))
    found = attack(table.state)
    assert found is not None
    return traits.is_detainment(table.state, found)


@pytest.mark.parametrize("code", [*UNRULY, *IN_EARNEST])
def test_creatures_keyed_to_some_sites_attack_in_earnest(code: str) -> None:
    assert not detains(code, Race.ORC, SHADOW_HOLD)
    assert detains(code, Race.ORC, DARK_DOMAIN), "they are not keyed to the site"
    assert detains("cirith-ungol-minion", Race.ORC, SHADOW_HOLD)
    assert detains(code, Race.NAZGUL, SHADOW_HOLD) is (code in UNRULY)


@pytest.mark.parametrize("code", ["moria-balrog", "the-under-gates-balrog"])
def test_creatures_keyed_to_havens_of_the_balrog_detain(code: str) -> None:
    table = scene(("the-wind-deeps", ["azog"]), alignments=(BALROG, HERO))
    table.journey(code, WILD, way=Movement.UNDER_DEEPS)
    companies.reveal(table.state, FIRST)
    table.attacked(Race.GIANT, keys=(Key(place=SITES[code].place),))
    found = attack(table.state)
    assert found is not None
    assert traits.is_detainment(table.state, found)


REFUGES = [
    *("carn-dum-minion", "dol-guldur-minion", "minas-morgul-minion"),
    *("isengard-fallen-wizard", "rhosgobel-fallen-wizard", "the-white-towers-fallen-wizard"),
    *("moria-balrog", "the-under-gates-balrog"),
]


@pytest.mark.parametrize("code", REFUGES)
def test_no_attack_reaches_a_refuge(code: str) -> None:
    table = at(code).attacked(origin=Origin.COMPANY)
    table.done()
    table = at("bree-minion").attacked(origin=Origin.COMPANY)
    assert table.offers(Assign(table.id("layos")))


NAZGUL_ATTACKS = [
    ("the-iron-deeps", "witch-king-of-angmar", "khamul-the-easterling"),
    ("the-under-leas", "witch-king-of-angmar", "adunaphel"),
    ("the-sulfur-deeps", "khamul-the-easterling", "witch-king-of-angmar"),
    ("the-sulfur-deeps", "adunaphel", "ren-the-unclean"),
    ("the-under-courts", "ren-the-unclean", "ghouls"),
]


@pytest.mark.parametrize(("code", "guard", "other"), NAZGUL_ATTACKS)
def test_nazgul_guard_the_deeps(code: str, guard: str, other: str) -> None:
    table = scene((code, ["gimli"]))
    for name in (guard, other):
        enter(table.state, name, TWO, form=Form.EVENT if name != "ghouls" else Form.CREATURE)
    stand(table.visit().choose(Enter()))
    assert table.prompt == WhichAttacks(FIRST)
    assert table.options == (Pick(table.id(guard)),)
    table.choose(Pick(table.id(guard)), Assign(table.id("gimli")), Face(table.id("gimli")))
    found = attack(table.state)
    assert found is not None
    assert (found.card, found.origin) == (table.id(guard), Origin.AUTOMATIC)
    table.rolls(6, 6, 6, 6).choose(TapToFight())
    assert table.card(guard).zone is Zone.DISCARD, "whatever the result"
    assert table.card(other).zone is Zone.PLAY


def stand(table: MeccgScene) -> None:
    """Gimli stands against the first automatic-attack."""
    gimli = table.id("gimli")
    table.choose(Assign(gimli)).rolls(6, 6).choose(Face(gimli), StayUntapped())


def test_no_nazgul_guards_the_deeps_if_none_is_in_play() -> None:
    table = scene(("the-iron-deeps", ["gimli"])).visit().choose(Enter())
    stand(table)
    table.finish()


@pytest.mark.parametrize(
    ("code", "card", "zone", "left"),
    [
        ("the-under-gates", "durins-bane", Zone.PLAY, 1),
        ("the-under-gates", "balrog-of-moria", Zone.PLAY, 0),
        ("the-under-gates", "durins-bane", Zone.PILE, 0),
        ("the-under-gates", "balrog-of-moria", Zone.OUT, 0),
        ("the-under-gates-minion", "durins-bane", Zone.PLAY, 0),
        ("the-under-gates-minion", "balrog-of-moria", Zone.PILE, 0),
        ("the-under-gates-minion", "balrog-of-moria", Zone.DISCARD, 1),
    ],
)
def test_one_balrog_is_enough(code: str, card: str, zone: Zone, left: int) -> None:
    table = at(code, card)
    cards.put(table.state, table.id(card), zone)
    assert len(terrain.automatic_attacks(table.state, table.id(code))) == left


def test_radagast_removes_the_attacks_at_rhosgobel() -> None:
    for who, left in (("radagast", 0), ("radagast-fallen-wizard", 2), ("gandalf", 2)):
        table = scene(
            ("rhosgobel-minion", ["layos"]),
            opponents=[("rivendell", [who])],
            alignments=(MINION, HERO),
        )
        found = terrain.automatic_attacks(table.state, table.id("rhosgobel-minion"))
        assert len(found) == left


@pytest.mark.parametrize(
    ("code", "overt"),
    [
        ("himring-minion", True),
        ("isle-of-the-ulond-minion", True),
        ("tolfalas-minion", True),
        ("isles-of-the-dead-that-live-minion", False),
    ],
)
def test_some_isles_tire_overt_or_covert_companies(code: str, overt: bool) -> None:
    for who in ("gorbag", "layos"):
        table = scene(("minas-morgul-minion", [who]), alignments=(MINION, HERO))
        table.journey(code, WILD).move()
        if (who == "gorbag") is overt:
            table.choose(Pick(table.id(who)))
            assert table.card(who).status is Status.TAPPED
        else:
            assert table.card(who).status is Status.UNTAPPED
        table.finish()


def test_geann_a_lisch_is_a_ruin_for_hazards() -> None:
    table = at("geann-a-lisch-minion", "stirring-bones")
    here, hazard = table.id("geann-a-lisch-minion"), table.id("stirring-bones")
    assert terrain.site_type(table.state, here) is SiteType.HAVEN
    assert terrain.site_type(table.state, here, hazard) is SiteType.RUINS_AND_LAIRS
    assert terrain.site_type(table.state, here, table.id("layos")) is SiteType.HAVEN
    table.move()
    assert table.offers(keyed(hazard, Key(site_type=SiteType.RUINS_AND_LAIRS)))
    other = at("carn-dum-minion", "stirring-bones").move()
    ruin = Key(site_type=SiteType.RUINS_AND_LAIRS)
    assert not other.offers(keyed(other.id("stirring-bones"), ruin))


def test_the_ancient_deep_hold_lies_beside_the_ruin_from_which_it_was_reached() -> None:
    table = scene(
        ("the-rusted-deeps", ["azog"]),
        sites=["ancient-deep-hold", "the-wind-deeps", "the-gem-deeps-balrog"],
        alignments=(BALROG, HERO),
    ).organize()
    deep, rusted = table.id("ancient-deep-hold"), table.id("the-rusted-deeps")
    table.choose(SetOut(FIRST), GoTo(deep))
    table.choose(table.options[0], Done())
    table.rolls(3, 4).move().finish()
    assert table.state.companies[FIRST].site == rusted, "7 is less than 8"
    table.organize().choose(SetOut(FIRST), GoTo(deep))
    table.choose(table.options[0], Done())
    table.rolls(4, 4).move().finish()
    assert table.state.companies[FIRST].site == deep
    assert destinations(table.state, FIRST) == [rusted]


def test_the_ancient_deep_hold_stays_where_it_is() -> None:
    table = scene(("ancient-deep-hold", ["azog"]), alignments=(BALROG, HERO))
    deep = table.id("ancient-deep-hold")
    for status in (Status.UNTAPPED, Status.TAPPED):
        if status is Status.TAPPED:
            cards.tap(table.state, deep)
        table.state.companies.clear()
        companies.abandon(table.state, ONE, deep)
        assert table.card("ancient-deep-hold").zone is Zone.PLAY


def entered(code: str, prowess: int) -> MeccgScene:
    """A company has entered a site, and one of it is wounded by the last attack there."""
    table = scene((code, ["layos", "the-least-of-gold-rings"]), alignments=(MINION, HERO))
    layos, found = table.id("layos"), SITES[code].attacks[-1]
    assert isinstance(found, Attack)
    assert found.prowess == prowess
    table.begin(FaceAttack(FIRST, found, table.id(code), Origin.AUTOMATIC))
    table.choose(Assign(layos), Face(layos)).rolls(1, 1)
    return table


def test_shelob_kills_whom_she_wounds() -> None:
    table = entered("shelobs-lair-minion", 16)
    table.choose(TapToFight())
    assert table.card("layos").zone is Zone.OUT, "no body check is made"


def test_who_is_wounded_in_the_dead_marshes_is_tempted() -> None:
    table = entered("dead-marshes-minion", 8)
    table.rolls(1, 1, 2, 2).choose(TapToFight())
    assert table.card("layos").zone is Zone.OUT, "4 - 2 is far less than 4"
    table.done()
