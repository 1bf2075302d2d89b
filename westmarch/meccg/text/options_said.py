"""What players can do, in both languages."""

from __future__ import annotations

from westmarch.meccg import options as o
from westmarch.meccg.kinds import Movement
from westmarch.meccg.text.speaking import Reader
from westmarch.meccg.text.templates import Table, capital
from westmarch.meccg.text.terms import WAYS, key_said


def brought(option: o.BringIn, reader: Reader) -> str:
    """A character comes into play."""
    who, where = reader.card(option.card), reader.card(option.site)
    if option.by is None:
        if reader.german:
            return f"Bringe {who} am Ort {where} ins Spiel"
        return f"Bring {who} into play at {where}"
    by = reader.card(option.by)
    if reader.german:
        return f"Bringe {who} am Ort {where} unter {by} ins Spiel"
    return f"Bring {who} into play at {where} under {by}"


def controlled(option: o.Control, reader: Reader) -> str:
    """A character passes to another influence."""
    who = reader.card(option.card)
    if option.by is None:
        if reader.german:
            return f"Führe {who} mit allgemeinem Einfluss"
        return f"Control {who} with general influence"
    by = reader.card(option.by)
    return f"Unterstelle {who} {by}" if reader.german else f"Put {who} under {by}"


def removed(option: o.Remove, reader: Reader) -> str:
    """Somebody tries to remove a card."""
    what = reader.told(option.card)
    if reader.german:
        how = "tappe und versuche" if option.tapping else "versuche ohne zu tappen,"
        return capital(f"{how} {what} zu entfernen")
    how = "tap and try" if option.tapping else "try without tapping"
    return capital(f"{how} to remove {what}")


def attempted(option: o.Attempt, reader: Reader) -> str:
    """Somebody tries to influence a card of the opponent."""
    by, what = reader.card(option.by), reader.told(option.card)
    if option.shown is None:
        return (
            f"{by} versucht {what} zu beeinflussen"
            if reader.german
            else f"{by} tries to influence {what}"
        )
    if reader.german:
        return f"{by} versucht {what} zu beeinflussen, die gleiche Karte wird gezeigt"
    return f"{by} tries to influence {what}, showing the same card"


def travelled(option: o.Travel, reader: Reader) -> str:
    """A way is taken."""
    if option.way is Movement.REGION:
        return ", ".join(map(reader.named, option.regions))
    return WAYS[option.way][reader.german]


def region(option: o.PickRegion, reader: Reader) -> str:
    """A region of a site path is chosen."""
    if option.region is not None:
        return reader.named(option.region)
    return f"Region {option.number + 1}"


def fetched(option: o.Fetch, reader: Reader) -> str:
    """A card leaves the sideboard."""
    what = reader.told(option.card)
    if reader.german:
        return f"{what} in den {'Spielstapel' if option.into_deck else 'Abwurfstapel'}"
    return f"{what} to the {'play deck' if option.into_deck else 'discard pile'}"


def creature(option: o.PlayCreature, reader: Reader) -> str:
    """A creature is played, keyed to something or to nothing."""
    who, key = reader.told(option.card), key_said(option.key, reader.german)
    if not key:
        return f"Spiele {who}" if reader.german else f"Play {who}"
    if reader.german:
        return f"Spiele {who}, zugeordnet: {key}"
    return f"Play {who}, keyed to {key}"


def numbered(option: o.TakeWay, reader: Reader) -> str:
    """One of several things of which no more is known."""
    return f"{'Nummer' if reader.german else 'Number'} {option.number + 1}"


def lasting(option: o.ActAgain, reader: Reader) -> str:
    """What a card that is gone still allows is used."""
    what = reader.told_code(option.code)
    if reader.german:
        use, whom = f"Benutze, was von {what} noch wirkt", ", für {}"
    else:
        use, whom = f"Use what lasts of {what}", " for {}"
    return use if option.company is None else use + whom.format(reader.company(option.company))


def automatic(option: o.AimAtAutomatic, reader: Reader) -> str:
    """One of the automatic-attacks of a site."""
    site = reader.card(option.site)
    if reader.german:
        return f"Auf den {option.number + 1}. automatischen Angriff am Ort {site}"
    return f"On automatic-attack {option.number + 1} at {site}"


OPTIONS: Table = {
    o.Pick: ("{card}", "{card}"),
    o.Done: ("Done", "Fertig"),
    o.Yes: ("Yes", "Ja"),
    o.No: ("No", "Nein"),
    o.StartAt: ("{site}", "{site}"),
    o.TakeWizard: ("Play {code}", "Spiele {code}"),
    o.Equip: ("Give {card} to {to}", "Gib {card} an {to}"),
    o.UseSideboard: ("Tap {card} for your sideboard", "Tappe {card} für deinen Reservestapel"),
    o.Fetch: (fetched, fetched),
    o.BringIn: (brought, brought),
    o.Release: ("Discard {card}", "Wirf {card} ab"),
    o.GiveUp: ("Give up {card}", "Gib {card} auf"),
    o.Control: (controlled, controlled),
    o.Transfer: ("Give {card} to {to}", "Gib {card} an {to}"),
    o.Store: ("Store {card}", "Hinterlege {card}"),
    o.SplitOff: ("Split {company}", "Teile {company} auf"),
    o.JoinTo: ("Join {company} and {other}", "Vereinige {company} und {other}"),
    o.SetOut: ("Send out {company}", "Lass {company} aufbrechen"),
    o.StayHere: ("Let {company} stay after all", "Lass {company} doch bleiben"),
    o.GoTo: ("Go to {site}", "Gehe zum Ort {site}"),
    o.Travel: (travelled, travelled),
    o.PickRegion: (region, region),
    o.TakeWay: (numbered, numbered),
    o.ChooseCompany: ("{company}", "{company}"),
    o.PlayCreature: (creature, creature),
    o.PutOnGuard: ("Place {card} on guard", "Lege {card} auf die Lauer"),
    o.PlayAgent: ("Play {card} as an agent", "Spiele {card} als Agenten"),
    o.RevealAgent: ("Reveal {card}", "Decke {card} auf"),
    o.AgentActs: ("{card}: {action}", "{card}: {action}"),
    o.AgentAttacks: ("{card} attacks", "{card} greift an"),
    o.Lodge: ("{place}, without its card", "{place}, ohne Ortskarte"),
    o.Assign: ("{card} faces a strike", "{card} stellt sich einem Hieb"),
    o.Oppose: ("{by} strikes {card}", "{by} führt einen Hieb gegen {card}"),
    o.Face: ("The strike against {card}", "Der Hieb gegen {card}"),
    o.TapToFight: ("Tap and fight at full prowess", "Tappe und kämpfe mit vollem Kampfgeschick"),
    o.StayUntapped: (
        "Stay untapped and fight at a penalty",
        "Bleibe ungetappt und kämpfe mit einem Abzug",
    ),
    o.Support: ("Tap {card} for +1", "Tappe {card} für +1"),
    o.Enter: ("Enter the site", "Betritt den Ort"),
    o.PlayAtSite: ("{by} plays {card}", "{by} spielt {card} aus"),
    o.Attempt: (attempted, attempted),
    o.CallCouncil: ("Call the council", "Berufe den Rat ein"),
    o.PlayEvent: ("Play {card}", "Spiele {card}"),
    o.AimAtAttack: ("On the attack", "Auf den Angriff"),
    o.AimAtAutomatic: (automatic, automatic),
    o.AimAtEcho: ("On what lasts of {code}", "Auf das, was von {code} noch wirkt"),
    o.Act: ("Use {card}", "Benutze {card}"),
    o.ActAgain: (lasting, lasting),
    o.Reveal: ("Reveal {card}", "Decke {card} auf"),
    o.Remove: (removed, removed),
    o.Lessen: ("{amount}", "{amount}"),
}
"""One sentence an option."""
