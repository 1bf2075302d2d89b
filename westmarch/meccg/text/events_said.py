"""What has happened, in both languages."""

from __future__ import annotations

from westmarch.meccg import events as ev
from westmarch.meccg.text.speaking import Reader
from westmarch.meccg.text.templates import Table, capital
from westmarch.meccg.text.terms import ALIGNMENTS, COUNCILS, ROLLS


def declared(event: ev.Declared, reader: Reader) -> str:
    """A player says what he plays, and a Fallen-wizard his name."""
    who = reader.player(event.seat)
    what = ALIGNMENTS[event.alignment][reader.german]
    if event.code is not None:
        what = f"{what} {reader.told_code(event.code)}"
    return f"{who} spielt: {what}" if reader.german else f"{who} plays: {what}"


def drew(event: ev.Drew, reader: Reader) -> str:
    """A player draws a card; only he sees which."""
    who = reader.player(event.seat)
    what = None if event.code is None else reader.told_code(event.code)
    if reader.german:
        return f"{who} zieht {what or 'eine Karte'}"
    return f"{who} draws {what or 'a card'}"


def fetched(event: ev.Fetched, reader: Reader) -> str:
    """A player takes a card out of a pile of his."""
    who = reader.player(event.seat)
    what = None if event.code is None else reader.told_code(event.code)
    if reader.german:
        return f"{who} nimmt {what or 'eine Karte'}"
    return f"{who} takes {what or 'a card'}"


def discarded(event: ev.Discarded, reader: Reader) -> str:
    """A card goes to a discard pile."""
    what = None if event.code is None else reader.told_code(event.code)
    if reader.german:
        return f"{what or 'Eine Karte'} wird abgeworfen"
    return f"{what or 'A card'} is discarded"


def controlled(event: ev.Controlled, reader: Reader) -> str:
    """A character passes to another influence."""
    who = reader.card(event.card)
    if event.by is None:
        if reader.german:
            return f"{who} untersteht dem allgemeinen Einfluss"
        return f"{who} is under general influence"
    by = reader.card(event.by)
    return f"{who} folgt {by}" if reader.german else f"{who} follows {by}"


def influenced(event: ev.FactionInfluenced, reader: Reader) -> str:
    """A faction joins, or not."""
    who = reader.told_code(event.code)
    if reader.german:
        return f"Das Heer {who} schließt sich {'' if event.joined else 'nicht '}an"
    return f"The faction {who} {'joins' if event.joined else 'does not join'}"


def met(event: ev.CouncilMet, reader: Reader) -> str:
    """The council meets, by its names."""
    names = [COUNCILS[side][reader.german] for side in dict.fromkeys(event.alignments)]
    return " / ".join(names)


def won(event: ev.GameWon, reader: Reader) -> str:
    """A player wins at once."""
    who = reader.player(event.seat)
    if event.how == "avatar":
        if reader.german:
            return f"{who} gewinnt: Der Gegner hat sich selbst im Spiel verloren"
        return f"{who} wins: the opponent has lost his own avatar"
    return f"{who} gewinnt mit dem Einen Ring" if reader.german else f"{who} wins by the One Ring"


def rolled(event: ev.Rolled, reader: Reader) -> str:
    """Who rolled for what: two dice and what was added."""
    one, two = event.dice
    more = event.total - one - two
    plus = f" {'+' if more > 0 else '-'} {abs(more)}" if more else ""
    sum_ = f"{one} + {two}{plus} = {event.total}"
    what = ROLLS[event.what][reader.german] if event.what in ROLLS else event.what
    who = reader.player(event.seat) if event.card is None else reader.card(event.card)
    against = ""
    if event.against:
        against = f" gegen {event.against}" if reader.german else f" against {event.against}"
    return capital(f"{who}: {what}, {sum_}{against}")


def attempted(event: ev.Attempted, reader: Reader) -> str:
    """An influence attempt succeeds, or not."""
    by, what = reader.card(event.by), reader.told_code(event.code)
    if reader.german:
        return f"{by} beeinflusst {what}" if event.won else f"{by} kann {what} nicht beeinflussen"
    return f"{by} influences {what}" if event.won else f"{by} fails to influence {what}"


EVENTS: Table = {
    ev.Answered: ("Cards take effect", "Karten wirken"),
    ev.TurnBegan: ("Turn {turn}: {seat}", "Zug {turn}: {seat}"),
    ev.PhaseBegan: ("{phase}", "{phase}"),
    ev.Declared: (declared, declared),
    ev.Drafted: ("{seat} drafts {code}", "{seat} wählt {code}"),
    ev.SetAside: (
        "Both have shown {code}: neither has it",
        "Beide haben {code} gezeigt: Keiner bekommt ihn",
    ),
    ev.Drew: (drew, drew),
    ev.Discarded: (discarded, discarded),
    ev.Exhausted: (
        "The play deck of {seat} is exhausted",
        "Der Spielstapel von {seat} ist aufgebraucht",
    ),
    ev.Played: ("{seat} plays {code}", "{seat} spielt {code}"),
    ev.Tapped: ("{card} taps", "{card} tappt"),
    ev.Untapped: ("{card} untaps", "{card} enttappt"),
    ev.Wounded: ("{card} is wounded", "{card} wird verwundet"),
    ev.Healed: ("{card} heals", "{card} wird geheilt"),
    ev.Eliminated: ("{code} is eliminated", "{code} wird eliminiert"),
    ev.ReturnedToHand: ("{code} goes back to hand", "{code} kehrt auf die Hand zurück"),
    ev.Stored: ("{code} is stored", "{code} wird hinterlegt"),
    ev.Transferred: ("{to} takes {card}", "{to} nimmt {card}"),
    ev.Controlled: (controlled, controlled),
    ev.CompanyFormed: ("{company} forms", "{company} bildet sich"),
    ev.CompaniesJoined: (
        "A company joins {company}",
        "Eine Gemeinschaft schließt sich {company:dat} an",
    ),
    ev.SiteRevealed: (
        "{company} goes to {code} ({path}), hazard limit {limit}",
        "{company} geht zum Ort {code} ({path}), Gefahrenlimit {limit}",
    ),
    ev.Arrived: ("{company} is at {code}", "{company} ist am Ort {code}"),
    ev.PutOnGuard: (
        "{seat} places a card on guard against {company}",
        "{seat} legt gegen {company} eine Karte auf die Lauer",
    ),
    ev.AgentPlayed: ("{seat} plays an agent face down", "{seat} spielt verdeckt einen Agenten"),
    ev.AgentActed: ("An agent acts: {action}", "Ein Agent handelt: {action}"),
    ev.AgentRevealed: ("{code} is revealed: {place}", "{code} wird aufgedeckt: {place}"),
    ev.AttackBegan: (
        "An attack by {source} on {company}: {attack}",
        "Ein Angriff durch {source} auf {company}: {attack}",
    ),
    ev.Captured: ("{code} is taken prisoner", "{code} wird gefangen genommen"),
    ev.SetFree: ("{code} is free", "{code} ist frei"),
    ev.CompanyAttacked: ("{other} attacks {company}", "{other} greift {company} an"),
    ev.StrikeAssigned: ("{card} faces a strike", "{card} stellt sich einem Hieb"),
    ev.Rolled: (rolled, rolled),
    ev.AttackDefeated: (
        "The attack by {source} is defeated",
        "Der Angriff durch {source} ist besiegt",
    ),
    ev.AttackOver: (
        "The attack by {source} is over",
        "Der Angriff durch {source} ist vorüber",
    ),
    ev.SiteTapped: ("{card} is tapped", "{card} wird getappt"),
    ev.FactionInfluenced: (influenced, influenced),
    ev.Shown: ("{code} is shown", "{code} wird gezeigt"),
    ev.ShownFor: ("{code} is shown", "{code} wird gezeigt"),
    ev.Attempted: (attempted, attempted),
    ev.CouncilMet: (met, met),
    ev.GameWon: (won, won),
    ev.CouncilCalled: ("{seat} calls the council", "{seat} beruft den Rat ein"),
    ev.Fetched: (fetched, fetched),
    ev.Canceled: ("{code} is canceled", "{code} wird vereitelt"),
    ev.RingFound: ("The ring is {code}", "Der Ring ist {code}"),
    ev.Returned: ("{company} has to go back", "{company} muss umkehren"),
    ev.Keyed: ("The attack by {code} is keyed to {key}", "{code} ist zugeordnet: {key}"),
}
"""One sentence an event."""
