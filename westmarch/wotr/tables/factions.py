"""What the expansion adds to the board: how many figures there are, and where they begin."""

from __future__ import annotations

from westmarch.wotr.kinds import RegionId

DUNLENDINGS = 12
SHIPS = 6
ENTS = 8
ENGINES = 6
"""How many figures there are; siege engines for each side (W-XSET-06, W-XSIE-02)."""

ENGINES_IN_REGION = 2
"""How many siege engines of a side may be in one region (W-XSIE-01)."""

AWAKENINGS = 3
"""How many cards stir the Ents before they go (W-XENT-07)."""

ENTWOOD = RegionId("fangorn")
"""Where the Ents live (W-XENT-09)."""

FLEET_RANGE = 2
"""How many coastal regions a fleet goes (W-XCOR-05)."""
