"""What the server says when it does not do what somebody asked for: a code, and what to do."""

from __future__ import annotations

from collections.abc import Mapping

from westmarch.kernel.game import IllegalSetup


class NotDone(Exception):
    """Something asked for at a table was not done, and nothing has changed."""

    def __init__(self, what: str, **details: object) -> None:
        assert what in WORDS, f"there are no words for {what!r}"
        super().__init__(what)
        self.what = what
        self.details = details

    def words(self, language: str) -> str:
        """What to do now, in a language."""
        return in_words(self.what, language, self.details)


def in_words(what: str, language: str, details: Mapping[str, object]) -> str:
    """The sentence for a code."""
    english, german = WORDS[what]
    return (german if language == "de" else english).format_map(told(details, language))


def told(details: Mapping[str, object], language: str) -> dict[str, object]:
    """Details of a refusal; what a game says about a set-up it says in the language, too."""
    return {
        name: one.words(language) if isinstance(one, IllegalSetup) else one
        for name, one in details.items()
    }


WORDS = {
    "stale": (
        "The table has changed since you chose. Look at it again and choose once more.",
        "Der Tisch hat sich seit deiner Wahl verändert. Sieh ihn dir noch einmal an und wähle neu.",
    ),
    "illegal": (
        "This is not among your options now: {option}. Choose one that is offered.",
        "Das steht jetzt nicht zur Wahl: {option}. Wähle etwas, das angeboten wird.",
    ),
    "not-yours": (
        "Somebody else decides now. Wait until you are asked.",
        "Gerade entscheidet jemand anders. Warte, bis du gefragt wirst.",
    ),
    "not-your-seat": (
        "You do not sit there. Look from one of your own seats.",
        "Dort sitzt du nicht. Sieh von einem deiner eigenen Plätze aus zu.",
    ),
    "watching": (
        "You are watching this game. Only those who sit at the table can do that.",
        "Du siehst bei diesem Spiel zu. Das kann nur, wer am Tisch sitzt.",
    ),
    "too-many": (
        "At most {most} choices can be sent at once. Send fewer.",
        "Höchstens {most} Entscheidungen gehen auf einmal. Schicke weniger.",
    ),
    "over": (
        "The game is over. You can watch it again as a replay.",
        "Das Spiel ist aus. Du kannst es dir als Wiederholung ansehen.",
    ),
    "broken": (
        "This game was begun under older rules and cannot go on: choice {number}, {text}, is no "
        "longer possible. You can still look at it.",
        "Dieses Spiel wurde unter älteren Regeln begonnen und kann nicht weitergehen: "
        "Entscheidung {number}, {text}, ist nicht mehr möglich. Ansehen kannst du es noch.",
    ),
    "not-started": (
        "The game has not begun. Wait until all seats are taken.",
        "Das Spiel hat noch nicht begonnen. Warte, bis alle Plätze besetzt sind.",
    ),
    "failed": (
        "The rules could not carry this out, and nothing has changed. Choose something else and "
        "report the problem.",
        "Die Regeln konnten das nicht ausführen, und nichts hat sich verändert. Wähle etwas "
        "anderes und melde das Problem.",
    ),
    "nothing-to-take-back": (
        "There is no choice of yours to take back.",
        "Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.",
    ),
    "no-wish": (
        "Nobody wishes to take a choice back any more.",
        "Niemand möchte mehr eine Entscheidung zurücknehmen.",
    ),
    "conceded": (
        "You have given up this game. You can go on watching.",
        "Du hast dieses Spiel aufgegeben. Du kannst weiter zusehen.",
    ),
    "no-hints": (
        "There are no hints where other people play against you. Choose by yourself.",
        "Wo andere Menschen gegen dich spielen, gibt es keine Tipps. Wähle selbst.",
    ),
    "hint-under-way": (
        "A program still thinks about your last hint. Wait until it is done, then ask again.",
        "Ein Programm denkt noch über deinen letzten Tipp nach. Warte, bis es fertig ist, und "
        "frage dann noch einmal.",
    ),
    "no-hint-found": (
        "The program has found no hint. Ask again, or choose by yourself.",
        "Das Programm hat keinen Tipp gefunden. Frage noch einmal, oder wähle selbst.",
    ),
    "no-such-level": (
        "There is no program of this level: {level}. There are: {levels}.",
        "Ein Programm dieser Stufe gibt es nicht: {level}. Es gibt: {levels}.",
    ),
    "malformed": (
        "This is no message that the table understands: {error}",
        "Diese Nachricht versteht der Tisch nicht: {error}",
    ),
    "too-long": (
        "The message is too long. At most {most} characters are possible.",
        "Die Nachricht ist zu lang. Höchstens {most} Zeichen sind möglich.",
    ),
    "too-fast": (
        "That was too much at once. Wait a moment and try again.",
        "Das war zu viel auf einmal. Warte einen Augenblick und versuche es noch einmal.",
    ),
    "nothing-said": (
        "Write something first.",
        "Schreibe erst etwas.",
    ),
    "language": (
        "The table does not speak {language}. It speaks: {languages}.",
        "Der Tisch spricht nicht {language}. Er spricht: {languages}.",
    ),
    "unknown": (
        "Enter your name first, then open the table again.",
        "Nenne erst deinen Namen und öffne den Tisch dann noch einmal.",
    ),
    "foreign": (
        "The table can only be opened from this server's own pages.",
        "Der Tisch lässt sich nur von den Seiten dieses Servers aus öffnen.",
    ),
    "no-such-game": (
        "There is no such game, or it is not open to you. Go back to the lobby.",
        "Dieses Spiel gibt es nicht, oder es steht dir nicht offen. Geh zurück zur Übersicht.",
    ),
    "cannot-wake": (
        "The game cannot be set up under the present rules: {reason}",
        "Das Spiel lässt sich unter den jetzigen Regeln nicht aufbauen: {reason}",
    ),
    "slow": (
        "The connection is too slow for this table. Reload the page.",
        "Die Verbindung ist zu langsam für diesen Tisch. Lade die Seite neu.",
    ),
    "stopping": (
        "The server is stopping. Nothing is lost; the page connects again by itself.",
        "Der Server hält an. Nichts geht verloren; die Seite verbindet sich von selbst neu.",
    ),
}
"""English and German for every code."""
