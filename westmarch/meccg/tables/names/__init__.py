"""The cards in the order of their sets and numbers, with their names in English and German.

A German name with a star is our own rendering, because no printed one is known. A reprint with the
same figures and the same text is another printing of the same code.
"""

from __future__ import annotations

from functools import cache

from westmarch.kernel.tables import Row, rows, words
from westmarch.meccg.kinds import CardCode, PrintingId
from westmarch.meccg.tables.names import (
    against_the_shadow,
    balrog,
    dark_minions,
    dragons,
    lidless_eye_events,
    lidless_eye_hazards,
    lidless_eye_people,
    lidless_eye_resources,
    lidless_eye_sites,
    white_hand,
    wizards_hazards,
    wizards_people,
    wizards_places,
    wizards_resources,
)
from westmarch.meccg.tables.naming import without_alignment

REPRINTS = """
code                    reprints
ambusher                LE-59
arouse-denizens         LE-102
awaken-denizens         LE-104
barrow-wight            TW-15, LE-61
boromir-ii              TW-135
brigands                LE-64
call-of-home            LE-105
cave-drake              LE-66
cave-worm               LE-65
corpse-candle           LE-67
dark-quarrels           TW-208
despair-of-the-heart    LE-109
dire-wolves             LE-68
doors-of-night          LE-110
escape                  TW-230
fell-winter             LE-111
foolish-words           LE-112
ghosts                  LE-72
ghouls                  LE-73
giant                   LE-74
giant-spiders           LE-75
greed                   LE-113
hobgoblins              LE-77
huorn                   LE-79
incite-denizens         LE-116
land-drake              LE-80
lesser-spiders          LE-83
long-winter             LE-117
lost-in-border-lands    LE-118
lost-in-free-domains    LE-119
lost-in-shadow-lands    LE-120
lost-in-the-wilderness  LE-121
lure-of-expedience      LE-122
lure-of-nature          LE-123
lure-of-the-senses      LE-124
marsh-drake             LE-84
minions-stir            LE-125
muster-disperses        LE-126
orc-raiders             LE-85
orc-warband             LE-86
orc-watch               LE-87
pick-pocket             TW-80
plague-of-wights        LE-130
quickbeam               TW-308
river                   LE-134
searching-eye           LE-136
slayer                  LE-90
stirring-bones          LE-92
test-of-form            TW-339
thunders-companion      LE-94
true-fire-drake         LE-95
twilight                LE-145
wake-of-war             LE-148
wargs                   LE-98
watcher-in-the-water    LE-99
weariness-of-the-heart  LE-149
wolf-riders             TD-87
"""

SETS = (
    wizards_hazards,
    wizards_resources,
    wizards_people,
    wizards_places,
    dragons,
    dark_minions,
    lidless_eye_people,
    lidless_eye_hazards,
    lidless_eye_events,
    lidless_eye_resources,
    lidless_eye_sites,
    against_the_shadow,
    white_hand,
    balrog,
)

NAMES: dict[str, Row] = {row["code"]: row for each in SETS for row in each.NAMED}
"""The names of every card, by its code."""

AGAIN: dict[str, tuple[str, ...]] = {row["code"]: words(row, "reprints") for row in rows(REPRINTS)}

PRINTINGS_OF: dict[str, tuple[PrintingId, ...]] = {
    code: tuple(PrintingId(each) for each in (row["printing"], *AGAIN.get(code, ())))
    for code, row in NAMES.items()
}
"""The printings of every code, the first one first."""

PRINTINGS: dict[PrintingId, CardCode] = {
    printing: CardCode(code) for code, found in PRINTINGS_OF.items() for printing in found
}
"""The code of every printing: all 1683 of them."""


@cache
def base_of(code: str) -> str:
    """The code of a card without its alignment: `moria-minion` and `moria` are both Moria."""
    bare = without_alignment(code)
    return bare if bare in NAMES else code
