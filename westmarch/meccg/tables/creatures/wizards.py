"""The creatures of The Wizards."""

from __future__ import annotations

from westmarch.meccg.tables.making import creatures

WIZARDS = creatures(
    """
code                      race            unique  strikes  prowess  body  points  text
abductor                  man             -       1        10       -     1       yes
adunaphel                 nazgul          yes     1        15       10    5       yes
agburanar                 dragon          yes     2        15       9     4       -
akhorahil                 nazgul          yes     1        16       9     5       yes
ambusher                  man             -       2        10       -     1       yes
assassin                  man             -       1        11       -     2       yes
barrow-wight              undead          -       1        12       -     1       yes
bert-burat                troll           yes     1        12       -     1       yes
brigands                  man             -       2        8        -     1       yes
cave-drake                dragon          -       2        10       -     1       yes
corpse-candle             undead          -       1        7        -     1       yes
corsairs-of-umbar         man             -       5        9        -     1       -
crebain                   animal          -       each     5        -     1       yes
daelomin                  dragon          yes     3        13       8     4       yes
dwar-of-waw               nazgul          yes     1        15       10    5       yes
fell-turtle               animal          -       1        15       -     1       yes
ghosts                    undead          -       3        9        -     1       yes
ghouls                    undead          -       5        7        -     1       -
giant                     giant           -       1        13       -     1       -
giant-spiders             spider          -       2        10       -     1       yes
half-trolls-of-far-harad  troll           -       2        10       -     1       -
hoarmurath-of-dir         nazgul          yes     1        15       9     5       yes
huorn                     awakened-plant  -       1        10       -     1       -
indur-dawndeath           nazgul          yes     1        15       10    5       yes
khamul-the-easterling     nazgul          yes     1        18       8     6       yes
leucaruth                 dragon          yes     2        16       8     4       -
mouth-of-sauron           man             yes     1        13       8     3       yes
mumak-oliphant            animal          -       2        12       -     1       yes
old-man-willow            awakened-plant  -       1        13       -     1       yes
olog-hai-trolls           troll           -       3        10       5     2       -
orc-guard                 orc             -       5        8        -     1       -
orc-lieutenant            orc             -       1        7        -     1       yes
orc-patrol                orc             -       3        6        -     1       -
orc-raiders               orc             -       4        6        -     1       -
orc-warband               orc             -       5        4        -     1       yes
orc-warriors              orc             -       3        7        -     1       -
orc-watch                 orc             -       3        9        -     1       -
pick-pocket               man             -       1        11       -     1       yes
pukel-men                 pukel-creature  -       2        11       -     1       -
ren-the-unclean           nazgul          yes     1        15       10    5       yes
rogrog                    troll           yes     1        13       8     2       -
shelob                    spider          yes     1        18       9     6       yes
silent-watcher            pukel-creature  -       each     8        -     1       -
slayer                    slayer          -       1        11       -     2       yes
smaug                     dragon          yes     2        17       8     5       yes
the-great-goblin          orc             yes     1        12       7     2       yes
thief                     man             -       1        15       -     1       yes
tom-tuma                  troll           yes     1        13       -     1       yes
uvatha-the-horseman       nazgul          yes     1        15       9     5       yes
wargs                     wolf            -       2        9        -     1       -
watcher-in-the-water      animal          -       each     8        -     1       -
william-wuluag            troll           yes     1        11       -     1       yes
witch-king-of-angmar      nazgul          yes     1        17       12    6       yes
wolves                    wolf            -       3        8        -     1       -
neeker-breekers           animal          -       each     7        -     1       yes
""",
    """
code                      keyed
abductor                  b B
adunaphel                 d D
akhorahil                 d D
ambusher                  f b
assassin                  B F
barrow-wight              s d S D
bert-burat                w s S
brigands                  b w
cave-drake                ww R
corpse-candle             w s d S D
corsairs-of-umbar         c
crebain                   b w s d R S D
dwar-of-waw               d D
fell-turtle               c
ghosts                    s d S D
ghouls                    s d S D
giant                     ww
giant-spiders             ww
half-trolls-of-far-harad  s d S D
hoarmurath-of-dir         d D
huorn                     w
indur-dawndeath           d D
khamul-the-easterling     d D
mouth-of-sauron           d D
old-man-willow            ww
olog-hai-trolls           s d D
orc-guard                 s d S D
orc-lieutenant            w s d R S D
orc-patrol                w s d R S D
orc-raiders               b w R
orc-warband               w s d R S D
orc-warriors              b w R
orc-watch                 s d S D
pick-pocket               F B
pukel-men                 S D
ren-the-unclean           d D
rogrog                    d S D
silent-watcher            S D
slayer                    b B
the-great-goblin          D
thief                     b B
tom-tuma                  ww
uvatha-the-horseman       d D
wargs                     b w s
watcher-in-the-water      ww c
william-wuluag            w s d S D
witch-king-of-angmar      d D
wolves                    b w
neeker-breekers           b w s d R
""",
    """
code                   regions
adunaphel              brown-lands, dagorlad, gorgoroth, western-mirkwood
akhorahil              harondor, horse-plains, gorgoroth, khand
corsairs-of-umbar      andrast, anfalas, belfalas, cardolan, enedhwaith, harondor, lindon, lebennin
dwar-of-waw            harondor, imlad-morgul, gorgoroth, ithilien
giant-spiders          heart-of-mirkwood, southern-mirkwood, western-mirkwood, woodland-realm
hoarmurath-of-dir      dagorlad, ithilien, gorgoroth, khand
huorn                  heart-of-mirkwood, southern-mirkwood, western-mirkwood, woodland-realm
indur-dawndeath        harondor, imlad-morgul, gorgoroth, khand
khamul-the-easterling  brown-lands, heart-of-mirkwood, gorgoroth, southern-mirkwood
mumak-oliphant         dagorlad, gorgoroth, horse-plains, ithilien, khand, nurn, udun
old-man-willow         fangorn, heart-of-mirkwood, southern-mirkwood, western-mirkwood
ren-the-unclean        dagorlad, ithilien, gorgoroth, horse-plains
the-great-goblin       high-pass
uvatha-the-horseman    harondor, horse-plains, gorgoroth, khand
witch-king-of-angmar   angmar, gundabad, gorgoroth, imlad-morgul
""",
    """
code               regions
corsairs-of-umbar  old-pukel-land
""",
    """
code                   there
adunaphel              all
akhorahil              all
corsairs-of-umbar      R S
dwar-of-waw            all
giant-spiders          R S D
hoarmurath-of-dir      all
huorn                  R S
indur-dawndeath        all
khamul-the-easterling  all
mumak-oliphant         all
old-man-willow         R S D
ren-the-unclean        all
the-great-goblin       all
uvatha-the-horseman    all
witch-king-of-angmar   all
""",
    """
code                  sites
agburanar             caves-of-ulund
daelomin              dancing-spire
huorn                 druadan-forest, old-forest, wellinghall
leucaruth             irerock
old-man-willow        old-forest, druadan-forest
smaug                 the-lonely-mountain
watcher-in-the-water  moria
""",
    """
code               at: sites in
corsairs-of-umbar  elven-shores, eriadoran-coast, andrast-coast, bay-of-belfalas
pukel-men          andrast, anfalas, anorien, dunland, enedhwaith, gap-of-isen, lamedon
shelob             imlad-morgul, gorgoroth
""",
    """
code               at: sites in
corsairs-of-umbar  mouths-of-the-anduin
pukel-men          old-pukel-gap, old-pukel-land, rohan
""",
    """
code               at: there
corsairs-of-umbar  all
pukel-men          R
shelob             all
""",
    """
code       doors: regions
agburanar  grey-mountain-narrows, iron-hills, northern-rhovanion, withered-heath
daelomin   grey-mountain-narrows, iron-hills, northern-rhovanion, withered-heath
leucaruth  grey-mountain-narrows, iron-hills, northern-rhovanion, withered-heath
smaug      grey-mountain-narrows, iron-hills, northern-rhovanion, withered-heath
""",
    """
code       doors: there
agburanar  all
daelomin   all
leucaruth  all
smaug      all
""",
    """
code                   event
adunaphel              permanent
akhorahil              permanent
dwar-of-waw            permanent
hoarmurath-of-dir      permanent
indur-dawndeath        permanent
khamul-the-easterling  permanent
mouth-of-sauron        short
ren-the-unclean        permanent
shelob                 permanent
uvatha-the-horseman    permanent
witch-king-of-angmar   permanent
""",
    """
code      attacks
assassin  3
slayer    2
""",
    """
code    keywords
shelob  spawn
""",
)
