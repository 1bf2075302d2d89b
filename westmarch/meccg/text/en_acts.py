"""English: what is done to cards, and to which of them."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Zone
from westmarch.meccg.text.en_filters import a, each, is_name, many, phrases
from westmarch.meccg.text.en_grammar import MANY, ONE, Noun, Thing, listed
from westmarch.meccg.text.en_judgements import amount
from westmarch.meccg.text.en_nouns import CARD, CHARACTER, ITEM
from westmarch.meccg.text.en_phrases import thing
from westmarch.meccg.text.en_refs import REFS, ZONES
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import EVERY
from westmarch.meccg.vocabulary import acts as c
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.judgements import Amount, Count
from westmarch.meccg.vocabulary.references import Ref

PILES = {
    Zone.DECK: "play deck",
    Zone.DISCARD: "discard pile",
    Zone.SIDEBOARD: "sideboard",
    Zone.SITES: "location deck",
    Zone.PILE: "marshalling point pile",
    Zone.HAND: "hand",
}
INTO = {
    Zone.HAND: "to hand",
    Zone.DECK: "into the play deck",
    Zone.DISCARD: "to the discard pile",
    Zone.PLAY: "into play",
    Zone.ASIDE: "off to the side",
    Zone.PILE: "to the marshalling point pile",
    Zone.SITES: "to the location deck",
    Zone.SIDEBOARD: "to the sideboard",
}


def who(one: c.Who, noun: Noun = CARD) -> Thing:
    """Whom an effect is about."""
    if isinstance(one, Ref | Meant):
        return REFS[one]
    match one:
        case c.Each(filter):
            return each(filter, noun)
        case c.Chance(filter, count):
            return tagged(counted(filter, count, noun), " (chosen at random)")
        case c.Top(count, of):
            return top(count, of)
        case c.Choice(filter, count, by, may):
            chooser = "" if by is Ref.ME else f" (chosen by {REFS[by].text})"
            if isinstance(count, Count) and chooser:
                chooser = f" (in the order chosen by {REFS[by].text})"
            return tagged(counted(filter, count, noun, "up to " if may else ""), chooser)


def tagged(one: Thing, text: str) -> Thing:
    """Something with words behind it."""
    return Thing(one.number, one.text + text)


def counted(filter: Filter, count: Amount, noun: Noun, lead: str = "") -> Thing:
    """So many that fit."""
    if count == 1:
        return thing(phrases(filter), noun, "at most one" if lead else "a")
    if isinstance(count, Count) and count.filter == filter:
        return each(filter, noun)
    if is_name(filter):
        return Thing(MANY, f"{'any of ' if lead else ''}{a(filter, noun)}")
    if count == EVERY:
        return many(filter, noun, "any number of ")
    if isinstance(count, int):
        return many(filter, noun, f"{lead}{count} ")
    return tagged(many(filter, noun, lead), f" (number: {amount(count)})")


def top(count: Amount, of: Ref) -> Thing:
    """The top cards of a play deck."""
    deck = REFS[of].its("play deck")
    if count == 1:
        return Thing(ONE, f"the top card of {deck}")
    if isinstance(count, int):
        return Thing(MANY, f"the top {count} cards of {deck}")
    return Thing(MANY, f"the top cards of {deck} (number: {amount(count)})")


def cards(count: Amount) -> str:
    """So many cards."""
    if isinstance(count, int):
        return "a card" if count == 1 else f"{count} cards"
    return f"cards (number: {amount(count)})"


def piles(zones: tuple[Zone, ...], whose: Ref) -> str:
    """Out of which piles."""
    own = "your" if whose is Ref.ME else "their"
    return f"from {own} {listed(PILES[zone] for zone in zones)}"


def done(verb: str, one: c.Who, noun: Noun = CARD, rest: str = "") -> str:
    """Something that you do to a card, or may do."""
    if isinstance(one, c.Choice) and one.may and one.count == 1 and one.by is Ref.ME:
        return f"you may {verb} {a(one.filter, noun)}{rest}"
    if isinstance(one, c.Choice) and one.by in (Ref.OPPONENT, Ref.EACH_PLAYER):
        lead = "up to " if one.may else ""
        some = counted(one.filter, one.count, noun, lead).text
        return f"{REFS[one.by].text} {verb}s {some}{rest}"
    return f"{verb} {who(one, noun).text}{rest}"


def fetched(one: c.Fetch) -> str:
    """Cards out of piles."""
    lead = "up to " if one.may and one.count != 1 else ""
    some = counted(one.what, one.count, CARD, lead).text
    way = f"{some} {piles(one.from_, one.whose)} {INTO.get(one.to, ZONES[one.to])}"
    verb = "take" if one.to is Zone.HAND else "put"
    if one.may:
        return f"{REFS[one.whose].text} may {verb} {way}"
    return f"{verb} {way}" if one.whose is Ref.ME else f"{REFS[one.whose].text} {verb}s {way}"


def deck(one: c.ToDeck) -> str:
    """Cards go to the play deck."""
    found = who(one.who)
    if one.top:
        return found.fill("{nom} {goes} on top of {its} owner's play deck")
    if one.bottom:
        return found.fill("{nom} {goes} to the bottom of {its} owner's play deck")
    return found.fill("{nom} {is} shuffled into {its} owner's play deck")


def played(one: c.PlayNow) -> str:
    """A card is played at once."""
    hand = "" if one.from_ == (Zone.HAND,) else f" {piles(one.from_, one.whose)}"
    on = "" if one.on is None else f" on {REFS[one.on].text}"
    taps = " (which taps for it)" if one.taps else ""
    return f"{REFS[one.whose].text} may play {a(one.what)}{hand} at once{on}{taps}"


def played_here(one: c.PlayHere) -> str:
    """A resource is played at the site."""
    hand = "" if one.from_ == (Zone.HAND,) else f" {piles(one.from_, Ref.ME)}"
    tapped = "tapped or untapped " if one.tapped else ""
    text = f"you may play {a(one.what)}{hand} at the {tapped}site of the company"
    if not one.taps:
        text += "; nobody needs to tap for it"
    elif one.by is not None:
        text += f"; {a(one.by, CHARACTER)} taps for it"
    return text if one.taps_site else f"{text}; the site does not tap"


def brought(one: c.BringIn) -> str:
    """Cards come into play."""
    if one.apart is not None:
        return who(one.who).fill(f"{{nom}} {{comes}} into play at {REFS[one.apart].text}")
    return who(one.who).fill("{nom} {comes} into play and {joins} the company")


ACTS: dict[type, Callable[..., str]] = {
    c.Tap: lambda one: done("tap", one.who),
    c.Untap: lambda one: done("untap", one.who),
    c.Heal: lambda one: who(one.who, CHARACTER).fill(
        "{nom} {is} healed" + (" but {is} tapped afterwards" if one.tapped else "")
    ),
    c.Wound: lambda one: who(one.who, CHARACTER).fill("{nom} {is} wounded"),
    c.Discard: lambda one: done("discard", one.who),
    c.ToHand: lambda one: who(one.who).fill("{nom} {returns} to {its} owner's hand"),
    c.ToDeck: deck,
    c.ToPile: lambda one: who(one.who).fill(
        f"{{nom}} {{goes}} to {REFS[one.of].its('marshalling point pile')}"
    ),
    c.Eliminate: lambda one: who(one.who).fill("{nom} {is} eliminated"),
    c.SetAside: lambda one: done("put", one.who, rest=" off to the side with this card"),
    c.PlaceWith: lambda one: done("place", one.who, rest=f" with {REFS[one.on].text}"),
    c.Store: lambda one: done("store", one.who),
    c.Transfer: lambda one: who(one.who, ITEM).fill(
        f"{{nom}} {{passes}} to {a(one.to, CHARACTER)}"
        + ("" if one.by is Ref.ME else f" (chosen by {REFS[one.by].text})")
    ),
    c.Fetch: fetched,
    c.Draw: lambda one: (
        f"draw {cards(one.count)}"
        if one.whose is Ref.ME
        else REFS[one.whose].fill(f"{{nom}} {{draws}} {cards(one.count)}")
    ),
    c.Show: lambda one: (
        done("look at", one.who)
        if one.to is Ref.ME
        else done(
            "show",
            one.who,
            rest=" to all players" if one.to is Ref.EACH_PLAYER else f" to {REFS[one.to].text}",
        )
    ),
    c.Shuffle: lambda one: (
        "shuffle your play deck"
        if one.whose is Ref.ME
        else REFS[one.whose].fill("{nom} {shuffles} {its} play deck")
    ),
    c.ShuffleTop: lambda one: f"shuffle {top(one.count, one.whose).text} and put them back on top",
    c.PlayNow: played,
    c.PlayHere: played_here,
    c.BringIn: brought,
    c.TakePlace: lambda one: (
        f"{a(one.what, CHARACTER)} from your hand takes the place of this card with all its "
        "cards; this card is put away"
    ),
    c.Tame: lambda one: (
        f"{REFS[one.who].text} becomes an ally under the control of {REFS[one.under].text}"
    ),
    c.Keep: lambda one: (
        f"place {who(one.who).text} under this card"
        if one.beside
        else f"note {REFS[one.who].text} with this card"
        if isinstance(one.who, Ref | Meant)
        else f"choose {who(one.who).text}"
    ),
    c.KeepPlace: lambda one: f"note {REFS[one.site].text} with this card",
    c.AddCounter: lambda one: "put a counter on this card",
    c.Uncover: lambda one: done("turn", one.who, rest=" face up"),
}
"""What each act says."""
