"""Every event, option, prompt, reason and outcome can be said, and every word of the cards."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import NewType, get_args, get_origin, get_type_hints

import pytest

import westmarch.lcg
from tests.texts import PLACEHOLDER, assert_is_said
from westmarch.kernel.game import Outcome, Sayable
from westmarch.kernel.records import (
    AnyEvent,
    AnyOption,
    AnyPrompt,
    CardId,
    Event,
    Option,
    Prompt,
    Reason,
    Record,
    Seat,
)
from westmarch.kernel.windows import Pass
from westmarch.lcg import events as ev
from westmarch.lcg import options as o
from westmarch.lcg.kinds import CardType, Phase, Zone
from westmarch.lcg.rules.triggering import ANSWERS
from westmarch.lcg.text import (
    de,
    de_abilities,
    de_conditions,
    de_effects,
    de_filters,
    en,
    en_abilities,
    en_conditions,
    en_effects,
    en_filters,
    say,
)
from westmarch.lcg.text.de_grammar import Case, closed
from westmarch.lcg.text.speaking import Talk, talk_of
from westmarch.lcg.vocabulary import abilities as a
from westmarch.lcg.vocabulary import conditions as c
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary import filters as f
from westmarch.lcg.vocabulary import triggers as t
from westmarch.lcg.vocabulary.targets import CHOSEN, Amount, Count, Each, Measure, Ref, Target, Who

SPIDER, ARAGORN, WARGS, GANDALF, STREAM = (CardId(number) for number in range(1, 6))
NAMES = {
    SPIDER: "forest-spider",
    ARAGORN: "aragorn",
    WARGS: "wargs",
    GANDALF: "gandalf",
    STREAM: "enchanted-stream",
}
UNKNOWN = CardId(99)

each_language = pytest.mark.parametrize("language", ["en", "de"])


def sample(name: str, hint: object) -> object:
    """Some value for a field, by its name or its type."""
    match name:
        case "code":
            return "flies-and-spiders"
        case "to" if hint is str:
            return Zone.DISCARD.value
        case "trait" | "name":
            return "Orc"
        case "limit":
            return a.Limit(2, a.Scope.PHASE)
    parts = {*get_args(hint)} - {type(None)} or {hint}
    for kind, value in SAMPLES:
        if parts == ({*get_args(kind)} or {kind}):
            return value
    if isinstance(hint, NewType):
        return ARAGORN if hint is CardId else Seat(0)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return next(iter(hint))
    if get_origin(hint) is tuple:
        return (sample("", get_args(hint)[0]),)
    return sample("", *parts)


SAMPLES: tuple[tuple[object, object], ...] = (
    (bool, False),
    (int, 2),
    (Amount, 2),
    (f.Filter, f.HERO & f.CONTROLLED),
    (e.Effect, e.Draw(2)),
    (c.Condition, c.Undefended()),
    (t.Trigger, t.Commits()),
    (Target, CHOSEN),
    (a.Cost, a.ExhaustSelf()),
)


def made(kind: type[Record]) -> Record:
    """One record of a type."""
    hints = get_type_hints(kind)
    return kind(**{name: sample(name, hints[name]) for name in kind.__struct_fields__})


def kinds(module: ModuleType, base: type[Record]) -> list[type[Record]]:
    """The types of a module that derive from another."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module.__name__
    ]


SAID = [*kinds(ev, Event), *kinds(o, Option), *kinds(o, Prompt), Pass]


def sayable(kind: type[Record]) -> Sayable:
    record = o.MayRespond("Damaged", ARAGORN) if kind is o.MayRespond else made(kind)
    assert isinstance(record, AnyEvent | AnyOption | AnyPrompt)
    return record


@each_language
@pytest.mark.parametrize("kind", SAID, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("names", [NAMES, {}], ids=["known", "unknown"])
def test_every_record_can_be_said(
    kind: type[Record], names: dict[CardId, str], language: str
) -> None:
    assert_is_said(say(sayable(kind), names, language))


@pytest.mark.parametrize(
    "kind", [kind for kind in SAID if kind is not o.PickNumber], ids=lambda kind: kind.__name__
)
def test_every_record_is_said_in_two_languages(kind: type[Record]) -> None:
    assert say(sayable(kind), NAMES, "en") != say(sayable(kind), NAMES, "de")


def test_reasons_are_the_only_other_records() -> None:
    assert kinds(o, Reason) == [o.Unmet]


# Codes


def codes_in_use() -> list[str]:
    """The codes of reasons, wherever the game gives one."""
    folder = Path(westmarch.lcg.__file__).parent
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    found = re.findall(r'\bUnmet\(\s*"([a-z-]+)"', text)
    return sorted({*found, *(f"only-in-phase-{phase.value}" for phase in Phase)})


@each_language
def test_every_reason_that_the_rules_give_has_words(language: str) -> None:
    codes = codes_in_use()
    assert len(codes) > len(Phase), "the rules give reasons"
    said = {code: say(o.Unmet(code, code="gandalf"), {}, language) for code in codes}
    assert len(set(said.values())) == len(codes)
    assert not [words for words in said.values() if PLACEHOLDER.search(words)]


@each_language
def test_a_reason_without_words_is_an_error(language: str) -> None:
    with pytest.raises(AssertionError, match="no words for"):
        say(o.Unmet("because-i-say-so"), {}, language)


def test_both_languages_know_the_same_codes() -> None:
    assert en.REASONS.keys() == de.REASONS.keys()


@each_language
def test_an_outcome_without_words_is_an_error(language: str) -> None:
    with pytest.raises(AssertionError, match="no words for"):
        say(Outcome((), (0,), "stalemate"), {}, language)


ANSWERED = sorted(event.__name__ for event in ANSWERS)


@each_language
@pytest.mark.parametrize("event", ANSWERED)
def test_whatever_can_be_answered_has_words_for_the_question(event: str, language: str) -> None:
    said = say(o.MayRespond(event, ARAGORN), NAMES, language)
    assert not PLACEHOLDER.search(said)


@each_language
def test_a_question_after_an_unknown_event_is_an_error(language: str) -> None:
    with pytest.raises(AssertionError, match="no words for"):
        say(o.MayRespond("Nothing"), {}, language)


@each_language
def test_a_card_can_go_everywhere(language: str) -> None:
    places = [*(zone.value for zone in Zone), CardType.PRISONER.value]
    said = [say(ev.Moved(ARAGORN, "aragorn", place), {}, language) for place in places]
    assert len(set(said)) == len(places)
    with pytest.raises(ValueError, match="nowhere"):
        say(ev.Moved(ARAGORN, "aragorn", "nowhere"), {}, language)


# Words of the cards, whether a card uses them or not


@pytest.mark.parametrize("kind", get_args(e.Effect), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("you", [True, False], ids=["you", "others"])
def test_every_effect_can_be_told(kind: type[Record], you: bool) -> None:
    effect = made(kind)
    assert isinstance(effect, get_args(e.Effect))
    talk = Talk("gandalf", chosen=f.HERO, you=you)
    english = en_effects.row((effect,), talk)
    german = de_effects.row((effect,), talk)
    assert english
    assert german
    assert english != german


@pytest.mark.parametrize("kind", get_args(a.Ability), ids=lambda kind: kind.__name__)
def test_every_ability_can_be_told(kind: type[Record]) -> None:
    ability = made(kind)
    assert isinstance(ability, get_args(a.Ability))
    english = en_abilities.ability_said((ability,), talk_of("gandalf")).line()
    german = de_abilities.ability_said((ability,), talk_of("gandalf")).line()
    for text in (english, german):
        assert text.endswith(".")
        assert not PLACEHOLDER.search(text)
    assert english != german


@pytest.mark.parametrize("true", [True, False])
@pytest.mark.parametrize("kind", get_args(c.Condition), ids=lambda kind: kind.__name__)
def test_every_condition_has_an_opposite(kind: type[Record], true: bool) -> None:
    condition = made(kind)
    assert isinstance(condition, get_args(c.Condition))
    opposite = c.Opposite(condition)
    for say_condition in (en_conditions.condition, de_conditions.condition):
        found = say_condition(condition, talk_of("gandalf"), true)
        assert found != say_condition(opposite, talk_of("gandalf"), true)
        assert found == say_condition(opposite, talk_of("gandalf"), not true)


@pytest.mark.parametrize("ban", a.Ban)
@pytest.mark.parametrize("to", [*Ref, Each(f.ENEMY & f.STAGED)], ids=str)
def test_every_ban_can_be_told_of_everybody(ban: a.Ban, to: Target) -> None:
    ability = a.Cannot(ban, to)
    english = en_abilities.ability_said((ability,), talk_of("gandalf")).line()
    german = de_abilities.ability_said((ability,), talk_of("gandalf")).line()
    assert not PLACEHOLDER.search(english + german)


@pytest.mark.parametrize("status", f.Status)
def test_every_state_of_affairs_can_be_told(status: f.Status) -> None:
    talk = Talk("gandalf", chosen=f.HERO)
    for filter in (f.ENEMY & f.In(status), f.ENEMY & ~f.In(status), f.In(status) | f.STAGED):
        assert en_filters.one(filter, talk)
        assert en_filters.is_(filter, talk) != en_filters.is_(filter, talk, False)
        assert closed(de_filters.one(filter, talk, Case.ACC))
        assert de_filters.is_(filter, talk) != de_filters.is_(filter, talk, False)


@each_language
@pytest.mark.parametrize("measure", Measure)
@pytest.mark.parametrize("who", Who)
def test_every_amount_can_be_told_of_every_player(
    measure: Measure, who: Who, language: str
) -> None:
    effects = (e.RaiseThreat(Count(measure), who),)
    row = {"en": en_effects.row, "de": de_effects.row}[language]
    assert ("X" if measure is Measure.X else "1") in row(effects, Talk("gandalf", it=f.ALLY))


# Some of them, word for word


@pytest.mark.parametrize(
    ("record", "english", "german"),
    [
        (
            o.DeclareDefender(SPIDER),
            "Choose a defender against Forest Spider",
            "Wähle einen Verteidiger gegen die Waldspinne",
        ),
        (
            ev.QuestResolved(8, 7),
            "The quest succeeds: 8 willpower − 7 threat = 1 progress",
            "Die Spieler sind im Abenteuer erfolgreich: 8 Willenskraft − 7 Widerstand "
            "= 1 Fortschritt",
        ),
        (
            ev.QuestResolved(5, 7),
            "The quest fails: 7 threat − 5 willpower = 2 more threat for each player",
            "Die Spieler sind im Abenteuer nicht erfolgreich: 7 Widerstand − 5 Willenskraft "
            "= 2 mehr Bedrohung für jeden Spieler",
        ),
        (
            ev.QuestResolved(7, 7),
            "The quest is tied: 7 willpower against 7 threat",
            "Gleichstand im Abenteuer: 7 Willenskraft gegen 7 Widerstand",
        ),
        (
            ev.AttackBegan(WARGS, Seat(1)),
            "Wargs attacks Player 2",
            "Die Warge greifen Spieler 2 an",
        ),
        (
            o.TravelHere(STREAM),
            "Travel to Enchanted Stream",
            "Zum Verzauberten Fluss reisen",
        ),
        (
            ev.ThreatChanged(Seat(0), -5, 24),
            "Player 1's threat falls by 5 to 24",
            "Die Bedrohung von Spieler 1 sinkt um 5 auf 24",
        ),
        (
            o.ChooseCard(GANDALF, f.ALLY & f.EXHAUSTED & f.CONTROLLED),
            "Gandalf: choose an exhausted ally you control",
            "Gandalf: Wähle einen erschöpften Verbündeten, den du kontrollierst",
        ),
        (
            ev.Committed(Seat(0), (ARAGORN, GANDALF)),
            "Player 1 commits Aragorn and Gandalf to the quest",
            "Spieler 1: Aragorn und Gandalf stellen sich dem Abenteuer",
        ),
        (
            ev.LeftPlay(UNKNOWN, "feint", CardType.ENEMY, Seat(0), destroyed=True),
            "Orc Guard is defeated",
            "Die Orkwache wird besiegt",
        ),
        (
            o.MayRespond("LeftPlay", WARGS),
            "Wargs has left play. Respond, or pass",
            "Die Warge haben das Spiel verlassen. Reagiere oder passe",
        ),
        (
            Outcome((Seat(0),), (122,), "won"),
            "The players win with a score of 122 (less is better)",
            "Die Spieler gewinnen mit 122 Punkten (weniger ist besser)",
        ),
        (
            o.Unmet("unique-and-in-play", ("L-UNIQ-01",), "gandalf"),
            "Gandalf is unique and in play already",
            "Gandalf ist einzigartig und schon im Spiel",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Record) else "",
)
def test_what_is_said(record: Sayable, english: str, german: str) -> None:
    assert say(record, NAMES, "en") == english
    assert say(record, NAMES, "de") == german


def test_players_are_called_by_their_names_if_they_have_any() -> None:
    drew = ev.Drew(Seat(1), "gandalf")
    assert say(drew, {}, "en") == "Player 2 draws Gandalf"
    assert say(drew, {}, "en", ("Angela", "Bernd")) == "Bernd draws Gandalf"
    assert say(ev.Drew(Seat(1)), {}, "de", ("Angela", "Bernd")) == "Bernd zieht eine Karte"


def test_a_card_that_the_reader_does_not_know_has_no_title() -> None:
    damaged = ev.Damaged(UNKNOWN, 1)
    assert say(damaged, NAMES, "en") == "A face-down card suffers 1 damage"
    assert say(damaged, NAMES, "de") == "Eine verdeckte Karte erleidet 1 Schaden"


def test_a_choice_between_effects_is_told_by_what_it_does_if_the_prompt_is_known() -> None:
    asked = o.ChooseOne(GANDALF, ((e.Draw(3),), (e.Choose(f.ENEMY), e.Damage(4, CHOSEN))))
    option = o.PickNumber(1)
    assert say(option, NAMES, "en", asked=asked) == "Choose an enemy and deal 4 damage to it"
    assert say(option, NAMES, "de", asked=asked) == "Wähle einen Gegner und füge ihm 4 Schaden zu"
    assert say(option, NAMES, "en") == "1"
    assert say(asked, NAMES, "en") == "Gandalf: choose one"


def test_a_card_with_two_abilities_of_a_kind_says_which_is_used() -> None:
    assert say(o.Use(ARAGORN, 0), NAMES, "en") == "Use Aragorn"
    assert say(o.Use(UNKNOWN, 0), {UNKNOWN: "feint"}, "en") == "Play Feint"
    assert say(o.Use(UNKNOWN, 0), {UNKNOWN: "feint"}, "de") == "„Finte“ spielen"
    assert say(o.Use(GANDALF, 1), NAMES, "en") == "Use Gandalf"
    nazgul = {UNKNOWN: "nazgul-of-dol-guldur"}
    forced = "Forced: When the prisoner is rescued, put Nazgûl of Dol Guldur into the staging area"
    assert say(o.Use(UNKNOWN, 1), nazgul, "en", asked=o.OrderForced()) == (
        f"Nazgûl of Dol Guldur ({forced})"
    )
