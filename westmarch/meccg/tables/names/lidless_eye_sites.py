"""What the sites of The Lidless Eye are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.LIDLESS_EYE,
    """
code                             no.  name                      German
amon-hen-minion                  349  Amon Hen                  Amon Hen
bag-end-minion                   350  Bag End                   Beutelsend
bandit-lair-minion               351  Bandit Lair               Räuberlager
barad-dur-minion                 352  Barad-dûr                 Barad-dûr
barrow-downs-minion              353  Barrow-downs              Hügelgräberhöhen
beorns-house-minion              354  Beorn's House             Beorns Haus
blue-mountain-dwarf-hold-minion  355  Blue Mountain Dwarf-hold  Zwergenfeste im Blauen Gebirge
bree-minion                      356  Bree                      Bree
buhr-widu-minion                 357  Buhr Widu                 Buhr Widu
cameth-brin-minion               358  Cameth Brin               Cameth Brin
carn-dum-minion                  359  Carn Dûm                  Carn Dûm
caves-of-ulund-minion            360  Caves of Ûlund            Höhlen von Ûlund
cirith-gorgor-minion             361  Cirith Gorgor             Cirith Gorgor
cirith-ungol-minion              362  Cirith Ungol              Cirith Ungol
dale-minion                      363  Dale                      Thal
dead-marshes-minion              364  Dead Marshes              Totensümpfe
dimrill-dale-minion              365  Dimrill Dale              Tal von Dimril
dol-amroth-minion                366  Dol Amroth                Dol Amroth
dol-guldur-minion                367  Dol Guldur                Dol Guldur
druadan-forest-minion            368  Drúadan Forest            Drúadanwald
dunharrow-minion                 369  Dunharrow                 Dunharg
dunnish-clan-hold-minion         370  Dunnish Clan-hold         Dunländische Clanfeste
easterling-camp-minion           371  Easterling Camp           Lager der Ostlinge
edoras-minion                    372  Edoras                    Edoras
ettenmoors-minion                373  Ettenmoors                Ettenöden
geann-a-lisch-minion             374  Geann a-Lisch             Geann a-Lisch
gladden-fields-minion            375  Gladden Fields            Schwertelfelder
glittering-caves-minion          376  Glittering Caves          Die Glitzernden Grotten
gobel-mirlond-minion             377  Gobel Mírlond             Gobel Mírlond
goblin-gate-minion               378  Goblin-gate               Orkstadt
gondmaeglom-minion               379  Gondmaeglom               Gondmaeglom
haudh-in-gwanur-minion           380  Haudh-in-Gwanûr           Haudh-in-Gwanûr
henneth-annun-minion             381  Henneth Annûn             Henneth Annûn
hermits-hill-minion              382  Hermit's Hill             Hügel des Einsiedlers
iron-hill-dwarf-hold-minion      383  Iron Hill Dwarf-hold      Zwergenfeste in den Eisenbergen
isengard-minion                  384  Isengard                  Isengart
lake-town-minion                 385  Lake-town                 Seestadt
lond-galen-minion                386  Lond Galen                Lond Galen
the-lonely-mountain-minion       387  The Lonely Mountain       Der Einsame Berg
lossadan-cairn-minion            388  Lossadan Cairn            Grabstätte der Lossadan
lossadan-camp-minion             389  Lossadan Camp             Lager der Lossadan
minas-morgul-minion              390  Minas Morgul              Minas Morgul
minas-tirith-minion              391  Minas Tirith              Minas Tirith
moria-minion                     392  Moria                     Moria
mount-doom-minion                393  Mount Doom                Schicksalsberg
mount-gram-minion                394  Mount Gram                Der Gramberg
mount-gundabad-minion            395  Mount Gundabad            Gundabadberg
nurniag-camp-minion              396  Nûrniag Camp              Lager der Nûrniags
ost-in-edhil-minion              397  Ost-in-Edhil              Ost-in-Edhil
pelargir-minion                  398  Pelargir                  Pelargir
raider-hold-minion               399  Raider-hold               Bollwerk der Banditen
ruined-signal-tower-minion       400  Ruined Signal Tower       Verfallener Signalturm
sarn-goriwing-minion             401  Sarn Goriwing             Sarn Goriwing
shelobs-lair-minion              402  Shelob's Lair             Kankras Lauer
shrel-kain-minion                403  Shrel-Kain                Schrel-Kain
southron-oasis-minion            404  Southron Oasis            Oase der Südlinge
stone-circle-minion              405  Stone-circle              Steinkreis
the-stones-minion                406  The Stones                Die Steine
tharbad-minion                   407  Tharbad                   Tharbad
thranduils-halls-minion          408  Thranduil's Halls         Thranduils Hallen
urlurtsu-nurn-minion             409  Urlurtsu Nurn             Urlurtsu Nurn
vale-of-erech-minion             410  Vale of Erech             Tal von Erech
variag-camp-minion               411  Variag Camp               Lager der Variags
the-white-towers-minion          412  The White Towers          Die Weißen Türme
the-wind-throne-minion           413  The Wind Throne           Thron der Winde
woodmen-town-minion              414  Woodmen-town              Stadt der Waldmenschen
the-worthy-hills-minion          415  The Worthy Hills          Die Ehrwürdigen Hügel
wose-passage-hold-minion         416  Wose Passage-hold         Wegfeste der Wasa
zarak-dum-minion                 417  Zarak Dûm                 Zarak Dûm
""",
)
