"""The resource events of Dark Minions."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

DARK_MINIONS_RESOURCES = events(
    CardType.RESOURCE,
    Alignment.HERO,
    """
code                            event      unique  points        corruption
an-unexpected-party             permanent  -       -             -
ancient-stair                   short      -       -             -
armory                          permanent  -       0 (1 text)    -
await-the-advent-of-allies      permanent  -       -             -
balance-between-powers          permanent  -       -             -
barrow-blade                    permanent  -       item 1        1
choice-of-luthien               permanent  yes     1             -
crown-of-flowers                permanent  -       -             -
cup-of-farewell                 permanent  -       -             -
dark-numbers                    permanent  -       1             -
the-dwarves-are-upon-you        short      -       -             -
enduring-tales                  long       -       -             -
eyes-of-mandos                  short      -       -             -
face-out-of-sight               long       -       -             -
fate-of-the-ithil-stone         permanent  -       0 (7 stored)  -
fifteen-birds-in-five-firtrees  short      -       -             -
fireworks                       permanent  -       -             -
first-of-the-order              short      -       -             -
forewarned-is-forearmed         permanent  -       -             -
free-to-choose                  permanent  -       -             -
hall-of-fire                    permanent  -       -             -
healing-of-nimrodel             short      -       -             -
herb-lore                       permanent  -       -             -
here-is-a-snake                 short      -       -             -
hidden-knife                    short      -       -             -
hobbit-lore                     permanent  -       -             -
horns-horns-horns               short      -       -             -
hour-of-need                    short      -       -             -
hundreds-of-butterflies         short      -       -             -
the-hunt                        short      -       -             -
i-know-much-about-you           short      -       -             -
into-dark-tunnels               short      -       -             -
into-the-smoking-cone           permanent  -       0 (6 stored)  -
knowledge-of-the-enemy          permanent  -       0 (1 stored)  -
mallorn                         permanent  yes     3             -
memories-recalled               short      -       -             -
more-alert-than-most            permanent  -       -             -
no-waiting-to-wonder            short      -       -             -
ordered-to-kill                 permanent  -       -             -
palm-to-palm                    permanent  -       -             -
pass-the-doors-of-dol-guldur    permanent  -       0 (4 stored)  -
rebuild-the-town                permanent  -       -             -
saw-further-and-deeper          permanent  -       -             -
secret-ways                     long       -       -             -
sentinels-of-numenor            permanent  -       -             -
smoke-rings                     short      -       -             -
token-of-goodwill               short      -       -             -
to-the-uttermost-foundations    permanent  -       0 (3 stored)  -
vein-of-arda                    permanent  -       2             -
when-you-know-more              permanent  -       1             -
the-windlord-found-me           permanent  -       3             -
withdrawn-to-mordor             short      -       -             -
""",
    """
code                          keywords
balance-between-powers        environment
crown-of-flowers              environment
dark-numbers                  stolen-knowledge
fireworks                     ritual
knowledge-of-the-enemy        stolen-knowledge
pass-the-doors-of-dol-guldur  stolen-knowledge
token-of-goodwill             offering-attempt
when-you-know-more            light-enchantment
""",
)
