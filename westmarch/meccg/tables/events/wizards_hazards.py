"""The hazard events of The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

WIZARDS_HAZARDS = events(
    CardType.HAZARD,
    Alignment.NEUTRAL,
    """
code                       event      unique  points  corruption
arouse-denizens            short      -       -       -
arouse-minions             short      -       -       -
awaken-denizens            long       -       -       -
awaken-minions             long       -       -       -
awaken-the-earths-fire     short      -       -       -
balrog-of-moria            permanent  yes     kill 5  -
bane-of-the-ithil-stone    permanent  -       -       -
call-of-home               short      -       -       -
call-of-the-sea            short      -       -       -
choking-shadows            short      -       -       -
clouds                     long       -       -       -
despair-of-the-heart       permanent  -       -       2
doors-of-night             permanent  -       -       -
dragons-desolation         short      -       -       -
drowning-seas              short      -       -       -
eye-of-sauron              long       -       -       -
fell-beast                 short      -       -       -
fell-winter                long       -       -       -
foul-fumes                 long       -       -       -
gloom                      short      -       -       -
greed                      short      -       -       -
long-winter                long       -       -       -
lost-at-sea                short      -       -       -
lost-in-border-lands       short      -       -       -
lost-in-dark-domains       short      -       -       -
lost-in-free-domains       short      -       -       -
lost-in-shadow-lands       short      -       -       -
lost-in-the-wilderness     short      -       -       -
lure-of-creation           permanent  -       -       2
lure-of-expedience         permanent  -       -       2
lure-of-nature             permanent  -       -       2
lure-of-power              permanent  -       -       -
lure-of-the-senses         permanent  -       -       2
minions-stir               long       -       -       -
morgul-night               long       -       -       -
morgul-horse               short      -       -       -
morgul-knife               permanent  -       -       4
muster-disperses           short      -       -       -
new-moon                   short      -       -       -
night                      long       -       -       -
plague-of-wights           long       -       -       -
river                      short      -       -       -
siege                      permanent  -       -       -
snowstorm                  long       -       -       -
storms-of-osse             long       -       -       -
the-balance-of-things      long       yes     -       -
the-burden-of-time         permanent  -       -       2
the-nazgul-are-abroad      permanent  -       -       -
the-pale-sword             permanent  yes     -       6
the-precious               short      -       -       -
the-rings-betrayal         short      -       -       -
the-will-of-sauron         permanent  -       -       -
the-will-of-the-ring       short      -       -       -
tookish-blood              short      -       -       -
traitor                    permanent  -       -       -
twilight                   short      -       -       -
wake-of-war                long       -       -       -
weariness-of-the-heart     short      -       -       -
words-of-power-and-terror  short      -       -       -
fury-of-the-iron-crown     short      yes     -       -
a-pack-at-the-door         long       -       -       -
""",
    """
code                    keywords
awaken-the-earths-fire  environment
balrog-of-moria         spawn
choking-shadows         environment
clouds                  environment
despair-of-the-heart    corruption
doors-of-night          environment
drowning-seas           environment
fell-winter             environment
foul-fumes              environment
gloom                   environment
greed                   corruption
long-winter             environment
lure-of-creation        corruption
lure-of-expedience      corruption
lure-of-nature          corruption
lure-of-power           corruption
lure-of-the-senses      corruption
morgul-night            environment
morgul-knife            corruption
new-moon                environment
night                   environment
snowstorm               environment
storms-of-osse          environment
the-balance-of-things   corruption
the-burden-of-time      corruption
the-pale-sword          corruption
the-precious            corruption
the-rings-betrayal      corruption
the-will-of-the-ring    corruption
traitor                 corruption
twilight                environment
weariness-of-the-heart  corruption
""",
    """
code           also
tookish-blood  resource
twilight       resource
""",
)
