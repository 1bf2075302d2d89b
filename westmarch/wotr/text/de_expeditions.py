"""German: what the expansion adds, its factions, and what its Event cards do."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.describing import Paragraph
from westmarch.wotr.cards.factions import FACTIONS
from westmarch.wotr.kinds import Faction, Side
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.text.de_acts import Act
from westmarch.wotr.text.de_campaigns import at_least
from westmarch.wotr.text.de_grammar import ACC, GEN, listed
from westmarch.wotr.text.de_names import DIE, ENT, FACTIONS_NAMED, RANKS, SHIP
from westmarch.wotr.text.de_places import condition, in_place
from westmarch.wotr.text.de_words import in_, side, whose
from westmarch.wotr.vocabulary import expeditions as x
from westmarch.wotr.vocabulary import factions as f


def expedition(one: x.ExpeditionEffect) -> Act:
    """What a player does."""
    match one:
        case x.AwakenEnts(ents):
            more = "; dann bewegen sich die Ents und greifen an"
            return Act("stelle", f"bis zu {ENT.counted(ents)} nach Fangorn", "stellen", more=more)
        case x.RegainRings(dice, on):
            more = f": Für jede {at_least(on)} erhältst du einen benutzten Elbenring zurück"
            return Act("wirf", DIE.counted(dice), "werfen", more=more)
        case x.Unravel(owner):
            what = f"eine Karte {side(owner, GEN)}, die auf dem Tisch liegt,"
            more = (
                "; liegt dort keine, darfst du eine Hand dieser Seite ansehen und eine Karte davon "
                "abwerfen lassen"
            )
            return Act("lege", what, "ablegen", "ab", more)
        case x.RollForShips(where, on):
            what = f"für jedes Schiff {in_place(where)} einen Würfel"
            return Act("wirf", what, "werfen", more=f": Jede {at_least(on)} entfernt das Schiff")
        case x.MoveShips():
            return Act("bewege", "beliebig viele Schiffe", "bewegen")
        case x.CarryArmy():
            told = (
                "du darfst eine Armee aus einer Region mit einem Schiff in eine andere Region mit "
                "einem Schiff bewegen, in der keine gegnerische Einheit ist"
            )
            return Act(told, "")
        case x.Summon(figure, where, most):
            units = f"{RANKS[FIGURES[figure].rank].many}{whose(figure)}"
            more = f", wie die Führung der Nazgûl dort beträgt (höchstens {most})"
            what = f"{in_place(where)} so viele {units}"
            return Act("rekrutiere", what, "rekrutieren", more=more)
        case x.MoveOrAttack(surprise):
            told = "du darfst die Armee in dieser Region bewegen oder mit ihr angreifen"
            quiet = "; die Verteidiger spielen in der ersten Kampfrunde keine Kampfkarte"
            return Act(f"{told}{quiet if surprise else ''}", "")
        case x.WorkOnEngines(most):
            what = "eigene Belagerungsmaschinen auf oder entferne gegnerische"
            more = f", wo deine Armeen Festungen belagern, zusammen bis zu {most}"
            return Act("stelle", what, more=more)
        case _:
            assert_never(one)


def faction_paragraphs(faction: Faction) -> tuple[Paragraph, ...]:
    """How a faction comes, and what a Muster result brings later."""
    text, name = FACTIONS[faction], FACTIONS_NAMED[faction](ACC)
    first = [f"{host(one)} {in_(where)}" for where, one in text.comes]
    may = "dürfen" if text.side is Side.FREE else "darf"
    entry = (
        f"Wenn {condition(text.if_)}, {may} {side(text.side)} einen Rekrutierungswürfel benutzen, "
        f"um {name} ins Spiel zu bringen: {listed(first)}."
    )
    found = [Paragraph(entry, "Ins Spiel")]
    if text.where is not None:
        more = listed(map(host, text.musters))
        spot = in_place(text.where)
        told = f"Später stellst du mit einem Rekrutierungswürfel {more} {spot} auf."
        found.append(Paragraph(told))
    return tuple(found)


def host(one: f.Host) -> str:
    """So many figures of a faction."""
    match one:
        case f.Band(figure, count):
            return f"{RANKS[FIGURES[figure].rank].counted(count)}{whose(figure)}"
        case f.Fleet(ships):
            return SHIP.counted(ships)
        case f.Grove(ents):
            return ENT.counted(ents)
        case _:
            assert_never(one)
