"""The hazard events of Against the Shadow."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

AGAINST_THE_SHADOW_HAZARDS = events(
    CardType.HAZARD,
    Alignment.NEUTRAL,
    """
code                       event             points  corruption
a-lie-in-your-eyes         short             -       -
alone-and-unadvised        permanent         -       4
come-at-need               permanent         -       -
early-harvest              short             -       -
enchanted-stream           permanent         -       -
fealty-under-trial         short             -       -
fear-fire-foes             short             -       -
full-of-froth-and-rage     permanent         -       -
near-to-hear-a-whisper     permanent         -       -
one-foe-to-breed-a-war     permanent         -       -
pilfer-anything-unwatched  short             -       -
power-built-by-waiting     permanent         -       -
returned-beyond-all-hope   short, permanent  kill 2  -
ride-against-the-enemy     short             -       -
short-legs-are-slow        permanent         -       -
slip-treacherously         short             -       -
summons-from-long-sleep    permanent         -       -
trouble-on-all-borders     permanent         -       -
turning-hope-to-despair    short             -       -
unhappy-blows              short             -       -
will-shaken                permanent         -2      -
""",
    """
code                 keywords
alone-and-unadvised  corruption
""",
)
