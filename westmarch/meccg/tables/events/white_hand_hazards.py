"""The hazard events of The White Hand."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

WHITE_HAND_HAZARDS = events(
    CardType.HAZARD,
    Alignment.NEUTRAL,
    """
code                            event      unique  corruption  stage
blind-to-the-west               short      -       -           -
cast-from-the-order             permanent  -       -           -
cruel-claw-perceived            permanent  -       -           -
echoes-of-the-song              short      -       -           -
flotsam-and-jetsam              permanent  -       -           -
fools-bane                      permanent  -       -           -
foul-tooth-unsheathed           permanent  -       -           -
heart-grown-cold                permanent  -       -           -
in-the-grip-of-ambition         permanent  -       1           2 (3 text)
inner-rot                       permanent  -       1           2
ire-of-the-east                 short      -       -           -
longing-for-the-west            permanent  -       2           -
mask-torn                       permanent  -       -           -
natures-revenge                 permanent  -       -           -
power-relinquished-to-artifice  permanent  -       -           -
rolled-down-to-the-sea          short      yes     -           -
something-else-at-work          permanent  -       -           -
whole-villages-roused           short      -       -           -
will-you-not-come-down          permanent  -       -           4
""",
    """
code                     keywords
in-the-grip-of-ambition  corruption
inner-rot                corruption
longing-for-the-west     corruption
""",
)
