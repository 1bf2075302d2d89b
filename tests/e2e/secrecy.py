"""Whether any frame showed a seat what its view hides, told from the games as they are stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tests.boards import named, texts, told
from tests.e2e.playing import Person
from tests.e2e.serving import Server
from westmarch.kernel.records import Seat
from westmarch.server.course import Course
from westmarch.server.storing import Entry, StoredGame


def leaks(people: Iterable[tuple[Person, Server]]) -> Iterator[str]:
    """Every card that was shown where it was hidden."""
    followed: dict[str, Followed] = {}
    for person, server in people:
        for game, frame in person.saw:
            if game not in followed:
                followed[game] = Followed(*server.stored(game))
            hidden = followed[game].hidden(frame["version"], frame["seat"])
            at = f"in {game} at {frame['version']}, seat {frame['seat']}"
            shown = set(named(frame["board"]))
            yield from (f"{code} ({card}) {at}" for card, code in shown if str(card) in hidden)
            secret = set(hidden.values()) - {code for _, code in shown} - set(told(frame["board"]))
            yield from (f"{code} {at}" for code in secret & set(texts(frame["board"])))


class Followed:
    """A stored game, asked what was hidden from whom after so many entries."""

    def __init__(self, stored: StoredGame, entries: Sequence[Entry]) -> None:
        course = Course(stored)
        self.game = course.game
        self.states = [course.table.position.state.clone()]
        for entry in entries:
            course.read(entry)
            self.states.append(course.table.position.state.clone())

    def hidden(self, version: int, seat: Seat | None) -> dict[str, str]:
        """The cards that a seat may not know at a version, with what they are."""
        places = self.game.secrets(self.states[version], seat)
        return {place.split(":")[-1]: code for place, code in places.items()}
