"""English: what Characters can do and how they come, and what stands on every card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from westmarch.kernel.describing import Paragraph
from westmarch.wotr.cards.characters import ABILITIES, ENTRIES, GUIDES
from westmarch.wotr.cards.combat import COMBAT
from westmarch.wotr.declared import EVENT_TEXTS
from westmarch.wotr.kinds import CharacterId, Side
from westmarch.wotr.tables.events import CARDS, COMBAT_CARDS
from westmarch.wotr.text.en_effects import endings, reaction, sentences
from westmarch.wotr.text.en_places import condition, place
from westmarch.wotr.text.en_tactics import combat
from westmarch.wotr.text.en_words import (
    DECKS,
    OF_SIDE,
    a,
    capital,
    does,
    nation,
    nations,
    of_nation,
    region,
    regions,
    result,
    side,
    who,
    whom,
)
from westmarch.wotr.text.speaking import ThirdAge
from westmarch.wotr.vocabulary import abilities as v
from westmarch.wotr.vocabulary.conditions import Always, IsAt


def event_paragraphs(code: str) -> tuple[Paragraph, ...]:
    """The event half of a card; none if it is not declared yet."""
    if code not in EVENT_TEXTS:
        return ()
    text = EVENT_TEXTS[code]
    found: list[Paragraph] = []
    if not isinstance(text.if_, Always):
        found.append(Paragraph(f"Play if {condition(text.if_)}."))
    if text.do:
        found.append(Paragraph(sentences(text.do)))
    if text.stays is not None:
        told = [ability(one, "") for one in text.stays.abilities]
        told += [reaction(one) for one in text.stays.reactions]
        found.append(Paragraph(" ".join(told), "On the table"))
        if endings(text.stays):
            found.append(Paragraph(" ".join(endings(text.stays))))
    return tuple(found)


def combat_paragraph(code: str) -> Paragraph:
    """The combat half of a card."""
    row = COMBAT_CARDS[CARDS[code].combat]
    lead = f"{row.name} (initiative {row.initiative})"
    return Paragraph(combat(COMBAT[row.code]), lead)


def character_paragraphs(code: CharacterId) -> tuple[Paragraph, ...]:
    """How a Character comes, what he does as Guide, and what else he can do."""
    name = who(code)
    found: list[Paragraph] = []
    if code in ENTRIES:
        found.append(Paragraph(entry(ENTRIES[code], name), "Entry"))
    found += [Paragraph(ability(one, name), "Guide") for one in GUIDES.get(code, ())]
    found += [Paragraph(ability(one, name)) for one in ABILITIES.get(code, ())]
    return tuple(found)


def entry(one: v.Entry, name: str) -> str:
    """How a Character comes into play."""
    told = f"If {condition(one.if_)}, you may use {a(result(one.face))} to bring {name} into play"
    if one.replaces is None:
        return f"{told} in {place(one.where)}.{''.join(following(one))}"
    old = who(one.replaces)
    if isinstance(one.if_, IsAt) and one.if_.who == (one.replaces,):
        return f"{told} in place of {old}."
    return f"{told}: in place of {old}, or, if {old} is not on the board, in {place(one.where)}."


def following(one: v.Entry) -> Iterator[str]:
    """What follows when a Character has come."""
    if one.if_2e is not None:
        yield f" In the second edition this is possible if {condition(one.if_2e)}."
    if one.escort is not None:
        yield f" A unit of {nation(one.escort)} may come with him."
    if one.wakes:
        yield f" {capital(nations(one.wakes))} become active."
    if one.advances:
        moved = capital(nations(one.advances))
        yield f" {moved} move one step towards war on the Political Track."


def ability(one: v.Ability, name: str) -> str:
    """What a Character, or a card on the table, does."""
    if isinstance(one, ThirdAge):
        return of_the_third_age(one, name)
    match one:
        case v.CombatBonus(amount):
            return f"Add {amount} to the Combat Strength of an Army that {name} is with."
        case v.NegatesNazgul():
            return (
                f"At the start of a battle you may forfeit {name}'s Leadership to negate the "
                "Leadership of all Nazgûl for the whole battle."
            )
        case v.DrawsForCombatCard():
            return (
                "If you used a Combat card in the first round of a battle that "
                f"{name} takes part in, you may draw a card from either deck."
            )
        case v.ElitesLead(some, of_many):
            more = f" (with three or four players, of {nations(of_many)})"
            return f"Elites of {nations(some)}{more if some != of_many else ''} are Leaders, too."
        case v.DrawsForEvent(deck, deck_2e):
            which = "that deck" if deck is None else f"the {DECKS[deck]} deck"
            card = "a card" if deck is None else f"a card of the {DECKS[deck]} deck"
            used = f"After you have used an Event result to play {card}"
            more = "" if deck_2e is deck else " In the second edition this is so for both decks."
            return f"{used}, you may draw a card from {which}.{more}"
        case v.HidesWithAnyDie():
            return "Any Action die result may be used to hide the Fellowship."
        case v.SeparatesForDamage():
            return (
                f"When the Hunt deals damage, you may separate {name} from the Fellowship to "
                "reduce the damage by 1."
            )
        case v.KeepsHidden():
            return (
                "Hunt tiles do not reveal the Fellowship. When the Hunt deals damage, you may "
                "reveal the Fellowship to reduce the damage by 1."
            )
        case v.DeclaresByDie():
            return (
                "In the action phase you may use a Character result to declare the Fellowship's "
                "position."
            )
        case v.ReturnsFromTheHunt():
            return (
                f"If {name} is eliminated as a casualty of the Hunt, treat {name} as separated "
                "from the Fellowship instead."
            )
        case v.FasterAlone(level):
            return f"If {name} moves alone or with one Hobbit, {name}'s Level is {level}."
        case v.AnyDieSteps(one_nation, only):
            spot = regions(only) if only else f"a City or Stronghold of {nation(one_nation)}"
            return (
                f"If {name} is in {spot}, and it has not been captured, you may use any Action die "
                f"result to move {nation(one_nation)} one step towards war on the Political Track."
            )
        case v.MusterAsArmy():
            return "Once each turn you may use a Muster result as an Army result."
        case v.CommandsFrom(where, one_nation):
            return (
                f"As long as {region(where)} is in your hands and not under siege, you may use a "
                f"Muster result to recruit one {of_nation(one_nation)} Regular in each Settlement "
                f"of {nation(one_nation)}, or to replace two {of_nation(one_nation)} Regulars in "
                f"{region(where)} with Elites."
            )
        case v.NoDieWhile(others):
            return f"{capital(name)} adds no Action die while {whom(others)} is in play."
        case v.Closes(whose, several):
            return f"{OF_SIDE[whose]} Armies can neither enter nor attack {regions(several)}."
        case v.MovesWithArmy(other):
            return f"{capital(who(other))} may move with an Army."
        case v.KeepsHuntBoxEmpty():
            return "Dice that have moved the Fellowship are not put into the Hunt Box."
        case v.HoldsPassive():
            return (
                "The Free Peoples cannot move a passive nation on the Political Track with a "
                "Muster result."
            )
        case v.SleepsUnless(one_nation, several):
            return (
                f"{capital(nation(one_nation))} can only be activated by a Companion, or if the "
                f"Fellowship is declared in, or the enemy attacks, {regions(several)}."
            )
        case v.DrawsAfterEventDie(whose):
            played = does(whose, "have", "has")
            draw = "draw" if whose is Side.FREE else "draws"
            return (
                f"After {played} used an Event result to play a card, {side(whose)} {draw} a card "
                "from either deck."
            )
        case v.PunishesCasualties(deck):
            return (
                "When a Companion in the Fellowship is eliminated as a casualty of the Hunt, you "
                f"may discard a card of the Free Peoples' {DECKS[deck]} deck: one drawn at random "
                "from a hand, or one on the table."
            )
        case v.NoCombatCardsAt(whose, where):
            told = does(whose, "cannot", "cannot")
            return f"{capital(told)} use Combat cards in battles in {region(where)}."
        case v.DiceHunt(face):
            return (
                f"A die with {a(result(face))} that the Shadow has used goes into the Hunt Box "
                "when its action is complete."
            )
        case _:
            assert_never(one)


def of_the_third_age(one: ThirdAge, name: str) -> str:
    """What Characters do with the expansion."""
    match one:
        case v.BoundTo(where):
            return f"{capital(name)} is eliminated as soon as the enemy controls {region(where)}."
        case v.LevelForCards(level):
            return f"For cards the Level of {name} is {level}."
        case v.IgnoresEyes():
            return (
                "When a standard Hunt tile with an Eye is drawn, you may use an Elven Ring to "
                "remove the tile from the game without effect."
            )
        case v.MustersUnderSiege(where):
            return f"A Muster result can recruit in {region(where)} even if it is under siege."
        case v.EveryNazgulHunts():
            return (
                "Each Nazgûl in the region of the Fellowship allows the re-roll of one failed Hunt "
                "die."
            )
        case v.FollowsDeclared():
            return (
                f"When the Fellowship is declared, you may move {name} to its region, unless a "
                "Stronghold controlled by the Free Peoples is there."
            )
        case v.Waylays():
            return (
                "If the Fellowship, when it is declared or revealed, moves out of, through or into "
                f"the region with {name}, draw a Hunt tile. If it is an Eye, {name} and the Guide "
                "are eliminated, unless Gollum is the Guide."
            )
        case v.FallsToEnts():
            return (
                f"If the Ents eliminate all units with {name}, or attack where no unit is, "
                f"{name} is eliminated."
            )
        case v.LeavesAtHaven():
            return (
                "If the Fellowship is declared in a City or Stronghold of the Free Peoples, "
                f"{name} leaves the game."
            )
        case v.LeavesCard(code):
            return f"When {name} leaves the game, {CARDS[code].name} is put on the table."
        case _:
            assert_never(one)
