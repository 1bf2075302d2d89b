"""What the Event cards are called."""

from __future__ import annotations

from westmarch.kernel.tables import rows

ENGLISH_TABLE = """
code                                 name
elven-cloaks                         Elven Cloaks
elven-rope                           Elven Rope
phial-of-galadriel                   Phial of Galadriel
smeagol-helps-nice-master            Sméagol Helps Nice Master
mithril-coat-and-sting               Mithril Coat and Sting
axe-and-bow                          Axe and Bow
horn-of-gondor                       Horn of Gondor
wizards-staff                        Wizard's Staff
athelas                              Athelas
there-is-another-way                 There Is Another Way
i-will-go-alone                      I Will Go Alone
bilbos-song                          Bilbo's Song
mirror-of-galadriel                  Mirror of Galadriel
challenge-of-the-king                Challenge of the King
gwaihir-the-windlord                 Gwaihir the Windlord
we-prove-the-swifter                 We Prove the Swifter
there-and-back-again                 There and Back Again
the-eagles-are-coming                The Eagles are Coming!
the-ents-awake-treebeard             The Ents Awake: Treebeard
the-ents-awake-huorns                The Ents Awake: Huorns
the-ents-awake-entmoot               The Ents Awake: Entmoot
dead-men-of-dunharrow                Dead Men of Dunharrow
house-of-the-stewards                House of the Stewards
the-grey-company                     The Grey Company
the-ents-awake-rock-and-stone-e      The Ents Awake: Rock and Stone
the-ents-awake-huorns-e              The Ents Awake: Huorns
the-ents-awake-entmoot-e             The Ents Awake: Entmoot
three-rings-for-the-elven-kings      Three Rings for the Elven Kings
wind-from-the-west                   Wind from the West
the-last-battle                      The Last Battle
a-power-too-great                    A Power too Great
the-power-of-tom-bombadil            The Power of Tom Bombadil
book-of-mazarbul                     Book of Mazarbul
the-spirit-of-mordor                 The Spirit of Mordor
faramirs-rangers                     Faramir's Rangers
fear-fire-foes                       Fear! Fire! Foes!
wisdom-of-elrond                     Wisdom of Elrond
the-red-arrow                        The Red Arrow
help-unlooked-for                    Help Unlooked For
paths-of-the-woses                   Paths of the Woses
through-a-day-and-a-night            Through a Day and a Night
cirdans-ships                        Círdan's Ships
guards-of-the-citadel                Guards of the Citadel
celeborns-galadhrim                  Celeborn's Galadhrim
riders-of-theoden                    Riders of Théoden
grimbeorn-the-old-son-of-beorn       Grimbeorn the Old, Son of Beorn
imrahil-of-dol-amroth                Imrahil of Dol Amroth
king-brands-men                      King Brand's Men
swords-in-eriador                    Swords in Eriador
kindred-of-glorfindel                Kindred of Glorfindel
dain-ironfoots-guard                 Dáin Ironfoot's Guard
eomer-son-of-eomund                  Éomer, Son of Éomund
thranduils-archers                   Thranduil's Archers
rangers-of-the-north                 Rangers of the North
threats-to-the-fiefs-of-the-south    Threats to the Fiefs of the South
shelobs-lair                         Shelob's Lair
the-ring-is-mine                     The Ring is Mine!
on-on-they-went                      On, On They Went
give-it-to-uss                       Give it to Uss!
orc-patrol                           Orc Patrol
isildurs-bane                        Isildur's Bane
foul-thing-from-the-deep             Foul Thing from the Deep
candles-of-corpses                   Candles of Corpses
nazgul-search                        Nazgûl Search
cruel-weather                        Cruel Weather
the-nazgul-strike                    The Nazgûl Strike!
morgul-wound                         Morgul Wound
lure-of-the-ring                     Lure of the Ring
the-breaking-of-the-fellowship       The Breaking of the Fellowship
worn-with-sorrow-and-toil            Worn with Sorrow and Toil
flocks-of-crebain                    Flocks of Crebain
balrog-of-moria                      Balrog of Moria
the-lidless-eye                      The Lidless Eye
dreadful-spells                      Dreadful Spells
grond-hammer-of-the-underworld       Grond, Hammer of the Underworld
the-palantir-of-orthanc              The Palantír of Orthanc
wormtongue                           Wormtongue
the-ringwraiths-are-abroad           The Ringwraiths Are Abroad
the-black-captain-commands           The Black Captain Commands
a-balrog-is-come-e                   A Balrog Is Come!
captain-of-despair                   Captain of Despair
the-gates-are-closed                 The Gates Are Closed
return-to-valinor                    Return to Valinor
the-fighting-uruk-hai                The Fighting Uruk-hai
denethors-folly                      Denethor's Folly
the-day-without-dawn                 The Day Without Dawn
threats-and-promises                 Threats and Promises
stormcrow                            Stormcrow
shadows-gather                       Shadows Gather
the-shadow-lengthens                 The Shadow Lengthens
the-shadow-is-moving                 The Shadow is Moving
corsairs-of-umbar                    Corsairs of Umbar
rage-of-the-dunlendings              Rage of the Dunlendings
return-of-the-witch-king             Return of the Witch-king
half-orcs-and-goblin-men             Half-orcs and Goblin-men
olog-hai                             Olog-hai
hill-trolls                          Hill-trolls
a-new-power-is-rising                A New Power is Rising
many-kings-to-the-service-of-mordor  Many Kings to the Service of Mordor
the-king-is-revealed                 The King is Revealed
shadows-on-the-misty-mountains       Shadows on the Misty Mountains
orcs-multiplying-again               Orcs Multiplying Again
horde-from-the-east                  Horde from the East
monsters-roused                      Monsters Roused
musterings-of-long-planned-war       Musterings of Long-planned War
pits-of-mordor                       Pits of Mordor
deep-trenches-and-great-engines      Deep Trenches and Great Engines
shadow-of-dol-guldur                 Shadow of Dol Guldur
the-corsairs-are-upon-us-e           The Corsairs Are Upon Us!
rage-of-the-dunlendings-e            Rage of the Dunlendings
we-shall-get-it                      We Shall Get It
"""

# Titles with an asterisk are ours: the rulebook does not name these cards.
GERMAN_TABLE = """
code                                 name
elven-cloaks                         Elbenmäntel*
elven-rope                           Elbenseil*
phial-of-galadriel                   Galadriels Phiole*
smeagol-helps-nice-master            Sméagol hilft dem guten Herrn*
mithril-coat-and-sting               Mithrilhemd und Stich*
axe-and-bow                          Axt und Bogen
horn-of-gondor                       Das Horn Gondors*
wizards-staff                        Der Stab des Zauberers*
athelas                              Athelas*
there-is-another-way                 Es gibt einen anderen Weg*
i-will-go-alone                      Ich gehe allein*
bilbos-song                          Bilbos Lied*
mirror-of-galadriel                  Galadriels Spiegel*
challenge-of-the-king                Die Herausforderung des Königs*
gwaihir-the-windlord                 Gwaihir, der Herr der Winde*
we-prove-the-swifter                 Wir sind die Schnelleren*
there-and-back-again                 Hin und wieder zurück*
the-eagles-are-coming                Die Adler kommen!*
the-ents-awake-treebeard             Ents auf der Hut: Baumbart*
the-ents-awake-huorns                Ents auf der Hut: Huorns*
the-ents-awake-entmoot               Ents auf der Hut: Entthing*
dead-men-of-dunharrow                Die Toten von Dunharg*
house-of-the-stewards                Das Haus der Truchsesse*
the-grey-company                     Die Graue Schar*
the-ents-awake-rock-and-stone-e      Ents auf der Hut: Fels und Stein*
the-ents-awake-huorns-e              Ents auf der Hut: Huorns*
the-ents-awake-entmoot-e             Ents auf der Hut: Entthing*
three-rings-for-the-elven-kings      Drei Ringe den Elbenkönigen*
wind-from-the-west                   Wind aus dem Westen*
the-last-battle                      Die letzte Schlacht*
a-power-too-great                    Eine zu große Macht*
the-power-of-tom-bombadil            Tom Bombadils Macht*
book-of-mazarbul                     Das Buch von Mazarbul*
the-spirit-of-mordor                 Der Geist von Mordor*
faramirs-rangers                     Faramirs Waldläufer*
fear-fire-foes                       Feuer! Feinde! Fürchtet euch!*
wisdom-of-elrond                     Elronds Weisheit*
the-red-arrow                        Der Rote Pfeil*
help-unlooked-for                    Unverhoffte Hilfe*
paths-of-the-woses                   Die Pfade der Woses*
through-a-day-and-a-night            Durch einen Tag und eine Nacht*
cirdans-ships                        Círdans Schiffe*
guards-of-the-citadel                Die Wachen der Zitadelle*
celeborns-galadhrim                  Celeborns Galadhrim*
riders-of-theoden                    Théodens Reiter
grimbeorn-the-old-son-of-beorn       Grimbeorn der Alte, Beorns Sohn*
imrahil-of-dol-amroth                Imrahil von Dol Amroth
king-brands-men                      König Brands Männer*
swords-in-eriador                    Schwerter in Eriador*
kindred-of-glorfindel                Glorfindels Sippe*
dain-ironfoots-guard                 Dáin Eisenfuß' Wache*
eomer-son-of-eomund                  Éomer, Éomunds Sohn*
thranduils-archers                   Thranduils Bogenschützen*
rangers-of-the-north                 Waldläufer des Nordens*
threats-to-the-fiefs-of-the-south    Gefahr für die Lehen im Süden*
shelobs-lair                         Kankras Lauer*
the-ring-is-mine                     Der Ring ist mein!*
on-on-they-went                      Weiter, immer weiter*
give-it-to-uss                       Gib ihn unss!*
orc-patrol                           Orkstreife*
isildurs-bane                        Isildurs Fluch*
foul-thing-from-the-deep             Übles Wesen aus der Tiefe*
candles-of-corpses                   Leichenlichter*
nazgul-search                        Die Suche der Nazgûl*
cruel-weather                        Grausames Wetter*
the-nazgul-strike                    Die Nazgûl schlagen zu!*
morgul-wound                         Morgulwunde*
lure-of-the-ring                     Die Verlockung des Ringes*
the-breaking-of-the-fellowship       Der Zerfall der Gemeinschaft*
worn-with-sorrow-and-toil            Zermürbt von Kummer und Mühsal*
flocks-of-crebain                    Scharen von Crebain*
balrog-of-moria                      Der Balrog von Moria*
the-lidless-eye                      Das lidlose Auge*
dreadful-spells                      Schreckliche Zauber*
grond-hammer-of-the-underworld       Grond, Hammer der Unterwelt*
the-palantir-of-orthanc              Der Palantír von Orthanc*
wormtongue                           Schlangenzunge*
the-ringwraiths-are-abroad           Die Ringgeister sind unterwegs*
the-black-captain-commands           Der Schwarze Heermeister befiehlt*
a-balrog-is-come-e                   Ein Balrog ist gekommen
captain-of-despair                   Heermeister der Verzweiflung*
the-gates-are-closed                 Die Tore sind verschlossen*
return-to-valinor                    Rückkehr nach Valinor*
the-fighting-uruk-hai                Die kämpfenden Uruk-hai*
denethors-folly                      Denethors Torheit
the-day-without-dawn                 Der Tag ohne Morgen*
threats-and-promises                 Drohungen und Versprechen*
stormcrow                            Sturmkrähe*
shadows-gather                       Schatten sammeln sich*
the-shadow-lengthens                 Der Schatten wird länger*
the-shadow-is-moving                 Der Schatten rückt vor*
corsairs-of-umbar                    Die Corsaren von Umbar*
rage-of-the-dunlendings              Der Zorn der Dunländer*
return-of-the-witch-king             Die Rückkehr des Hexenkönigs*
half-orcs-and-goblin-men             Halborks und Bilwissmenschen*
olog-hai                             Olog-hai*
hill-trolls                          Hügeltrolle*
a-new-power-is-rising                Eine neue Macht erhebt sich*
many-kings-to-the-service-of-mordor  Viele Könige im Dienste Mordors*
the-king-is-revealed                 Der König zeigt sich*
shadows-on-the-misty-mountains       Schatten über dem Nebelgebirge*
orcs-multiplying-again               Die Orks vermehren sich wieder*
horde-from-the-east                  Horde aus dem Osten*
monsters-roused                      Geweckte Ungeheuer*
musterings-of-long-planned-war       Heerschau für einen lang geplanten Krieg*
pits-of-mordor                       Die Gruben von Mordor*
deep-trenches-and-great-engines      Tiefe Gräben und Große Maschinen
shadow-of-dol-guldur                 Der Schatten von Dol Guldur*
the-corsairs-are-upon-us-e           Die Corsaren sind über uns!*
rage-of-the-dunlendings-e            Der Zorn der Dunländer*
we-shall-get-it                      Wir finden ihn!
"""

NAMES = {row["code"]: row["name"] for row in rows(ENGLISH_TABLE)}
GERMAN = {row["code"]: row["name"] for row in rows(GERMAN_TABLE)}
