"""The treacheries."""

from __future__ import annotations

from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables.printing import cards

TREACHERIES = cards(
    CardType.TREACHERY,
    """
code                    set                      copies  not in easy mode
eyes-of-the-forest      spiders-of-mirkwood      1       1
caught-in-a-web         spiders-of-mirkwood      2       2
despair                 wilderlands              2       2
driven-by-shadow        dol-guldur-orcs          1       -
the-necromancers-reach  dol-guldur-orcs          3       2
under-the-shadow        escape-from-dol-guldur   2       -
iron-shackles           escape-from-dol-guldur   1       -
massing-at-night        journey-down-the-anduin  1       1
evil-storm              saurons-reach            3       1
pursued-by-shadow       saurons-reach            2       -
treacherous-fog         saurons-reach            2       -
""",
)
