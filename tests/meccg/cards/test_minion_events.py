"""Resource events of minions about influence, missions and the way."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.meccg import (
    deeds,
    events,
    influence,
    judging,
    numbers,
    terrain,
    traits,
)
from westmarch.meccg.kinds import (
    Alignment,
    Phase,
    Points,
    Race,
    RegionType,
    SiteType,
    Status,
    Zone,
)
from westmarch.meccg.options import (
    Assign,
    ChooseCompany,
    Done,
    Enter,
    Face,
    Pick,
    PlayAtSite,
    PlayCreature,
    PlayEvent,
    SetOut,
    SplitOff,
    Store,
    TakeWay,
    TapToFight,
)
from westmarch.meccg.rules import turns
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.scoring import points
from westmarch.meccg.things import Context, Group
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.judgements import GATES
from westmarch.meccg.vocabulary.references import Deed

DARK = (Alignment.MINION, Alignment.HERO)
MORGUL = "minas-morgul-minion"
BREE = "bree-minion"
WILD = RegionType.WILDERNESS


def band(*codes: str, at: str = "moria-minion", hand: tuple[str, ...] = ()) -> MeccgScene:
    """A company of minions at a site."""
    return scene((at, codes), hand=hand, alignments=DARK)


def test_bade_to_rule_helps_before_the_ringwraith_comes() -> None:
    table = band("asternak", at=MORGUL, hand=("bade-to-rule",)).organize()
    table.choose(table.play("bade-to-rule", 1))
    assert influence.general(table.state, ONE) == 25
    table.finish()


def test_bade_to_rule_lies_on_the_ringwraith_and_goes_when_he_moves() -> None:
    table = scene(
        (MORGUL, ["the-witch-king", "bade-to-rule"]), sites=["dol-guldur-minion"], alignments=DARK
    )
    king = table.id("the-witch-king")
    assert influence.general(table.state, ONE) == 25
    assert influence.direct(table.state, king) == 3 - 2
    table.journey("dol-guldur-minion", RegionType.DARK_DOMAIN).move()
    assert table.card("bade-to-rule").zone is Zone.DISCARD


def test_awaiting_the_call_halves_a_mind_away_from_havens() -> None:
    table = band("asternak", "awaiting-the-call")
    assert influence.general_used(table.state, ONE) == 2, "half of five, rounded down"
    table.journey(MORGUL, WILD).move()
    assert table.card("awaiting-the-call").zone is Zone.DISCARD
    table = band("asternak", at=MORGUL, hand=("awaiting-the-call",)).organize()
    assert not table.offers(table.play("awaiting-the-call"))


@pytest.mark.parametrize(
    ("code", "stat"),
    [("ill-report-you", "prowess"), ("smart-and-secret", "body")],
)
def test_commands_replace_each_other(code: str, stat: str) -> None:
    table = band("gorbag", "muzgash", "ill-be-at-your-heels", hand=(code,))
    muzgash, gorbag = table.id("muzgash"), table.id("gorbag")
    cards.attach(table.state, table.id("ill-be-at-your-heels"), gorbag)
    before = getattr(numbers, stat)(table.state, muzgash)
    table.organize().choose(table.play(code))
    assert table.options == (Pick(gorbag),), "only leaders"
    table.choose(Pick(gorbag), Done())
    assert table.card("ill-be-at-your-heels").zone is Zone.HAND
    assert getattr(numbers, stat)(table.state, muzgash) == before + 1
    assert influence.direct(table.state, gorbag) == 0, "two less, but not below 0"
    table.choose(table.act(code), Done())
    assert table.card(code).zone is Zone.HAND
    table.finish()


def test_by_the_ringwraiths_word_makes_a_leader() -> None:
    table = scene(
        (MORGUL, ["the-witch-king", "lagduf", "muzgash"]),
        hand=["by-the-ringwraiths-word"],
        alignments=DARK,
    ).organize()
    table.choose(table.play("by-the-ringwraiths-word"), Pick(table.id("muzgash")))
    assert table.card("by-the-ringwraiths-word").zone is Zone.DISCARD, "Lagduf's mind is higher"
    table = scene(
        (MORGUL, ["the-witch-king", "lagduf", "muzgash"]),
        hand=["by-the-ringwraiths-word"],
        alignments=DARK,
    ).organize()
    lagduf = table.id("lagduf")
    table.choose(table.play("by-the-ringwraiths-word"), Pick(lagduf))
    assert traits.is_leader(table.state, lagduf)
    assert influence.direct(table.state, lagduf, table.id("muzgash")) == 4
    table.finish()


@pytest.mark.parametrize(
    ("code", "who"),
    [
        ("crooked-promptings", "layos"),
        ("gifts-as-given-of-old", "asternak"),
        ("threats", "gorbag"),
    ],
)
def test_factions_are_influenced_with_help(code: str, who: str) -> None:
    table = scene(
        ("cirith-gorgor-minion", [who]), hand=[code, "orcs-of-udun"], alignments=DARK
    ).visit()
    user, orcs = table.id(who), table.id("orcs-of-udun")
    table.choose(Enter(), PlayAtSite(orcs, user)).rolls(2, 2)
    table.choose(table.play(code))
    while table.offers(Pick(user)):
        table.choose(Pick(user))
    rolled = [told.event for told in table.log if isinstance(told.event, events.Rolled)]
    unused = influence.direct(table.state, user, orcs)
    assert rolled[-1].total == 4 + (6 if code == "threats" else unused + 3)


def test_join_with_that_power_counts_once_a_check() -> None:
    table = scene(
        (MORGUL, ["layos", "sable-shield", "luitprand", "dogrib"]),
        hand=["join-with-that-power", "join-with-that-power"],
        alignments=DARK,
    )
    layos = table.id("layos")
    table.begin(CorruptionCheck(layos))
    second = table.id("join-with-that-power", 1)
    table.choose(table.play("join-with-that-power", 1), Pick(layos))
    assert not table.offers(PlayEvent(second, 1)), "not twice"
    table.rolls(1, 1).choose(Done())
    assert table.card("layos").status is Status.UNTAPPED, "2 + 2 is more than 2"


def raiders(site: str, *hand: str) -> MeccgScene:
    """Orcs are in a tapped site."""
    table = scene((site, ["gorbag", "lagduf"]), hand=hand, alignments=DARK)
    cards.tap(table.state, table.state.companies[FIRST].site)
    return table.visit().choose(Enter()).win()


@pytest.mark.parametrize(
    ("code", "site", "worth"),
    [("burning-rick-cot-and-tree", BREE, 2), ("smoke-on-the-wind", "edoras-minion", 3)],
)
def test_raids_put_the_card_into_the_pile_of_points(code: str, site: str, worth: int) -> None:
    table = raiders(site, code, code)
    here = Pick(table.state.companies[FIRST].site)
    table.choose(table.play(code), here).win()
    table.choose(TakeWay(0), Pick(table.id("lagduf")))
    assert table.card(code).zone is Zone.PILE
    assert points(table.state, ONE)[Points.MISCELLANEOUS] == worth
    assert not table.offers(PlayEvent(table.id(code, 1), 0)), "once at each site"


def test_raids_need_a_tapped_site() -> None:
    table = scene((BREE, ["gorbag"]), hand=["burning-rick-cot-and-tree"], alignments=DARK)
    table.visit().choose(Enter()).win()
    assert not table.offers(table.play("burning-rick-cot-and-tree"))


def test_news_counts_when_it_is_stored() -> None:
    table = scene(
        (MORGUL, ["asternak", "that-aint-no-secret", "to-satisfy-the-questioner"]),
        alignments=DARK,
    )
    cards.tap(table.state, table.id("asternak"))
    assert points(table.state, ONE)[Points.MISCELLANEOUS] == 0
    table.organize()
    secret, answer = table.id("that-aint-no-secret"), table.id("to-satisfy-the-questioner")
    table.choose(Store(secret))
    assert points(table.state, ONE)[Points.MISCELLANEOUS] == 1
    table.choose(Store(answer))
    assert points(table.state, ONE)[Points.MISCELLANEOUS] == 1 + 3
    table.finish()


@pytest.mark.parametrize(
    ("code", "taps_site"),
    [
        ("that-aint-no-secret", False),
        ("thats-been-heard-before-tonight", False),
        ("to-satisfy-the-questioner", True),
    ],
)
def test_who_brings_news_taps_and_some_stay_tapped(code: str, taps_site: bool) -> None:
    site = {"to-satisfy-the-questioner": "edoras-minion"}.get(code, BREE)
    table = scene((site, ["jerrek", "dogrib"]), hand=[code], alignments=DARK)
    table.visit().choose(Enter()).win()
    jerrek = table.id("jerrek")
    table.choose(table.play(code), Pick(jerrek))
    assert table.card(code).host == jerrek
    assert table.card("jerrek").status is Status.TAPPED
    here = table.state.companies[FIRST].site
    assert (table.state.cards[here].status is Status.TAPPED) is taps_site
    assert turns.untaps(table.state, jerrek) is (code == "that-aint-no-secret")


def test_tokens_to_show_lets_news_be_stored_at_the_end_of_the_turn() -> None:
    for tokens in (["tokens-to-show"], []):
        table = scene(
            (MORGUL, ["asternak", "that-aint-no-secret"]), in_play=tokens, alignments=DARK
        )
        table.state.phase = Phase.END
        table.begin(turns.EndPhase(ONE))
        assert table.offers(Store(table.id("that-aint-no-secret"))) is bool(tokens)


@pytest.mark.parametrize(
    ("event", "who", "able"),
    [
        ("tokens-to-show", "asternak", True),
        ("tokens-to-show", "gimli", False),
        ("safe-from-the-shadow", "asternak", False),
        ("safe-from-the-shadow", "gimli", True),
    ],
)
def test_each_side_stores_at_the_end_by_a_card_of_its_own(event: str, who: str, able: bool) -> None:
    side = Alignment.HERO if who == "gimli" else Alignment.MINION
    site = "rivendell" if who == "gimli" else MORGUL
    table = scene((site, [who, "cram"]), their_play=[event], alignments=(side, side))
    table.state.phase = Phase.END
    assert table.begin(turns.EndPhase(ONE)).offers(Store(table.id("cram"))) is able


def test_sneakin_keeps_creatures_away() -> None:
    table = scene(
        (MORGUL, ["jerrek"]), hand=["sneakin"], theirs=["cave-drake"], alignments=DARK
    ).organize()
    table.choose(table.play("sneakin"), Pick(table.id("jerrek"))).finish()
    table.journey("ettenmoors-minion", WILD, WILD).move()
    assert not any(isinstance(one, PlayCreature) for one in table.options)
    table = scene((MORGUL, ["jerrek"]), theirs=["cave-drake"], alignments=DARK)
    table.journey("ettenmoors-minion", WILD, WILD).move()
    assert any(isinstance(one, PlayCreature) for one in table.options)


def test_swarm_of_bats_goes_when_somebody_leaves() -> None:
    table = scene(
        (MORGUL, ["gorbag", "muzgash", "lagduf"]), hand=["swarm-of-bats"], alignments=DARK
    ).organize()
    table.choose(table.play("swarm-of-bats"), ChooseCompany(FIRST))
    assert table.card("swarm-of-bats").zone is Zone.PLAY
    table.choose(SplitOff(FIRST), Pick(table.id("lagduf")), Done())
    assert table.card("swarm-of-bats").zone is Zone.DISCARD


def test_swarm_of_bats_confuses_attackers_of_its_company() -> None:
    table = scene(("moria-minion", ["gorbag", "muzgash"]), alignments=DARK)
    bats = enter(table.state, "swarm-of-bats", ONE)
    cards.lay_upon(table.state, bats, FIRST)
    gorbag = table.id("gorbag")
    table.attacked(Race.SPIDER, prowess=11).rolls(2, 3)
    table.choose(Assign(gorbag), Face(gorbag), TapToFight(), Done())
    assert table.state.result is True, "6 + 5 is more than 11 - 1"


def test_skies_of_fire_is_morning_for_hazards_only() -> None:
    table = scene(
        (MORGUL, ["asternak"]),
        hand=["skies-of-fire"],
        their_play=["doors-of-night", "minions-stir"],
        alignments=DARK,
    ).organize()
    table.choose(table.play("skies-of-fire"))
    assert table.card("doors-of-night").zone is Zone.DISCARD
    stir = Context(table.id("minions-stir"), TWO, table.card("minions-stir").code)
    own = Context(table.id("skies-of-fire"), ONE, table.card("skies-of-fire").code)
    assert judging.holds(table.state, stir, GATES)
    assert not judging.holds(table.state, own, GATES)
    table.finish()


def test_hold_rebuilt_and_repaired_makes_a_shadow_hold() -> None:
    table = scene(
        ("ettenmoors-minion", ["gorbag"]), hand=["hold-rebuilt-and-repaired"], alignments=DARK
    )
    table.visit().choose(Enter()).win()
    here = table.state.companies[FIRST].site
    table.choose(table.play("hold-rebuilt-and-repaired"), Pick(here))
    assert terrain.site_type(table.state, here) is SiteType.SHADOW_HOLD
    table = scene((BREE, ["gorbag"]), hand=["hold-rebuilt-and-repaired"], alignments=DARK)
    table.visit().choose(Enter()).win()
    assert not table.offers(table.play("hold-rebuilt-and-repaired"))


def test_weigh_all_things_brings_a_resource_from_the_sideboard() -> None:
    table = scene(
        (MORGUL, ["asternak"]),
        hand=["weigh-all-things-to-a-nicety"],
        sideboard=["orc-quarrels", "cave-drake"],
        alignments=DARK,
    ).organize()
    table.choose(table.play("weigh-all-things-to-a-nicety"))
    assert table.options == (Done(), Pick(table.id("orc-quarrels")))
    table.choose(Pick(table.id("orc-quarrels"))).finish()
    assert len(table.state.decks[ONE]) == 1


def test_voices_of_malice_discard_a_hazard() -> None:
    table = scene(
        (MORGUL, ["hendolen"]),
        hand=["voices-of-malice"],
        their_play=["minions-stir", "doors-of-night"],
        alignments=DARK,
    ).organize()
    table.rolls(6, 6).choose(table.play("voices-of-malice"), Pick(table.id("hendolen")))
    assert table.options == (Pick(table.id("minions-stir")),), "not of the environment"
    table.choose(Pick(table.id("minions-stir"))).finish()
    assert table.card("minions-stir").zone is Zone.DISCARD


@pytest.mark.parametrize(("side", "able"), [(Alignment.HERO, True), (Alignment.MINION, False)])
def test_above_the_abyss_untaps_against_a_wizard(side: Alignment, able: bool) -> None:
    table = scene(
        (MORGUL, ["the-witch-king", "asternak"]),
        hand=["above-the-abyss"],
        alignments=(Alignment.MINION, side),
    )
    cards.tap(table.state, table.id("asternak"))
    cards.tap(table.state, table.id("the-witch-king"))
    table.organize()
    assert table.offers(table.play("above-the-abyss")) is able
    if able:
        table.choose(table.play("above-the-abyss"))
        assert table.options == (Pick(table.id("asternak")),), "no Ringwraith"


def test_orders_from_lugburz_allow_a_troll_leader_beside_another() -> None:
    for orders in (True, False):
        table = scene(
            (MORGUL, ["gorbag", "troll-chief"]), sites=["shelobs-lair-minion"], alignments=DARK
        )
        if orders:
            cards.lay_upon(table.state, enter(table.state, "orders-from-lugburz", ONE), FIRST)
        table.organize()
        assert table.offers(SetOut(FIRST)) is orders


@pytest.mark.parametrize("tapped", [True, False])
def test_piercing_all_shadows_keeps_a_company_on_its_way(tapped: bool) -> None:
    table = scene(
        (MORGUL, ["eradan", "piercing-all-shadows"]),
        alignments=DARK,
    ).organize()
    if tapped:
        table.rolls(6, 6).choose(table.act("piercing-all-shadows"), Pick(table.id("eradan")))
    table.choose(Done()).finish()
    group, site = Group(FIRST), table.state.companies[FIRST].site
    winter = enter(table.state, "long-winter", TWO)
    assert deeds.cannot(table.state, Deed.RETURN_TO_ORIGIN, group) is tapped
    assert deeds.cannot(table.state, Deed.BE_TAPPED, site, winter) is tapped
