"""The factions: how hard they are to win, where, and who does better or worse."""

from __future__ import annotations

from westmarch.meccg.tables.figures import Faction
from westmarch.meccg.tables.making import factions

TABLE = factions(
    """
code                           alignment  race     unique  points  number  in play  text
army-of-the-dead               hero       special  yes     6       -       -        yes
beornings                      hero       man      yes     2       7       -        -
blue-mountain-dwarves          hero       dwarf    yes     3       9       -        -
dunlendings                    hero       man      yes     2       9       -        -
easterlings                    hero       man      yes     4       9       -        -
elves-of-lindon                hero       elf      yes     2       9       -        -
ents-of-fangorn                hero       ent      yes     3       9       -        -
hillmen                        hero       man      yes     1       9       -        -
hobbits                        hero       hobbit   yes     1       8       -        -
iron-hill-dwarves              hero       dwarf    yes     4       8       -        -
knights-of-dol-amroth          hero       dunadan  yes     3       8       -        -
lossoth                        hero       man      yes     2       8       -        -
men-of-anfalas                 hero       man      yes     2       8       -        -
men-of-anorien                 hero       man      yes     2       7       -        -
men-of-dorwinion               hero       man      yes     3       6       -        -
men-of-lamedon                 hero       man      yes     2       7       -        -
men-of-lebennin                hero       man      yes     2       7       -        -
men-of-northern-rhovanion      hero       man      yes     2       6       -        -
rangers-of-ithilien            hero       dunadan  yes     3       7       -        -
rangers-of-the-north           hero       dunadan  yes     3       9       -        -
riders-of-rohan                hero       man      yes     3       9       -        -
southrons                      hero       man      yes     5       8       -        -
the-great-eagles               hero       eagle    yes     3       9       -        -
tower-guard-of-minas-tirith    hero       dunadan  yes     2       7       -        -
variags-of-khand               hero       man      yes     4       9       -        -
wood-elves                     hero       elf      yes     3       8       -        -
woodmen                        hero       man      yes     2       7       -        -
woses-of-old-pukel-land        hero       wose     yes     3       8       -        -
woses-of-the-druadan-forest    hero       wose     yes     3       9       -        -
men-of-dale                    hero       man      yes     2       7       -        -
men-of-lake-town               hero       man      yes     2       8       -        -
returned-exiles                hero       dwarf    yes     5       12      -        yes
agburanar-roused               minion     dragon   yes     4       12      -        yes
balchoth                       minion     man      yes     2       8       -        -
beornings-minion               minion     man      yes     3       9       -        -
black-trolls                   minion     troll    yes     1       10      0        yes
dunlendings-minion             minion     man      yes     4       9       -        -
easterlings-minion             minion     man      yes     2       8       -        -
goblins-of-goblin-gate         minion     orc      yes     2       8       0        -
grey-mountain-goblins          minion     orc      yes     3       8       0        -
half-trolls                    minion     troll    yes     1       9       0        yes
hill-trolls                    minion     troll    yes     2       9       0        yes
hillmen-minion                 minion     man      yes     4       10      -        -
ice-orcs                       minion     orc      yes     4       10      0        -
men-of-dorwinion-minion        minion     man      yes     3       10      -        -
misty-mountain-wargs           minion     wolf     yes     2       9       0        yes
nurniags-minion                minion     man      yes     2       9       -        -
orcs-of-angmar                 minion     orc      yes     2       8       0        -
orcs-of-gorgoroth              minion     orc      yes     1       8       0        yes
orcs-of-gundabad               minion     orc      yes     3       9       0        -
orcs-of-mirkwood               minion     orc      yes     2       8       0        -
orcs-of-moria                  minion     orc      yes     3       10      0        -
orcs-of-the-ash-mountains      minion     orc      yes     1       8       0        yes
orcs-of-the-ephel-duath        minion     orc      yes     1       8       0        yes
orcs-of-the-red-eye            minion     orc      yes     1       8       0        yes
orcs-of-udun                   minion     orc      yes     1       8       0        yes
scatha-roused                  minion     dragon   yes     5       13      -        yes
scorba-roused                  minion     dragon   yes     3       11      -        yes
smaug-roused                   minion     dragon   yes     5       12      -        yes
snaga-hai                      minion     orc      -       1       9       0        -
southrons-minion               minion     man      yes     2       8       -        -
stone-trolls                   minion     troll    yes     2       10      0        yes
umbarean-corsairs              minion     man      yes     2       8       -        -
ungol-orcs                     minion     orc      yes     1       8       0        yes
uruk-hai                       minion     orc      yes     2       11      0        yes
variags-of-khand-minion        minion     man      yes     2       8       -        -
wargs-of-the-forochel          minion     wolf     yes     3       10      0        -
white-mountain-wolves          minion     wolf     yes     3       10      0        -
woodmen-minion                 minion     man      yes     3       10      -        -
woses-of-the-eryn-vorn-minion  minion     wose     yes     3       11      -        -
angmarim                       hero       man      yes     3       11      -        yes
haradrim                       hero       man      yes     4       9       -        -
wain-easterlings               hero       man      yes     3       8       -        -
petty-dwarves                  hero       dwarf    yes     2       10      -        -
angmarim-minion                minion     man      yes     1       10      0        -
haradrim-minion                minion     man      yes     2       9       -        -
nurniags                       hero       man      yes     5       13      -        yes
petty-dwarves-minion           minion     dwarf    yes     3       11      -        -
wain-easterlings-minion        minion     man      yes     2       9       -        -
woses-of-the-eryn-vorn         hero       wose     yes     2       10      -        -
asdriags                       minion     man      yes     2       10      -        -
bairanax-roused                minion     dragon   yes     3       11      -        yes
black-numenoreans              minion     dunadan  yes     2       8       -        -
corsairs-of-rhun               minion     man      yes     2       9       -        -
daelomin-roused                minion     dragon   yes     4       12      -        yes
earcaraxe-roused               minion     dragon   yes     4       11      -        yes
itangast-roused                minion     dragon   yes     6       15      -        yes
leucaruth-roused               minion     dragon   yes     4       12      -        yes
morgul-orcs                    minion     orc      yes     1       8       0        -
nuriags                        minion     man      yes     2       9       -        -
orcs-of-dol-guldur             minion     orc      yes     1       8       0        -
a-panoply-of-wings             hero       animal   -       1       11      -        yes
beasts-of-the-wood             dual       animal   -       1       11      -        yes
wild-horses                    hero       animal   -       1       11      -        yes
wild-hounds                    dual       animal   -       1       11      -        yes
greater-half-orcs              stage      orc      -       2       11      -        yes
half-orcs                      stage      orc      -       1       9       -        yes
a-few-recruits                 minion     orc      -       1       8       -        yes
""",
    """
code                         modifications
beornings                    man +1
blue-mountain-dwarves        elf -2, dwarf +2
dunlendings                  man -1, dunadan -1, dwarf -1
easterlings                  dunadan -2
elves-of-lindon              dunadan +1, elf +2
ents-of-fangorn              hobbit +4
hillmen                      man +1
hobbits                      hobbit +4
iron-hill-dwarves            elf -2, dwarf +2
knights-of-dol-amroth        dunadan +1
lossoth                      man +1
men-of-anfalas               dunadan +1
men-of-anorien               dunadan +1
men-of-dorwinion             man +1
men-of-lamedon               dunadan +1
men-of-lebennin              dunadan +1
men-of-northern-rhovanion    man +1
rangers-of-ithilien          dunadan +1
rangers-of-the-north         dunadan +1
riders-of-rohan              hobbit +1, dunadan +1
southrons                    dunadan -2, elf -2, dwarf -2
tower-guard-of-minas-tirith  dunadan +1
wood-elves                   man -1, elf +1, dwarf -2
woodmen                      man +1
men-of-dale                  man +2, dwarf +1
men-of-lake-town             man +2, dwarf -1
balchoth                     easterlings +2, men-of-dorwinion -2
black-trolls                 morgul-orcs +2, orcs-of-gundabad -2
dunlendings-minion           hillmen +2
easterlings-minion           balchoth +2, wain-easterlings +2, men-of-dorwinion -2
goblins-of-goblin-gate       grey-mountain-goblins +2
grey-mountain-goblins        orcs-of-gundabad +2, goblins-of-goblin-gate +2
half-trolls                  variags-of-khand +2
hill-trolls                  stone-trolls +2
hillmen-minion               dunlendings +2, angmarim +2
ice-orcs                     wargs-of-the-forochel +2
men-of-dorwinion-minion      easterlings -2, balchoth -2
misty-mountain-wargs         goblins-of-goblin-gate +2, wargs-of-the-forochel +2
nurniags-minion              nuriags +2, balchoth -2, variags-of-khand +2
orcs-of-angmar               morgul-orcs +2, orcs-of-gundabad -2
orcs-of-gorgoroth            orcs-of-udun +2, orcs-of-mirkwood -2
orcs-of-gundabad             grey-mountain-goblins +2, orcs-of-angmar -2
orcs-of-mirkwood             orcs-of-the-red-eye -2, orcs-of-gorgoroth +2
orcs-of-moria                goblins-of-goblin-gate +2, orcs-of-dol-guldur -2
orcs-of-the-ash-mountains    orcs-of-the-ephel-duath -2, snaga-hai +2
orcs-of-the-ephel-duath      snaga-hai +2, orcs-of-angmar -2
orcs-of-the-red-eye          orcs-of-mirkwood -2, orcs-of-udun -2, uruk-hai +2
orcs-of-udun                 orcs-of-gorgoroth +2, orcs-of-the-red-eye -2
southrons-minion             haradrim +2, asdriags -2
stone-trolls                 black-trolls +2
umbarean-corsairs            black-numenoreans +2, southrons +2
ungol-orcs                   uruk-hai +2, morgul-orcs -2
variags-of-khand-minion      nurniags +2, haradrim -2
wargs-of-the-forochel        ice-orcs +2, misty-mountain-wargs +2
white-mountain-wolves        dunlendings +2
angmarim                     wizard -5, man +1
haradrim                     wizard -5, dunadan -2, elf -2, dwarf -2
wain-easterlings             wizard -5, dunadan -2
petty-dwarves                elf -2, dwarf +2
angmarim-minion              easterlings +2, hillmen +2
haradrim-minion              southrons +2, variags-of-khand -2
nurniags                     wizard -5, man +1
wain-easterlings-minion      easterlings +2, nuriags -2
asdriags                     nurniags +2, variags-of-khand +2, balchoth -2
black-numenoreans            umbarean-corsairs +2
corsairs-of-rhun             easterlings +2, men-of-dorwinion -2
morgul-orcs                  ungol-orcs -2, orcs-of-angmar +2
nuriags                      haradrim +2, southrons -2
orcs-of-dol-guldur           orcs-of-moria -2, orcs-of-the-red-eye +2
""",
    """
code                           at
army-of-the-dead               vale-of-erech
beornings                      beorns-house
blue-mountain-dwarves          blue-mountain-dwarf-hold
dunlendings                    dunnish-clan-hold
easterlings                    easterling-camp
elves-of-lindon                grey-havens
ents-of-fangorn                wellinghall
hillmen                        cameth-brin
hobbits                        bag-end
iron-hill-dwarves              iron-hill-dwarf-hold
knights-of-dol-amroth          dol-amroth
lossoth                        lossadan-camp
men-of-anfalas                 lond-galen
men-of-anorien                 minas-tirith
men-of-dorwinion               shrel-kain
men-of-lamedon                 vale-of-erech
men-of-lebennin                pelargir
men-of-northern-rhovanion      lake-town
rangers-of-ithilien            henneth-annun
rangers-of-the-north           bree
riders-of-rohan                edoras
southrons                      southron-oasis
the-great-eagles               eagles-eyrie
tower-guard-of-minas-tirith    minas-tirith
variags-of-khand               variag-camp
wood-elves                     thranduils-halls
woodmen                        woodmen-town
woses-of-old-pukel-land        wose-passage-hold
woses-of-the-druadan-forest    druadan-forest
men-of-dale                    dale
men-of-lake-town               lake-town
agburanar-roused               caves-of-ulund
balchoth                       raider-hold
beornings-minion               beorns-house
black-trolls                   cirith-gorgor, barad-dur
dunlendings-minion             dunnish-clan-hold
easterlings-minion             easterling-camp
goblins-of-goblin-gate         goblin-gate
grey-mountain-goblins          gondmaeglom
half-trolls                    cirith-ungol, barad-dur
hill-trolls                    ettenmoors
hillmen-minion                 cameth-brin
ice-orcs                       any, R, in:forochel, in:withered-heath
men-of-dorwinion-minion        shrel-kain
misty-mountain-wargs           ettenmoors
nurniags-minion                nurniag-camp
orcs-of-angmar                 mount-gram
orcs-of-gorgoroth              barad-dur
orcs-of-gundabad               mount-gundabad
orcs-of-mirkwood               sarn-goriwing
orcs-of-moria                  moria
orcs-of-the-ash-mountains      cirith-gorgor
orcs-of-the-ephel-duath        cirith-ungol
orcs-of-the-red-eye            barad-dur
orcs-of-udun                   cirith-gorgor
scatha-roused                  gondmaeglom
scorba-roused                  zarak-dum
smaug-roused                   the-lonely-mountain
snaga-hai                      any, S, tapped
southrons-minion               southron-oasis
stone-trolls                   ettenmoors
umbarean-corsairs              gobel-mirlond
ungol-orcs                     cirith-ungol
uruk-hai                       barad-dur, cirith-gorgor, cirith-ungol
variags-of-khand-minion        variag-camp
wargs-of-the-forochel          lossadan-cairn
white-mountain-wolves          stone-circle
woodmen-minion                 woodmen-town
woses-of-the-eryn-vorn-minion  the-worthy-hills
angmarim                       carn-dum
haradrim                       southron-oasis
wain-easterlings               easterling-camp
petty-dwarves                  the-worthy-hills
angmarim-minion                carn-dum
haradrim-minion                southron-oasis
nurniags                       nurniag-camp
petty-dwarves-minion           the-worthy-hills
wain-easterlings-minion        easterling-camp
woses-of-the-eryn-vorn         the-worthy-hills
asdriags                       nurniag-camp
bairanax-roused                ovir-hollow
black-numenoreans              gobel-mirlond
corsairs-of-rhun               raider-hold
daelomin-roused                dancing-spire
earcaraxe-roused               isle-of-the-ulond
itangast-roused                gold-hill
leucaruth-roused               irerock
morgul-orcs                    minas-morgul
nuriags                        variag-camp
orcs-of-dol-guldur             dol-guldur
a-panoply-of-wings             any, tapped, not:H, not:S, not:D, in:w
beasts-of-the-wood             any, tapped, not:H, not:D, in:woodland-realm, in:western-mirkwood
wild-horses                    any, tapped, not:H, in:rohan, in:khand, in:dorwinion, in:horse-plains
wild-hounds                    any, R, in:w, tapped
""",
    """
code                at
beasts-of-the-wood  in:heart-of-mirkwood, in:southern-mirkwood, in:fangorn, in:cardolan
wild-horses         in:southern-rhovanion, in:harondor
""",
    """
code               stage
greater-half-orcs  1
half-orcs          1
""",
    """
code            specific
a-few-recruits  balrog
""",
)

FACTIONS: dict[str, Faction] = {each.card.code: each for each in TABLE}
