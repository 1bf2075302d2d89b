"""`westmarch campaign`: the expert game, from its first scenario to its last."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import HIGHWAY, ROOT, Run
from westmarch.cli import campaign, scores
from westmarch.kernel import registry, saved
from westmarch.kernel.records import Record, replace
from westmarch.kernel.table import Table
from westmarch.lcg.campaign import Campaign
from westmarch.lcg.game import GAME
from westmarch.lcg.scoresheet import ScoreSheet
from westmarch.lcg.state import LcgState

LCG = "westmarch.lcg.game:GAME"
WON = saved.read((ROOT / "tests/golden/lcg-won-passage-through-mirkwood.json").read_bytes())
TO_THE_END = "1\n" * 1500
FILE = "winter.json"


@pytest.fixture(autouse=True)
def both_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with a campaign and one without."""
    monkeypatch.setenv(registry.EXTRA, f"{HIGHWAY} {LCG}")


def begun(run: Run, *words: str) -> None:
    """A campaign with the mode and deck of the game that is known to be won."""
    told = [f"--set={name}={value}" for name, value in WON.setup.options.items()]
    for number, deck in enumerate(WON.setup.decks):
        Path(f"{number}.txt").write_text(deck, encoding="utf-8")
        told.append(f"--deck={number}.txt")
    ran = run("campaign", "begin", "lcg", FILE, *told, *words)
    assert (ran.code, ran.err) == (0, f"To play on: westmarch campaign play {FILE}\n")


def stand() -> Campaign:
    """Where the campaign stands."""
    _, found, _ = campaign.read(Path(FILE))
    assert isinstance(found, Campaign)
    return found


def leave_before_the_victory() -> str:
    """The first scenario is left one choice before it is won; the choice that wins it."""
    game, found, _ = campaign.read(Path(FILE))
    setup = game.campaign_setup(found)
    assert setup is not None
    running = replace(WON, setup=setup, choices=WON.choices[:-1])
    campaign.write(Path(FILE), game, found, running)
    return WON.choices[-1].partition(" ")[2]


def sheets() -> list[ScoreSheet]:
    """The score sheets that were kept."""
    return [sheet for sheet in scores.sheets_of(GAME) if isinstance(sheet, ScoreSheet)]


def next_state() -> LcgState:
    """The next scenario, set up."""
    setup = stand().setup
    assert setup is not None
    state = Table(GAME, setup, 1).position.state
    assert isinstance(state, LcgState)
    return state


def test_a_campaign_is_begun_and_shown_in_both_languages(run: Run) -> None:
    begun(run, "--hardened")
    ran = run("campaign", "show", FILE)
    lines = [" ".join(line.strip("│ ").split()) for line in ran.out.splitlines()]
    assert lines[0].startswith("╭─ Expert game, hardened ─")
    assert lines[1:5] == [
        "Passage Through Mirkwood next", "Journey Down the Anduin -", "Escape from Dol Guldur -",
        "Final score -",
    ]  # fmt: skip
    assert "Weg durch den Düsterwald" in run("campaign", "show", FILE, "--language", "de").out


@pytest.mark.rule("L-VAR-03", "L-VAR-04")
def test_a_won_scenario_leads_to_the_next_and_stands_on_the_score_sheet(run: Run) -> None:
    begun(run)
    choice = leave_before_the_victory()
    ran = run("campaign", "play", FILE, "--name", "Sam", typed=f"{choice}\nquit\n")
    assert ran.code == 0
    (sheet,) = sheets()
    assert (sheet.won, sheet.lines[0].name) == (True, "Sam")
    assert sheet.chapter is not None
    assert (sheet.chapter.number, sheet.chapter.earlier) == (1, ())
    assert stand().scores == (sheet.total,)
    assert next_state().scenario == "journey-down-the-anduin"
    assert "next" in next(line for line in ran.out.splitlines()[-8:] if "Anduin" in line)
    assert "game 1 of 3" in run("scores").out


@pytest.mark.rule("L-VAR-05", "L-OPEN-23")
def test_the_hardened_game_takes_threat_and_damage_along(run: Run) -> None:
    begun(run, "--hardened")
    choice = leave_before_the_victory()
    ran = run("campaign", "play", FILE, typed=f"{choice}\nquit\n")
    first = sheets()[0].lines[0]
    state = next_state()
    assert state.threat == [first.threat]
    assert sum(card.damage for card in state.cards) == first.damage
    burden = f"threat {first.threat}, damage {first.damage}"
    assert f"Player 1  {burden}" in ran.out
    run("campaign", "play", FILE, "--seed", "3", typed=TO_THE_END)
    second = sheets()[1]
    assert second.chapter is not None
    assert (second.chapter.number, second.chapter.hardened) == (2, True)
    assert second.chapter.earlier == (sheets()[0].total,)
    assert second.lines[0].carried == (first.threat, first.damage)


@pytest.mark.rule("L-VAR-04")
def test_a_lost_scenario_ends_the_campaign(run: Run) -> None:
    begun(run)
    ran = run("campaign", "play", FILE, "--seed", "3", typed=TO_THE_END)
    assert [(sheet.won, sheet.campaign) for sheet in sheets()] == [(False, None)]
    assert stand().setup is None
    assert "lost" in next(line for line in ran.out.splitlines()[-8:] if "Mirkwood" in line)
    assert "To play on" not in ran.err
    ran = run("campaign", "play", FILE)
    assert (ran.code, ran.out) == (2, "")
    assert "the campaign is over" in ran.err


def test_a_scenario_that_is_left_goes_on_where_it_was_left(run: Run) -> None:
    begun(run)
    ran = run("campaign", "play", FILE, "--seed", "3", typed="1\n1\nquit\n")
    assert "is not saved" not in ran.out, "it is kept without being asked for"
    assert sheets() == []
    _, _, running = campaign.read(Path(FILE))
    assert running is not None
    assert (running.seed, len(running.choices) >= 2) == (3, True)
    run("campaign", "play", FILE, typed="1\nquit\n")
    _, _, later = campaign.read(Path(FILE))
    assert later is not None
    assert later.choices[: len(running.choices)] == running.choices
    assert len(later.choices) > len(running.choices)
    ran = run("campaign", "play", FILE, "--seed", "4")
    assert (ran.code, "has its own seed" in ran.err) == (2, True)


def test_a_scenario_that_is_broken_off_is_kept_as_well(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(run)
    lines = iter(["1", "1"])

    def interrupted(_: str) -> str:
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", interrupted)
    assert run("campaign", "play", FILE, "--seed", "3").code == 130
    _, _, running = campaign.read(Path(FILE))
    assert running is not None
    assert len(running.choices) >= 2


def test_a_game_that_the_rules_no_longer_allow_is_refused_with_its_choice(run: Run) -> None:
    begun(run)
    leave_before_the_victory()
    game, found, running = campaign.read(Path(FILE))
    assert running is not None
    campaign.write(Path(FILE), game, found, replace(running, choices=("0 defend 99",)))
    ran = run("campaign", "play", FILE)
    assert (ran.code, "'0 defend 99', is not possible" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("begin", "lcg", "old.json"), "old.json exists already"),
        (("begin", "highway", FILE), "The King's Highway has no campaign"),
        (
            ("begin", "lcg", FILE, "--set", "scenario=escape-from-dol-guldur"),
            "the expert game has an order of its own: choose no scenario (L-VAR-03)",
        ),
        (("begin", "lcg", FILE, "--deck", "bad.txt"), "too many copies of Gandalf (L-DECK-02)"),
        (("play", "old.json"), "old.json is no campaign"),
        (("play", "highway.json"), "The King's Highway has no campaign"),
        (("show", "none.json"), "none.json: No such file"),
    ],
)
def test_what_makes_no_campaign_is_refused(
    run: Run, words: tuple[str, ...], complaint: str
) -> None:
    Path("old.json").write_text("{}", encoding="utf-8")
    Path("bad.txt").write_text("Aragorn\n4x Gandalf", encoding="utf-8")
    campaign.write(Path("highway.json"), registry.game("highway"), Record())
    ran = run("campaign", *words)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err
    assert not Path(FILE).exists()


def test_the_file_of_a_campaign_can_be_read_by_people(run: Run) -> None:
    begun(run)
    found = msgspec.json.decode(Path(FILE).read_bytes())
    assert found["game"] == "lcg"
    assert found["campaign"]["setup"]["options"]["scenario"] == "passage-through-mirkwood"
    assert Path(FILE).read_text(encoding="utf-8").count("\n") > 10
