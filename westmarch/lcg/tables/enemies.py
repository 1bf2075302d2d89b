"""The enemies."""

from __future__ import annotations

from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables.printing import cards

ENEMIES = cards(
    CardType.ENEMY,
    """
code                    set                       copies  not in easy mode  traits
king-spider             spiders-of-mirkwood       2       -                 Creature, Spider
hummerhorns             spiders-of-mirkwood       1       1                 Creature, Insect
ungoliants-spawn        spiders-of-mirkwood       1       -                 Creature, Spider
wolf-rider              wilderlands               1       -                 Goblin, Orc
hill-troll              wilderlands               2       1                 Troll
goblin-sniper           wilderlands               2       -                 Goblin, Orc
marsh-adder             wilderlands               1       1                 Creature
wargs                   wilderlands               2       -                 Creature
dol-guldur-orcs         dol-guldur-orcs           3       -                 Dol Guldur, Orc
chieftan-ufthak         dol-guldur-orcs           1       1                 Dol Guldur, Orc
dol-guldur-beastmaster  dol-guldur-orcs           2       1                 Dol Guldur, Orc
forest-spider           passage-through-mirkwood  4       -                 Creature, Spider
east-bight-patrol       passage-through-mirkwood  1       -                 Goblin, Orc
black-forest-bats       passage-through-mirkwood  1       -                 Creature
dungeon-jailor          escape-from-dol-guldur    2       2                 Dol Guldur, Orc
nazgul-of-dol-guldur    escape-from-dol-guldur    1       -                 Nazgûl
cavern-guardian         escape-from-dol-guldur    2       -                 Undead
misty-mountain-goblins  journey-down-the-anduin   3       -                 Goblin, Orc
eastern-crows           saurons-reach             3       2                 Creature
""",
    """
code                    engagement cost  threat  attack  defense  hit points  victory  keywords
king-spider             20               2       3       1        3           -        -
hummerhorns             40               1       2       0        3           5        -
ungoliants-spawn        32               3       5       2        9           -        -
wolf-rider              10               1       2       0        2           -        Surge
hill-troll              30               1       6       3        9           4        -
goblin-sniper           48               2       2       0        2           -        -
marsh-adder             40               3       4       1        7           3        -
wargs                   20               2       3       1        3           -        -
dol-guldur-orcs         10               2       2       0        3           -        -
chieftan-ufthak         35               2       3       3        6           4        -
dol-guldur-beastmaster  35               2       3       1        5           -        -
forest-spider           25               2       2       1        4           -        -
east-bight-patrol       5                3       3       1        2           -        -
black-forest-bats       15               1       1       0        2           -        -
dungeon-jailor          38               1       2       3        5           5        -
nazgul-of-dol-guldur    40               5       4       3        9           -        -
cavern-guardian         8                2       2       1        2           -        Doomed 1
misty-mountain-goblins  15               2       2       1        3           -        -
eastern-crows           30               1       1       0        1           -        Surge
""",
)
