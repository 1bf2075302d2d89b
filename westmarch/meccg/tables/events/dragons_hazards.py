"""The hazard events of The Dragons."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

DRAGONS_HAZARDS = events(
    CardType.HAZARD,
    Alignment.NEUTRAL,
    """
code                      event      unique  points  corruption
agburanar-ahunt           long       yes     kill 4  -
agburanar-at-home         permanent  yes     kill 4  -
bairanax-ahunt            long       yes     kill 3  -
bairanax-at-home          permanent  yes     kill 3  -
black-breath              permanent  -       -       3
cruel-caradhras           short      -       -       -
daelomin-ahunt            long       yes     kill 4  -
daelomin-at-home          permanent  yes     kill 4  -
deftness-of-agility       short      -       -       -
dragons-blood             short      -       -       -
dragons-breath            short      -       -       -
dragons-curse             permanent  -       -       2
dragons-terror            short      -       -       -
dragon-sickness           short      -       -       -
earcaraxe-ahunt           long       yes     kill 4  -
earcaraxe-at-home         permanent  yes     kill 4  -
exile-of-solitude         short      -       -       -
fever-of-unrest           short      -       -       -
foolish-words             permanent  -       -       -
frenzy-of-madness         short      -       -       -
from-the-pits-of-angband  long       -       -       -
half-an-eye-open          short      -       -       -
host-of-bats              long       -       -       -
icy-touch                 permanent  -       -       2
incite-denizens           short      -       -       -
incite-minions            short      -       -       -
itangast-ahunt            long       yes     kill 6  -
itangast-at-home          permanent  yes     kill 6  -
known-to-an-ounce         permanent  -       -       -
left-behind               short      -       -       -
leucaruth-ahunt           long       yes     kill 4  -
leucaruth-at-home         permanent  yes     kill 4  -
many-sorrows-befall       short      yes     -       -
memories-stolen           permanent  -       -       -
no-escape-from-my-magic   permanent  -       -       -
noose-of-the-sea          long       -       -       -
parsimony-of-seclusion    short      -       -       -
passion-of-wrath          short      -       -       -
peril-returned            long       -       -       -
prowess-of-age            short      -       -       -
prowess-of-might          short      -       -       -
rumor-of-wealth           short      -       -       -
scatha-ahunt              long       yes     kill 5  -
scatha-at-home            permanent  yes     kill 5  -
scorba-ahunt              long       yes     kill 3  -
scorba-at-home            permanent  yes     kill 3  -
searching-eye             short      -       -       -
shadow-of-mordor          permanent  -       -       -
sleepless-malice          long       -       -       -
smaug-ahunt               long       yes     kill 5  -
smaug-at-home             permanent  yes     kill 5  -
song-of-the-lady          long       -       -       -
stormcrow                 permanent  -       -       -
subtlety-of-guile         short      -       -       -
times-are-evil            long       -       -       -
velocity-of-haste         short      -       -       -
winds-of-wrath            short      -       -       -
withered-lands            short      -       -       -
worms-stench              short      -       -       -
worn-and-famished         long       -       -       -
ireful-flames             permanent  -       -       -
""",
    """
code              keywords
black-breath      corruption
dragons-curse     corruption, dark-enchantment
dragons-terror    dark-enchantment
dragon-sickness   corruption
icy-touch         corruption
memories-stolen   dark-enchantment
shadow-of-mordor  environment
winds-of-wrath    environment
withered-lands    environment
""",
    """
code               attack
agburanar-ahunt    dragon 3x13/8
agburanar-at-home  dragon 2x16/9
bairanax-ahunt     dragon 3x12/6 (attacker chooses)
bairanax-at-home   dragon 2x15/7
daelomin-ahunt     dragon 4x11/7 (attacker chooses)
daelomin-at-home   dragon 3x14/8
earcaraxe-ahunt    dragon 3x15/6 (attacker chooses)
earcaraxe-at-home  dragon 2x18/7 (attacker chooses)
itangast-ahunt     dragon 4x16/7
itangast-at-home   dragon 3x19/8
leucaruth-ahunt    dragon 3x14/7
leucaruth-at-home  dragon 2x17/8
scatha-ahunt       dragon 4x13/8
scatha-at-home     dragon 3x16/9
scorba-ahunt       dragon 4x10/7 (attacker chooses)
scorba-at-home     dragon 3x13/8
smaug-ahunt        dragon 3x15/7 (attacker chooses)
smaug-at-home      dragon 2x18/8
""",
)
