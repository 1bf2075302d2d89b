"""The hazard events of The Balrog."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

BALROG_HAZARDS = events(
    CardType.HAZARD,
    Alignment.NEUTRAL,
    """
code                          event      unique  points
black-vapour                  short      -       -
darkness-made-by-malice       short      -       -
desire-all-for-thy-belly      short      -       -
diminish-and-depart           permanent  -       -
fled-into-darkness            permanent  -       -
glance-of-arien               short      -       -
imprisoned-and-mocked         permanent  -       -
monstrosity-of-diverse-shape  permanent  yes     kill 4
press-gang                    permanent  -       -
the-reek                      short      -       -
spawn-of-ungoliant            permanent  yes     kill 4
the-sun-shone-fiercely        long       -       -
unabated-in-malice            short      -       -
ungoliants-progeny            permanent  yes     kill 4
ungoliants-foul-issue         permanent  yes     kill 4
""",
    """
code                          keywords
glance-of-arien               environment
monstrosity-of-diverse-shape  spawn
spawn-of-ungoliant            spawn
the-sun-shone-fiercely        environment
ungoliants-progeny            spawn
ungoliants-foul-issue         spawn
""",
)
