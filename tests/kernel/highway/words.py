"""The highway in English and German."""

from __future__ import annotations

from collections.abc import Mapping

from tests.kernel.highway import records as r
from tests.kernel.highway.state import KINDS, Kind
from tests.kernel.highway.view import HighwayBoard
from westmarch.kernel.describing import (
    CardFace,
    Choice,
    Figure,
    Number,
    Paragraph,
    SettingWords,
    Stop,
    plain,
    summed,
)
from westmarch.kernel.game import Outcome, Panel, Sayable
from westmarch.kernel.records import CardId, Record, Seat, replace
from westmarch.kernel.windows import Pass

NAMES = {
    "en": {
        "salt": "Salt", "cloth": "Cloth", "spice": "Spice", "hound": "Hound",
        "lancer": "Lancer", "dodge": "Dodge", "feint": "Feint", "torch": "Torch",
        "spyglass": "Spyglass", "hidden": "face-down card", "merchant": "Merchant",
    },
    "de": {
        "salt": "Salz", "cloth": "Tuch", "spice": "Gewürz", "hound": "Hund",
        "lancer": "Lanzenreiter", "dodge": "Ausweichen", "feint": "Finte", "torch": "Fackel",
        "spyglass": "Fernrohr", "hidden": "verdeckte Karte", "merchant": "Händler",
    },
}  # fmt: skip

SENTENCES: dict[str, dict[type[object], str]] = {
    "en": {
        Pass: "Pass",
        r.Load: "Load {card}",
        r.Done: "Done",
        r.Raid: "Raid {target}",
        r.Attack: "Strike at {card}",
        r.Recall: "Take {card} back to hand",
        r.Spy: "Look at {card} through the spyglass",
        r.Trade: "Trade at the market",
        r.Answer: "Play {card}",
        r.LoseCoin: "Lose a coin",
        r.LoseCard: "Lose a random card",
        r.LoadCaravan: "Load your caravan: up to {left} more",
        r.TakeTurn: "Take your turn",
        r.ChooseStrike: "Choose a card of {target} to strike at",
        r.MayAnswer: "Answer the strike (strength {strength})?",
        r.MayAnswerTrick: "Answer {card}?",
        r.PayBite: "The hound bites: what do you lose?",
        r.RoundBegan: "Round {number}",
        r.Drew: "{seat} draws {code}",
        r.Loaded: "{seat} sets out with {cards}",
        r.RaidBegan: "{seat} raids {target}",
        r.StrikeDeclared: "{seat} strikes at {card}",
        r.TrickPlayed: "{seat} plays {code}",
        r.TrickCancelled: "{code} comes to nothing",
        r.StrikeRolled: "Attack {attack} against defence {defence}",
        r.StrikeEnded: "The strike is evaded",
        r.Taken: "{seat} takes {code} and earns {worth}",
        r.Bitten: "{seat} is bitten",
        r.Recalled: "{seat} takes a card back",
        r.Spied: "{seat} looks at {code}",
        r.Traded: "{seat} rolls {roll} at the market and earns {earned}",
        r.Arrived: "The caravan of {seat} arrives with {codes} and earns {coins}",
        r.NotYourCard: "the card is neither in your hand nor in your caravan",
        r.NotYourDecision: "somebody else decides now",
        r.NoLoad: "{code} does not travel in a caravan",
        r.CaravanFull: "a caravan holds {limit} cards, each once",
        r.NoTrick: "{code} is no trick",
        r.NothingToCancel: "a feint answers tricks, other tricks answer strikes",
        r.NotThisTime: "the card has no use at this moment",
        Outcome: "{winners} won with {most} coins",
    },
    "de": {
        Pass: "Passen",
        r.Load: "{card} laden",
        r.Done: "Fertig",
        r.Raid: "{target} überfallen",
        r.Attack: "{card} angreifen",
        r.Recall: "{card} zurück auf die Hand nehmen",
        r.Spy: "{card} durch das Fernrohr ansehen",
        r.Trade: "Auf dem Markt handeln",
        r.Answer: "{card} spielen",
        r.LoseCoin: "Eine Münze verlieren",
        r.LoseCard: "Eine zufällige Karte verlieren",
        r.LoadCaravan: "Belade deine Karawane: noch bis zu {left}",
        r.TakeTurn: "Du bist am Zug",
        r.ChooseStrike: "Wähle eine Karte von {target} als Ziel",
        r.MayAnswer: "Auf den Angriff (Stärke {strength}) antworten?",
        r.MayAnswerTrick: "Auf {card} antworten?",
        r.PayBite: "Der Hund beißt: Was verlierst du?",
        r.RoundBegan: "Runde {number}",
        r.Drew: "{seat} zieht: {code}",
        r.Loaded: "{seat} bricht auf mit: {cards}",
        r.RaidBegan: "{seat} überfällt {target}",
        r.StrikeDeclared: "{seat} greift an: {card}",
        r.TrickPlayed: "{seat} spielt: {code}",
        r.TrickCancelled: "{code} bleibt ohne Wirkung",
        r.StrikeRolled: "Angriff {attack} gegen Verteidigung {defence}",
        r.StrikeEnded: "Der Angriff geht ins Leere",
        r.Taken: "{seat} erbeutet {code} und erhält {worth}",
        r.Bitten: "{seat} wird gebissen",
        r.Recalled: "{seat} nimmt eine Karte zurück",
        r.Spied: "{seat} sieht an: {code}",
        r.Traded: "{seat} würfelt {roll} auf dem Markt und erhält {earned}",
        r.Arrived: "Die Karawane von {seat} kommt an mit {codes} und bringt {coins}",
        r.NotYourCard: "die Karte ist weder auf deiner Hand noch in deiner Karawane",
        r.NotYourDecision: "jemand anders entscheidet gerade",
        r.NoLoad: "{code} reist nicht in einer Karawane",
        r.CaravanFull: "eine Karawane fasst {limit} Karten, jede einmal",
        r.NoTrick: "{code} ist keine List",
        r.NothingToCancel: "eine Finte antwortet auf Listen, andere Listen auf Angriffe",
        r.NotThisTime: "die Karte ist in diesem Augenblick nicht zu gebrauchen",
        Outcome: "{winners} hat mit {most} Münzen gewonnen",
    },
}


def say(record: Sayable, board: HighwayBoard, language: str, players: tuple[str, ...]) -> str:
    """A record in words."""
    sentence = SENTENCES[language][type(record)]
    called = players or tuple(merchant(Seat(number), language) for number in range(4))
    if isinstance(record, Outcome):
        winners = ", ".join(called[seat] for seat in record.winners)
        return sentence.format(winners=winners, most=max(record.scores))
    assert isinstance(record, Record)
    faces = codes(board)
    names = record.__struct_fields__
    return sentence.format(
        **{name: put(name, getattr(record, name), faces, called, language) for name in names}
    )


def put(
    name: str,
    value: object,
    faces: Mapping[CardId, str],
    players: tuple[str, ...],
    language: str,
) -> str:
    """A field of a record in words."""
    names = NAMES[language]
    match name, value:
        case (("seat" | "target"), int()):
            return players[value]
        case (("card" | "spyglass"), int()):
            return names[faces.get(CardId(value), "hidden")]
        case "code", None:
            return names["hidden"]
        case "code", str():
            return names[value]
        case "codes", tuple():
            return ", ".join(names[code] for code in value) or "-"
        case "cards", tuple():
            return ", ".join(names[faces.get(card, "hidden")] for card in value) or "-"
    return str(value)


def merchant(seat: Seat, language: str) -> str:
    """What a seat is called."""
    return f"{NAMES[language]['merchant']} {seat + 1}"


def codes(board: HighwayBoard) -> dict[CardId, str]:
    """The cards that a board shows."""
    shown = (*board.hand, *board.discard, *(card for caravan in board.caravans for card in caravan))
    return {card.card: card.code for card in shown if card.code is not None}


def panels(board: HighwayBoard, language: str) -> tuple[Panel, ...]:
    """Each merchant's coins, hand and caravan, then what concerns all."""
    names, title = NAMES[language], LABELS[language]
    merchants = []
    for seat, coins in enumerate(board.coins):
        own = [names[card.code] for card in board.hand if card.code and seat == board.seat]
        caravan = [names[card.code or "hidden"] for card in board.caravans[seat]]
        rows = (
            (title["coins"], str(coins)),
            (title["hand"], ", ".join(own) or str(board.hands[seat])),
            (title["caravan"], ", ".join(caravan) or "-"),
        )
        merchants.append(Panel(merchant(Seat(seat), language), rows, Seat(seat)))
    top = names[board.discard[-1].code or "hidden"] if board.discard else "-"
    road = [(title["deck"], str(board.deck)), (title["discard"], f"{len(board.discard)} ({top})")]
    if board.strike is not None:
        terms = " ".join(f"{term.source} {term.amount:+}" for term in board.strike.strength)
        road.append((title["strike"], terms))
        road += [(title["trick"], names[code]) for code in board.strike.chain]
    return (*merchants, Panel(title["road"], tuple(road)))


def face(code: str, language: str) -> CardFace:
    """What a card is, and what it does; found by its words in both languages."""
    one, other = (written(code, each) for each in (language, "en" if language == "de" else "de"))
    searched = [code]
    for each in (one, other):
        searched += [each.name, each.kind_words, *(part.line() for part in each.text)]
    return replace(one, search=plain(" ".join(searched)))


def written(code: str, language: str) -> CardFace:
    """What stands on a card."""
    kind, title = KINDS[code], LABELS[language]
    what = "trick" if kind.answer or kind.spies else "load"
    does = kind.answer or ("spies" if kind.spies else "bites" if kind.bites else None)
    return CardFace(
        code,
        NAMES[language][code],
        what,
        title[what],
        kind.copies,
        figures=figures(kind, language) if what == "load" else (),
        text=(Paragraph(title[does]),) if does else (),
    )


def figures(kind: Kind, language: str) -> tuple[Figure, ...]:
    """What a load is worth, and how well it is defended."""
    named = {"worth": kind.worth, "defence": kind.defence}
    return tuple(Figure(name, LABELS[language][name], str(n)) for name, n in named.items())


def numbers(board: HighwayBoard, subject: str, language: str) -> tuple[Number, ...]:
    """What a card is worth, and how strong the strike is that is being made."""
    title = LABELS[language]
    if subject == "table" and board.strike is not None:
        strength = board.strike.strength
        return (
            summed(
                "strike",
                title["strike"],
                strength,
                lambda source: (title | NAMES[language]).get(source, source),
            ),
        )
    known = {f"card:{card}": code for card, code in codes(board).items()}
    kind = KINDS[known[subject]] if subject in known else None
    if kind is None or kind.answer or kind.spies:
        return ()
    worth = kind.worth
    return (Number("worth", title["worth"], worth, ((title["printed"], worth),)),)


def stops(language: str) -> tuple[Stop, ...]:
    """Where one may pass."""
    title = LABELS[language]
    return Stop("strike", title["strike"], True), Stop("trick", title["trick"], False)


ROUNDS = {
    "en": SettingWords(
        "Rounds",
        "how many rounds are played at most",
        tuple(Choice(number, f"{number} rounds") for number in ("2", "4", "6")),
    ),
    "de": SettingWords(
        "Runden",
        "wie viele Runden höchstens gespielt werden",
        tuple(Choice(number, f"{number} Runden") for number in ("2", "4", "6")),
    ),
}

LABELS = {
    "en": {
        "coins": "Coins", "hand": "Hand", "caravan": "Caravan", "deck": "Deck",
        "discard": "Discard pile", "strike": "Strike", "trick": "Trick", "road": "The road",
        "load": "Load", "worth": "Worth", "defence": "Defence", "printed": "Printed",
        "bites": "Whoever takes it loses a coin or a random card.",
        "spies": "Look at a face-down card on your turn.",
        "end-strike": "Ends a strike before the dice fall.",
        "cancel-answer": "Cancels a trick that was just played.",
        "strengthen": "+2 to the strike, to a maximum of 4.",
    },
    "de": {
        "coins": "Münzen", "hand": "Hand", "caravan": "Karawane", "deck": "Stapel",
        "discard": "Ablagestapel", "strike": "Angriff", "trick": "List", "road": "Die Straße",
        "load": "Fracht", "worth": "Wert", "defence": "Verteidigung", "printed": "Aufgedruckt",
        "bites": "Wer sie erbeutet, verliert eine Münze oder eine zufällige Karte.",
        "spies": "Sieh in deinem Zug eine verdeckte Karte an.",
        "end-strike": "Beendet einen Angriff, bevor gewürfelt wird.",
        "cancel-answer": "Hebt eine eben gespielte List auf.",
        "strengthen": "+2 für den Angriff, höchstens 4.",
    },
}  # fmt: skip
