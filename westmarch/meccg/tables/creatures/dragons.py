"""The creatures of The Dragons and Dark Minions."""

from __future__ import annotations

from westmarch.meccg.tables.making import creatures

DRAGONS = creatures(
    """
code                  race    unique  strikes  prowess  body  points  keyed        text
bairanax              dragon  yes     2        14       7     3       -            yes
carrion-birds         animal  -       each     6        -     1       -            yes
cave-worm             drake   -       1        16       -     1       -            -
dire-wolves           wolf    -       4        8        -     1       ww s         -
dunlending-raiders    man     -       5        8        -     1       -            -
earcaraxe             dragon  yes     2        17       7     4       -            yes
gothmog               troll   yes     1        14       9     3       d D          yes
hobgoblins            orc     -       2        10       -     1       ww           -
ice-drake             drake   -       2        15       -     1       -            -
itangast              dragon  yes     3        18       8     6       -            -
land-drake            drake   -       1        8        -     1       w R          yes
lesser-spiders        spider  -       4        7        -     1       w s R        -
light-drake           drake   -       2        8        -     1       w R          -
marsh-drake           drake   -       2        11       -     1       c s          -
morgul-rats           animal  -       15       2        5     1       -            yes
rain-drake            drake   -       1        15       -     1       c www        yes
sand-drake            drake   -       3        12       -     1       -            yes
scatha                dragon  yes     3        15       9     5       -            -
scorba                dragon  yes     3        12       8     3       -            yes
sea-serpent           drake   -       2        14       6     2       c            -
thunders-companion    giant   -       3        9        -     1       ww           -
true-cold-drake       drake   -       2        14       -     1       -            -
true-fire-drake       drake   -       2        13       -     1       www          -
were-worm             drake   -       1        13       6     2       www          yes
wild-fell-beast       drake   -       3        12       6     2       ss           yes
winged-cold-drake     drake   -       2        13       -     1       www          yes
winged-fire-drake     drake   -       2        12       -     1       www ss       yes
wolf-riders           orc     -       3        8        -     1       -            yes
buthrakaur-the-green  troll   yes     1        15       6     2       S            yes
chill-douser          undead  -       3        8        -     1       R S          yes
durins-bane           balrog  yes     2        18       9     5       -            yes
little-snuffler       orc     -       1        5        10    1       w s d R S D  yes
nameless-thing        drake   -       2        10       4     3       -            yes
spider-of-the-morlat  spider  yes     2        16       9     4       -            yes
stirring-bones        undead  -       2        9        -     1       ww s d R S   -
umagaur-the-pale      troll   yes     1        14       8     2       S            yes
wisp-of-pale-sheen    undead  -       1        6        -     1       w s d c R S  yes
""",
    """
code                regions
cave-worm           redhorn-gate, high-pass, gap-of-isen, angmar, gundabad, grey-mountain-narrows
dunlending-raiders  enedhwaith, cardolan, hollin, rhudaur, dunland
ice-drake           elven-shores, forochel, angmar, gundabad, grey-mountain-narrows, withered-heath
sand-drake          khand, harondor
true-cold-drake     numeriador, forochel, angmar, gundabad, grey-mountain-narrows, withered-heath
""",
    """
code             regions
cave-worm        withered-heath, numeriador, iron-hills
true-cold-drake  iron-hills
""",
    """
code                there
dunlending-raiders  R
""",
    """
code                  sites
bairanax              ovir-hollow
earcaraxe             isle-of-the-ulond
itangast              gold-hill
scatha                gondmaeglom
scorba                zarak-dum
buthrakaur-the-green  moria, the-under-gates
durins-bane           the-under-gates
spider-of-the-morlat  dol-guldur, the-sulfur-deeps
umagaur-the-pale      moria, the-under-gates
""",
    """
code         beside
durins-bane  the-under-gates
""",
    """
code            deeps
nameless-thing  within
""",
    """
code             doors: keyed
true-fire-drake  ww
nameless-thing   c
""",
    """
code                  doors: regions
bairanax              withered-heath, gundabad, anduin-vales, grey-mountain-narrows
earcaraxe             andrast-coast, bay-of-belfalas, eriadoran-coast, andrast
itangast              withered-heath, iron-hills, northern-rhovanion, grey-mountain-narrows
sand-drake            ithilien, nurn, horse-plains
scatha                withered-heath, woodland-realm, northern-rhovanion, grey-mountain-narrows
scorba                forochel, angmar, gundabad
spider-of-the-morlat  southern-mirkwood, heart-of-mirkwood, woodland-realm
""",
    """
code       doors: there
bairanax   all
earcaraxe  all
itangast   all
scatha     all
scorba     all
""",
    """
code                  doors: beside
spider-of-the-morlat  the-sulfur-deeps
""",
    """
code                  doors: deeps
buthrakaur-the-green  within
durins-bane           within
nameless-thing        beside
umagaur-the-pale      within
""",
    """
code                  event
wolf-riders           short
spider-of-the-morlat  permanent
""",
    """
code            attacks
nameless-thing  3
""",
    """
code                  keywords
durins-bane           spawn
spider-of-the-morlat  spawn
""",
)
