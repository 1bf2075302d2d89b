"""Companies fight each other: M-CVC."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, TWO, MeccgScene, scene
from westmarch.kernel.records import Seat
from westmarch.meccg import scoring, underway
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, Points, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    ChooseCompany,
    Done,
    Enter,
    Face,
    Lessen,
    No,
    Oppose,
    Pick,
    PlayEvent,
    StayUntapped,
    Support,
    TapToFight,
)
from westmarch.meccg.prompts import (
    AssignFoes,
    HowToFight,
    MayAttackCompany,
    MayLessen,
    MayPlay,
    MaySupport,
    NextStrike,
)
from westmarch.meccg.sifting.fitting import fits
from westmarch.meccg.tables import CHARACTERS
from westmarch.meccg.things import Context
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.filters import Facing, Filter
from westmarch.meccg.vocabulary.words import ELF, ORC

HERO, MINION = Alignment.HERO, Alignment.MINION
FALLEN, BALROG = Alignment.FALLEN_WIZARD, Alignment.BALROG


def meeting(
    own: Sequence[str],
    theirs: Sequence[str],
    alignments: tuple[Alignment, Alignment] = (MINION, HERO),
    hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    their_play: Sequence[str] = (),
    here: str = "bree",
    there: str = "bree",
) -> MeccgScene:
    """Two companies of two players are at one site, in the site phase of the first."""
    return scene(
        (here, own),
        opponents=[(there, theirs)],
        alignments=alignments,
        hand=hand,
        theirs=their_hand,
        their_play=their_play,
    )


def attack(table: MeccgScene) -> MeccgScene:
    """The first company enters the site and attacks the other."""
    table.visit().choose(Enter())
    while not isinstance(table.prompt, MayAttackCompany):
        table.choose(Done())
    return table.choose(ChooseCompany(SECOND))


def pair(table: MeccgScene, by: str, card: str) -> Oppose:
    """The option to have one strike another."""
    return Oppose(table.id(by), table.id(card))


def offered(table: MeccgScene) -> bool:
    """Whether the first company may attack the second one."""
    table.visit().choose(Enter())
    while not table.position.over and Done() in table.options:
        table.choose(Done())
    return not table.position.over and isinstance(table.prompt, MayAttackCompany)


@pytest.mark.rule("M-CVC-01", "M-SITE-13")
def test_a_company_may_at_last_attack_another_at_the_same_site() -> None:
    table = meeting(["snaga"], ["annalena"])
    table.visit().choose(Enter())
    assert (table.seat, table.prompt) == (ONE, MayAttackCompany(FIRST))
    assert table.options == (No(), ChooseCompany(SECOND))
    table.choose(No()).done()
    assert not offered(meeting(["snaga"], ["annalena"], there="dale"))


@pytest.mark.rule("M-CVC-02", "M-CVC-26")
@pytest.mark.parametrize(
    ("own", "theirs", "fight"),
    [
        ((MINION, "luitprand"), (HERO, "annalena"), True),
        ((HERO, "annalena"), (MINION, "luitprand"), True),
        ((BALROG, "snaga"), (HERO, "annalena"), True),
        ((FALLEN, "annalena"), (MINION, "luitprand"), True),
        ((MINION, "luitprand"), (FALLEN, "annalena"), True),
        ((HERO, "annalena"), (HERO, "bergil"), False),
        ((MINION, "luitprand"), (MINION, "ostisen"), False),
        ((MINION, "luitprand"), (BALROG, "snaga"), False),
        ((FALLEN, "annalena"), (FALLEN, "bergil"), False),
    ],
)
def test_light_fights_against_dark_only(
    own: tuple[Alignment, str], theirs: tuple[Alignment, str], fight: bool
) -> None:
    table = meeting([own[1]], [theirs[1]], (own[0], theirs[0]))
    assert offered(table) is fight


@pytest.mark.rule("M-CVC-03")
@pytest.mark.parametrize(
    ("sides", "own", "theirs"),
    [
        ((FALLEN, HERO), "snaga", "annalena"),
        ((HERO, FALLEN), "annalena", "snaga"),
        ((FALLEN, FALLEN), "snaga", "annalena"),
        ((MINION, FALLEN), "luitprand", "snaga"),
    ],
)
def test_overt_fallen_wizards_fight_anybody(
    sides: tuple[Alignment, Alignment], own: str, theirs: str
) -> None:
    assert offered(meeting([own], [theirs], sides))


@pytest.mark.rule("M-CVC-04")
@pytest.mark.parametrize("sides", [(FALLEN, HERO), (HERO, FALLEN)])
def test_covert_fallen_wizards_and_heroes_do_not_fight(
    sides: tuple[Alignment, Alignment],
) -> None:
    assert not offered(meeting(["annalena"], ["bergil"], sides))


@pytest.mark.rule("M-CVC-06")
def test_the_attack_of_a_company_is_keyed_to_nothing() -> None:
    table = attack(meeting(["snaga"], ["annalena"]))
    fight = underway.attack(table.state)
    assert fight is not None
    assert fight.keys == ()


@pytest.mark.rule("M-CVC-07", "M-CVC-12")
def test_each_attacker_has_a_strike_and_the_defender_chooses_first() -> None:
    table = meeting(["snaga", "lagduf"], ["annalena", "bergil", "gamling-the-old"])
    cards.tap(table.state, table.id("gamling-the-old"))
    attack(table)
    assert (table.seat, table.prompt) == (TWO, AssignFoes(2))
    assert table.options == (
        Done(),
        pair(table, "snaga", "annalena"),
        pair(table, "snaga", "bergil"),
        pair(table, "lagduf", "annalena"),
        pair(table, "lagduf", "bergil"),
    )
    table.choose(pair(table, "lagduf", "bergil"), pair(table, "snaga", "annalena"))
    assert table.prompt == NextStrike()
    assert table.options == (Face(table.id("bergil")), Face(table.id("annalena")))


@pytest.mark.rule("M-CVC-13", "M-CVC-14")
def test_then_the_attackers_untapped_and_at_last_the_defender_again() -> None:
    table = meeting(["snaga", "lagduf"], ["annalena", "bergil"])
    cards.tap(table.state, table.id("lagduf"))
    attack(table).choose(Done())
    assert table.seat == ONE
    assert table.options == (
        pair(table, "snaga", "annalena"),
        pair(table, "snaga", "bergil"),
    ), "only the untapped strike where the attacker likes"
    table.choose(pair(table, "snaga", "bergil"))
    assert (table.seat, table.options) == (TWO, (pair(table, "lagduf", "annalena"),))
    table.choose(pair(table, "lagduf", "annalena"))
    assert table.prompt == NextStrike()


@pytest.mark.rule("M-CVC-15", "M-CVC-17")
def test_strikes_beyond_the_defenders_weaken_whom_the_attacker_likes() -> None:
    table = attack(meeting(["snaga", "lagduf", "muzgash"], ["annalena", "bergil"]))
    table.choose(pair(table, "snaga", "annalena"), pair(table, "lagduf", "bergil"))
    annalena, bergil = table.id("annalena"), table.id("bergil")
    table.choose(Face(annalena))
    assert (table.seat, table.prompt) == (ONE, MayLessen(annalena))
    assert table.options == (Lessen(0), Lessen(1))
    table.choose(Lessen(1)).rolls(1, 2, 3, 3)
    table.choose(TapToFight(), TapToFight())
    assert table.card("annalena").status is Status.TAPPED, "5 + 3 equals 3 - 1 + 6"
    table.rolls(1, 1, 3, 3).choose(Face(bergil), TapToFight(), TapToFight())
    assert table.card("bergil").status is Status.TAPPED, "5 + 2 equals 1 + 6: no strike is left"
    table.done()


@pytest.mark.rule("M-CVC-16")
def test_the_defender_chooses_the_order() -> None:
    table = attack(meeting(["snaga", "lagduf"], ["annalena", "bergil"]))
    table.choose(pair(table, "snaga", "annalena"), pair(table, "lagduf", "bergil"))
    assert (table.seat, table.prompt) == (TWO, NextStrike())
    assert table.options == (Face(table.id("annalena")), Face(table.id("bergil")))
    table.rolls(1, 1, 3, 3).choose(Face(table.id("bergil")), TapToFight(), TapToFight())
    assert (table.seat, table.options) == (TWO, (Face(table.id("annalena")),))


def duel(
    hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    own: Sequence[str] = ("snaga",),
    theirs: Sequence[str] = ("annalena",),
    their_play: Sequence[str] = (),
) -> MeccgScene:
    """The first of one company strikes the first of the other."""
    table = attack(meeting(own, theirs, hand=hand, their_hand=their_hand, their_play=their_play))
    while isinstance(table.prompt, MayPlay):
        table.choose(Done())
    table.choose(pair(table, own[0], theirs[0]))
    return table.choose(Face(table.id(theirs[0]))) if table.prompt == NextStrike() else table


@pytest.mark.rule("M-CVC-18")
def test_first_the_attacker_then_the_defender_decides_whether_to_tap() -> None:
    table = duel()
    assert (table.seat, table.prompt) == (ONE, HowToFight(table.id("snaga")))
    table.choose(StayUntapped())
    assert (table.seat, table.prompt) == (TWO, HowToFight(table.id("annalena")))
    table.rolls(3, 3, 2, 3).choose(TapToFight())
    assert table.card("snaga").status is Status.UNTAPPED
    assert table.card("annalena").status is Status.TAPPED, "5 - 3 + 6 equals 3 + 5"
    table.done()


@pytest.mark.rule("M-CVC-19")
@pytest.mark.parametrize(("status", "less"), [(Status.TAPPED, 1), (Status.WOUNDED, 2)])
def test_the_tapped_and_wounded_fight_worse_on_both_sides(status: Status, less: int) -> None:
    table = meeting(["snaga"], ["annalena"])
    for who in ("snaga", "annalena"):
        change = cards.tap if status is Status.TAPPED else cards.wound
        change(table.state, table.id(who))
    attack(table).choose(pair(table, "snaga", "annalena")).rolls(1, 1, 2, 2)
    table.choose(Face(table.id("annalena")))
    rolls = table.told(Rolled)
    assert [roll.total for roll in rolls] == [5 - less + 2, 3 - less + 4]
    table.done()


@pytest.mark.rule("M-CVC-20")
def test_only_who_is_not_struck_supports_and_only_the_defender() -> None:
    table = duel(own=("snaga", "lagduf"), theirs=("annalena", "bergil", "gamling-the-old"))
    table.choose(pair(table, "lagduf", "bergil"), Face(table.id("annalena")))
    table.choose(TapToFight(), TapToFight())
    gamling = table.id("gamling-the-old")
    assert (table.seat, table.prompt) == (TWO, MaySupport(table.id("annalena")))
    assert table.options == (Done(), Support(gamling))
    table.rolls(1, 1, 1, 2).choose(Support(gamling))
    assert table.card("gamling-the-old").status is Status.TAPPED
    assert table.told(Rolled)[-1].total == 3 + 1 + 3


@pytest.mark.rule("M-CVC-22", "M-CVC-23")
@pytest.mark.parametrize(
    ("theirs", "hit"), [((1, 1), "annalena"), ((1, 3), None), ((4, 4), "snaga")]
)
def test_both_tap_and_roll_and_the_lower_is_wounded(
    theirs: tuple[int, int], hit: str | None
) -> None:
    table = duel().choose(TapToFight()).rolls(1, 1, *theirs)
    if hit is not None:
        table.rolls(1, 1)
    table.choose(TapToFight())
    for who in ("snaga", "annalena"):
        wanted = Status.WOUNDED if who == hit else Status.TAPPED
        assert table.card(who).status is wanted
    table.done()


@pytest.mark.rule("M-GAP-04")
@pytest.mark.parametrize(("theirs", "roller"), [((1, 1), ONE), ((6, 6), TWO)])
def test_the_body_check_is_rolled_by_the_other_player(
    theirs: tuple[int, int], roller: Seat
) -> None:
    table = duel().choose(TapToFight()).rolls(1, 1, *theirs, 1, 1).choose(TapToFight())
    last = table.told(Rolled)[-1]
    assert (last.what, last.seat) == ("body", roller)
    table.done()


@pytest.mark.rule("M-CVC-24")
def test_the_slain_give_kill_points_to_the_opponent() -> None:
    table = duel(theirs=("annalena", "bergil"))
    table.rolls(6, 6, 1, 1, 6, 6).choose(TapToFight(), TapToFight(), Done()).done()
    annalena = table.id("annalena")
    assert table.card("annalena").zone is Zone.PILE
    assert table.state.piles[ONE] == [annalena]
    assert scoring.points(table.state, ONE)[Points.KILL] > 0
    assert scoring.points(table.state, TWO)[Points.KILL] == 0


@pytest.mark.rule("M-CVC-08", "M-EX-14")
def test_concealment_cancels_the_whole_attack() -> None:
    table = attack(
        meeting(["snaga", "lagduf"], ["aragorn-ii", "annalena"], their_hand=["concealment"])
    )
    assert table.seat == TWO
    aragorn = table.id("aragorn-ii")
    table.choose(table.play("concealment"), Pick(aragorn), AimAtAttack(1)).done()
    assert table.card("annalena").status is Status.UNTAPPED
    assert table.card("aragorn-ii").status is Status.TAPPED


@pytest.mark.rule("M-CVC-09", "M-EX-15")
@pytest.mark.parametrize(
    ("attackers", "works"),
    [
        (["luitprand", "ostisen", "eradan"], False),
        (["luitprand", "ostisen"], True),
        (["luitprand", "snaga", "troll-lout"], True),
    ],
)
def test_dark_quarrels_needs_all_attackers_to_be_of_its_races(
    attackers: list[str], works: bool
) -> None:
    table = attack(meeting(attackers, ["annalena"], their_hand=["dark-quarrels"]))
    assert table.offers(table.play("dark-quarrels")) is works


@pytest.mark.rule("M-CVC-10", "M-CVC-17")
def test_the_attacker_plays_on_strikes_only_and_one_skill() -> None:
    table = attack(
        meeting(["snaga"], ["annalena"], hand=["risky-blow", "risky-blow", "dark-quarrels"])
    )
    assert table.prompt == AssignFoes(1), "nothing can be played on the attack as a whole"
    table.choose(pair(table, "snaga", "annalena"), Face(table.id("annalena")))
    assert table.seat == ONE
    assert table.options == (Done(), *(PlayEvent(table.id("risky-blow", n), 0) for n in (0, 1)))
    table.choose(table.play("risky-blow"), Pick(table.id("snaga")))
    assert table.prompt == HowToFight(table.id("snaga")), "no second card that needs a skill"
    table.rolls(1, 1, 1, 1, 1, 1).choose(TapToFight(), TapToFight())
    assert table.told(Rolled)[0].total == 5 + 3 + 2


@pytest.mark.rule("M-CVC-21")
def test_at_last_the_defender_plays_one_card_that_needs_a_skill() -> None:
    table = duel(their_hand=["risky-blow", "risky-blow"], theirs=("gamling-the-old",))
    table.choose(TapToFight(), TapToFight())
    assert table.seat == TWO
    table.rolls(1, 1, 1, 1, 1, 1)
    table.choose(table.play("risky-blow"), Pick(table.id("gamling-the-old")))
    assert table.told(Rolled)[1].total == 3 + 3 + 2
    table.done()


@pytest.mark.rule("M-CVC-25")
@pytest.mark.parametrize("dwar", ["defends", "attacks"])
def test_what_helps_against_nazgul_helps_against_ringwraiths(dwar: str) -> None:
    wraith, lady = "dwar-the-ringwraith", "eowyn"
    if dwar == "attacks":
        table = attack(meeting([wraith], [lady]))
        table.choose(pair(table, wraith, lady), Face(table.id(lady)))
    else:
        table = attack(meeting([lady], [wraith], (HERO, MINION)))
        table.choose(pair(table, lady, wraith), Face(table.id(wraith)))
    rolled = (1, 1, 6, 6) if dwar == "attacks" else (6, 6, 1, 1)
    table.rolls(*rolled, 1, 1).choose(TapToFight(), TapToFight())
    hers = table.told(Rolled)[1 if dwar == "attacks" else 0]
    prowess = CHARACTERS[lady].prowess
    assert hers.total == prowess + 6 + 12
    assert table.told(Rolled)[-1].against == -(-CHARACTERS[wraith].body // 2)
    table.done()


@pytest.mark.parametrize(("who", "race"), [("snaga", ELF), ("annalena", ORC)])
def test_who_fights_faces_a_strike_of_his_foes_race(who: str, race: Filter) -> None:
    table = duel()
    card = table.id(who)
    context = Context(card, ONE, table.card(who).code)
    assert fits(table.state, context, Facing(race), card)
    assert not fits(table.state, context, Facing(~race), card)


@pytest.mark.rule("M-CVC-11")
def test_hazards_do_nothing_when_companies_fight() -> None:
    table = duel(their_hand=["twilight"], their_play=["minions-stir", "doors-of-night"])
    table.rolls(1, 1, 2, 2).choose(TapToFight(), TapToFight()).done()
    assert table.told(Rolled)[0].total == 5 + 2
