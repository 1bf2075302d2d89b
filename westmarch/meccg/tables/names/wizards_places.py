"""What the sites and regions of The Wizards are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.WIZARDS,
    """
code                         no.  name                         German
amon-hen                     371  Amon Hen                     Amon Hen
bag-end                      372  Bag End                      Beutelsend
bandit-lair                  373  Bandit Lair                  Räuberlager
barad-dur                    374  Barad-dûr                    Barad-dûr
barrow-downs                 375  Barrow-downs                 Hügelgräberhöhen
beorns-house                 376  Beorn's House                Beorns Haus
blue-mountain-dwarf-hold     377  Blue Mountain Dwarf-hold     Zwergenfeste im Blauen Gebirge
bree                         378  Bree                         Bree
cameth-brin                  379  Cameth Brin                  Cameth Brin
carn-dum                     380  Carn Dûm                     Carn Dûm
caves-of-ulund               381  Caves of Ûlund               Höhlen von Ûlund
cirith-ungol                 382  Cirith Ungol                 Cirith Ungol
dancing-spire                383  Dancing Spire                Felsnadel
dead-marshes                 384  Dead Marshes                 Totensümpfe
dimrill-dale                 385  Dimrill Dale                 Tal von Dimril
dol-amroth                   386  Dol Amroth                   Dol Amroth
dol-guldur                   387  Dol Guldur                   Dol Guldur
druadan-forest               388  Drúadan Forest               Drúadanwald
dunharrow                    389  Dunharrow                    Dunharg
dunnish-clan-hold            390  Dunnish Clan-hold            Dunländische Clanfeste
eagles-eyrie                 391  Eagles' Eyrie                Adlerhorst
easterling-camp              392  Easterling Camp              Lager der Ostlinge
edhellond                    393  Edhellond                    Edhellond
edoras                       394  Edoras                       Edoras
ettenmoors                   395  Ettenmoors                   Ettenöden
gladden-fields               396  Gladden Fields               Schwertelfelder
glittering-caves             397  Glittering Caves             Die Glitzernden Grotten
goblin-gate                  398  Goblin-gate                  Orkstadt
grey-havens                  399  Grey Havens                  Die Grauen Anfurten
henneth-annun                400  Henneth Annûn                Henneth Annûn
himring                      401  Himring                      Himring
irerock                      402  Irerock                      Zornfels
iron-hill-dwarf-hold         403  Iron Hill Dwarf-hold         Zwergenfeste in den Eisenbergen
isengard                     404  Isengard                     Isengart
isles-of-the-dead-that-live  405  Isles of the Dead that Live  Insel der lebenden Toten
lake-town                    406  Lake-town                    Seestadt
lond-galen                   407  Lond Galen                   Lond Galen
lorien                       408  Lórien                       Lórien
lossadan-cairn               409  Lossadan Cairn               Grabstätte der Lossadan
lossadan-camp                410  Lossadan Camp                Lager der Lossadan
minas-morgul                 411  Minas Morgul                 Minas Morgul
minas-tirith                 412  Minas Tirith                 Minas Tirith
moria                        413  Moria                        Moria
mount-doom                   414  Mount Doom                   Schicksalsberg
mount-gram                   415  Mount Gram                   Der Gramberg
mount-gundabad               416  Mount Gundabad               Gundabadberg
old-forest                   417  Old Forest                   Der Alte Wald
ost-in-edhil                 418  Ost-in-Edhil                 Ost-in-Edhil
pelargir                     419  Pelargir                     Pelargir
rhosgobel                    420  Rhosgobel                    Rhosgobel
rivendell                    421  Rivendell                    Bruchtal
ruined-signal-tower          422  Ruined Signal Tower          Verfallener Signalturm
sarn-goriwing                423  Sarn Goriwing                Sarn Goriwing
shelobs-lair                 424  Shelob's Lair                Kankras Lauer
shrel-kain                   425  Shrel-Kain                   Schrel-Kain
southron-oasis               426  Southron Oasis               Oase der Südlinge
stone-circle                 427  Stone-circle                 Steinkreis
the-lonely-mountain          428  The Lonely Mountain          Der Einsame Berg
the-stones                   429  The Stones                   Die Steine
the-white-towers             430  The White Towers             Die Weißen Türme
the-wind-throne              431  The Wind Throne              Thron der Winde
thranduils-halls             432  Thranduil's Halls            Thranduils Hallen
tolfalas                     433  Tolfalas                     Tolfalas
vale-of-erech                434  Vale of Erech                Tal von Erech
variag-camp                  435  Variag Camp                  Lager der Variags
weathertop                   436  Weathertop                   Wetterspitze
wellinghall                  437  Wellinghall                  Quellhall
woodmen-town                 438  Woodmen-town                 Stadt der Waldmenschen
wose-passage-hold            439  Wose Passage-hold            Wegfeste der Wasa
andrast                      440  Andrast                      Andrast
andrast-coast                441  Andrast Coast                Küste von Andrast
anduin-vales                 442  Anduin Vales                 Täler des Anduin
anfalas                      443  Anfalas                      Anfalas
angmar                       444  Angmar                       Angmar
anorien                      445  Anórien                      Anórien
arthedain                    446  Arthedain                    Arthedain
bay-of-belfalas              447  Bay of Belfalas              Bucht von Belfalas
belfalas                     448  Belfalas                     Belfalas
brown-lands                  449  Brown Lands                  Braune Lande
cardolan                     450  Cardolan                     Cardolan
dagorlad                     451  Dagorlad                     Dagorlad
dorwinion                    452  Dorwinion                    Dorwinion
dunland                      453  Dunland                      Dunland
elven-shores                 454  Elven Shores                 Elbenküste
enedhwaith                   455  Enedhwaith                   Enedhwaith
eriadoran-coast              456  Eriadoran Coast              Küste von Eriador
fangorn                      457  Fangorn                      Fangorn
forochel                     458  Forochel                     Forochel
gap-of-isen                  459  Gap of Isen                  Pforte von Rohan
gorgoroth                    460  Gorgoroth                    Gorgoroth
grey-mountain-narrows        461  Grey Mountain Narrows        Klüfte des Grauen Gebirges
gundabad                     462  Gundabad                     Gundabad
harondor                     463  Harondor                     Harondor
heart-of-mirkwood            464  Heart of Mirkwood            Herz des Düsterwaldes
high-pass                    465  High Pass                    Der Hohe Paß
hollin                       466  Hollin                       Hulsten
horse-plains                 467  Horse Plains                 Pferdesteppe
imlad-morgul                 468  Imlad Morgul                 Imlad Morgul
iron-hills                   469  Iron Hills                   Eisengebirge
ithilien                     470  Ithilien                     Ithilien
khand                        471  Khand                        Khand
lamedon                      472  Lamedon                      Lamedon
lebennin                     473  Lebennin                     Lebennin
lindon                       474  Lindon                       Lindon
mouths-of-the-anduin         475  Mouths of the Anduin         Mündungen des Anduin
northern-rhovanion           476  Northern Rhovanion           Nördliches Rhovanion
numeriador                   477  Númeriador                   Númeriador
nurn                         478  Nurn                         Nurn
old-pukel-gap                479  Old Pûkel Gap                Alte Pukel-Wildnis
old-pukel-land               480  Old Pûkel-land               Altes-Puckelland
redhorn-gate                 481  Redhorn Gate                 Rothornpaß
rhudaur                      482  Rhudaur                      Rhudaur
rohan                        483  Rohan                        Rohan
southern-mirkwood            484  Southern Mirkwood            Südlicher Düsterwald
southern-rhovanion           485  Southern Rhovanion           Südliches Rhovanion
the-shire                    486  The Shire                    Das Auenland
udun                         487  Udûn                         Udûn
western-mirkwood             488  Western Mirkwood             Westlicher Düsterwald
withered-heath               489  Withered Heath               Dürre Heide
wold-and-foothills           490  Wold & Foothills             Ausläufer des Nebelgebirges
woodland-realm               491  Woodland Realm               Waldreich
""",
)
