"""The resource events of Against the Shadow."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

AGAINST_THE_SHADOW_RESOURCES = events(
    CardType.RESOURCE,
    Alignment.MINION,
    """
code                              alignment  event      unique  points
all-the-bells-ringing             hero       short      -       -
alliance-of-free-peoples          hero       permanent  -       -
biter-and-beater                  hero       short      -       -
drughu                            hero       short      -       -
farmer-maggot                     hero       permanent  yes     -
glamour-of-surpassing-excellence  hero       short      -       -
mount-slain                       hero       permanent  -       2
no-strangers-at-this-time         hero       permanent  -       1
orc-mail                          hero       permanent  -       -
power-against-the-shadow          hero       short      -       -
safe-from-the-shadow              hero       permanent  -       -
spies-feared                      hero       permanent  -       -
the-sun-unveiled                  hero       short      -       -
tower-raided                      hero       permanent  -       6
above-the-abyss                   minion     short      -       -
the-ash-mountain-deeps            minion     short      -       -
the-dark-power                    minion     short      -       -
dark-tryst                        minion     short      -       -
driven-as-by-a-madness            minion     short      -       -
eye-never-sleeping                minion     short      -       -
faithless-steward                 minion     permanent  -       0 (3 text)
far-below-the-deepest-delvings    minion     short      -       -
the-great-eye                     minion     long       -       -
hail-of-darts                     minion     short      -       -
hoard-well-searched               minion     short      -       -
hold-rebuilt-and-repaired         minion     permanent  -       -
hounds-of-sauron                  minion     short      -       -
join-with-that-power              minion     short      -       -
legendary-stair                   minion     short      -       -
the-misty-mountain-deeps          minion     short      -       -
the-mountains-of-shadow-deeps     minion     short      -       -
orders-from-lugburz               minion     permanent  -       -
our-own-wolves                    minion     short      -       -
padding-feet                      minion     permanent  -       0 (5 stored)
powers-too-dark-and-terrible      minion     permanent  -       -
riven-gate                        minion     short      -       -
sack-over-the-head                minion     permanent  -       -
steeds                            minion     short      -       -
tokens-to-show                    minion     permanent  -       -
the-tormented-earth               minion     short      -       -
treason-the-greatest-foe          minion     permanent  -       4
tribute-garnered                  minion     permanent  -       1
the-undeeps-of-anduin             minion     short      -       -
the-under-roads                   minion     long       -       -
use-your-legs                     minion     permanent  -       0 (3 stored)
well-preserved                    minion     permanent  -       -
the-white-mountain-cavern-ways    minion     short      -       -
world-gnawed-by-the-nameless      minion     short      -       -
""",
    """
code                    keywords
driven-as-by-a-madness  spirit-magic
hounds-of-sauron        shadow-magic
our-own-wolves          spirit-magic
riven-gate              sorcery
the-tormented-earth     sorcery
well-preserved          shadow-magic
""",
    """
code                 also
orders-from-lugburz  minor-item
""",
)
