"""What the cards of The Dragons are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.DRAGONS,
    """
code                           no.  name
agburanar-ahunt                1    Agburanar Ahunt
agburanar-at-home              2    Agburanar at Home
bairanax                       3    Bairanax
bairanax-ahunt                 4    Bairanax Ahunt
bairanax-at-home               5    Bairanax at Home
black-breath                   6    Black Breath
carrion-birds                  7    Carrion Birds
cave-worm                      8    Cave Worm
cruel-caradhras                9    Cruel Caradhras
daelomin-ahunt                 10   Daelomin Ahunt
daelomin-at-home               11   Daelomin at Home
deftness-of-agility            12   Deftness of Agility
dire-wolves                    13   Dire Wolves
dragons-blood                  14   Dragon's Blood
dragons-breath                 15   Dragon's Breath
dragons-curse                  16   Dragon's Curse
dragons-terror                 17   Dragon's Terror
dragon-sickness                18   Dragon-sickness
dunlending-raiders             19   Dunlending Raiders
earcaraxe                      20   Eärcaraxë
earcaraxe-ahunt                21   Eärcaraxë Ahunt
earcaraxe-at-home              22   Eärcaraxë at Home
exile-of-solitude              23   Exile of Solitude
fever-of-unrest                24   Fever of Unrest
foolish-words                  25   Foolish Words
frenzy-of-madness              26   Frenzy of Madness
from-the-pits-of-angband       27   From the Pits of Angband
gothmog                        28   Gothmog
half-an-eye-open               29   Half an Eye Open
hobgoblins                     30   Hobgoblins
host-of-bats                   31   Host of Bats
ice-drake                      32   Ice-drake
icy-touch                      33   Icy Touch
incite-denizens                34   Incite Denizens
incite-minions                 35   Incite Minions
itangast                       36   Itangast
itangast-ahunt                 37   Itangast Ahunt
itangast-at-home               38   Itangast at Home
known-to-an-ounce              39   Known to an Ounce
land-drake                     40   Land-drake
left-behind                    41   Left Behind
lesser-spiders                 42   Lesser Spiders
leucaruth-ahunt                43   Leucaruth Ahunt
leucaruth-at-home              44   Leucaruth at Home
light-drake                    45   Light-drake
many-sorrows-befall            46   Many Sorrows Befall
marsh-drake                    47   Marsh-drake
memories-stolen                48   Memories Stolen
morgul-rats                    49   Morgul-rats
no-escape-from-my-magic        50   No Escape from My Magic
noose-of-the-sea               51   Noose of the Sea
parsimony-of-seclusion         52   Parsimony of Seclusion
passion-of-wrath               53   Passion of Wrath
peril-returned                 54   Peril Returned
prowess-of-age                 55   Prowess of Age
prowess-of-might               56   Prowess of Might
rain-drake                     57   Rain-drake
rumor-of-wealth                58   Rumor of Wealth
sand-drake                     59   Sand-drake
scatha                         60   Scatha
scatha-ahunt                   61   Scatha Ahunt
scatha-at-home                 62   Scatha at Home
scorba                         63   Scorba
scorba-ahunt                   64   Scorba Ahunt
scorba-at-home                 65   Scorba at Home
sea-serpent                    66   Sea Serpent
searching-eye                  67   Searching Eye
shadow-of-mordor               68   Shadow of Mordor
sleepless-malice               69   Sleepless Malice
smaug-ahunt                    70   Smaug Ahunt
smaug-at-home                  71   Smaug at Home
song-of-the-lady               72   Song of the Lady
stormcrow                      73   Stormcrow
subtlety-of-guile              74   Subtlety of Guile
thunders-companion             75   Thunder's Companion
times-are-evil                 76   Times Are Evil
true-cold-drake                77   True Cold-drake
true-fire-drake                78   True Fire-drake
velocity-of-haste              79   Velocity of Haste
were-worm                      80   Were-worm
wild-fell-beast                81   Wild Fell Beast
winds-of-wrath                 82   Winds of Wrath
winged-cold-drake              83   Winged Cold-drake
winged-fire-drake              84   Winged Fire-drake
withered-lands                 85   Withered Lands
wolf-riders                    86   Wolf-riders
worms-stench                   88   Worm's Stench
worn-and-famished              89   Worn and Famished
brand                          90   Brand
fram-framson                   91   Fram Framson
galdor                         92   Galdor
ioreth                         93   Ioreth
thrain-ii                      94   Thráin II
a-short-rest                   95   A Short Rest
adamant-helmet                 96   Adamant Helmet
alert-the-folk                 97   Alert the Folk
and-forth-he-hastened          98   And Forth He Hastened
arrows-shorn-of-ebony          99   Arrows Shorn of Ebony
belegaer                       100  Belegaer
bounty-of-the-hoard            101  Bounty of the Hoard
bow-of-dragon-horn             102  Bow of Dragon-horn
burglary                       103  Burglary
cloudless-day                  104  Cloudless Day
cram                           105  Cram
dragons-hunger                 106  Dragon's Hunger
dragon-feuds                   107  Dragon-feuds
dragon-lore                    108  Dragon-lore
dwarven-hoard                  109  Dwarven Hoard
echo-of-all-joy                110  Echo of all Joy
elf-path                       111  Elf-path
emerald-of-doriath             112  Emerald of Doriath
emerald-of-the-mariner         113  Emerald of the Mariner
enruned-shield                 114  Enruned Shield
fast-asleep                    115  Fast Asleep
flatter-a-foe                  116  Flatter a Foe
forod                          117  Forod
gift-of-comprehension          118  Gift of Comprehension
gold-belt-of-lorien            119  Gold Belt of Lórien
habergeon-of-silver            120  Habergeon of Silver
harad                          121  Harad
helm-of-her-secrecy            122  Helm of Her Secrecy
here-there-or-yonder           123  Here, There, or Yonder
hey-come-merry-dol             124  Hey! come merry dol!
houses-of-healing              125  Houses of Healing
king-under-the-mountain        126  King under the Mountain
legendary-hoard                127  Legendary Hoard
look-more-closely-later        128  Look More Closely Later
lore-of-the-ages               129  Lore of the Ages
magical-harp                   130  Magical Harp
many-foes-he-fought            131  Many Foes He Fought
many-turns-and-doublings       132  Many Turns and Doublings
map-to-mithril                 133  Map to Mithril
marvels-told                   134  Marvels Told
master-of-esgaroth             135  Master of Esgaroth
master-of-wood-water-or-hill   136  Master of Wood, Water, or Hill
mathom-lore                    137  Mathom Lore
men-of-dale                    138  Men of Dale
men-of-lake-town               139  Men of Lake-town
more-sense-than-you            140  More Sense than You
necklace-of-silver-and-pearls  141  Necklace of Silver and Pearls
nenselde-the-wingild           142  Nenseldë the Wingild
not-at-home                    143  Not at Home
pledge-of-conduct              144  Pledge of Conduct
refuge                         145  Refuge
returned-exiles                146  Returned Exiles
rhun                           147  Rhûn
riddling-talk                  148  Riddling Talk
sated-beast                    149  Sated Beast
scabbard-of-chalcedony         150  Scabbard of Chalcedony
secret-news                    151  Secret News
skin-changer                   152  Skin-changer
staff-asunder                  153  Staff Asunder
star-of-high-hope              154  Star of High Hope
tales-of-the-hunt              155  Tales of the Hunt
the-riddle-game                156  The Riddle Game
three-golden-hairs             157  Three Golden Hairs
thrors-map                     158  Thrór's Map
trickery                       159  Trickery
twice-baked-cakes              160  Twice-baked Cakes
valiant-sword                  161  Valiant Sword
vanish-in-sunlight             162  Vanish in Sunlight!
warm-now-be-heart-and-limb     163  Warm Now Be Heart and Limb
washed-and-refreshed           164  Washed and Refreshed
waybread                       165  Waybread
when-i-know-anything           166  When I Know Anything
wielded-twice                  167  Wielded Twice
wit                            168  Wit
wizard-uncloaked               169  Wizard Uncloaked
wizards-staff                  170  Wizard's Staff
wondrous-maps                  171  Wondrous Maps
wormsbane                      172  Wormsbane
buhr-widu                      173  Buhr Widu
dale                           174  Dale
framsburg                      175  Framsburg
gold-hill                      176  Gold Hill
gondmaeglom                    177  Gondmaeglom
isle-of-the-ulond              178  Isle of the Ulond
ovir-hollow                    179  Ovir Hollow
tharbad                        180  Tharbad
zarak-dum                      181  Zarak Dûm
ireful-flames                  182  Ireful Flames
horn-of-defiance               183  Horn of Defiance
ringil                         184  Ringil
belegennon                     185  Belegennon
""",
    """
code                           German
agburanar-ahunt                Agburanar auf der Jagd
agburanar-at-home              Agburanar daheim
bairanax                       Bairanax
bairanax-ahunt                 Bairanax auf der Jagd
bairanax-at-home               Bairanax daheim
black-breath                   Schwarzer Atem
carrion-birds                  Aaskrähen
cave-worm                      Höhlen-Lindwurm
cruel-caradhras                Grausamer Caradhras
daelomin-ahunt                 Daelomin auf der Jagd
daelomin-at-home               Daelomin daheim
deftness-of-agility            Blitzschneller Angriff
dire-wolves                    Wilde Wölfe
dragons-blood                  Drachenblut
dragons-breath                 Drachenodem
dragons-curse                  Drachenfluch
dragons-terror                 Drachenangst
dragon-sickness                Drachenkrankheit
dunlending-raiders             Dunländische Räuber
earcaraxe                      Eäcaraxë
earcaraxe-ahunt                Earcaraxe auf der Jagd
earcaraxe-at-home              Earcaraxe daheim
exile-of-solitude              In den Klauen des Drachen
fever-of-unrest                Fiebernde Unruhe
foolish-words                  Törichte Worte
frenzy-of-madness              Wahnsinnige Raserei
from-the-pits-of-angband       Aus den Grüften von Angband
gothmog                        Gothmog
half-an-eye-open               Mit halb offenem Auge
hobgoblins                     Hobgoblins
host-of-bats                   Fledermausschwarm
ice-drake                      Eisdrache
icy-touch                      Eisige Berührung
incite-denizens                Aufwiegeln der Bewohner
incite-minions                 Aufwiegeln der Finsterlinge
itangast                       Itangast
itangast-ahunt                 Itangast auf der Jagd
itangast-at-home               lntangast daheim
known-to-an-ounce              Bis aufs Gramm genau
land-drake                     Landdrache
left-behind                    Zurückgelassen
lesser-spiders                 Große Spinnen
leucaruth-ahunt                Leucaruth auf der Jagd
leucaruth-at-home              Leucaruth daheim
light-drake                    Lichtdrache
many-sorrows-befall            Von Sorgen geplagt
marsh-drake                    Sumpfdrache
memories-stolen                Verlorene Erinnerungen
morgul-rats                    Morgulratten
no-escape-from-my-magic        Es gibt kein Entkommen
noose-of-the-sea               Geissel der See
parsimony-of-seclusion         Zurück aus der Einsamkeit
passion-of-wrath               Unbändige Wut
peril-returned                 Die Gefahr kehrt zurück
prowess-of-age                 Erfahrung vieler Jahre
prowess-of-might               Unbändige Kraft
rain-drake                     Regendrache
rumor-of-wealth                Gerüchte von Reichtum
sand-drake                     Sanddrache
scatha                         Scatha
scatha-ahunt                   Scatha auf der Jagd
scatha-at-home                 Scatha daheim
scorba                         Scorba
scorba-ahunt                   Scorba auf der Jagd
scorba-at-home                 Scorba daheim
sea-serpent                    Seeschlange
searching-eye                  Suchender Blick
shadow-of-mordor               Schatten von Mordor
sleepless-malice               Sie finden keine Ruh
smaug-ahunt                    Smaug auf der Jagd
smaug-at-home                  Smaug daheim
song-of-the-lady               Das Lied der Herrin
stormcrow                      Sturmkrähe
subtlety-of-guile              Mit List und Tücke
thunders-companion             Gefährten des Donners
times-are-evil                 Düstere Zeiten
true-cold-drake                Wahrer Kaltdrache
true-fire-drake                Wahrer Feuerdrache
velocity-of-haste              Schnell wie der Wind
were-worm                      Wilder Lindwurm
wild-fell-beast                Wilder Geflügelter Unhold
winds-of-wrath                 Stürme des Zorns
winged-cold-drake              Geflügelter Kaltdrache
winged-fire-drake              Geflügelter Feuerdrachen
withered-lands                 Verdorrtes Land
wolf-riders                    Wolfsreiter
worms-stench                   Drachengestank
worn-and-famished              Müde und hungrig
brand                          Brand
fram-framson                   Fram Framsen
galdor                         Galdor
ioreth                         Ioreth
thrain-ii                      Thráin II
a-short-rest                   Kurze Rast
adamant-helmet                 Helm aus Adamant
alert-the-folk                 Ruft die Heere herbei!
and-forth-he-hastened          Beseelt von neuer Kraft
arrows-shorn-of-ebony          Pfeile aus Ebenholz
belegaer                       Belegaer
bounty-of-the-hoard            Beute aus dem Drachenhort
bow-of-dragon-horn             Bogen aus Drachenhorn
burglary                       Diebstahl
cloudless-day                  Wolkenloser Himmel
cram                           Cram
dragons-hunger                 Drachenhunger
dragon-feuds                   Streit der Drachen
dragon-lore                    Drachenkunde
dwarven-hoard                  Zwergenschatz
echo-of-all-joy                Widerhall der Freude
elf-path                       Elbenpfad
emerald-of-doriath             Smaragd aus Doriath
emerald-of-the-mariner         Smaragd des Seefahrers
enruned-shield                 Runenschild
fast-asleep                    Tiefer Schlaf
flatter-a-foe                  Schmeichelei
forod                          Forod
gift-of-comprehension          Gabe des Verstehens
gold-belt-of-lorien            Goldener Gürtel aus Lórien
habergeon-of-silver            Silbernes Panzerhemd
harad                          Harad
helm-of-her-secrecy            Helm des Verbergens
here-there-or-yonder           Herbei von nah und fern
hey-come-merry-dol             Denn alle Wälder lichten sich
houses-of-healing              Häuser der Heilung
king-under-the-mountain        König unterm Berg
legendary-hoard                Sagenhafte Reichtümer
look-more-closely-later        Eile ist geboten
lore-of-the-ages               Erfahrung aus alter Zeit
magical-harp                   Magische Harfe
many-foes-he-fought            Ein grosser Kämpe
many-turns-and-doublings       Geheime Pfade
map-to-mithril                 Mithrilkarte
marvels-told                   Wundersame Geschichten
master-of-esgaroth             Meister von Seestadt
master-of-wood-water-or-hill   Meister von Wald, Wasser und Berg
mathom-lore                    Mathorn
men-of-dale                    Die Männer von Thal
men-of-lake-town               Männer von Seestadt
more-sense-than-you            Mehr Verstand als ihr
necklace-of-silver-and-pearls  Silbernes Perlenkollier
nenselde-the-wingild           Nenselde die Meernymphe
not-at-home                    Nicht zu Hause
pledge-of-conduct              Unterpfand
refuge                         Zuflucht
returned-exiles                Späte Heimkehrer
rhun                           Rhûn
riddling-talk                  Rätselsprache
sated-beast                    Müde und gesättigt
scabbard-of-chalcedony         Schwertscheide aus Chalzedon
secret-news                    Geheime Neuigkeiten
skin-changer                   Pelzwechsler
staff-asunder                  Der Stab zerbricht
star-of-high-hope              Stern der Hoffnung
tales-of-the-hunt              Lieder der Jagd
the-riddle-game                Das Rätselpiel
three-golden-hairs             Drei Goldene Haare
thrors-map                     Thrórs Landkarte
trickery                       Listenreich
twice-baked-cakes              Zwieback der Beorninger
valiant-sword                  Schwert der Tapferkeit
vanish-in-sunlight             Verschwinde im Sonnenlicht
warm-now-be-heart-and-limb     Herz und Glieder wieder warm
washed-and-refreshed           Gewaschen und erfrischt
waybread                       Wegbrot
when-i-know-anything           Wenn ich eines Weiß
wielded-twice                  Schnell zur Hand
wit                            Geistreich
wizard-uncloaked               Enthüllung des Zauberers
wizards-staff                  Stab des Zauberers
wondrous-maps                  Wundersame Karten
wormsbane                      Drachenbann
buhr-widu                      Buhr Widu
dale                           Thal
framsburg                      Framsburg
gold-hill                      Goldhügel
gondmaeglom                    Gondmaeglom
isle-of-the-ulond              Insel der Ulond
ovir-hollow                    Talsenke von Ovir
tharbad                        Tharbad
zarak-dum                      Zarak Dûm
ireful-flames                  Flammen des Zorns
horn-of-defiance               Horn der Herausforderung
ringil                         Ringil
belegennon                     Belegennon
""",
)
