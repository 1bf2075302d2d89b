"""The allies."""

from __future__ import annotations

from westmarch.meccg.tables.figures import Ally
from westmarch.meccg.tables.making import allies

TABLE = allies(
    """
code                        alignment  skills           unique  points  mind  prowess  body  text
bill-the-pony               hero       -                yes     1       1     -2       10    yes
goldberry                   hero       -                yes     1       2     -        -     yes
gollum                      hero       scout            yes     2       4     2        9     yes
gwaihir                     hero       -                yes     2       4     4        8     yes
leaflock                    hero       -                yes     2       3     5        8     yes
quickbeam                   hero       -                yes     2       3     6        9     yes
roac-the-raven              hero       diplomat         yes     1       1     -3       8     yes
shadowfax                   hero       -                yes     1       2     2        8     yes
skinbark                    hero       -                yes     2       3     10       9     yes
tom-bombadil                hero       sage             yes     3       4     12       11    yes
treebeard                   hero       sage             yes     2       3     8        9     yes
nenselde-the-wingild        hero       -                yes     2       3     -        -     yes
lindion-the-oronin          hero       warrior          yes     1       2     3        9     yes
mistress-lobelia            hero       scout            yes     1       3     0        9     yes
noble-hound                 hero       -                -       1       1     3        6     yes
blackbole                   minion     -                yes     2       3     5        9     yes
last-child-of-ungoliant     minion     sage             yes     3       4     11       9     yes
stinker                     minion     scout            yes     2       4     2        9     yes
two-headed-troll            minion     warrior          -       1       2     5        8     yes
war-warg                    minion     -                -       1       1     3        6     yes
war-wolf                    minion     -                -       1       1     2        7     yes
the-warg-king               minion     -                yes     2       3     4        8     yes
the-balrog-minion           minion     warrior          yes     4       6     13       9     yes
black-horse                 minion     warrior          -       -       2     4        6     yes
creature-of-an-older-world  minion     warrior          yes     1       3     5        8     yes
great-bats                  minion     -                -       1       1     -        -     yes
great-lord-of-goblin-gate   minion     -                yes     2       3     5        7     yes
regiment-of-black-crows     minion     -                -       1       1     -        -     yes
noble-steed                 hero       -                -       1       1     0        8     yes
radagasts-black-bird        stage      scout, diplomat  yes     1       2     2        8     yes
cave-troll                  minion     -                -       1       2     4        8     yes
evil-things-lingering       minion     sage             yes     2       4     9        9     yes
great-troll                 minion     warrior          -       1       3     6        8     yes
nasty-slimy-thing           minion     -                yes     1       2     4        9     yes
""",
    """
code                        at
bill-the-pony               bree, bag-end, tapped
goldberry                   old-forest
gollum                      goblin-gate, moria
gwaihir                     eagles-eyrie
leaflock                    wellinghall
quickbeam                   wellinghall
roac-the-raven              any, in:northern-rhovanion
shadowfax                   edoras, dunharrow
skinbark                    wellinghall
tom-bombadil                old-forest
treebeard                   wellinghall
nenselde-the-wingild        dol-amroth
lindion-the-oronin          stone-circle
mistress-lobelia            bag-end, bree
noble-hound                 any, B, tapped
last-child-of-ungoliant     shelobs-lair
stinker                     goblin-gate, moria
the-balrog-minion           the-under-gates
black-horse                 any, H
creature-of-an-older-world  barad-dur, tapped
great-bats                  any, S, tapped
great-lord-of-goblin-gate   goblin-gate
regiment-of-black-crows     any, R, above, tapped
noble-steed                 any, tapped, not:H, in:rohan, in:southern-rhovanion, in:khand
evil-things-lingering       the-under-galleries, the-under-courts, remains-of-thangorodrim
great-troll                 any, deep, not:H
nasty-slimy-thing           any, deep, not:H
""",
    """
code         at
noble-steed  in:dorwinion, in:horse-plains, in:harondor
""",
    """
code                       keywords
last-child-of-ungoliant    spawn
the-balrog-minion          spawn
great-lord-of-goblin-gate  orc
evil-things-lingering      spawn
great-troll                troll
nasty-slimy-thing          spawn
""",
    """
code                   specific
radagasts-black-bird   radagast
evil-things-lingering  balrog
great-troll            balrog
nasty-slimy-thing      balrog
""",
    """
code                  influence  stage
radagasts-black-bird  3          2
""",
)

ALLIES: dict[str, Ally] = {each.card.code: each for each in TABLE}
