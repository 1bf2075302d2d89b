"""The creatures of The Lidless Eye, Against the Shadow, The White Hand and The Balrog."""

from __future__ import annotations

from westmarch.meccg.tables.making import creatures

SHADOWS = creatures(
    """
code                           race               unique  strikes       prowess  body  points  text
arthadan-rangers               dunadan            -       each          10       6     2*      yes
beorning-toll                  man                -       each          11       6     2*      yes
the-border-watch               man                -       5             7        -     1*      yes
elf-lord-revealed-in-wrath     elf                -       1             15       9     3*      yes
elves-upon-errantry            elf                -       4             9        -     1*      yes
ent-in-search-of-the-entwives  awakened-plant     -       1             14       8     1*      yes
gondorian-rangers              dunadan            -       each          9        6     2*      yes
horse-lords                    man                -       each          10       6     2*      yes
landroval                      animal             yes     2             12       6     2*      yes
lawless-men                    man                -       2             9        -     1       -
pirates                        man                -       3             7        -     1       yes
sellswords-between-charters    man                -       2             11       -     1       -
sons-of-kings                  dunadan            -       3             10       -     2*      yes
thranduils-folk                elf                -       each          10       6     2*      yes
uruk-lieutenant                orc                -       1             9        -     1       yes
wandering-eldar                elf                -       each          9        -     1*      yes
wild-trolls                    troll              -       2             10       -     1       -
alatar-the-hunter              maia               yes     2             13       9     6*      yes
durins-folk                    dwarf              -       5             8        -     2*      yes
dwarven-travelers              dwarf              -       3             8        -     1*      yes
galadhrim                      elf                -       3             11       7     2*      yes
gandalf-the-white-rider        maia               yes     2             13       9     6*      yes
knights-of-the-prince          dunadan            yes     4             10       8     3*      yes
lady-of-the-golden-wood        elf                yes     1             12       10    3*      yes
lord-of-the-carrock            man                yes     1             16       9     2*      yes
lord-of-the-haven              elf                yes     1             13       9     3*      yes
master-of-the-house            elf                yes     1             14       9     3*      yes
pallando-the-soul-keeper       maia               yes     2             13       9     6*      yes
radagast-the-tamer             maia               yes     2             13       9     6*      yes
saruman-the-wise               maia               yes     3             13       9     6*      yes
stewards-guard                 dunadan            -       5             8        -     1*      yes
stout-men-of-gondor            man                -       6             7        -     1*      yes
trolls-from-the-mountains      troll              -       3             12       5     2       -
goblin-faces                   orc, man           -       3             7        -     1       yes
beorning-skin-changers         animal, man, bear  -       2             10       -     1*      yes
carrion-feeders                animal             -       each wounded  9        -     1       yes
olog-warlords                  troll              -       3             10       4     2       yes
shelobs-brood                  spider             -       4             8        -     1       -
""",
    """
code                           keyed
the-border-watch               f b F B
elf-lord-revealed-in-wrath     ww
elves-upon-errantry            ww b f
ent-in-search-of-the-entwives  ww b f
landroval                      ww b s
lawless-men                    b w s
pirates                        w c R
sellswords-between-charters    B S
sons-of-kings                  f b B F
uruk-lieutenant                w s R S
wandering-eldar                ww b
wild-trolls                    ww R
alatar-the-hunter              f F
durins-folk                    w b
dwarven-travelers              w b R B
gandalf-the-white-rider        f F
lord-of-the-haven              c
pallando-the-soul-keeper       f F
radagast-the-tamer             f F
saruman-the-wise               f F
trolls-from-the-mountains      www
goblin-faces                   b s B
beorning-skin-changers         ww
carrion-feeders                w s R S
olog-warlords                  s d S D
""",
    """
code                      regions
arthadan-rangers          arthedain, rhudaur, cardolan, hollin, the-shire
beorning-toll             anduin-vales, wold-and-foothills, high-pass, redhorn-gate
gondorian-rangers         ithilien, dagorlad, harondor, mouths-of-the-anduin, brown-lands
horse-lords               rohan, wold-and-foothills, gap-of-isen, anorien
thranduils-folk           woodland-realm, western-mirkwood, heart-of-mirkwood, northern-rhovanion
alatar-the-hunter         andrast, old-pukel-gap, anfalas, lamedon, lebennin, belfalas, anorien
durins-folk               the-shire
galadhrim                 lindon, rhudaur, wold-and-foothills, anfalas
gandalf-the-white-rider   arthedain, the-shire, rhudaur, lindon, wold-and-foothills, anfalas
knights-of-the-prince     anfalas, belfalas, lamedon, lebennin, anorien
lady-of-the-golden-wood   wold-and-foothills
lord-of-the-carrock       anduin-vales, woodland-realm, western-mirkwood, wold-and-foothills
lord-of-the-haven         lindon
master-of-the-house       rhudaur, arthedain, high-pass, the-shire, cardolan
pallando-the-soul-keeper  lindon, numeriador, arthedain, cardolan
radagast-the-tamer        southern-mirkwood, western-mirkwood, woodland-realm, heart-of-mirkwood
saruman-the-wise          gap-of-isen, rohan, enedhwaith, old-pukel-land
stewards-guard            wold-and-foothills, rohan, anorien, lebennin, brown-lands, dagorlad
stout-men-of-gondor       old-pukel-land, old-pukel-gap, andrast, anfalas, lamedon, belfalas
beorning-skin-changers    anduin-vales, western-mirkwood, wold-and-foothills
""",
    """
code                 regions
thranduils-folk      grey-mountain-narrows
lord-of-the-carrock  high-pass, redhorn-gate
stewards-guard       ithilien, harondor
stout-men-of-gondor  lebennin, anorien, rohan
""",
    """
code                      there
arthadan-rangers          all
beorning-toll             F B R S D
gondorian-rangers         all
horse-lords               F B R S D
thranduils-folk           all
alatar-the-hunter         all
galadhrim                 F B R S D
gandalf-the-white-rider   all
knights-of-the-prince     all
lady-of-the-golden-wood   all
lord-of-the-carrock       all
lord-of-the-haven         all
master-of-the-house       all
pallando-the-soul-keeper  all
saruman-the-wise          all
stout-men-of-gondor       all
beorning-skin-changers    all
""",
    """
code                sites
radagast-the-tamer  rhosgobel
""",
    """
code           deeps
shelobs-brood  within, beside
""",
    """
code               at: sites in
lord-of-the-haven  elven-shores, eriadoran-coast, andrast-coast, bay-of-belfalas
""",
    """
code               at: sites in
lord-of-the-haven  mouths-of-the-anduin
""",
    """
code               at: there
lord-of-the-haven  all
""",
    """
code                           no doors: keyed
ent-in-search-of-the-entwives  s
wandering-eldar                f
""",
    """
code                      event
alatar-the-hunter         permanent
gandalf-the-white-rider   permanent
lady-of-the-golden-wood   permanent
lord-of-the-carrock       permanent
lord-of-the-haven         short
master-of-the-house       permanent
pallando-the-soul-keeper  permanent
radagast-the-tamer        permanent
saruman-the-wise          permanent
beorning-skin-changers    short
""",
    """
code                      keywords
uruk-lieutenant           uruk-hai
alatar-the-hunter         maia
gandalf-the-white-rider   maia
pallando-the-soul-keeper  maia
radagast-the-tamer        maia
saruman-the-wise          maia
""",
)
