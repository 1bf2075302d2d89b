"""What the hazards of The Wizards are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.WIZARDS,
    """
code                       no.  name                       German
abductor                   1    Abductor                   Entführer
adunaphel                  2    Adûnaphel                  Adûnaphel
agburanar                  3    Agburanar                  Agburanar
akhorahil                  4    Akhôrahil                  Akhôrahil
ambusher                   5    Ambusher                   Hinterhalt
arouse-denizens            6    Arouse Denizens            Aufstacheln der Bewohner
arouse-minions             7    Arouse Minions             Aufstacheln der Finsterlinge
assassin                   8    Assassin                   Attentäter
awaken-denizens            9    Awaken Denizens            Erwachen der Bewohner
awaken-minions             10   Awaken Minions             Erwachen der Finsterlinge
awaken-the-earths-fire     11   Awaken the Earth's Fire    Erwachen der Erdfeuer
balrog-of-moria            12   Balrog of Moria            Der Balrog von Moria
bane-of-the-ithil-stone    13   Bane of the Ithil-stone    Fluch des Ithil-Steins
barrow-wight               14   Barrow-wight               Grabunhold
bert-burat                 16   “Bert” (Bûrat)             Bert (Bûrat)
brigands                   17   Brigands                   Gesetzlose
call-of-home               18   Call of Home               Ruf der Heimat
call-of-the-sea            19   Call of the Sea            Ruf der See
cave-drake                 20   Cave-drake                 Höhlendrache
choking-shadows            21   Choking Shadows            Würgender Schatten
clouds                     22   Clouds                     Sturmwolken
corpse-candle              23   Corpse-candle              Leichenlicht
corsairs-of-umbar          24   Corsairs of Umbar          Korsaren von Umbar
crebain                    25   Crebain                    Crebain
daelomin                   26   Daelomin                   Daelomin
despair-of-the-heart       27   Despair of the Heart       Verzweiflung des Herzens
doors-of-night             28   Doors of Night             Tore der Nacht
dragons-desolation         29   Dragon's Desolation        Verwüstung der Drachen
drowning-seas              30   Drowning Seas              Sturmflut
dwar-of-waw                31   Dwar of Waw                Dwar von Waw
eye-of-sauron              32   Eye of Sauron              Das Auge Saurons
fell-beast                 33   Fell Beast                 Geflügelter Unhold
fell-turtle                34   Fell Turtle                Riesenschildkröte
fell-winter                35   Fell Winter                Grausamer Winter
foul-fumes                 36   Foul Fumes                 Giftige Dämpfe
ghosts                     37   Ghosts                     Geister
ghouls                     38   Ghouls                     Ghule
giant                      39   Giant                      Riese
giant-spiders              40   Giant Spiders              Riesenspinnen
gloom                      41   Gloom                      Düsternis
greed                      42   Greed                      Gier
half-trolls-of-far-harad   43   Half-trolls of Far Harad   Halbtrolle aus Weit-Harad
hoarmurath-of-dir          44   Hoarmûrath of Dír          Hoarmûrath von Dír
huorn                      45   Huorn                      Huorn
indur-dawndeath            46   Indûr Dawndeath            Indûr von Mûmakan
khamul-the-easterling      47   Khamûl the Easterling      Khamûl der Ostling
leucaruth                  48   Leucaruth                  Leucaruth
long-winter                49   Long Winter                Langer Winter
lost-at-sea                50   Lost at Sea                Irrfahrt
lost-in-border-lands       51   Lost in Border-lands       Verirrt in Grenzlanden
lost-in-dark-domains       52   Lost in Dark-domains       Verirrt im Dunklen Reich
lost-in-free-domains       53   Lost in Free-domains       Verirrt in Freien Reichen
lost-in-shadow-lands       54   Lost in Shadow-lands       Verirrt in Schattenlanden
lost-in-the-wilderness     55   Lost in the Wilderness     Verlaufen in der Wildnis
lure-of-creation           56   Lure of Creation           Versuchung des Erschaffens
lure-of-expedience         57   Lure of Expedience         Versuchung der Gelüste
lure-of-nature             58   Lure of Nature             Versuchung der Natur
lure-of-power              59   Lure of Power              Verlockung der Macht
lure-of-the-senses         60   Lure of the Senses         Verlockung der Sinne
minions-stir               61   Minions Stir               Aufruhr der Schergen
morgul-night               62   Morgul Night               Morgul-Nacht
morgul-horse               63   Morgul-horse               Morgul-Pferd
morgul-knife               64   Morgul-knife               Morgul-Messer
mouth-of-sauron            65   Mouth of Sauron            Saurons Mund
mumak-oliphant             66   Mûmak (Oliphant)           Mûmak (Olifant)
muster-disperses           67   Muster Disperses           Auflösung des Heeres
new-moon                   68   New Moon                   Neumond
night                      69   Night                      Nacht
old-man-willow             70   Old Man Willow             Der alte Weidenmann
olog-hai-trolls            71   Olog-hai (Trolls)          Olog-hai (Trolle)
orc-guard                  72   Orc-guard                  Ork-Wachtposten
orc-lieutenant             73   Orc-lieutenant             Ork-Unterhäuptling
orc-patrol                 74   Orc-patrol                 Ork-Patrouille
orc-raiders                75   Orc-raiders                Ork-Räuberbande
orc-warband                76   Orc-warband                Ork-Kriegsmeute
orc-warriors               77   Orc-warriors               Ork-Krieger
orc-watch                  78   Orc-watch                  Ork-Wache
pick-pocket                79   Pick-pocket                Taschendieb
plague-of-wights           81   Plague of Wights           Plage der Unholde
pukel-men                  82   Pûkel-men                  Puckelmänner
ren-the-unclean            83   Ren the Unclean            Ren der Unreine
river                      84   River                      Fluß
rogrog                     85   Rogrog                     Rogrog
shelob                     86   Shelob                     Kankra
siege                      87   Siege                      Belagerung
silent-watcher             88   Silent Watcher             Stiller Wächter
slayer                     89   Slayer                     Totschläger
smaug                      90   Smaug                      Smaug
snowstorm                  91   Snowstorm                  Schneesturm
storms-of-osse             92   Storms of Ossë             Osses Sturmflut
the-balance-of-things      93   The Balance of Things      Das Gleichgewicht der Mächte
the-burden-of-time         94   The Burden of Time         Die Last der Zeit
the-great-goblin           95   The Great Goblin           Der Große Ork
the-nazgul-are-abroad      96   The Nazgûl are Abroad      Die Nazgûl sind unterwegs
the-pale-sword             97   The Pale Sword             Das Bleiche Schwert
the-precious               98   The Precious               Der Schatz
the-rings-betrayal         99   The Ring's Betrayal        Der Betrug des Ringes
the-will-of-sauron         100  The Will of Sauron         Der Wille Saurons
the-will-of-the-ring       101  The Will of the Ring       Der Wille des Rings
thief                      102  Thief                      Dieb
tom-tuma                   103  “Tom” (Tûma)               Tom (Tûma)
tookish-blood              104  Tookish Blood              Erbe der Tuks
traitor                    105  Traitor                    Verräter
twilight                   106  Twilight                   Zwielicht
uvatha-the-horseman        107  Ûvatha the Horseman        Ûvatha der Reiter
wake-of-war                108  Wake of War                Ruf des Krieges
wargs                      109  Wargs                      Warge
watcher-in-the-water       110  Watcher in the Water       Der Wächter im Wasser
weariness-of-the-heart     111  Weariness of the Heart     Müdigkeit des Herzens
william-wuluag             112  “William” (Wûluag)         William (Wûluag)
witch-king-of-angmar       113  Witch-king of Angmar       Hexenkönig von Angmar
wolves                     114  Wolves                     Wölfe
words-of-power-and-terror  115  Words of Power and Terror  Worte von Macht und Schrecken
fury-of-the-iron-crown     492  Fury of the Iron Crown     Das Wüten der Eisernen Krone
neeker-breekers            493  Neeker-breekers            Zirperkirper
a-pack-at-the-door         497  A Pack at the Door         Das Pack vor der Tür
""",
)
