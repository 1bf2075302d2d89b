"""The objectives."""

from __future__ import annotations

from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables.printing import cards

OBJECTIVES = cards(
    CardType.OBJECTIVE,
    """
code           set                     copies  not in easy mode  traits  keywords
gandalfs-map   escape-from-dol-guldur  1       -                 Item    Guarded, Restricted
dungeon-torch  escape-from-dol-guldur  1       -                 Item    Guarded, Restricted
shadow-key     escape-from-dol-guldur  1       -                 Item    Guarded, Restricted
""",
)
