"""What the cards of Against the Shadow are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.AGAINST_THE_SHADOW,
    """
code                                  no.  name
burat                                 1    Bûrat
mauhur                                2    Mauhúr
mionid                                3    Mîonid
perchen                               4    Perchen
tuma                                  5    Tûma
wuluag                                6    Wûluag
alatar-the-hunter                     7    Alatar the Hunter
durins-folk                           8    Durin's Folk
dwarven-travelers                     9    Dwarven Travelers
galadhrim                             10   Galadhrim
gandalf-the-white-rider               11   Gandalf the White Rider
knights-of-the-prince                 12   Knights of the Prince
lady-of-the-golden-wood               13   Lady of the Golden Wood
lord-of-the-carrock                   14   Lord of the Carrock
lord-of-the-haven                     15   Lord of the Haven
master-of-the-house                   16   Master of the House
pallando-the-soul-keeper              17   Pallando the Soul-keeper
radagast-the-tamer                    18   Radagast the Tamer
saruman-the-wise                      19   Saruman the Wise
stewards-guard                        20   Steward's Guard
stout-men-of-gondor                   21   Stout Men of Gondor
trolls-from-the-mountains             22   Trolls from the Mountains
a-lie-in-your-eyes                    23   A Lie in Your Eyes
alone-and-unadvised                   24   Alone and Unadvised
come-at-need                          25   Come at Need
early-harvest                         26   Early Harvest
enchanted-stream                      27   Enchanted Stream
fealty-under-trial                    28   Fealty Under Trial
fear-fire-foes                        29   FEAR! FIRE! FOES!
full-of-froth-and-rage                30   Full of Froth and Rage
near-to-hear-a-whisper                31   Near to Hear a Whisper
one-foe-to-breed-a-war                32   One Foe to Breed a War
pilfer-anything-unwatched             33   Pilfer Anything Unwatched
power-built-by-waiting                34   Power Built by Waiting
returned-beyond-all-hope              35   Returned Beyond All Hope
ride-against-the-enemy                36   Ride Against the Enemy
short-legs-are-slow                   37   Short Legs Are Slow
slip-treacherously                    38   Slip Treacherously
summons-from-long-sleep               39   Summons from Long Sleep
trouble-on-all-borders                40   Trouble on All Borders
turning-hope-to-despair               41   Turning Hope to Despair
unhappy-blows                         42   Unhappy Blows
will-shaken                           43   Will Shaken
all-the-bells-ringing                 44   All the Bells Ringing
alliance-of-free-peoples              45   Alliance of Free Peoples
biter-and-beater                      46   Biter and Beater!
drughu                                47   Drughu
farmer-maggot                         48   Farmer Maggot
glamour-of-surpassing-excellence      49   Glamour of Surpassing Excellence
mount-slain                           50   Mount Slain
no-strangers-at-this-time             51   No Strangers at this Time
orc-mail                              52   Orc-mail
power-against-the-shadow              53   Power Against the Shadow
safe-from-the-shadow                  54   Safe from the Shadow
spies-feared                          55   Spies Feared
the-sun-unveiled                      56   The Sun Unveiled
tower-raided                          57   Tower Raided
angmarim                              58   Angmarim
haradrim                              59   Haradrim
wain-easterlings                      60   Wain-easterlings
petty-dwarves                         61   Petty-dwarves
angmarim-minion                       62   Angmarim
haradrim-minion                       63   Haradrim
nurniags                              64   Nûrniags
petty-dwarves-minion                  65   Petty-dwarves
wain-easterlings-minion               66   Wain-easterlings
woses-of-the-eryn-vorn                67   Woses of the Eryn Vorn
bow-of-the-galadhrim                  68   Bow of the Galadhrim
the-ithil-stone                       69   The Ithil-stone
jewel-of-beleriand                    70   Jewel of Beleriand
the-balrog-minion                     71   The Balrog
black-horse                           72   Black Horse
creature-of-an-older-world            73   Creature of an Older World
great-bats                            74   Great Bats
great-lord-of-goblin-gate             75   Great Lord of Goblin-gate
regiment-of-black-crows               76   Regiment of Black Crows
above-the-abyss                       77   Above the Abyss
the-ash-mountain-deeps                78   The Ash Mountain Deeps
the-dark-power                        79   The Dark Power
dark-tryst                            80   Dark Tryst
driven-as-by-a-madness                81   Driven as by a Madness
eye-never-sleeping                    82   Eye Never Sleeping
faithless-steward                     83   Faithless Steward
far-below-the-deepest-delvings        84   Far Below the Deepest Delvings
the-great-eye                         85   The Great Eye
hail-of-darts                         86   Hail of Darts
hoard-well-searched                   87   Hoard Well-searched
hold-rebuilt-and-repaired             88   Hold Rebuilt and Repaired
hounds-of-sauron                      89   Hounds of Sauron
join-with-that-power                  90   Join With That Power
legendary-stair                       91   Legendary Stair
the-misty-mountain-deeps              92   The Misty Mountain Deeps
the-mountains-of-shadow-deeps         93   The Mountains of Shadow Deeps
orders-from-lugburz                   94   Orders from Lugbúrz
our-own-wolves                        95   Our Own Wolves
padding-feet                          96   Padding Feet
powers-too-dark-and-terrible          97   Powers Too Dark and Terrible
riven-gate                            98   Riven Gate
sack-over-the-head                    99   Sack Over the Head
steeds                                100  Steeds
tokens-to-show                        101  Tokens to Show
the-tormented-earth                   102  The Tormented Earth
treason-the-greatest-foe              103  Treason the Greatest Foe
tribute-garnered                      104  Tribute Garnered
the-undeeps-of-anduin                 105  The Undeeps of Anduin
the-under-roads                       106  The Under-roads
use-your-legs                         107  Use Your Legs
well-preserved                        108  Well-preserved
the-white-mountain-cavern-ways        109  The White Mountain Cavern-ways
world-gnawed-by-the-nameless          110  World Gnawed by the Nameless
asdriags                              111  Asdriags
bairanax-roused                       112  Bairanax Roused
black-numenoreans                     113  Black Númenóreans
corsairs-of-rhun                      114  Corsairs of Rhûn
daelomin-roused                       115  Daelomin Roused
earcaraxe-roused                      116  Eärcaraxë Roused
itangast-roused                       117  Itangast Roused
leucaruth-roused                      118  Leucaruth Roused
morgul-orcs                           119  Morgul-orcs
nuriags                               120  Nûriags
orcs-of-dol-guldur                    121  Orcs of Dol Guldur
ancient-black-axe                     122  Ancient Black Axe
dwarven-ring-of-thelors-tribe-minion  123  Dwarven Ring of Thélor's Tribe
dwarven-ring-of-thrars-tribe-minion   124  Dwarven Ring of Thrár's Tribe
goblin-earth-plumb                    125  Goblin Earth-plumb
helm-of-fear                          126  Helm of Fear
iron-shield-of-old                    127  Iron Shield of Old
necklace-of-girion-minion             128  Necklace of Girion
old-treasure                          129  Old Treasure
records-unread                        130  Records Unread
secret-book                           131  Secret Book
thong-of-fire                         132  Thong of Fire
thrall-ring                           133  Thrall-ring
thrors-map-minion                     134  Thrór's Map
troth-ring                            135  Troth-ring
usriev-of-treachery                   136  Usriev of Treachery
cirith-gorgor                         137  Cirith Gorgor
geann-a-lisch                         138  Geann a-Lisch
gobel-mirlond                         139  Gobel Mírlond
nurniag-camp                          140  Nûrniag Camp
raider-hold                           141  Raider-hold
the-worthy-hills                      142  The Worthy Hills
dancing-spire-minion                  143  Dancing Spire
eagles-eyrie-minion                   144  Eagles' Eyrie
edhellond-minion                      145  Edhellond
framsburg-minion                      146  Framsburg
the-gem-deeps-minion                  147  The Gem-deeps
gold-hill-minion                      148  Gold Hill
grey-havens-minion                    149  Grey Havens
himring-minion                        150  Himring
irerock-minion                        151  Irerock
the-iron-deeps-minion                 152  The Iron-deeps
isle-of-the-ulond-minion              153  Isle of the Ulond
isles-of-the-dead-that-live-minion    154  Isles of the Dead that Live
lorien-minion                         155  Lórien
old-forest-minion                     156  Old Forest
ovir-hollow-minion                    157  Ovir Hollow
the-pukel-deeps-minion                158  The Pûkel-deeps
rhosgobel-minion                      159  Rhosgobel
rivendell-minion                      160  Rivendell
the-sulfur-deeps-minion               161  The Sulfur-deeps
tolfalas-minion                       162  Tolfalas
the-under-courts-minion               163  The Under-courts
the-under-galleries-minion            164  The Under-galleries
the-under-gates-minion                165  The Under-gates
the-under-grottos-minion              166  The Under-grottos
the-under-leas-minion                 167  The Under-leas
the-under-vaults-minion               168  The Under-vaults
weathertop-minion                     169  Weathertop
wellinghall-minion                    170  Wellinghall
""",
    """
code                                  German
burat                                 Bûrat
mauhur                                Mauhúr
mionid                                Mîonid
perchen                               Perchen
tuma                                  Tûma
wuluag                                Wûluag
alatar-the-hunter                     Alatar der Jäger
durins-folk                           Durins Volk
dwarven-travelers                     Reisende Zwerge
galadhrim                             Galadhrim
gandalf-the-white-rider               Gandalf der weiße Reiter
knights-of-the-prince                 Leibgarde des Prinzen
lady-of-the-golden-wood               Herrin des Goldenen Waldes
lord-of-the-carrock                   Herr des Carrock
lord-of-the-haven                     Círdan der Schiffsbauer
master-of-the-house                   Herr des Hauses
pallando-the-soul-keeper              Pallando der Seelenwächter
radagast-the-tamer                    Radagast der Tierfreund
saruman-the-wise                      Saruman der Weise
stewards-guard                        Wächter des Truchsessen
stout-men-of-gondor                   Standhafte Männer von Gondor
trolls-from-the-mountains             Bergtrolle
a-lie-in-your-eyes                    Verräterische Augen
alone-and-unadvised                   Allein und ratlos
come-at-need                          Komm' zur rechten Zeit
early-harvest                         Frühe Ernte
enchanted-stream                      Verzauberter Strom
fealty-under-trial                    Rrüfung des Treueeids
fear-fire-foes                        Furcht! Feuer! Feinde!
full-of-froth-and-rage                Schäumende Raserei
near-to-hear-a-whisper                Unmittelbare Nähe
one-foe-to-breed-a-war                Es braucht Feinde für einen Krieg
pilfer-anything-unwatched             Was nicht niet- und nagelfest ist
power-built-by-waiting                Geduld ist Macht
returned-beyond-all-hope              Entgegen aller Hoffnung
ride-against-the-enemy                Ritt gegen den Feind
short-legs-are-slow                   Kurze Beine sind langsam
slip-treacherously                    Im Stich gelassen
summons-from-long-sleep               Erweckt aus tiefem Schlaf
trouble-on-all-borders                Unruhe an allen Grenzen
turning-hope-to-despair               Aus Hoffnung wird Verzweiflung
unhappy-blows                         Unglückliche Hiebe
will-shaken                           Erschütterter Wille
all-the-bells-ringing                 Alle Glocken läuten
alliance-of-free-peoples              Bündnis freier Völker
biter-and-beater                      Beißer und Schläger
drughu                                Drughu
farmer-maggot                         Bauer Maggot
glamour-of-surpassing-excellence      Bemerkenswerte Gastfreundschaft
mount-slain                           Erschlagenes Reittier
no-strangers-at-this-time             Keine Fremden in diesen Tagen
orc-mail                              Orkkleidung
power-against-the-shadow              Macht gegen den Schatten
safe-from-the-shadow                  Sicher vor dem Schatten
spies-feared                          Furcht vor Spionen
the-sun-unveiled                      Die Sonne entschleiert
tower-raided                          Ausgeraubte Feste
angmarim                              Angmarim
haradrim                              Haradrim
wain-easterlings                      Ostlinge der Pferdesteppe
petty-dwarves                         Kleinzwerge
angmarim-minion                       Angmarim
haradrim-minion                       Haradrim
nurniags                              Nûrniags
petty-dwarves-minion                  Kleinzwerge
wain-easterlings-minion               Ostlinge der Pferdesteppe
woses-of-the-eryn-vorn                Wasa aus dem Eryn Vorn
bow-of-the-galadhrim                  Bogen der Galadhrim
the-ithil-stone                       Der Ithilstein
jewel-of-beleriand                    Juwel von Beleriand
the-balrog-minion                     Der Balrog
black-horse                           Schwarzes Pferd
creature-of-an-older-world            Kreatur einer vergangenen Welt
great-bats                            Große Fledermäuse
great-lord-of-goblin-gate             Großer Herrscher Orkstadts
regiment-of-black-crows               Regiment schwarzer Krähen
above-the-abyss                       Über dem Abgrund
the-ash-mountain-deeps                Tiefen der Aschenberge
the-dark-power                        Die Dunkle Macht
dark-tryst                            Düstere Zusammenkunft
driven-as-by-a-madness                Wie vom Wahnsinn getrieben
eye-never-sleeping                    Nie schlafendes Auge
faithless-steward                     Untreuer Truchsess
far-below-the-deepest-delvings        Weit unter den tiefsten Grabungen
the-great-eye                         Das große Auge
hail-of-darts                         Pfeilregen
hoard-well-searched                   Durchwühlter Drachenschatz
hold-rebuilt-and-repaired             Festung erneuert und repariert
hounds-of-sauron                      Hunde Saurons
join-with-that-power                  Verbündet Euch mit dieser Macht
legendary-stair                       Legendäre Stufen
the-misty-mountain-deeps              Tiefen des Nebelgebirges
the-mountains-of-shadow-deeps         Tiefen des Schattengebirges
orders-from-lugburz                   Befehle von Lugburz
our-own-wolves                        Unsere eigenen Wölfe
padding-feet                          Tappende Füße
powers-too-dark-and-terrible          Mächte so dunkel und so schrecklich
riven-gate                            Gebrochenes Tor
sack-over-the-head                    Sack über den Kopf
steeds                                Rösser
tokens-to-show                        Vielsagende Beweise
the-tormented-earth                   Gepeinigte Erde
treason-the-greatest-foe              Verrat, der größte Feind
tribute-garnered                      Gezollter Tribut
the-undeeps-of-anduin                 Die Untiefen des Anduin
the-under-roads                       Die unterirdischen Straßen
use-your-legs                         Benutze deine Beine
well-preserved                        Gut gerüstet
the-white-mountain-cavern-ways        Höhlenänge des Weißen Gebirges
world-gnawed-by-the-nameless          Welt von Namenlosen Erschaffen
asdriags                              Asdriags
bairanax-roused                       Bairanax erwacht
black-numenoreans                     Schwarze Númenórer
corsairs-of-rhun                      Korsaren von Rhûn
daelomin-roused                       Daelomin erwacht
earcaraxe-roused                      Eärcaraxë erwacht
itangast-roused                       Itangast erwacht
leucaruth-roused                      Leucaruth erwacht
morgul-orcs                           Morgul-Orks
nuriags                               Nûriags
orcs-of-dol-guldur                    Orks von Dol Guldur
ancient-black-axe                     Alte schwarze Axt
dwarven-ring-of-thelors-tribe-minion  Zwergenring von Thélors Volk
dwarven-ring-of-thrars-tribe-minion   Zwergenring von Thrárs Volk
goblin-earth-plumb                    Senkblei der Orks
helm-of-fear                          Helm der Furcht
iron-shield-of-old                    Alter Eisenschild
necklace-of-girion-minion             Halsschmuck von Girion
old-treasure                          Alter Schatz
records-unread                        Ungelesene Schriften
secret-book                           Geheimes Buch
thong-of-fire                         Feuerpeitsche
thrall-ring                           Versklavender Ring
thrors-map-minion                     Thrórs Landkarte
troth-ring                            Ring der Treue
usriev-of-treachery                   Lanze des Verrats
cirith-gorgor                         Cirith Gorgor
geann-a-lisch                         Geann a-Lisch
gobel-mirlond                         Gobel Mírlond
nurniag-camp                          Lager der Nûrniags
raider-hold                           Bollwerk der Banditen
the-worthy-hills                      Die Ehrwürdigen Hügel
dancing-spire-minion                  Felsnadel
eagles-eyrie-minion                   Adlerhorst
edhellond-minion                      Edhellond
framsburg-minion                      Framsburg
the-gem-deeps-minion                  Die Gemmen-Tiefen
gold-hill-minion                      Goldhügel
grey-havens-minion                    Die Grauen Anfurten
himring-minion                        Himring
irerock-minion                        Zornfels
the-iron-deeps-minion                 Die Eisen-Tiefen
isle-of-the-ulond-minion              Insel der Ulond
isles-of-the-dead-that-live-minion    Insel der lebenden Toten
lorien-minion                         Lórien
old-forest-minion                     Der Alte Wald
ovir-hollow-minion                    Talsenke von Ovir
the-pukel-deeps-minion                Die Pûkel-Tiefen
rhosgobel-minion                      Rhosgobel
rivendell-minion                      Bruchtal
the-sulfur-deeps-minion               Die Schwefel-Tiefen
tolfalas-minion                       Tolfalas
the-under-courts-minion               Unterirdische Hallen
the-under-galleries-minion            Unterirdische Stollen
the-under-gates-minion                Die Unterirdischen Tore
the-under-grottos-minion              Die Unterirdischen Grotten
the-under-leas-minion                 Die Unterirdischen Felder
the-under-vaults-minion               Die Unterirdischen Gewölbe
weathertop-minion                     Wetterspitze
wellinghall-minion                    Quellhall
""",
)
