"""What the resources of The Wizards are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.WIZARDS,
    """
code                           no.  name                            German
a-chance-meeting               188  A Chance Meeting                Glückliche Zusammenkunft
a-friend-or-three              189  A Friend or Three               Ein Freund oder Drei
align-palantir                 190  Align Palantír                  Palantír Vorbereiten
anduin-river                   191  Anduin River                    Anduin
anduril-the-flame-of-the-west  192  Andúril, the Flame of the West  Andúril, die Flamme des Westens
army-of-the-dead               193  Army of the Dead                Das Schattenheer
ash-mountains                  194  Ash Mountains                   Aschenberge
athelas                        195  Athelas                         Athelas
beautiful-gold-ring            196  Beautiful Gold Ring             Schöner Goldener Ring
beornings                      197  Beornings                       Beorninger
bill-the-pony                  198  Bill the Pony                   Bill, das Pony
block                          199  Block                           Abwehr
blue-mountain-dwarves          200  Blue Mountain Dwarves           Zwerge des Blauen Gebirges
book-of-mazarbul               201  Book of Mazarbul                Buch von Mazarbul
bridge                         202  Bridge                          Brücke
clear-skies                    203  Clear Skies                     Klarer Himmel
concealment                    204  Concealment                     Versteck
cracks-of-doom                 205  Cracks of Doom                  Schicksalsklüfte
dagger-of-westernesse          206  Dagger of Westernesse           Dolch aus Westernis
dark-quarrels                  207  Dark Quarrels                   Streit der Finsterlinge
dodge                          209  Dodge                           Ausweichen
dreams-of-lore                 210  Dreams of Lore                  Träume der Weisheit
dunlendings                    211  Dunlendings                     Dunländer
durins-axe                     212  Durin's Axe                     Durins Axt
dwarven-ring-of-barins-tribe   213  Dwarven Ring of Barin's Tribe   Zwergenring von Barins Volk
dwarven-ring-of-bavors-tribe   214  Dwarven Ring of Bávor's Tribe   Zwergenring von Bávors Volk
dwarven-ring-of-druins-tribe   215  Dwarven Ring of Drúin's Tribe   Zwergenring von Drúins Volk
dwarven-ring-of-durins-tribe   216  Dwarven Ring of Durin's Tribe   Zwergenring von Durins Volk
dwarven-ring-of-dwalins-tribe  217  Dwarven Ring of Dwálin's Tribe  Zwergenring von Dwálins Volk
dwarven-ring-of-thelors-tribe  218  Dwarven Ring of Thélor's Tribe  Zwergenring von Thélors Volk
dwarven-ring-of-thrars-tribe   219  Dwarven Ring of Thrár's Tribe   Zwergenring von Thrárs Volk
eagle-mounts                   220  Eagle-mounts                    Ritt auf den Adlern
earth-of-galadriels-orchard    221  Earth of Galadriel's Orchard    Erde aus Galadriels Garten
easterlings                    222  Easterlings                     Ostlinge
elf-song                       223  Elf-song                        Elbenlied
elf-stone                      224  Elf-stone                       Elbenstein
elven-cloak                    225  Elven Cloak                     Elbenmantel
elves-of-lindon                226  Elves of Lindon                 Elben von Lindon
ent-draughts                   227  Ent-draughts                    Ent-Trunk
ents-of-fangorn                228  Ents of Fangorn                 Ents von Fangorn
escape                         229  Escape                          Entkommen
fair-gold-ring                 231  Fair Gold Ring                  Hübscher Goldener Ring
fair-sailing                   232  Fair Sailing                    Günstige Winde
fair-travels-in-border-lands   233  Fair Travels in Border-lands    Gute Reise in Grenzlanden
fair-travels-in-dark-domains   234  Fair Travels in Dark-domains    Gute Reise in Dunklen Reichen
fair-travels-in-free-domains   235  Fair Travels in Free-domains    Gute Reise in Freien Reichen
fair-travels-in-shadow-lands   236  Fair Travels in Shadow-lands    Gute Reise in Schattenlanden
fair-travels-in-wilderness     237  Fair Travels in Wilderness      Gute Reise in der Wildnis
far-sight                      238  Far-sight                       Weitblick
favor-of-the-valar             239  Favor of the Valar              Gunst der Valar
fellowship                     240  Fellowship                      Gemeinschaft
fog                            241  Fog                             Nebel
ford                           242  Ford                            Furt
gates-of-morning               243  Gates of Morning                Tore des Morgens
glamdring                      244  Glamdring                       Glamdring
goldberry                      245  Goldberry                       Goldbeere
gollum                         246  Gollum                          Gollum
gollums-fate                   247  Gollum's Fate                   Gollums Schicksal
great-ship                     248  Great Ship                      Großes Schiff
great-road                     249  Great-road                      Große Straße
great-shield-of-rohan          250  Great-shield of Rohan           Wappenschild von Rohan
gwaihir                        251  Gwaihir                         Gwaihir
halfling-stealth               252  Halfling Stealth                Geschick der Halblinge
halfling-strength              253  Halfling Strength               Kraft der Halblinge
hauberk-of-bright-mail         254  Hauberk of Bright Mail          Schimmerndes Kettenhemd
healing-herbs                  255  Healing Herbs                   Heilkräuter
hiding                         256  Hiding                          Versteck
hillmen                        257  Hillmen                         Hügelmenschen
hobbits                        258  Hobbits                         Hobbits
horn-of-anor                   259  Horn of Anor                    Horn von Anor
horses                         260  Horses                          Pferde
iron-hill-dwarves              261  Iron Hill Dwarves               Zwerge aus dem Eisengebirge
kindling-of-the-spirit         262  Kindling of the Spirit          Entflammender Mut
knights-of-dol-amroth          263  Knights of Dol Amroth           Ritter von Dol Amroth
lapse-of-will                  264  Lapse of Will                   Schwankender Mut
leaflock                       265  Leaflock                        Lockenblatt
lesser-ring                    266  Lesser Ring                     Geringerer Ring
lordly-presence                267  Lordly Presence                 Gewaltige Erscheinung
lossoth                        268  Lossoth                         Lossoth
lucky-search                   269  Lucky Search                    Finderglück
lucky-strike                   270  Lucky Strike                    Glücklicher Hieb
magic-ring-of-courage          271  Magic Ring of Courage           Magischer Ring des Mutes
magic-ring-of-lore             272  Magic Ring of Lore              Magische Ring des Wissens
magic-ring-of-nature           273  Magic Ring of Nature            Magischer Ring der Natur
magic-ring-of-stealth          274  Magic Ring of Stealth           Magischer Ring der Heimlichkeit
magic-ring-of-words            275  Magic Ring of Words             Magischer Ring der Worte
men-of-anfalas                 276  Men of Anfalas                  Männer von Anfalas
men-of-anorien                 277  Men of Anórien                  Männer von Anórien
men-of-dorwinion               278  Men of Dorwinion                Männer von Dorwinion
men-of-lamedon                 279  Men of Lamedon                  Männer von Lamedon
men-of-lebennin                280  Men of Lebennin                 Männer von Lebennin
men-of-northern-rhovanion      281  Men of Northern Rhovanion       Männer des Nördliches Rhovanion
mirror-of-galadriel            282  Mirror of Galadriel             Galadriels Spiegel
miruvor                        283  Miruvor                         Miruvor
misty-mountains                284  Misty Mountains                 Nebelgebirge
moon                           285  Moon                            Mond
morannon                       286  Morannon                        Morannon
mountains-of-shadow            287  Mountains of Shadow             Schattengebirge
muster                         288  Muster                          Heerschau
narsil                         289  Narsil                          Narsil
narya                          290  Narya                           Narya
nenya                          291  Nenya                           Nenya
new-friendship                 292  New Friendship                  Neue Freundschaft
old-friendship                 293  Old Friendship                  Alte Freundschaft
old-road                       294  Old Road                        Alte Straße
orcrist                        295  Orcrist                         Orkrist
palantir-of-amon-sul           296  Palantír of Amon Sûl            Palantír von Amon Sûl
palantir-of-annuminas          297  Palantír of Annúminas           Palantír von Annúminas
palantir-of-elostirion         298  Palantír of Elostirion          Palantír von Elostirion
palantir-of-minas-tirith       299  Palantír of Minas Tirith        Palantír von Minas Tirith
palantir-of-orthanc            300  Palantír of Orthanc             Palantír von Orthanc
palantir-of-osgiliath          301  Palantír of Osgiliath           Palantír von Osgiliath
paths-of-the-dead              302  Paths of the Dead               Die Pfade der Toten
persuasive-words               303  Persuasive Words                Überredungskunst
potion-of-prowess              304  Potion of Prowess               Trunk des Kampfesmutes
praise-to-elbereth             305  Praise to Elbereth              Loblied auf Elbereth
precious-gold-ring             306  Precious Gold Ring              Wertvoller Goldener Ring
quickbeam                      307  Quickbeam                       Flinkbaum
quiet-lands                    309  Quiet Lands                     Friedliches Land
rangers-of-ithilien            310  Rangers of Ithilien             Waldläufer von Ithilien
rangers-of-the-north           311  Rangers of the North            Waldläufer des Nordens
red-arrow                      312  Red Arrow                       Der Rote Pfeil
red-book-of-westmarch          313  Red Book of Westmarch           Das Rote Buch der Westmark
reforging                      314  Reforging                       Neu Schmieden
rescue-prisoners               315  Rescue Prisoners                Befreiung
return-of-the-king             316  Return of the King              Die Rückkehr des Königs
riders-of-rohan                317  Riders of Rohan                 Reiter von Rohan
ringlore                       318  Ringlore                        Ringkunde
risky-blow                     319  Risky Blow                      Riskanter Schlag
roac-the-raven                 320  Roäc the Raven                  Roäc der Rabe
sacrifice-of-form              321  Sacrifice of Form               Opferung der Gestalt
sapling-of-the-white-tree      322  Sapling of the White Tree       Schößling des Weißen Baumes
scroll-of-isildur              323  Scroll of Isildur               Schriftrolle von Isildur
secret-entrance                324  Secret Entrance                 Geheimtür
secret-passage                 325  Secret Passage                  Geheimer Durchgang
shadowfax                      326  Shadowfax                       Schattenfell
shield-of-iron-bound-ash       327  Shield of Iron-bound Ash        Eisenverstärkter Schild
skinbark                       328  Skinbark                        Borkenhaut
southrons                      329  Southrons                       Südlinge
star-glass                     330  Star-glass                      Sternenglas
stars                          331  Stars                           Sterne
stealth                        332  Stealth                         Verbergen
sting                          333  Sting                           Stich
stone-of-erech                 334  Stone of Erech                  Stein von Erech
sun                            335  Sun                             Sonne
sword-of-gondolin              336  Sword of Gondolin               Schwert von Gondolin
tempering-friendship           337  Tempering Friendship            Wahre Freundschaft
test-of-form                   338  Test of Form                    Prüfung der Form
test-of-lore                   340  Test of Lore                    Prüfung des Wissens
the-arkenstone                 341  The Arkenstone                  Der Arkenstein
the-cock-crows                 342  The Cock Crows                  Hahnenschrei
the-evenstar                   343  The Evenstar                    Der Abendstern
the-great-eagles               344  The Great Eagles                Die großen Adler
the-mithril-coat               345  The Mithril-coat                Mithril-Kettenhemd
the-old-thrush                 346  The Old Thrush                  Die Alte Drossel
the-one-ring                   347  The One Ring                    Der Eine Ring
the-white-tree                 348  The White Tree                  Der Weiße Baum
thorough-search                349  Thorough Search                 Gründliche Suche
tom-bombadil                   350  Tom Bombadil                    Tom Bombadil
torque-of-hues                 351  Torque of Hues                  Halsband der Schatten
tower-guard-of-minas-tirith    352  Tower Guard of Minas Tirith     Turmwache von Minas Tirith
treebeard                      353  Treebeard                       Baumbart
true-fana                      354  True Fána                       Wahre Gestalt
use-palantir                   355  Use Palantír                    Palantír verwenden
vanishment                     356  Vanishment                      Verbannen
variags-of-khand               357  Variags of Khand                Variags aus Khand
vilya                          358  Vilya                           Vilya
white-mountains                359  White Mountains                 Weißes Gebirge
wizards-fire                   360  Wizard's Fire                   Feuer des Zauberers
wizards-flame                  361  Wizard's Flame                  Flamme des Zauberers
wizards-laughter               362  Wizard's Laughter               Gelächter des Zauberers
wizards-ring                   363  Wizard's Ring                   Ring der Zauberer
wizards-river-horses           364  Wizard's River-horses           Gischtpferde des Zauberers
wizards-test                   365  Wizard's Test                   Prüfung der Zauberer
wizards-voice                  366  Wizard's Voice                  Stimme des Zauberers
wood-elves                     367  Wood-elves                      Waldelben
woodmen                        368  Woodmen                         Waldmenschen
woses-of-old-pukel-land        369  Woses of Old Pûkel-land         Wasa aus dem Alten Puckelland
woses-of-the-druadan-forest    370  Woses of the Drúadan Forest     Wasa dem Drúadan-Waldes
black-arrow                    494  Black Arrow                     Schwarzer Pfeil
the-iron-crown                 496  The Iron Crown                  Die Eiserne Krone
swordmaster                    498  Swordmaster                     Schwertmeister
dwarven-axe                    499  Dwarven Axe                     Zwergenaxt
lure-of-meccg                  500  Lure of MECCG                   Der Reiz von MECCG*
""",
)
