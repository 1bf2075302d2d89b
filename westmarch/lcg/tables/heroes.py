"""The heroes."""

from __future__ import annotations

from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables.printing import cards

HEROES = cards(
    CardType.HERO,
    """
code        sphere      unique  copies  traits                   keywords
aragorn     leadership  yes     1       Dúnedain, Noble, Ranger  Sentinel
theodred    leadership  yes     1       Noble, Rohan, Warrior    -
gloin       leadership  yes     1       Dwarf, Noble             -
gimli       tactics     yes     1       Dwarf, Noble, Warrior    -
legolas     tactics     yes     1       Noble, Silvan, Warrior   Ranged
thalin      tactics     yes     1       Dwarf, Warrior           -
eowyn       spirit      yes     1       Noble, Rohan             -
eleanor     spirit      yes     1       Gondor, Noble            -
dunhere     spirit      yes     1       Rohan, Warrior           -
denethor    lore        yes     1       Gondor, Noble, Steward   -
glorfindel  lore        yes     1       Noble, Noldor, Warrior   -
beravor     lore        yes     1       Dúnedain, Ranger         -
""",
    """
code        threat cost  willpower  attack  defense  hit points
aragorn     12           2          3       2        5
theodred    8            1          2       1        4
gloin       9            2          2       1        4
gimli       11           2          2       2        5
legolas     9            1          3       1        4
thalin      9            1          2       2        4
eowyn       9            4          1       1        3
eleanor     7            1          1       2        3
dunhere     8            1          2       1        4
denethor    8            1          1       3        3
glorfindel  12           3          3       1        5
beravor     10           2          2       2        4
""",
)
