"""The Lord of the Rings: The Card Game as a game."""

from __future__ import annotations

from collections import Counter

from westmarch.kernel.decisions import Decision
from westmarch.kernel.describing import CardFace, Number, Stop
from westmarch.kernel.frames import Frame
from westmarch.kernel.game import (
    Converted,
    DeckContents,
    Game,
    Outcome,
    Panel,
    Remark,
    Sayable,
    Setting,
    Setup,
)
from westmarch.kernel.records import (
    AnyEvent,
    AnyOption,
    AnyPrompt,
    Board,
    CardId,
    Option,
    Reason,
    Record,
    Seat,
)
from westmarch.kernel.text import touches
from westmarch.lcg import (
    asking,
    campaign,
    catalogue,
    decks,
    numbers,
    panels,
    scorepage,
    scoresheet,
    settings,
    setup,
    stopping,
    text,
    verbs,
    view,
)
from westmarch.lcg.campaign import Campaign
from westmarch.lcg.deck_formats import FORMATS
from westmarch.lcg.events import PhaseBegan, RoundBegan
from westmarch.lcg.options import Unmet
from westmarch.lcg.rules import explaining, scoring, triggering
from westmarch.lcg.scoresheet import ScoreSheet
from westmarch.lcg.state import LcgState
from westmarch.lcg.view import LcgBoard


class Lcg(Game[LcgState]):
    """The Lord of the Rings: The Card Game, core set."""

    name = "lcg"
    title = "The Lord of the Rings: The Card Game"
    packages: tuple[str, ...] = ("westmarch.lcg",)
    state = LcgState
    board = LcgBoard
    version = 2
    players = (1, 2, 3, 4)
    deck_formats = FORMATS
    sheet = ScoreSheet
    heeded = triggering.HEEDED
    campaign = Campaign
    cooperative = True

    def titled(self, language: str) -> str:
        """The title in a language."""
        return "Der Herr der Ringe: Das Kartenspiel" if language == "de" else self.title

    def settings(self) -> tuple[Setting, ...]:
        """Scenario, mode, and what decks may hold."""
        return settings.settings()

    def set_up(self, state: LcgState, setup_: Setup) -> None:
        """Lay out the table."""
        setup.set_up(state, setup_)

    def window(self, state: LcgState, event: AnyEvent) -> Frame | None:
        """What follows from an event."""
        return triggering.window(state, event)

    def view(self, state: LcgState, seat: Seat | None) -> LcgBoard:
        """What a seat sees."""
        return view.view(state, seat)

    def determinise(self, state: LcgState, seat: Seat | None) -> None:
        """Deal what the seat does not know anew."""
        view.determinise(state, seat)

    def secrets(self, state: LcgState, seat: Seat | None) -> dict[str, str]:
        """What the seat does not know."""
        return view.secrets(state, seat)

    def outcome(self, state: LcgState) -> Outcome:
        """All win or all lose (L-GEN-01); the score is the group's."""
        seats = tuple(Seat(number) for number in range(state.players))
        score = scoring.score(state) if state.won else 0
        how = "won" if state.won else "lost"
        return Outcome(seats if state.won else (), (score,) * state.players, how)

    def faults(self, state: LcgState) -> tuple[str, ...]:
        """Every card lies in one place, tokens and threat are within bounds."""
        return tuple(faults(state))

    def why_not(self, state: LcgState, seat: Seat, subject: str) -> tuple[Reason, ...]:
        """Why a card can be neither played nor used nor chosen now, or a player not be chosen."""
        if subject == "table":
            return ()
        if subject.startswith("seat:"):
            return (Unmet("no-player-to-choose"),)
        card = numbers.known_card(state, seat, subject)
        if card is None:
            return (Unmet("not-a-card"),)
        return explaining.why_not(state, seat, card)

    def numbers(
        self, state: LcgState, seat: Seat | None, subject: str, language: str
    ) -> tuple[Number, ...]:
        """The numbers of a card, a player or the table, with their terms."""
        return numbers.numbers(state, seat, subject, language)

    def stops(self, language: str) -> tuple[Stop, ...]:
        """The windows in which one may pass."""
        return stopping.stops(language)

    def stop_at(self, decision: Decision) -> str | None:
        """Which of them a decision is."""
        return stopping.stop_at(decision)

    def is_heard(self, prompt: AnyPrompt) -> bool:
        """Whether others may hear a question: all play together, and only hands are hidden."""
        return True

    def rules_of(self, decision: Decision) -> tuple[str, ...]:
        """The rules behind a question."""
        return asking.rules_of(decision)

    def heading(self, event: AnyEvent) -> int:
        """Rounds, and the phases in them."""
        return 1 if isinstance(event, RoundBegan) else 2 if isinstance(event, PhaseBegan) else 0

    def say(
        self, record: Sayable, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> str:
        """A record in words."""
        assert isinstance(board, LcgBoard)
        return text.say(record, panels.codes(board), language, players)

    def say_option(
        self,
        option: AnyOption,
        asked: AnyPrompt,
        board: Board,
        language: str,
        players: tuple[str, ...] = (),
    ) -> str:
        """An option in words, as an answer to what was asked."""
        assert isinstance(board, LcgBoard)
        assert isinstance(option, Option)
        said = text.say(option, panels.codes(board), language, players, asked)
        return said + "".join(panels.apart(board, one, language) for one in touches(option))

    def panels(self, board: Board, language: str) -> tuple[Panel, ...]:
        """The table for plain drawings."""
        assert isinstance(board, LcgBoard)
        return panels.panels(board, language)

    def subjects(self, board: Board, language: str) -> dict[str, str]:
        """The cards that the beholder knows."""
        assert isinstance(board, LcgBoard)
        codes = panels.codes(board).items()
        return {f"card:{card}": text.title(code, language) for card, code in codes}

    def faces(self, language: str) -> tuple[CardFace, ...]:
        """All cards of the box, with their generated text."""
        return catalogue.faces(language)

    def starter_decks(self, language: str) -> dict[str, str]:
        """The four decks of the core set."""
        return decks.described(language)

    def check_deck(self, text: str, options: dict[str, str], language: str) -> tuple[Remark, ...]:
        """What is to be said about a deck (L-DECK)."""
        return decks.remarks(text, options, language)

    def advice(self, setup_: Setup, language: str) -> tuple[Remark, ...]:
        """What the players should know about their teams."""
        return setup.advice(setup_, language)

    def convert_deck(self, text: str, format: str, language: str) -> Converted:
        """A deck in another format."""
        return decks.convert(text, format, language)

    def read_deck(self, text: str, language: str) -> DeckContents:
        """What is in a deck."""
        return decks.opened(text, language)

    def score_sheet(self, state: LcgState, names: tuple[str, ...], date: str) -> ScoreSheet:
        """A finished game on the score sheet (L-SCORE)."""
        return scoresheet.sheet_of(state, names, date)

    def score_panels(self, sheet: Record, language: str) -> tuple[Panel, ...]:
        """A score sheet for plain drawings."""
        assert isinstance(sheet, ScoreSheet)
        return scoresheet.panels(sheet, language)

    def score_list(self, sheets: tuple[Record, ...], language: str) -> Panel:
        """Past games, one row each."""
        return scoresheet.listed(own_sheets(sheets), language)

    def score_page(self, sheets: tuple[Record, ...], language: str) -> str:
        """Past games as a page."""
        return scorepage.page(self.title, own_sheets(sheets), language)

    def begin_campaign(self, setup_: Setup, hardened: bool) -> Campaign:
        """The expert game (L-VAR-02 to 05)."""
        return campaign.begin(setup_, hardened)

    def campaign_setup(self, stand: Record) -> Setup | None:
        """The next scenario."""
        assert isinstance(stand, Campaign)
        return stand.setup

    def campaign_goes_on(self, stand: Record, finished: LcgState) -> Campaign:
        """A scenario of the expert game is over."""
        assert isinstance(stand, Campaign)
        return campaign.go_on(stand, finished)

    def campaign_sheet(self, stand: Record, sheet: Record) -> ScoreSheet:
        """The score sheet of a scenario of the expert game."""
        assert isinstance(stand, Campaign)
        assert isinstance(sheet, ScoreSheet)
        return scoresheet.in_campaign(sheet, stand)

    def campaign_panels(self, stand: Record, language: str) -> tuple[Panel, ...]:
        """The scores of the expert game so far, and what is carried over."""
        assert isinstance(stand, Campaign)
        return scoresheet.campaign_panels(stand, language)


def own_sheets(sheets: tuple[Record, ...]) -> list[ScoreSheet]:
    """The score sheets of this game."""
    return [sheet for sheet in sheets if isinstance(sheet, ScoreSheet)]


def faults(state: LcgState) -> list[str]:
    """What is wrong with a state."""
    piles = [
        *state.deck, *state.hand, *state.discard, *state.area, *state.engaged,
        *state.deck_attached, *state.attached.values(), *state.shadows.values(), state.staging,
        state.encounter_deck, state.encounter_discard, state.revealed, state.active,
        state.quest_deck, state.quest, state.victory, state.aside, state.removed,
    ]  # fmt: skip
    found = Counter(card for pile in piles for card in pile)
    wrong = [f"card {card} lies in {times} places" for card, times in found.items() if times > 1]
    for number, card in enumerate(state.cards):
        if CardId(number) not in found:
            wrong.append(f"card {number} ({card.code}) is lost")
        elif number not in verbs.pile(state, card):
            wrong.append(f"card {number} ({card.code}) does not lie where it says: {card.zone}")
        if min(card.damage, card.progress, card.resources) < 0:
            wrong.append(f"card {number} ({card.code}) has tokens below zero")
    wrong += [f"seat {s} has threat {t}" for s, t in enumerate(state.threat) if not 0 <= t <= 50]
    return wrong


GAME = Lcg()
