"""The events."""

from __future__ import annotations

from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables.printing import cards

EVENTS = cards(
    CardType.EVENT,
    """
code                     sphere      copies  cost
ever-vigilant            leadership  2       1
common-cause             leadership  2       0
for-gondor               leadership  2       2
sneak-attack             leadership  2       1
valiant-sacrifice        leadership  2       1
grim-resolve             leadership  1       5
blade-mastery            tactics     3       1
rain-of-arrows           tactics     2       1
feint                    tactics     2       1
quick-strike             tactics     2       1
thicket-of-spears        tactics     2       3
swift-strike             tactics     1       2
stand-together           tactics     1       0
the-galadhrims-greeting  spirit      2       3
strength-of-will         spirit      2       0
hasty-stroke             spirit      2       1
will-of-the-west         spirit      2       1
a-test-of-will           spirit      2       1
stand-and-fight          spirit      3       X
a-light-in-the-dark      spirit      2       2
dwarven-tomb             spirit      1       1
fortune-or-fate          spirit      1       5
lore-of-imladris         lore        3       2
loriens-wealth           lore        2       3
radagasts-cunning        lore        2       1
secret-paths             lore        2       1
gandalfs-search          lore        2       X
beorns-hospitality       lore        1       5
""",
)
