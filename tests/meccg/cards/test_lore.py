"""Events of the heroes' lore: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, scene
from westmarch.kernel.chance import Shuffled
from westmarch.meccg import events, scoring
from westmarch.meccg.kinds import Phase, RegionType, Status, Zone
from westmarch.meccg.options import (
    ChooseCompany,
    Done,
    Enter,
    GoTo,
    Pick,
    PlayAtSite,
    PlayCreature,
    PlayEvent,
    Store,
    Transfer,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.rules.turns import Untap
from westmarch.meccg.verbs import cards

BORDER, FREE, WILD = RegionType.BORDER_LAND, RegionType.FREE_DOMAIN, RegionType.WILDERNESS


# Looking at cards


def test_favor_of_the_valar_mixes_all_and_draws_anew() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        hand=["favor-of-the-valar", "sun", "escape"],
        deck=["muster", "fog", "halfling-strength", "concealment", "dodge", "risky-blow"],
        discard=["fellowship", "moria"],
    ).organize()
    table.choose(table.play("favor-of-the-valar"))
    assert len(table.state.hands[ONE]) == 8
    assert len(table.state.decks[ONE]) == 1
    assert table.card("moria").zone is Zone.DISCARD, "sites stay there"
    assert table.card("favor-of-the-valar").zone is Zone.OUT
    table = scene(("rivendell", ["gimli"]), hand=["favor-of-the-valar", "sun"]).visit()
    assert not table.offers(table.play("favor-of-the-valar"))


@pytest.mark.parametrize("seat", [ONE, TWO])
def test_the_mirror_shows_a_hand_and_the_top_of_a_deck(seat: int) -> None:
    deck = ["sun", "escape", "muster", "dodge", "concealment", "risky-blow"]
    table = scene(
        ("lorien", ["gimli"]),
        hand=["mirror-of-galadriel"],
        theirs=["fog"],
        deck=deck if seat == ONE else ["lucky-strike"],
        their_deck=deck if seat == TWO else ["lucky-strike"],
    ).organize()
    table.script(Shuffled()).choose(table.play("mirror-of-galadriel"))
    assert table.card("fog").known == (ONE, TWO)
    ways = [one for one in table.options if one != Done()]
    table.choose(ways[seat])
    assert [one.code for one in table.told(events.Shown)] == ["fog", *deck[:0:-1]]
    assert not any(table.state.cards[card].known for card in table.state.decks[seat])


def test_the_mirror_stands_in_lorien() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["mirror-of-galadriel"], theirs=["fog"]).organize()
    assert not table.offers(table.play("mirror-of-galadriel"))


@pytest.mark.parametrize(("held", "seen"), [(7, 5), (3, 3)])
def test_secret_news_show_five_cards(held: int, seen: int) -> None:
    table = scene(("rivendell", ["gimli"]), hand=["secret-news"], theirs=["fog"] * held).organize()
    table.choose(table.play("secret-news"))
    assert sum(ONE in table.state.cards[card].known for card in table.state.hands[TWO]) == seen


def test_horns_call_factions_back_into_both_decks() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        hand=["horns-horns-horns"],
        discard=["riders-of-rohan", "sun"],
        their_discard=["wood-elves", "fog"],
    ).organize()
    table.choose(table.play("horns-horns-horns"))
    for code, zone in (
        ("riders-of-rohan", Zone.DECK),
        ("wood-elves", Zone.DECK),
        ("sun", Zone.DISCARD),
        ("fog", Zone.DISCARD),
    ):
        assert table.card(code).zone is zone


# Speech


def test_old_friendship_helps_against_temptation() -> None:
    table = scene(("rivendell", ["gimli", "eomer", "the-arkenstone"]), hand=["old-friendship"])
    eomer = table.id("eomer")
    table.rolls(1, 1).begin(CorruptionCheck(eomer))
    table.choose(table.play("old-friendship", 1))
    if table.offers(Pick(table.id("gimli"))):
        table.choose(Pick(table.id("gimli")))
    assert table.card("eomer").zone is Zone.PLAY, "2 + 4 is more than his points"
    table = scene(("rivendell", ["eomer", "the-arkenstone"]), hand=["old-friendship"])
    table.rolls(1, 1).begin(CorruptionCheck(table.id("eomer")))
    assert not table.offers(table.play("old-friendship", 1)), "there is no diplomat"


# On the way


@pytest.mark.parametrize(
    ("event", "kind"),
    [("fair-travels-in-border-lands", BORDER), ("fair-travels-in-free-domains", FREE)],
)
@pytest.mark.parametrize(("times", "limit"), [(0, 4), (1, 3), (2, 2), (3, 2)])
def test_fair_travels_meet_fewer_hazards(
    event: str, kind: RegionType, times: int, limit: int
) -> None:
    company = ("rivendell", ["gimli", "legolas", "eomer", "frodo"])
    table = scene(company, hand=[event], theirs=["orc-patrol"])
    table.journey("edoras", WILD, *[kind] * times).organize()
    if not table.position.over:
        table.choose(Done())
    assert table.offers(table.play(event)) is (times > 0)
    if times:
        table.choose(table.play(event), ChooseCompany(FIRST))
    assert table.move().prompt == PlayHazards(FIRST, limit)


@pytest.mark.parametrize(
    "event", ["fair-travels-in-border-lands", "fair-travels-in-free-domains", "secret-passage"]
)
def test_who_stays_has_no_use_for_the_road(event: str) -> None:
    table = scene(("rivendell", ["gimli"]), hand=[event], sites=["bree"]).organize()
    if not table.position.over:
        table.choose(Done())
    assert not table.offers(table.play(event))


def test_the_paths_of_the_dead_lead_to_erech() -> None:
    table = scene(
        ("dunharrow", ["aragorn-ii", "gimli"]),
        hand=["paths-of-the-dead"],
        sites=["vale-of-erech", "edoras"],
        theirs=["ghosts", "orc-patrol"],
    ).organize()
    table.choose(Done(), table.play("paths-of-the-dead"), ChooseCompany(FIRST))
    assert table.options == (Done(), GoTo(table.id("vale-of-erech")))
    table.choose(GoTo(table.id("vale-of-erech"))).move()
    played = {one.card for one in table.options if isinstance(one, PlayCreature)}
    assert played == {table.id("ghosts")}, "only the Undead come, and all of them"


@pytest.mark.parametrize(("site", "who"), [("edoras", "aragorn-ii"), ("dunharrow", "eomer")])
def test_the_paths_are_closed_to_others(site: str, who: str) -> None:
    table = scene((site, [who]), hand=["paths-of-the-dead"], sites=["vale-of-erech"]).organize()
    table.choose(Done())
    assert not table.offers(table.play("paths-of-the-dead"))


def keyed(table: MeccgScene) -> set[str]:
    """What the creatures in hand can be keyed to: regions, the site, or both."""
    found = [one for one in table.options if isinstance(one, PlayCreature)]
    return {"regions" if one.region_type else "site" for one in found}


def test_a_secret_entrance_keeps_those_of_the_site_away() -> None:
    table = scene(("rivendell", ["elrond"]), hand=["secret-entrance"], theirs=["orc-patrol"])
    table.journey("isengard", WILD).organize().choose(Done())
    table.choose(table.play("secret-entrance"), Pick(table.id("elrond")))
    assert table.card("elrond").status is Status.TAPPED
    assert keyed(table.move()) == {"regions"}


def test_a_secret_passage_leaves_those_of_the_site() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["secret-passage"], theirs=["orc-patrol"])
    table.journey("isengard", WILD).organize().choose(Done())
    table.choose(table.play("secret-passage"), ChooseCompany(FIRST))
    assert keyed(table.move()) == {"site"}


@pytest.mark.parametrize(
    ("event", "to"), [("secret-entrance", "barad-dur"), ("secret-passage", "edoras")]
)
def test_some_sites_have_no_secret_ways(event: str, to: str) -> None:
    table = scene(("rivendell", ["elrond"]), hand=[event], theirs=["orc-patrol"])
    table.journey(to, WILD).organize()
    if not table.position.over:
        table.choose(Done())
    assert not table.offers(table.play(event))


# Knowledge at a site


@pytest.mark.parametrize(
    ("event", "site", "who", "able"),
    [
        (event, site, who, able)
        for event in ("dreams-of-lore", "when-i-know-anything", "when-you-know-more")
        for site, who, able in (
            ("weathertop", "elrond", True),
            ("weathertop", "gimli", False),
            ("ost-in-edhil", "elrond", False),
        )
    ],
)
def test_sages_learn_where_there_is_information(
    event: str, site: str, who: str, able: bool
) -> None:
    table = scene((site, [who]), hand=[event]).visit().choose(Enter()).win()
    assert table.offers(table.play(event)) is able
    if able:
        table.choose(table.play(event), Pick(table.id(who)))
        assert table.card(event).host == table.id(who)
        assert table.card(who).status is table.card(site).status is Status.TAPPED
        table.finish()


def test_who_dreams_of_lore_does_not_untap_before_it_is_stored() -> None:
    table = scene(("rivendell", ["elrond", "dreams-of-lore", "gimli"]))
    elrond, dreams = table.id("elrond"), table.id("dreams-of-lore")
    cards.tap(table.state, elrond)
    table.state.phase = Phase.UNTAP
    table.begin(Untap(ONE)).finish()
    assert table.card("elrond").status is Status.TAPPED
    table.organize()
    assert not table.offers(Transfer(dreams, table.id("gimli")))
    table.choose(Store(dreams))
    assert scoring.worth(table.state, ONE, dreams) == 2
    table.idle().begin(Untap(ONE)).finish()
    assert table.card("elrond").status is Status.UNTAPPED


@pytest.mark.parametrize(("who", "able"), [("elrond", True), ("eomer", False)])
def test_who_knows_anything_helps_against_temptation(who: str, able: bool) -> None:
    other = ("moria", ["elrond", "when-i-know-anything"]) if not able else None
    company = ("rivendell", ["elrond", "when-i-know-anything", "eomer", "the-arkenstone"])
    table = scene(company) if other is None else scene(("rivendell", ["eomer"]), other)
    eomer = table.id("eomer")
    table.rolls(1, 1, 6, 6).begin(CorruptionCheck(eomer))
    assert table.offers(table.act("when-i-know-anything")) is able
    if able:
        table.choose(table.act("when-i-know-anything"), Pick(table.id("elrond")))
        assert table.card("eomer").zone is Zone.PLAY, "2 + 3 is more than his points"
        assert table.card("elrond").status is Status.TAPPED


def test_who_knows_more_helps_to_win_a_faction() -> None:
    table = scene(
        ("edoras", ["gimli", "elrond", "when-you-know-more"]), hand=["riders-of-rohan"]
    ).visit()
    gimli, riders = table.id("gimli"), table.id("riders-of-rohan")
    table.choose(Enter(), PlayAtSite(riders, gimli)).rolls(4, 3, 6, 6)
    table.choose(table.act("when-you-know-more"), Pick(table.id("elrond")))
    assert table.card("riders-of-rohan").zone is Zone.PLAY, "7 + 2 + 2 is more than 10"
    table.finish()


def test_the_stone_of_erech_lasts_as_long_as_the_men_of_lamedon() -> None:
    table = scene(
        ("vale-of-erech", ["gimli"]), hand=["stone-of-erech"], in_play=["men-of-lamedon"]
    ).organize()
    table.choose(table.play("stone-of-erech"))
    assert table.card("stone-of-erech").zone is Zone.PLAY
    for site, faction in (("vale-of-erech", "riders-of-rohan"), ("edoras", "men-of-lamedon")):
        table = scene((site, ["gimli"]), hand=["stone-of-erech"], in_play=[faction]).organize()
        assert not table.offers(table.play("stone-of-erech"))


def watched(*hand: str, site: str = "pelargir") -> MeccgScene:
    """Sentinels are placed in the pile while organizing; Gimli then speaks to a faction."""
    crowd = ("rivendell", ["elrond"])
    hand = ("sentinels-of-numenor", *hand)
    table = scene((site, ["gimli"]), crowd, hand=hand).organize()
    table.choose(table.play("sentinels-of-numenor")).finish()
    assert table.card("sentinels-of-numenor").zone is Zone.PILE
    return table.visit().choose(Enter())


@pytest.mark.parametrize(
    ("faction", "site", "less"),
    [("men-of-lebennin", "pelargir", 2), ("riders-of-rohan", "edoras", 0)],
)
def test_the_sentinels_make_gondor_hard_to_win(faction: str, site: str, less: int) -> None:
    table = watched(faction, "muster", site=site).rolls(3, 3)
    table.choose(PlayAtSite(table.id(faction), table.id("gimli")))
    assert (not table.position.over and table.offers(table.play("muster"))) is not bool(less)
    table.idle()
    (told,) = table.told(events.Rolled)
    plain = scene((site, ["gimli"]), hand=[faction]).visit().rolls(3, 3)
    plain.choose(Enter(), PlayAtSite(plain.id(faction), plain.id("gimli")))
    assert told.total == plain.told(events.Rolled)[0].total - less


def test_the_sentinels_go_with_the_first_faction_that_does() -> None:
    table = watched("men-of-lebennin", "sentinels-of-numenor").rolls(6, 6)
    men = table.id("men-of-lebennin")
    table.choose(PlayAtSite(men, table.id("gimli"))).finish()
    assert not table.organize().offers(PlayEvent(table.id("sentinels-of-numenor", 1), 0))
    table.finish()
    add(table.state, "muster-disperses", TWO, Zone.HAND)
    table.move().rolls(1, 1).choose(table.play("muster-disperses"), Pick(men))
    assert table.state.cards[men].zone is Zone.DISCARD
    assert table.card("sentinels-of-numenor").zone is Zone.DISCARD
