"""What the terminal table itself says, in English and German; all else is said by the games."""

from __future__ import annotations

from westmarch.kernel.records import Record


class Words(Record):
    """The sentences of the terminal table. What stands in braces is filled in."""

    seed: str
    news: str
    so_far: str
    earlier: str
    you: str
    only_option: str
    no_option: str
    over: str
    over_options: str
    winner: str
    curtain: str
    which: str
    why_what: str
    unknown_subject: str
    thinking: str
    no_hints: str
    no_level: str
    usable: str
    not_usable: str
    nothing_yet: str
    nothing_to_undo: str
    undone: str
    saved: str
    resume: str
    exists: str
    cannot_write: str
    unsaved: str
    left: str
    languages: str
    no_rules: str
    no_rule_found: str
    more_rules: str
    broken: str
    help: tuple[tuple[str, str], ...]
    beginning: str
    step: str
    decides: str
    keys: str
    no_step: str
    line: str
    playable: str
    one_fault: str
    faults: str


EN = Words(
    seed="seed {seed}",
    news="Since your last decision",
    so_far="So far",
    earlier="... {count} more before that; log {all} shows them",
    you="You: {option}",
    only_option="{option} (your only option)",
    no_option="That is none of the options. Type a number from 1 to {count}, or help.",
    over="The game is over",
    over_options="Type save, log, undo or quit.",
    winner="winner",
    curtain="Pass the keyboard to {seat}. {seat}, press Enter.",
    which="Which one: {names}?",
    why_what="Why what? Type the name of something on the table, as in: why {example}",
    unknown_subject="You see nothing on the table that is called {name}.",
    thinking="Thinking ...",
    no_hints="There are no hints where other people play against you.",
    no_level="There is no such level. There are: {levels}",
    usable="{name} can be used now.",
    not_usable="{name} cannot be used now:",
    nothing_yet="Nothing has happened yet.",
    nothing_to_undo="There is no decision of yours to go back to.",
    undone="Back at your last decision.",
    saved="Saved in {file}.",
    resume="To play on later: westmarch play --load {file}",
    exists="{file} exists already. To replace it, type the same again.",
    cannot_write="{file} cannot be written: {reason}",
    unsaved="The game is not saved. Type save first, or quit again to leave it.",
    left="You have left the table.",
    languages="{title} speaks {languages}.",
    no_rules="This decision names no rule. To search: rules WORDS",
    no_rule_found="No rule has the words: {words}",
    more_rules="... and {count} more; add a word, or type: westmarch rules {words}",
    broken="The rules have failed: {fault}. The game that shows it is in {file}; please report it.",
    help=(
        ("a number", "choose that option; its text form (on the right) will do as well"),
        ("Enter", "draw the table again"),
        ("why CARD", "why something can or cannot be used now, by its name or as card:12"),
        ("hint [LEVEL]", "what a program would do here: easy, medium or hard; else hard"),
        ("log [N]", "what has happened, the last N lines"),
        ("undo", "go back to your previous decision"),
        ("save [FILE]", "save the game"),
        ("rules [ID | WORDS]", "the rules of this decision, a rule, or rules with these words"),
        ("language en|de", "speak another language"),
        ("quit", "leave the table"),
    ),
    beginning="The beginning",
    step="Choice {number} of {count}",
    decides="{seat} decides",
    keys="Enter next, b back, a number jumps there, q quits: ",
    no_step="The choices are numbered from 0, the beginning, to {count}.",
    line="line {line}",
    playable="can be played",
    one_fault="1 fault",
    faults="{count} faults",
)

DE = Words(
    seed="Startzahl {seed}",
    news="Seit deiner letzten Entscheidung",
    so_far="Bisher",
    earlier="... davor noch {count}; log {all} zeigt alles",
    you="Du: {option}",
    only_option="{option} (deine einzige Möglichkeit)",
    no_option="Das steht nicht zur Wahl. Gib eine Zahl von 1 bis {count} ein, oder help.",
    over="Das Spiel ist aus",
    over_options="Gib save, log, undo oder quit ein.",
    winner="gewonnen",
    curtain="Gib die Tastatur an {seat}. {seat}, drücke die Eingabetaste.",
    which="Was davon: {names}?",
    why_what="Warum was? Nenne etwas auf dem Tisch, wie in: why {example}",
    unknown_subject="Du siehst nichts auf dem Tisch, das {name} heißt.",
    thinking="Denkt nach ...",
    no_hints="Wo andere Menschen gegen dich spielen, gibt es keine Tipps.",
    no_level="Diese Stufe gibt es nicht. Es gibt: {levels}",
    usable="{name} kann jetzt verwendet werden.",
    not_usable="{name} kann jetzt nicht verwendet werden:",
    nothing_yet="Es ist noch nichts geschehen.",
    nothing_to_undo="Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.",
    undone="Zurück bei deiner letzten Entscheidung.",
    saved="Gespeichert in {file}.",
    resume="So geht es später weiter: westmarch play --load {file}",
    exists="{file} gibt es schon. Gib dasselbe noch einmal ein, um es zu ersetzen.",
    cannot_write="{file} lässt sich nicht schreiben: {reason}",
    unsaved="Das Spiel ist nicht gespeichert. Gib erst save ein, oder noch einmal quit.",
    left="Du hast den Tisch verlassen.",
    languages="{title} spricht {languages}.",
    no_rules="Diese Entscheidung nennt keine Regel. So suchst du: rules WÖRTER",
    no_rule_found="In keiner Regel stehen die Wörter: {words}",
    more_rules="... und {count} weitere; nenne noch ein Wort, oder: westmarch rules {words}",
    broken="Die Regeln haben versagt: {fault}. Das Spiel, das es zeigt, steht in {file}; "
    "bitte melde es.",
    help=(
        ("eine Zahl", "wählt diese Möglichkeit; ihre Textform (rechts) tut es auch"),
        ("Eingabetaste", "zeichnet den Tisch neu"),
        ("why KARTE", "warum etwas jetzt verwendbar ist oder nicht, mit Namen oder als card:12"),
        ("hint [STUFE]", "was ein Programm hier täte: easy, medium oder hard; sonst hard"),
        ("log [N]", "was geschehen ist, die letzten N Zeilen"),
        ("undo", "zurück zu deiner vorigen Entscheidung"),
        ("save [DATEI]", "speichert das Spiel"),
        ("rules [ID | WÖRTER]", "die Regeln dieser Entscheidung, eine Regel, oder eine Suche"),
        ("language en|de", "wechselt die Sprache"),
        ("quit", "verlässt den Tisch"),
    ),
    beginning="Der Anfang",
    step="Entscheidung {number} von {count}",
    decides="{seat} entscheidet",
    keys="Eingabetaste weiter, b zurück, eine Zahl springt dorthin, q beendet: ",
    no_step="Die Entscheidungen sind von 0, dem Anfang, bis {count} nummeriert.",
    line="Zeile {line}",
    playable="kann gespielt werden",
    one_fault="1 Fehler",
    faults="{count} Fehler",
)


def words_in(language: str) -> Words:
    """The words of a language; English if the table does not speak it."""
    return DE if language == "de" else EN
