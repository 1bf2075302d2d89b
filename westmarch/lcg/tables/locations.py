"""The locations."""

from __future__ import annotations

from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables.printing import cards

LOCATIONS = cards(
    CardType.LOCATION,
    """
code                   set                       copies  not in easy mode
great-forest-web       spiders-of-mirkwood       2       -
mountains-of-mirkwood  spiders-of-mirkwood       3       -
the-brown-lands        wilderlands               2       -
the-east-bight         wilderlands               2       -
necromancers-pass      dol-guldur-orcs           2       1
enchanted-stream       dol-guldur-orcs           2       -
old-forest-road        passage-through-mirkwood  2       -
forest-gate            passage-through-mirkwood  2       -
endless-caverns        escape-from-dol-guldur    2       -
tower-gate             escape-from-dol-guldur    2       -
banks-of-the-anduin    journey-down-the-anduin   2       -
gladden-fields         journey-down-the-anduin   3       2
""",
    """
code                   threat  quest points  victory  traits                  keywords
great-forest-web       2       2             -        Forest                  -
mountains-of-mirkwood  2       3             -        Forest, Mountain        -
the-brown-lands        5       1             -        Wasteland               -
the-east-bight         1       6             -        Wasteland               -
necromancers-pass      3       2             -        Stronghold, Dol Guldur  -
enchanted-stream       2       2             -        Forest                  -
old-forest-road        1       3             -        Forest                  -
forest-gate            2       4             -        Forest                  -
endless-caverns        1       3             -        Dungeon                 Doomed 1, Surge
tower-gate             2       1             -        Dungeon                 -
banks-of-the-anduin    1       3             -        Riverland               -
gladden-fields         3       3             3        Marshland               -
""",
)
