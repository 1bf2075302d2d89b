"""What the cards of Dark Minions are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.DARK_MINIONS,
    """
code                              no.  name
anarin                            1    Anarin
baduila                           2    Baduila
bill-ferny                        3    Bill Ferny
dasakun                           4    Dâsakûn
deallus                           5    Deallus
dror                              6    Drór
elerina                           7    Elerína
elwen                             8    Elwen
eun                               9    Eun
firiel                            10   Firiel
fori-the-beardless                11   Fori the Beardless
gergeli                           12   Gergeli
gisulf                            13   Gisulf
golodhros                         14   Golodhros
the-grimburgoth                   15   The Grimburgoth
herion                            16   Herion
ivic                              17   Ivic
juoma                             18   Jûoma
leamon                            19   Leamon
nimloth                           20   Nimloth
om-buri-om                        21   Ôm-buri-Ôm
pon-ora-pon                       22   Pôn-ora-Pôn
raisha                            23   Râisha
surion                            24   Súrion
taladhan                          25   Taladhan
woffung                           26   Woffung
wormtongue                        27   Wormtongue
lobelia-sackville-baggins         28   Lobelia Sackville-Baggins
my-precious                       29   My Precious
the-gem-deeps                     30   The Gem-deeps
haudh-in-gwanur                   31   Haudh-in-Gwanûr
hermits-hill                      32   Hermit's Hill
the-iron-deeps                    33   The Iron-deeps
the-pukel-deeps                   34   The Pûkel-deeps
the-sulfur-deeps                  35   The Sulfur-deeps
the-under-courts                  36   The Under-courts
the-under-galleries               37   The Under-galleries
the-under-gates                   38   The Under-gates
the-under-grottos                 39   The Under-grottos
the-under-leas                    40   The Under-leas
the-under-vaults                  41   The Under-vaults
urlurtsu-nurn                     42   Urlurtsu Nurn
an-article-missing                43   An Article Missing
angmar-arises                     44   Angmar Arises
an-unexpected-outpost             45   An Unexpected Outpost
aware-of-their-ways               46   Aware of their Ways
the-black-enemys-wrath            47   The Black Enemy's Wrath
bring-our-curses-home             48   Bring Our Curses Home
chance-of-being-lost              49   Chance of Being Lost
cunning-foes                      50   Cunning Foes
doubled-vigilance                 51   Doubled Vigilance
drums                             52   Drums
earth-tremors                     53   Earth-tremors
endless-whispers                  54   Endless Whispers
exhalation-of-decay               55   Exhalation of Decay
eyes-of-the-shadow                56   Eyes of the Shadow
faces-of-the-dead                 57   Faces of the Dead
flies-and-spiders                 58   Flies and Spiders
foes-shall-fall                   59   Foes Shall Fall
gnaw-with-words                   60   Gnaw with Words
good-sense-revolts                61   Good Sense Revolts
great-need-or-purpose             62   Great Need or Purpose
great-secrets-buried-there        63   Great Secrets Buried There
helms-of-iron                     64   Helms of Iron
in-darkness-bind-them             65   In Darkness Bind Them
in-great-wrath                    66   In Great Wrath
in-the-heart-of-his-realm         67   In the Heart of his Realm
inner-cunning                     68   Inner Cunning
like-the-crash-of-battering-rams  69   Like the Crash of Battering-rams
long-dark-reach                   70   Long Dark Reach
the-moon-is-dead                  71   The Moon Is Dead
mordor-in-arms                    72   Mordor in Arms
neither-so-ancient-nor-so-potent  73   Neither so Ancient Nor so Potent
never-seen-him                    74   Never Seen Him
no-way-forward                    75   No Way Forward
nobodys-friend                    76   Nobody's Friend
out-of-the-black-sky              77   Out of the Black Sky
pale-dream-maker                  78   Pale Dream-maker
pierced-by-many-wounds            79   Pierced by Many Wounds
rank-upon-rank                    80   Rank upon Rank
reaching-shadow                   81   Reaching Shadow
the-reach-of-ulmo                 82   The Reach of Ulmo
redoubled-force                   83   Redoubled Force
reluctant-final-parting           84   Reluctant Final Parting
revealed-to-all-watchers          85   Revealed to all Watchers
scimitars-of-steel                86   Scimitars of Steel
seek-without-success              87   Seek without Success
seized-by-terror                  88   Seized by Terror
shadow-out-of-the-dark            89   Shadow out of the Dark
spells-of-the-barrow-wights       90   Spells of the Barrow-wights
sudden-fury                       91   Sudden Fury
to-get-you-away                   92   To Get You Away
tribal-banner                     93   Tribal Banner
tribal-totem                      94   Tribal Totem
troll-purse                       95   Troll-purse
twisted-tales                     96   Twisted Tales
two-or-three-tribes-present       97   Two or Three Tribes Present
the-way-is-shut                   98   The Way is Shut
waylaid-wounded-and-orc-dragged   99   Waylaid, Wounded, and Orc-dragged
which-might-be-lies               100  Which Might Be Lies
will-not-come-down                101  Will not Come Down
wound-of-long-burden              102  Wound of Long Burden
wraith-lord                       103  Wraith-lord
your-welcome-is-doubtful          104  Your Welcome Is Doubtful
buthrakaur-the-green              105  Bûthrakaur the Green
chill-douser                      106  Chill Douser
durins-bane                       107  Durin's Bane
little-snuffler                   108  Little Snuffler
nameless-thing                    109  Nameless Thing
spider-of-the-morlat              110  Spider of the Môrlat
stirring-bones                    111  Stirring Bones
umagaur-the-pale                  112  Umagaur the Pale
wisp-of-pale-sheen                113  Wisp of Pale Sheen
an-unexpected-party               114  An Unexpected Party
ancient-stair                     115  Ancient Stair
armory                            116  Armory
await-the-advent-of-allies        117  Await the Advent of Allies
balance-between-powers            118  Balance Between Powers
barrow-blade                      119  Barrow-blade
choice-of-luthien                 120  Choice of Lúthien
crown-of-flowers                  121  Crown of Flowers
cup-of-farewell                   122  Cup of Farewell
dark-numbers                      123  Dark Numbers
the-dwarves-are-upon-you          124  The Dwarves Are upon You!
enduring-tales                    125  Enduring Tales
eyes-of-mandos                    126  Eyes of Mandos
face-out-of-sight                 127  Face Out of Sight
fate-of-the-ithil-stone           128  Fate of the Ithil-stone
fifteen-birds-in-five-firtrees    129  Fifteen Birds in Five Firtrees
fireworks                         130  Fireworks
first-of-the-order                131  First of the Order
forewarned-is-forearmed           132  Forewarned Is Forearmed
free-to-choose                    133  Free to Choose
hall-of-fire                      134  Hall of Fire
healing-of-nimrodel               135  Healing of Nimrodel
herb-lore                         136  Herb-lore
here-is-a-snake                   137  Here Is a Snake!
hidden-knife                      138  Hidden Knife
hobbit-lore                       139  Hobbit-lore
horns-horns-horns                 140  Horns, Horns, Horns
hour-of-need                      141  Hour of Need
hundreds-of-butterflies           142  Hundreds of Butterflies
the-hunt                          143  The Hunt
i-know-much-about-you             144  I Know Much about You
into-dark-tunnels                 145  Into Dark Tunnels
into-the-smoking-cone             146  Into the Smoking Cone
knowledge-of-the-enemy            147  Knowledge of the Enemy
mallorn                           148  Mallorn
memories-recalled                 149  Memories Recalled
more-alert-than-most              150  More Alert than Most
no-waiting-to-wonder              151  No Waiting to Wonder
ordered-to-kill                   152  Ordered to Kill
palm-to-palm                      153  Palm to Palm
pass-the-doors-of-dol-guldur      154  Pass the Doors of Dol Guldur
rebuild-the-town                  155  Rebuild the Town
saw-further-and-deeper            156  Saw Further and Deeper
secret-ways                       157  Secret Ways
sentinels-of-numenor              158  Sentinels of Númenor
smoke-rings                       159  Smoke Rings
token-of-goodwill                 160  Token of Goodwill
to-the-uttermost-foundations      161  To the Uttermost Foundations
vein-of-arda                      162  Vein of Arda
when-you-know-more                163  When You Know More
the-windlord-found-me             164  The Windlord Found Me
withdrawn-to-mordor               165  Withdrawn to Mordor
aiglos                            166  Aiglos
dragon-helm                       167  Dragon-helm
dwarven-light-stone               168  Dwarven Light-stone
forgotten-scrolls                 169  Forgotten Scrolls
gems-of-arda                      170  Gems of Arda
leaf-brooch                       171  Leaf Brooch
lost-tome                         172  Lost Tome
mithril                           173  Mithril
necklace-of-girion                174  Necklace of Girion
noldo-lantern                     175  Noldo-lantern
phial-of-galadriel                176  Phial of Galadriel
lindion-the-oronin                177  Lindion the Oronín
mistress-lobelia                  178  Mistress Lobelia
noble-hound                       179  Noble Hound
folco-boffin                      180  Folco Boffin
baugur                            181  Baugúr
freca                             182  Freca
wolf                              183  Wolf
""",
    """
code                              German
anarin                            Anarin
baduila                           Badula
bill-ferny                        Lutz Farning
dasakun                           Dâsakûn
deallus                           Deallus
dror                              Drór
elerina                           Elerína
elwen                             Elwen
eun                               Eun
firiel                            Firiel
fori-the-beardless                Fori der Bartlose
gergeli                           Gergeli
gisulf                            Gisulf
golodhros                         Golodhros
the-grimburgoth                   Der Grimburgoth
herion                            Herion
ivic                              Ivic
juoma                             Jûoma
leamon                            Leamon
nimloth                           Nimloth
om-buri-om                        Ôm-buri-Ôm
pon-ora-pon                       Pôn-ora-Pôn
raisha                            Râisha
surion                            Súrion
taladhan                          Taladhan
woffung                           Woffung
wormtongue                        Schlangenzunge
lobelia-sackville-baggins         Lobelia Sackheim-Beutlin
my-precious                       Mein Schatz
the-gem-deeps                     Die Gemmen-Tiefen
haudh-in-gwanur                   Haudh-in-Gwanûr
hermits-hill                      Hügel des Einsiedlers
the-iron-deeps                    Die Eisen-Tiefen
the-pukel-deeps                   Die Pûkel-Tiefen
the-sulfur-deeps                  Die Schwefel-Tiefen
the-under-courts                  Unterirdische Hallen
the-under-galleries               Unterirdische Stollen
the-under-gates                   Die Unterirdischen Tore
the-under-grottos                 Die Unterirdischen Grotten
the-under-leas                    Die Unterirdischen Felder
the-under-vaults                  Die Unterirdischen Gewölbe
urlurtsu-nurn                     Urlurtsu Nurn
an-article-missing                Ein Dieb in der Nacht
angmar-arises                     Angmar erhebt sich
an-unexpected-outpost             Unerwarteter Vorposten
aware-of-their-ways               Die Pläne sind durchschaut
the-black-enemys-wrath            Zorn des Schwarzen Feindes
bring-our-curses-home             Vom Fluch geplagt
chance-of-being-lost              Der Weg ist schwer zu finden
cunning-foes                      Die List des Feindes
doubled-vigilance                 Doppelte Wachsamkeit
drums                             Trommeln
earth-tremors                     Die Erde bebt
endless-whispers                  Endloses Flüstern
exhalation-of-decay               Odem der Verwesung
eyes-of-the-shadow                Die Augen des Schattens
faces-of-the-dead                 Gesichter der Toten
flies-and-spiders                 Fliegen und Spinnen
foes-shall-fall                   Feinde werden fallen
gnaw-with-words                   Worte statt Taten
good-sense-revolts                Gegen jede Vernunft
great-need-or-purpose             Verzweifelte Entschlossenheit
great-secrets-buried-there        Geheimnisse der Tiefe
helms-of-iron                     Eiserne Helme
in-darkness-bind-them             Ins Dunkel zu treiben
in-great-wrath                    Ungestüme Wut
in-the-heart-of-his-realm         Im Herzen seines Reiches
inner-cunning                     In den rauchenden Berg
like-the-crash-of-battering-rams  Mit der Wucht einer Ramme
long-dark-reach                   Der lange Arm des Feindes
the-moon-is-dead                  Mond des Todes
mordor-in-arms                    Mordor marschiert
neither-so-ancient-nor-so-potent  Weder so alt noch so mächtig
never-seen-him                    Von Niemandem gesehen
no-way-forward                    Kein Weg führt weiter
nobodys-friend                    Ohne Freunde
out-of-the-black-sky              Vom schwarzen Himmel
pale-dream-maker                  Dunkle Träume
pierced-by-many-wounds            Zahllose Wunden
rank-upon-rank                    Mann auf Mann
reaching-shadow                   Der Schatten wächst
the-reach-of-ulmo                 Ulmos Reich des Wassers
redoubled-force                   Mit doppelter Kraft
reluctant-final-parting           Ein letztes Lebewohl
revealed-to-all-watchers          Aug' in Aug' mit der Gefahr
scimitars-of-steel                Stählerne Säbel
seek-without-success              Erfolglose Suche
seized-by-terror                  Von Grauen ergriffen
shadow-out-of-the-dark            Schatten aus der Dunkelheit
spells-of-the-barrow-wights       Schrecken der Grabunholde
sudden-fury                       Plötzliche Wut
to-get-you-away                   Hab' ich Dich
tribal-banner                     Stammesbanner
tribal-totem                      Stammestotem
troll-purse                       Trolltaschen
twisted-tales                     Verfälschte Berichte
two-or-three-tribes-present       Zwei oder drei Stämme
the-way-is-shut                   Der Weg ist versperrt
waylaid-wounded-and-orc-dragged   Von Orks verschleppt
which-might-be-lies               Es könnte eine Lüge sein
will-not-come-down                Verweigerte Gefolgschaft
wound-of-long-burden              Tiefe Wunden
wraith-lord                       Der Geisterfürst
your-welcome-is-doubtful          Falsches Willkommen
buthrakaur-the-green              Bûthrakaur der Grüne
chill-douser                      Eisiger Schatten
durins-bane                       Durins Fluch
little-snuffler                   Kleine Schnüffler
nameless-thing                    Namenloses Wesen
spider-of-the-morlat              Spinne des Môrlat
stirring-bones                    Rastlose Gebeine
umagaur-the-pale                  Umagaur der Bleiche
wisp-of-pale-sheen                Blasse Irrlichter
an-unexpected-party               Unvorhergesehenes Fest
ancient-stair                     Vergessene Treppe
armory                            Waffenkammer
await-the-advent-of-allies        Warten auf Hilfe
balance-between-powers            Kampf der Mächte
barrow-blade                      Klinge aus dem Hügelgrab
choice-of-luthien                 Lúthiens Wahl
crown-of-flowers                  Blütenkrone
cup-of-farewell                   Abschiedsbecher
dark-numbers                      Truppen des Bösen
the-dwarves-are-upon-you          Kampfrausch der Zwerge
enduring-tales                    Ewige Geschichten
eyes-of-mandos                    Mandos Augen
face-out-of-sight                 Geh mir aus den Augen
fate-of-the-ithil-stone           Schicksal des Ithil Steins
fifteen-birds-in-five-firtrees    Fünfzehn Vögel in fünf Föhren
fireworks                         Feuerwerk
first-of-the-order                Erster seines Ordens
forewarned-is-forearmed           Rechtzeitige Warnung
free-to-choose                    Die Entscheidung ist Frei
hall-of-fire                      Halle des Feuers
healing-of-nimrodel               Heilung des Nimrodel
herb-lore                         Kräuterkunde
here-is-a-snake                   Hier ist eine Schlange!
hidden-knife                      Verborgenes Messer
hobbit-lore                       Hobbitkunde
horns-horns-horns                 Hörner, Hörner, Hörner
hour-of-need                      Stunde der Not
hundreds-of-butterflies           Hunderte von Schmetterlingen
the-hunt                          Die Jagd
i-know-much-about-you             Ich weiß viel über Dich
into-dark-tunnels                 Tiefe Verschlagenheit
into-the-smoking-cone             Durch dunkle Tunnel
knowledge-of-the-enemy            Wissen über den Feind
mallorn                           Mallorn
memories-recalled                 Wiedergekehrte Erinnerungen
more-alert-than-most              Wachsamer als die meisten
no-waiting-to-wonder              Keine Zeit zu verlieren
ordered-to-kill                   Tötungsbefehl
palm-to-palm                      Hand in Hand
pass-the-doors-of-dol-guldur      Durch die Tore von Dol Guldur
rebuild-the-town                  Wiederaufbau der Stadt
saw-further-and-deeper            Er blickte weiter und tiefer
secret-ways                       Geheime Wege
sentinels-of-numenor              Schildwachen von Númenor
smoke-rings                       Rauchringe
token-of-goodwill                 Zeichen guten Willens
to-the-uttermost-foundations      Bis zu den Grundfesten der Erde
vein-of-arda                      Die Adern der Welt
when-you-know-more                Wenn ihr mehr wißt
the-windlord-found-me             Der Herr der Winde eilt herbei
withdrawn-to-mordor               Zurück nach Mordor
aiglos                            Aiglos
dragon-helm                       Drachenhelm
dwarven-light-stone               Zwergenlampe
forgotten-scrolls                 Vergessene Schriften
gems-of-arda                      Gemmen von Arda
leaf-brooch                       Elbenbrosche
lost-tome                         Verlorene Bücher
mithril                           Mithril
necklace-of-girion                Halsschmuck von Girion
noldo-lantern                     Laterne der Noldo
phial-of-galadriel                Galadriels Phiole
lindion-the-oronin                Lindion der Oronín
mistress-lobelia                  Lobelia
noble-hound                       Treuer Hund
folco-boffin                      Folco Boffin
baugur                            Baugúr
freca                             Freca
wolf                              Wolf
""",
)
