"""The attachments."""

from __future__ import annotations

from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables.printing import cards

ATTACHMENTS = cards(
    CardType.ATTACHMENT,
    """
code                   sphere      unique  copies  cost  traits          keywords
steward-of-gondor      leadership  yes     2       2     Gondor, Title   -
celebrians-stone       leadership  yes     1       2     Artifact, Item  Restricted
blade-of-gondolin      tactics     -       2       1     Item, Weapon    Restricted
citadel-plate          tactics     -       2       4     Item, Armor     Restricted
dwarven-axe            tactics     -       2       2     Item, Weapon    Restricted
horn-of-gondor         tactics     yes     1       1     Item, Artifact  Restricted
the-favor-of-the-lady  spirit      -       2       2     Condition       -
power-in-the-earth     spirit      -       2       1     Condition       -
unexpected-courage     spirit      -       1       2     Condition       -
forest-snare           lore        -       2       3     Item, Trap      -
protector-of-lorien    lore        -       2       1     Title           -
dark-knowledge         lore        -       1       1     Condition       -
self-preservation      lore        -       2       3     Skill           -
""",
)
