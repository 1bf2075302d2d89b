"""What a player reads in English at the table: prompts, options, the log, and short card texts."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import reveal
from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.cli.cards import body
from westmarch.kernel.chance import Shuffled
from westmarch.kernel.records import AnyEvent, CardId, Seat
from westmarch.kernel.windows import Pass
from westmarch.lcg import events as ev
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import Done, MayRespond, No, PickNumber, PickPlayer, Yes
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.text import ability_text, say
from westmarch.lcg.view import LcgBoard

KEY, GUARD, HERO, GUIDE, OTHER = (CardId(number) for number in range(5))
NAMES = {
    KEY: "shadow-key",
    GUARD: "cavern-guardian",
    HERO: "eowyn",
    GUIDE: "lorien-guide",
    OTHER: "lorien-guide",
}


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("celebrians-stone", "If the attached hero is Aragorn, it also has the Spirit resource"),
        ("dwarven-axe", "The attached hero has a further +1 attack while it has the Dwarf trait."),
        ("steward-of-gondor", "The attached hero has the Gondor trait."),
        ("radagasts-cunning", "Its threat does not count this phase."),
        ("despair", "Shadow: The defending character's defense does not count in this attack."),
        ("sneak-attack", "At the end of the phase, if still in play, return it to your hand."),
        ("thicket-of-spears", "Pay for this card with resources from 3 different heroes."),
        (
            "wargs",
            "Forced: After its attack with a shadow card that has no effect, return Wargs to the "
            "staging area.",
        ),
        ("a-test-of-will", 'When the "When Revealed" effects of a card trigger, cancel them.'),
    ],
)  # fmt: skip
def test_a_line_of_a_card(code: str, line: str) -> None:
    assert line in ability_text(code, "en")


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (ev.Attached(KEY, GUARD), "Cavern Guardian guards Shadow Key"),
        (ev.Attached(KEY, HERO), "Shadow Key is attached to Éowyn"),
        (ev.Committed(A, (HERO, GUIDE, OTHER)),
         "Player 1 commits Éowyn and 2× Lórien Guide to the quest"),
        (ev.Committed(B, ()), "Player 2 commits nobody to the quest"),
        (ev.Moved(GUARD, "wargs", Zone.DECK.value), "Wargs goes into the encounter deck"),
        (ev.Moved(HERO, "beorn", Zone.DECK.value), "Beorn goes into the deck of its owner"),
        (ev.Moved(HERO, "feint", Zone.DISCARD.value), "Feint is discarded"),
        (ev.ShadowTurnedUp(GUARD, "wargs"), "The shadow card is Wargs"),
        (ev.ShadowTurnedUp(GUARD, "forest-gate"),
         "The shadow card is Forest Gate, without a shadow effect"),
        (ev.StageBegan("beorns-path"), "Stage 3 of the quest begins: Beorn's Path"),
    ],
)  # fmt: skip
def test_a_line_of_the_log(event: AnyEvent, said: str) -> None:
    assert say(event, NAMES, "en") == said


def seen(table: LcgScene, seat: Seat) -> LcgBoard:
    """The table as a seat sees it."""
    board = table.view(seat).board
    assert isinstance(board, LcgBoard)
    return board


def drawn(table: LcgScene, panel: int) -> tuple[tuple[str, ...], ...]:
    """The rows of a panel, as the first seat sees it."""
    return table.game.panels(seen(table, A), "en")[panel].rows


def asked(table: LcgScene) -> tuple[str, ...]:
    """The question and the options, as the seat reads them that has to decide."""
    game, board = table.game, seen(table, table.seat)
    options = (game.say_option(option, table.prompt, board, "en") for option in table.options)
    return (game.say(table.prompt, board, "en"), *options)


def test_who_plays_an_attachment_is_asked_for_what_it_says() -> None:
    table = scene(
        Side(heroes=["aragorn", "eowyn"], hand=["steward-of-gondor"]), resources={"aragorn": 2}
    )
    table.begin(ActionWindow(planning=A)).play("steward-of-gondor")
    assert asked(table) == ("Steward of Gondor: choose a hero", "Choose Aragorn", "Choose Éowyn")
    table.pick("eowyn").pay("aragorn", "aragorn").choose(Pass()).done()


def test_who_looks_through_the_top_of_a_deck_reads_what_the_cards_are() -> None:
    table = scene(
        Side(heroes=["eowyn"], deck=["faramir", "gandalf"]),
        Side(heroes=[]),
        active="mountains-of-mirkwood",
        committed=["eowyn"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).use("mountains-of-mirkwood").choose(Yes())
    question, *options = asked(table)
    assert question == "Mountains of Mirkwood: choose a card to take"
    assert sorted(options) == ["Choose Faramir", "Choose Gandalf"]
    assert drawn(table, 2)[0] == ("Hand 0, Deck 2 (known on top: Faramir, Gandalf)",)
    assert "faramir" not in repr(seen(table, B))
    table.script(Shuffled()).pick("gandalf").choose(No()).passing().done()
    assert "faramir" not in repr(seen(table, A))


def test_a_card_that_is_gone_can_still_be_responded_to() -> None:
    assert say(MayRespond("LeftPlay", CardId(9)), NAMES, "en") == (
        "A card has left play. Respond, or pass"
    )


def test_x_is_chosen_as_such() -> None:
    table = scene(
        Side(heroes=["beravor"], hand=["gandalfs-search"], deck=["faramir", "gandalf"]),
        resources={"beravor": 2},
    )
    table.begin(ActionWindow()).use("gandalfs-search")
    assert asked(table) == ("Gandalf's Search: choose X", "X = 1", "X = 2")
    table.choose(PickNumber(1)).pay("beravor").choose(PickPlayer(A)).pick(
        "faramir"
    ).passing().done()


def test_what_is_attached_to_a_deck_is_seen_beside_it() -> None:
    table = scene(Side(deck=["faramir"]), encounter=["iron-shackles"])
    reveal(table).done()
    assert drawn(table, 2)[0] == ("Hand 0, Deck 1, + Iron Shackles",)
    assert f"card:{table.id('iron-shackles')}" in table.game.subjects(seen(table, A), "en")


def test_an_encounter_card_that_was_buried_is_not_shown_on_top() -> None:
    table = scene(Side(heroes=["denethor"]), encounter=["wargs", "forest-gate"])
    table.begin(ActionWindow()).use("denethor")
    assert ("Encounter deck", "2 (known on top: Wargs)") in drawn(table, 0)
    table.choose(Yes()).done()
    assert ("Encounter deck", "2") in drawn(table, 0)


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("gandalf", ("Unique · Neutral · Istari.",
                     "Cost 5 · Willpower 4 · Attack 4 · Defense 4 · Hit points 4")),
        ("stand-and-fight", ("Spirit", "Cost X")),
        ("king-spider", ("Creature. Spider.",
                         "Engagement cost 20 · Threat 2 · Attack 3 · Defense 1 · Hit points 3")),
        ("forest-gate", ("Forest.", "Threat 2 · Quest points 4")),
    ],
)  # fmt: skip
def test_the_catalogue_shows_kind_and_figures_above_the_text(
    code: str, lines: tuple[str, ...]
) -> None:
    (face,) = (face for face in GAME.faces("en") if face.code == code)
    assert body(face, "en") == "\n".join((*lines, ability_text(code, "en")))


def test_an_enemy_in_the_staging_area_shows_its_engagement_cost() -> None:
    table = scene(Side(engaged=["wargs"]), staging=["forest-spider", "forest-gate"])
    assert drawn(table, 1)[1:] == (("Forest Spider, E25 T2 A2 D1 4/4",), ("Forest Gate, T2 0/4",))
    assert drawn(table, 2)[-1] == ("engaged: Wargs, T2 A3 D1 3/3",)
    table.done()


def test_cards_of_one_title_are_told_apart_by_how_they_lie() -> None:
    side = Side(heroes=["gimli"], engaged=["wargs", "wargs", "forest-spider"])
    table = scene(side, damage={"wargs": 1}, phase=Phase.COMBAT).begin(PlayerAttacks(A))
    assert asked(table) == (
        "Choose an enemy to attack",
        "Done",
        "Attack Wargs (T2 A3 D1 2/3)",
        "Attack Wargs (T2 A3 D1 3/3)",
        "Attack Forest Spider",
    )
    table.choose(Done()).done()
