"""The allies, among them Gandalf, who belongs to no sphere."""

from __future__ import annotations

from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables.printing import cards

ALLIES = cards(
    CardType.ALLY,
    """
code                      sphere      unique  copies  traits                 keywords
guard-of-the-citadel      leadership  -       3       Gondor, Warrior        -
faramir                   leadership  yes     2       Gondor, Noble, Ranger  -
son-of-arnor              leadership  -       2       Dúnedain               -
snowbourn-scout           leadership  -       3       Rohan, Scout           -
silverlode-archer         leadership  -       2       Archer, Silvan         Ranged
longbeard-orc-slayer      leadership  -       2       Dwarf, Warrior         -
brok-ironfist             leadership  yes     1       Dwarf, Warrior         -
veteran-axehand           tactics     -       3       Dwarf, Warrior         -
gondorian-spearman        tactics     -       3       Gondor, Warrior        Sentinel
horseback-archer          tactics     -       2       Rohan, Archer          Ranged
beorn                     tactics     yes     1       Beorning, Warrior      -
wandering-took            spirit      -       2       Hobbit                 -
lorien-guide              spirit      -       3       Silvan, Scout          -
northern-tracker          spirit      -       2       Dúnedain, Ranger       -
daughter-of-the-nimrodel  lore        -       3       Silvan                 -
erebor-hammersmith        lore        -       2       Dwarf, Craftsman       -
henamarth-riversong       lore        yes     1       Silvan                 -
miner-of-the-iron-hills   lore        -       2       Dwarf                  -
gleowine                  lore        yes     2       Minstrel, Rohan        -
gandalf                   -           yes     4       Istari                 -
""",
    """
code                      cost  willpower  attack  defense  hit points
guard-of-the-citadel      2     1          1       0        2
faramir                   4     2          1       2        3
son-of-arnor              3     0          2       0        2
snowbourn-scout           1     0          0       1        1
silverlode-archer         3     1          2       0        1
longbeard-orc-slayer      4     0          2       1        3
brok-ironfist             6     2          2       1        4
veteran-axehand           2     0          2       1        2
gondorian-spearman        2     0          1       1        1
horseback-archer          3     0          2       1        2
beorn                     6     1          3       3        6
wandering-took            2     1          1       1        2
lorien-guide              3     1          1       0        2
northern-tracker          4     1          2       2        3
daughter-of-the-nimrodel  3     1          0       0        1
erebor-hammersmith        2     1          1       1        3
henamarth-riversong       1     1          1       0        1
miner-of-the-iron-hills   2     0          1       1        2
gleowine                  2     1          0       0        2
gandalf                   5     4          4       4        4
""",
)
