"""German: what is done to cards, and to which of them."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Zone
from westmarch.meccg.text.de_filters import a, each, is_name, many, phrases
from westmarch.meccg.text.de_grammar import PL, F, Noun, Thing, listed
from westmarch.meccg.text.de_judgements import amount
from westmarch.meccg.text.de_nouns import CARD, CHARACTER, ITEM
from westmarch.meccg.text.de_phrases import thing
from westmarch.meccg.text.de_refs import REFS, ZONES
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import EVERY
from westmarch.meccg.vocabulary import acts as c
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.judgements import Amount, Count
from westmarch.meccg.vocabulary.references import Ref

PILES = {
    Zone.DECK: "Spielstapel",
    Zone.DISCARD: "Abwurfstapel",
    Zone.SIDEBOARD: "Reservestapel",
    Zone.SITES: "Ortsstapel",
    Zone.PILE: "Siegpunktstapel",
}
INTO = {
    Zone.HAND: "auf die Hand",
    Zone.DECK: "in den Spielstapel",
    Zone.DISCARD: "in den Abwurfstapel",
    Zone.PLAY: "ins Spiel",
    Zone.ASIDE: "beiseite",
    Zone.PILE: "in den Siegpunktstapel",
    Zone.SITES: "in den Ortsstapel",
    Zone.SIDEBOARD: "in den Reservestapel",
}


def who(one: c.Who, noun: Noun = CARD) -> Thing:
    """Whom an effect is about."""
    if isinstance(one, Ref | Meant):
        return REFS[one]
    match one:
        case c.Each(filter):
            return each(filter, noun)
        case c.Chance(filter, count):
            return tagged(counted(filter, count, noun), " (zufällig bestimmt)")
        case c.Top(count, of):
            return top(count, of)
        case c.Choice(filter, count, by, may):
            chooser = "" if by is Ref.ME else f" (Wahl {REFS[by].of()})"
            if isinstance(count, Count) and chooser:
                chooser = f" (Reihenfolge nach Wahl {REFS[by].of()})"
            return tagged(counted(filter, count, noun, "höchstens " if may else ""), chooser)


def tagged(one: Thing, text: str) -> Thing:
    """Something with words behind it."""
    return Thing(one.gender, one.nom + text, one.acc + text, one.dat + text)


def counted(filter: Filter, count: Amount, noun: Noun, lead: str = "") -> Thing:
    """So many that fit."""
    if count == 1:
        return thing(phrases(filter), noun, "ein", lead)
    if isinstance(count, Count) and count.filter == filter:
        return each(filter, noun)
    if is_name(filter):
        return any_of(each(filter, noun)) if lead else each(filter, noun)
    if count == EVERY:
        return many(filter, noun, "beliebig viele ")
    if isinstance(count, int):
        return many(filter, noun, f"{lead}{count} ")
    return tagged(many(filter, noun, lead), f" (Anzahl: {amount(count)})")


def any_of(one: Thing) -> Thing:
    """Some of those who are meant, as many as one likes."""
    text = f"beliebige der {one.nom.removeprefix('die ')}"
    return Thing(PL, text, text, text)


def top(count: Amount, of: Ref) -> Thing:
    """The top cards of a play deck."""
    deck = "deines Spielstapels" if of is Ref.ME else f"des Spielstapels {REFS[of].of()}"
    if count == 1:
        start = "oberste Karte"
        return Thing(F, f"die {start} {deck}", f"die {start} {deck}", f"der obersten Karte {deck}")
    if isinstance(count, int):
        text = f"{count} obersten Karten {deck}"
    else:
        text = f"obersten Karten {deck} (Anzahl: {amount(count)})"
    return Thing(PL, f"die {text}", f"die {text}", f"den {text}")


def cards(count: Amount) -> str:
    """So many cards."""
    if isinstance(count, int):
        return "eine Karte" if count == 1 else f"{count} Karten"
    return f"Karten (Anzahl: {amount(count)})"


def piles(zones: tuple[Zone, ...], whose: Ref) -> str:
    """Out of which piles."""
    own = "dein" if whose is Ref.ME else "sein"
    words = [f"{own}em {PILES[zone]}" if zone in PILES else f"{own}er Hand" for zone in zones]
    return f"aus {listed(words)}"


def done(one: c.Who, passive: str, active: str) -> str:
    """Something that is done to a card, or that you may do."""
    if isinstance(one, c.Choice) and one.may and one.count == 1 and one.by is Ref.ME:
        return f"du darfst {a(one.filter).acc} {active}"
    return who(one).fill(f"{{nom}} {{wird}} {passive}")


def fetched(one: c.Fetch) -> str:
    """Cards out of piles."""
    lead = "bis zu " if one.may and one.count != 1 else ""
    some = counted(one.what, one.count, CARD, lead).acc
    way = f"{some} {piles(one.from_, one.whose)} {INTO.get(one.to, ZONES[one.to])}"
    put = "nehmen" if one.to is Zone.HAND else "legen"
    if one.may:
        return REFS[one.whose].fill(f"{{nom}} {{darf}} {way} {put}")
    if one.whose is Ref.ME:
        return f"{'nimm' if put == 'nehmen' else 'lege'} {way}"
    return f"{REFS[one.whose].nom} {'nimmt' if put == 'nehmen' else 'legt'} {way}"


def deck(one: c.ToDeck) -> str:
    """Cards go to the play deck."""
    found = who(one.who)
    if one.top:
        return found.fill("{nom} {kommt} auf den Spielstapel {sein}es Besitzers")
    if one.bottom:
        return found.fill("{nom} {kommt} unter den Spielstapel {sein}es Besitzers")
    return found.fill("{nom} {wird} in den Spielstapel {sein}es Besitzers gemischt")


def played(one: c.PlayNow) -> str:
    """A card is played at once."""
    hand = "" if one.from_ == (Zone.HAND,) else f" {piles(one.from_, one.whose)}"
    on = "" if one.on is None else f" auf {REFS[one.on].acc}"
    taps = " (er tappt dafür)" if one.taps else ""
    return REFS[one.whose].fill(
        f"{{nom}} {{darf}} sofort {a(one.what).acc}{hand}{on} spielen{taps}"
    )


def played_here(one: c.PlayHere) -> str:
    """A resource is played at the site."""
    hand = "" if one.from_ == (Zone.HAND,) else f" {piles(one.from_, Ref.ME)}"
    tapped = "getappten oder ungetappten " if one.tapped else ""
    text = f"du darfst am {tapped}Ort der Gemeinschaft {a(one.what).acc}{hand} spielen"
    if not one.taps:
        text += "; niemand muss dafür tappen"
    elif one.by is not None:
        text += f"; dafür tappt {a(one.by, CHARACTER).nom}"
    return text if one.taps_site else f"{text}; der Ort wird nicht getappt"


def brought(one: c.BringIn) -> str:
    """Cards come into play."""
    if one.apart is not None:
        return who(one.who).fill(f"{{nom}} {{kommt}} an {REFS[one.apart].dat} ins Spiel")
    return who(one.who).fill("{nom} {kommt} ins Spiel und {schließt} sich der Gemeinschaft an")


ACTS: dict[type, Callable[..., str]] = {
    c.Tap: lambda one: done(one.who, "getappt", "tappen"),
    c.Untap: lambda one: done(one.who, "enttappt", "enttappen"),
    c.Heal: lambda one: who(one.who, CHARACTER).fill(
        "{nom} {wird} geheilt" + (", {ist} danach aber getappt" if one.tapped else "")
    ),
    c.Wound: lambda one: who(one.who, CHARACTER).fill("{nom} {wird} verwundet"),
    c.Discard: lambda one: done(one.who, "abgeworfen", "abwerfen"),
    c.ToHand: lambda one: who(one.who).fill("{nom} {kommt} auf die Hand {sein}es Besitzers"),
    c.ToDeck: deck,
    c.ToPile: lambda one: who(one.who).fill(
        "{nom} {kommt} in "
        + (
            "deinen Siegpunktstapel"
            if one.of is Ref.ME
            else f"den Siegpunktstapel {REFS[one.of].of()}"
        )
    ),
    c.Eliminate: lambda one: who(one.who).fill("{nom} {wird} eliminiert"),
    c.SetAside: lambda one: who(one.who).fill("{nom} {wird} mit dieser Karte beiseite gelegt"),
    c.PlaceWith: lambda one: who(one.who).fill(f"{{nom}} {{wird}} zu {REFS[one.on].dat} gelegt"),
    c.Store: lambda one: who(one.who).fill("{nom} {wird} hinterlegt"),
    c.Transfer: lambda one: who(one.who, ITEM).fill(
        f"{{nom}} {{wird}} an {a(one.to, CHARACTER).acc} weitergegeben"
        + ("" if one.by is Ref.ME else f" (Wahl {REFS[one.by].of()})")
    ),
    c.Fetch: fetched,
    c.Draw: lambda one: (
        f"ziehe {cards(one.count)}"
        if one.whose is Ref.ME
        else REFS[one.whose].fill(f"{{nom}} {{zieht}} {cards(one.count)}")
    ),
    c.Show: lambda one: who(one.who).fill(
        "{nom} {wird} "
        + ("offen gezeigt" if one.to is Ref.EACH_PLAYER else f"{REFS[one.to].dat} gezeigt")
    ),
    c.Shuffle: lambda one: (
        "mische deinen Spielstapel"
        if one.whose is Ref.ME
        else REFS[one.whose].fill("{nom} {mischt} {sein}en Spielstapel")
    ),
    c.ShuffleTop: lambda one: who(c.Top(one.count, one.whose)).fill(
        "{nom} {wird} gemischt und wieder obenauf gelegt"
    ),
    c.PlayNow: played,
    c.PlayHere: played_here,
    c.BringIn: brought,
    c.TakePlace: lambda one: (
        f"{a(one.what, CHARACTER).nom} von deiner Hand nimmt mit allen Karten den Platz dieser "
        "Karte ein; diese Karte wird abgelegt"
    ),
    c.Tame: lambda one: REFS[one.who].fill(
        f"{{nom}} {{wird}} zu einem Verbündeten unter {REFS[one.under].dat}"
    ),
    c.Keep: lambda one: (
        f"lege {who(one.who).acc} unter diese Karte"
        if one.beside
        else f"merke dir mit dieser Karte {REFS[one.who].acc}"
        if isinstance(one.who, Ref | Meant)
        else f"wähle {who(one.who).acc}"
    ),
    c.KeepPlace: lambda one: f"merke dir mit dieser Karte {REFS[one.site].acc}",
    c.AddCounter: lambda one: "lege eine Marke auf diese Karte",
    c.Uncover: lambda one: who(one.who).fill("{nom} {wird} aufgedeckt"),
}
"""What each act says."""
