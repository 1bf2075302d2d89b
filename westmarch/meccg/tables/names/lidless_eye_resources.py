"""What the items, factions and allies of The Lidless Eye are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.LIDLESS_EYE,
    """
code                                  no.  name
blackbole                             152  Blackbole
last-child-of-ungoliant               153  Last Child of Ungoliant
stinker                               154  Stinker
two-headed-troll                      155  “Two-headed” Troll
war-warg                              156  War-warg
war-wolf                              157  War-wolf
the-warg-king                         158  The Warg-king
agburanar-roused                      259  Agburanar Roused
balchoth                              260  Balchoth
beornings-minion                      261  Beornings
black-trolls                          262  Black Trolls
dunlendings-minion                    263  Dunlendings
easterlings-minion                    264  Easterlings
goblins-of-goblin-gate                265  Goblins of Goblin-gate
grey-mountain-goblins                 266  Grey Mountain Goblins
half-trolls                           267  Half-trolls
hill-trolls                           268  Hill Trolls
hillmen-minion                        269  Hillmen
ice-orcs                              270  Ice-orcs
men-of-dorwinion-minion               271  Men of Dorwinion
misty-mountain-wargs                  272  Misty Mountain Wargs
nurniags-minion                       273  Nûrniags
orcs-of-angmar                        274  Orcs of Angmar
orcs-of-gorgoroth                     275  Orcs of Gorgoroth
orcs-of-gundabad                      276  Orcs of Gundabad
orcs-of-mirkwood                      277  Orcs of Mirkwood
orcs-of-moria                         278  Orcs of Moria
orcs-of-the-ash-mountains             279  Orcs of the Ash Mountains
orcs-of-the-ephel-duath               280  Orcs of the Ephel Dúath
orcs-of-the-red-eye                   281  Orcs of the Red Eye
orcs-of-udun                          282  Orcs of Udûn
scatha-roused                         283  Scatha Roused
scorba-roused                         284  Scorba Roused
smaug-roused                          285  Smaug Roused
snaga-hai                             286  Snaga-hai
southrons-minion                      287  Southrons
stone-trolls                          288  Stone Trolls
umbarean-corsairs                     289  Umbarean Corsairs
ungol-orcs                            290  Ungol-orcs
uruk-hai                              291  Uruk-hai
variags-of-khand-minion               292  Variags of Khand
wargs-of-the-forochel                 293  Wargs of the Forochel
white-mountain-wolves                 294  White Mountain Wolves
woodmen-minion                        295  Woodmen
woses-of-the-eryn-vorn-minion         296  Woses of the Eryn Vorn
a-little-gold-ring                    297  A Little Gold Ring
binding-ring                          298  Binding-ring
black-mace                            299  Black Mace
black-hide-shield                     300  Black-hide Shield
black-mail-coat                       301  Black-mail Coat
blazon-of-the-eye                     302  Blazon of the Eye
bright-gold-ring                      303  Bright Gold Ring
broad-headed-spear                    304  Broad-headed Spear
dwarven-ring-of-barins-tribe-minion   305  Dwarven Ring of Barin's Tribe
dwarven-ring-of-bavors-tribe-minion   306  Dwarven Ring of Bávor's Tribe
dwarven-ring-of-druins-tribe-minion   307  Dwarven Ring of Drúin's Tribe
dwarven-ring-of-durins-tribe-minion   308  Dwarven Ring of Durin's Tribe
dwarven-ring-of-dwalins-tribe-minion  309  Dwarven Ring of Dwálin's Tribe
foul-smelling-paste                   310  Foul-smelling Paste
gleaming-gold-ring                    311  Gleaming Gold Ring
gold-ring-that-sauron-fancies         312  Gold Ring that Sauron Fancies
high-helm                             313  High Helm
the-iron-crown-minion                 314  The Iron Crown
the-least-of-gold-rings               315  The Least of Gold Rings
magic-ring-of-delusion                316  Magic Ring of Delusion
magic-ring-of-enigma                  317  Magic Ring of Enigma
magic-ring-of-fury                    318  Magic Ring of Fury
magic-ring-of-guile                   319  Magic Ring of Guile
magic-ring-of-lies                    320  Magic Ring of Lies
magic-ring-of-savagery                321  Magic Ring of Savagery
magic-ring-of-shadows                 322  Magic Ring of Shadows
magic-ring-of-weals                   323  Magic Ring of Weals
minor-ring                            324  Minor Ring
the-mithril-coat-minion               325  The Mithril-coat
the-one-ring-minion                   326  The One Ring
the-oracles-ring                      327  The Oracle's Ring
orc-draughts                          328  Orc-draughts
orc-liquor                            329  Orc-liquor
palantir-of-amon-sul-minion           330  Palantír of Amon Sûl
palantir-of-annuminas-minion          331  Palantír of Annúminas
palantir-of-elostirion-minion         332  Palantír of Elostirion
palantir-of-minas-tirith-minion       333  Palantír of Minas Tirith
palantir-of-orthanc-minion            334  Palantír of Orthanc
palantir-of-osgiliath-minion          335  Palantír of Osgiliath
paltry-ring                           336  Paltry Ring
perfect-gold-ring                     337  Perfect Gold Ring
poison                                338  Poison
red-book-of-westmarch-minion          339  Red Book of Westmarch
the-reviled-ring                      340  The Reviled Ring
sable-shield                          341  Sable Shield
saw-toothed-blade                     342  Saw-toothed Blade
scroll-of-isildur-minion              343  Scroll of Isildur
shadow-cloak                          344  Shadow-cloak
strange-rations                       345  Strange Rations
trifling-ring                         346  Trifling Ring
the-warding-ring                      347  The Warding Ring
whip                                  348  Whip
the-arkenstone-minion                 418  The Arkenstone
deadly-dart                           419  Deadly Dart
""",
    """
code                                  German
blackbole                             Schwarzstamm
last-child-of-ungoliant               Ungoliants letzte Brut
stinker                               Stinker
two-headed-troll                      Doppelköpfiger Troll
war-warg                              Kriegswarg
war-wolf                              Kriegswolf
the-warg-king                         König der Warge
agburanar-roused                      Agburanar erwacht
balchoth                              Balchots
beornings-minion                      Beorninger
black-trolls                          Schwarze Trolle
dunlendings-minion                    Dunländer
easterlings-minion                    Ostlinge
goblins-of-goblin-gate                Orks von Orkstadt
grey-mountain-goblins                 Orks des Grauen Gebirges
half-trolls                           Halbtrolle
hill-trolls                           Hügeltrolle
hillmen-minion                        Hügelmenschen
ice-orcs                              Eis-Orks
men-of-dorwinion-minion               Männer von Dorwinion
misty-mountain-wargs                  Warge des Nebelgebirges
nurniags-minion                       Nûrniags
orcs-of-angmar                        Orks von Angmar
orcs-of-gorgoroth                     Orks von Gorgoroth
orcs-of-gundabad                      Orks aus Gundabad
orcs-of-mirkwood                      Orks des Düsterwaldes
orcs-of-moria                         Orks von Moria
orcs-of-the-ash-mountains             Orks aus den Aschenbergen
orcs-of-the-ephel-duath               Orks des Ephel Duath
orcs-of-the-red-eye                   Orks des Roten Auges
orcs-of-udun                          Orks von Ûdun
scatha-roused                         Scatha erwacht
scorba-roused                         Scorba erwacht
smaug-roused                          Smaug erwacht
snaga-hai                             Snaga-hai
southrons-minion                      Südlinge
stone-trolls                          Steintrolle
umbarean-corsairs                     Korsaren aus Umbar
ungol-orcs                            Ungol-Orks
uruk-hai                              Uruk-hai
variags-of-khand-minion               Variags aus Khand
wargs-of-the-forochel                 Warge aus Forochel
white-mountain-wolves                 Wölfe des Weißen Gebirges
woodmen-minion                        Waldmenschen
woses-of-the-eryn-vorn-minion         Wasa aus dem Eryn Vorn
a-little-gold-ring                    Kleiner Goldring
binding-ring                          Bindender Ring
black-mace                            Schwarzer Streitkolben
black-hide-shield                     Schwarzes Lederschild
black-mail-coat                       Schwarzer Schuppenpanzer
blazon-of-the-eye                     Banner des Auges
bright-gold-ring                      Schillernder Goldring
broad-headed-spear                    Breiter Speer
dwarven-ring-of-barins-tribe-minion   Zwergenring von Barins Volk
dwarven-ring-of-bavors-tribe-minion   Zwergenring von Bávors Volk
dwarven-ring-of-druins-tribe-minion   Zwergenring von Drúins Volk
dwarven-ring-of-durins-tribe-minion   Zwergenring von Durins Volk
dwarven-ring-of-dwalins-tribe-minion  Zwergenring von Dwálins Volk
foul-smelling-paste                   Übelriechende Paste
gleaming-gold-ring                    Glitzernder Goldring
gold-ring-that-sauron-fancies         Goldring den Sauron begehrt
high-helm                             Hoher Helm
the-iron-crown-minion                 Die Eiserne Krone
the-least-of-gold-rings               Kleinster der Goldringe
magic-ring-of-delusion                Magischer Ring der Täuschung
magic-ring-of-enigma                  Magischer Ring der Geheimnisse
magic-ring-of-fury                    Magischer Ring des Zorns
magic-ring-of-guile                   Magischer Ring der List
magic-ring-of-lies                    Magischer Ring der Lügen
magic-ring-of-savagery                Magischer Ring der Wildnis
magic-ring-of-shadows                 Magischer Ring der Schatten
magic-ring-of-weals                   Magischer Ring der Narben
minor-ring                            Geringerer Ring
the-mithril-coat-minion               Mithril-Kettenhemd
the-one-ring-minion                   Der Eine Ring
the-oracles-ring                      Ring der Weisheit
orc-draughts                          Orkschlucke
orc-liquor                            Orkschnaps
palantir-of-amon-sul-minion           Palantír von Amon Sûl
palantir-of-annuminas-minion          Palantír von Annúminas
palantir-of-elostirion-minion         Palantír von Elostirion
palantir-of-minas-tirith-minion       Palantír von Minas Tirith
palantir-of-orthanc-minion            Palantír von Orthanc
palantir-of-osgiliath-minion          Palantír von Osgiliath
paltry-ring                           Schäbiger Ring
perfect-gold-ring                     Perfekter Goldener Ring
poison                                Gift
red-book-of-westmarch-minion          Das Rote Buch der Westmark
the-reviled-ring                      Ring der Knechtschaft
sable-shield                          Schwarzes Wappenschild
saw-toothed-blade                     Gezackte Klinge
scroll-of-isildur-minion              Schriftrolle von Isildur
shadow-cloak                          Schattenmantel
strange-rations                       Seltsame Verpflegung
trifling-ring                         Unbedeutender Ring
the-warding-ring                      Ring des Schutzes
whip                                  Peitsche
the-arkenstone-minion                 Der Arkenstein
deadly-dart                           Tödlicher Pfeil
""",
)
