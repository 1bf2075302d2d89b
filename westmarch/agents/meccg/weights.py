"""What things are worth to the player of the Middle-earth CCG, in marshalling points."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType

IDLE = 0.05
"""Doing nothing more; what is worth less is not done."""

HELP = 0.3
"""A card whose use is not understood any better."""

STRENGTH = 0.12
"""A point of prowess, of body or of direct influence."""

DRAWN = 0.15
"""A card that may be drawn for moving."""

THEIR_DRAW = 0.05
"""A card that the opponent may draw."""

ROOM = 0.02
"""A point of general influence that is left."""

WOUND = 0.6
"""A wounded character, beside what his death would cost."""

DEATH = 0.15
"""How often a wound is the end of him."""

TAPPED = 0.15
"""A character who is tapped when he could do something."""

HEALING = 0.5
"""Going to a haven with somebody wounded."""

TEMPTED = 0.08
"""How often a corruption check may fail before others tap to help."""

SAFE_ROLL = 4
"""A roll that almost always is reached: then one need not tap to fight."""

HARD_ROLL = 8
"""A roll from which friends had better tap to help."""

DANGER: dict[RegionType, float] = {
    RegionType.FREE_DOMAIN: 0.05,
    RegionType.BORDER_LAND: 0.1,
    RegionType.COASTAL_SEA: 0.12,
    RegionType.WILDERNESS: 0.15,
    RegionType.SHADOW_LAND: 0.3,
    RegionType.DARK_DOMAIN: 0.45,
}
"""What it costs to go through a region."""
