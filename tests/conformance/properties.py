"""What must hold for every game. Each property plays random games and asserts one thing."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import chain, pairwise

import msgspec

from tests.conformance.play import (
    begun,
    beholders,
    choose,
    play_out,
    random_game,
    some_moments,
)
from westmarch.kernel.codec import decode, encode, fingerprint, plain
from westmarch.kernel.game import AnyGame, Sayable
from westmarch.kernel.position import Position
from westmarch.kernel.records import Board, Seat
from westmarch.kernel.state import State
from westmarch.kernel.table import reenact
from westmarch.kernel.text import option_from_text, option_text

Property = Callable[[AnyGame, int, range], None]
"""A property is asserted of a game with so many players, over random games of these seeds."""

SAMPLES = 8
EXPLAINED = 24
"""So many games are asked about, for each asks hundreds of questions."""


def games_end_without_faults(game: AnyGame, players: int, seeds: range) -> None:
    """Every game ends, its invariants hold at each decision, and its outcome makes sense."""
    for seed in seeds:
        for table in random_game(game, players, seed):
            faults = game.faults(table.position.state)
            assert not faults, f"seed {seed}, choice {len(table.choices)}: {faults}"
        assert table.outcome is not None
        assert len(table.outcome.scores) == players, table.outcome
        assert set(table.outcome.winners) <= set(range(players)), table.outcome


def clones_play_on_identically(game: AnyGame, players: int, seeds: range) -> None:
    """A clone and a decoded state go the same way as the original, and leave it untouched."""
    for seed in seeds:
        for table in some_moments(game, players, seed):
            position, before = table.position, fingerprint(table.position.state)
            decoded = decode(game, encode(game, position.state))
            assert decoded == position.state, f"seed {seed}: decoding gives another state"
            ways = [play_out(twin, seed) for twin in (position.clone(), Position(game, decoded))]
            assert fingerprint(position.state) == before, (
                f"seed {seed}: a clone changed its original"
            )
            ways.append(play_out(table.clone().position, seed))
            first_difference(ways[0], ways[1], f"seed {seed}: clone and decoded state")
            first_difference(ways[0], ways[2], f"seed {seed}: clone and original")


def clones_share_no_container(game: AnyGame, players: int, seeds: range) -> None:
    """No list, dict or set of a state is also its clone's, and records hold none at all."""
    for seed in seeds:
        for table in some_moments(game, players, seed):
            state = table.position.state
            ours, theirs = dict(containers(state)), dict(containers(state.clone()))
            shared = [ours[key] for key in ours.keys() & theirs.keys()]
            assert not shared, f"seed {seed}: the clone shares {shared}"
            inside = [place for place in ours.values() if "()" in place]
            assert not inside, f"seed {seed}: records hold containers: {inside}"


def options_can_be_carried_out(game: AnyGame, players: int, seeds: range) -> None:
    """Whatever is offered can be done, and leaves a sound state."""
    for seed in seeds:
        for table in some_moments(game, players, seed):
            for decision in table.decisions:
                assert len(set(decision.options)) == len(decision.options), f"twice: {decision}"
                for option in decision.options:
                    tried = table.position.clone()
                    try:
                        tried.take(decision.seat, option)
                    except Exception as error:
                        raise AssertionError(f"{option} cannot be done: {error!r}") from error
                    assert not game.faults(tried.state), f"seed {seed}: {option} breaks the state"


def text_forms_round_trip(game: AnyGame, players: int, seeds: range) -> None:
    """An option's text stands for that option and no other of the decision."""
    for seed in seeds:
        for table in some_moments(game, players, seed):
            for decision in table.decisions:
                texts = {option_text(option): option for option in decision.options}
                assert len(texts) == len(decision.options), f"two options read alike: {list(texts)}"
                for text, option in texts.items():
                    assert option_from_text(game, text) == option, f"{text} is not {option}"


def views_hide(game: AnyGame, players: int, seeds: range) -> None:
    """A view never depends on what is hidden from its seat, ids and decisions included."""
    for seed in seeds:
        for table in some_moments(game, players, seed):
            for seat in beholders(players):
                view = table.view(seat)
                assert view.decision is None or view.decision.seat == seat, "another's decision"
                for sample in range(SAMPLES):
                    supposed = table.position.imagine(seat, seed * SAMPLES + sample).view(seat)
                    first_difference(
                        lines(supposed), lines(view), f"seed {seed}: what seat {seat} sees changes"
                    )


def the_unknown_varies(game: AnyGame, players: int, seeds: range) -> None:
    """Every hidden place gets other contents in some supposed states, and so does chance.

    Places are followed by their number from either end (`deck`, the third; `deck`, the last but
    one), so that a single place which always keeps the truth shows.
    """
    met: dict[tuple[str, int], int] = defaultdict(int)
    varied: set[tuple[str, int]] = set()
    for seed in seeds:
        for table in some_moments(game, players, seed):
            for seat in beholders(players):
                truth = game.secrets(table.position.state, seat)
                supposed = [
                    table.position.imagine(seat, seed * SAMPLES + sample).state
                    for sample in range(SAMPLES)
                ]
                generators = {table.position.state.generator, *(s.generator for s in supposed)}
                assert len(generators) == SAMPLES + 1, "supposed states keep the true generator"
                assert not any(state.script for state in supposed), "the script is known"
                guesses = [game.secrets(state, seat) for state in supposed]
                for place, key in numbered(truth) if len(set(truth.values())) > 1 else ():
                    met[place] += 1
                    if any(guess[key] != truth[key] for guess in guesses):
                        varied.add(place)
    never = [place for place, times in met.items() if times >= 5 and place not in varied]
    assert not never, f"supposed states always keep the truth at {sorted(never)}"


def supposing_asks_for_the_view_alone(game: AnyGame, players: int, seeds: range) -> None:
    """What a seat supposes is the same whatever is true behind what it sees."""
    for seed in seeds:
        for table in some_moments(game, players, seed, count=2):
            for seat in beholders(players):
                another = table.position.imagine(seat, seed + 1)
                ours = table.position.imagine(seat, seed).state
                theirs = another.imagine(seat, seed).state
                first_difference(lines(ours), lines(theirs), f"what seat {seat} supposes")


def supposed_states_can_be_played(game: AnyGame, players: int, seeds: range) -> None:
    """A supposed state is sound and can be played to its end."""
    for seed in seeds:
        for table in some_moments(game, players, seed, count=1):
            for seat in beholders(players):
                supposed = table.position.imagine(seat, seed)
                assert not game.faults(supposed.state), game.faults(supposed.state)
                play_out(supposed, seed)


def secret_picks_stay_secret(game: AnyGame, players: int, seeds: range) -> None:
    """What one seat has sealed is chosen anew when another supposes."""
    same = other = 0
    for seed in seeds:
        for table in random_game(game, players, seed):
            for pick in table.position.state.sealed:
                for seat in beholders(players):
                    if seat != pick.seat:
                        supposed = table.position.imagine(seat, seed).state
                        same += pick in supposed.sealed
                        other += pick not in supposed.sealed
    assert other >= same / 20, f"{same} of {same + other} supposed picks are the true ones"


def undo_restores(game: AnyGame, players: int, seeds: range) -> None:
    """After undo everything is as it was: state, decisions, log, and what follows."""
    for seed in seeds:
        chance = random.Random(seed)
        table = begun(game, players, seed)
        moments = []
        while not table.over and len(table.choices) < 60:
            moments.append((fingerprint(table.position.state), table.decisions, table.log.copy()))
            choose(table, chance)
        for number in sorted(chance.sample(range(len(moments)), 3), reverse=True):
            table.undo(to=number)
            state, decisions, log = moments[number]
            assert len(table.choices) == number
            assert fingerprint(table.position.state) == state, f"seed {seed}: undo to {number}"
            assert table.decisions == decisions, f"seed {seed}: undo to {number}"
            assert table.log == log, f"seed {seed}: undo to {number}"


def saved_games_reenact(game: AnyGame, players: int, seeds: range) -> None:
    """A saved game gives the same state and log again, whole and at each of a few points."""
    for seed in seeds:
        *_, table = random_game(game, players, seed)
        again = reenact(game, table.saved())
        assert again.position.state == table.position.state, f"seed {seed}: another end"
        assert again.log == table.log, f"seed {seed}: another log"
        for number in {0, len(table.choices) // 2, len(table.choices)}:
            part = reenact(game, table.saved(), number)
            assert part.position.state == table.at(number).position.state, f"seed {seed}: {number}"


def everything_can_be_said(game: AnyGame, players: int, seeds: range) -> None:
    """Prompts, options, events and outcomes have words, and boards a drawing, in each language."""
    for seed in seeds:
        *_, end = random_game(game, players, seed)
        for table in chain(some_moments(game, players, seed, count=12), [end]):
            for seat in beholders(players):
                view = table.view(seat)
                assert isinstance(view.board, game.board), f"{view.board} is no {game.board}"
                said: list[Sayable] = [*table.events(seat)[-12:]]
                said += [view.decision.prompt, *view.decision.options] if view.decision else []
                said += [table.outcome] if table.outcome else []
                for language in game.languages:
                    words = [game.say(record, view.board, language) for record in said]
                    assert all(words), f"no words for one of {said}"
                    assert game.panels(view.board, language), "nothing to draw"


def everything_can_be_explained(game: AnyGame, players: int, seeds: range) -> None:
    """Reasons and numbers can be asked at any moment, have words, add up, and give nothing away."""
    for seed in seeds[:EXPLAINED]:
        chance = random.Random(seed)
        for number, table in enumerate(random_game(game, players, seed)):
            if number and not table.over and chance.randrange(300):
                continue
            for seat in beholders(players):
                board, supposed = table.view(seat).board, table.position.imagine(seat, seed)
                assert isinstance(board, Board)
                known = sorted(game.subjects(board, game.languages[0]))
                some = chance.sample(known, min(SAMPLES // 2, len(known)))
                cards = [f"card:{chance.randrange(200)}" for _ in range(SAMPLES // 2)]
                for subject in (*some, *cards, *ODD_SUBJECTS):
                    explained = explanations(game, table.position, seat, subject, board)
                    assert explained == explanations(game, supposed, seat, subject, board), (
                        f"seed {seed}: what seat {seat} is told of {subject} betrays something"
                    )


ODD_SUBJECTS = ("table", "seat:0", "seat:9", "card:", "card:²", "card:" + "9" * 5000, "")


def explanations(
    game: AnyGame, at: Position, seat: Seat | None, subject: str, board: Board
) -> list[str]:
    """All that a seat, which sees this board, is told about a subject, in every language."""
    reasons = () if seat is None else at.why_not(seat, subject)
    told = []
    for language in game.languages:
        told += [game.say(reason, board, language) for reason in reasons]
        for number in at.numbers(seat, subject, language):
            assert sum(amount for _, amount in number.terms) == number.total, number
            told += [number.name, number.words, *(f"{w} {n}" for w, n in number.terms)]
    assert all(told), f"{subject} is explained without words"
    return told


PROPERTIES: tuple[Property, ...] = (
    games_end_without_faults,
    clones_play_on_identically,
    clones_share_no_container,
    options_can_be_carried_out,
    text_forms_round_trip,
    views_hide,
    the_unknown_varies,
    supposing_asks_for_the_view_alone,
    supposed_states_can_be_played,
    secret_picks_stay_secret,
    undo_restores,
    saved_games_reenact,
    everything_can_be_said,
    everything_can_be_explained,
)


def containers(value: object, place: str = "state") -> Iterator[tuple[int, str]]:
    """All containers in a value by identity, and where; `()` marks the inside of records."""
    if isinstance(value, (list, dict, set)):
        yield id(value), place
        within = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in within:
            yield from containers(part, f"{place}[{key}]")
    elif isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from containers(part, f"{place}[{number}]")
    elif isinstance(value, msgspec.Struct):
        inside = place if isinstance(value, State) else f"{place}()"
        for name in value.__struct_fields__:
            yield from containers(getattr(value, name), f"{inside}.{name}")


def numbered(secrets: dict[str, str]) -> Iterator[tuple[tuple[str, int], str]]:
    """Hidden places by the name before the colon and their number, from the front and the back."""
    groups: dict[str, list[str]] = defaultdict(list)
    for key in secrets:
        groups[key.partition(":")[0]].append(key)
    for name, keys in groups.items():
        for number, key in enumerate(keys):
            yield (name, number), key
            yield (name, number - len(keys)), key


def lines(value: object) -> list[str]:
    """A value as indented JSON, line by line."""
    return msgspec.json.format(plain(value)).decode().splitlines()


def first_difference(ours: list[str], theirs: list[str], what: str) -> None:
    """Fail with the first line that differs and the line before it."""
    if ours == theirs:
        return
    for before, number in pairwise(range(-1, max(len(ours), len(theirs)))):
        one, other = ours[number : number + 1], theirs[number : number + 1]
        if one != other:
            context = ours[max(before, 0)]
            raise AssertionError(f"{what}, line {number} after {context!r}: {one} is not {other}")
