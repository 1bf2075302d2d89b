"""The cards in the order of their numbers, with their names in English and German.

A German name with a star is our own rendering, shown until the printed one is known.
"""

from __future__ import annotations

from westmarch.kernel.tables import Row, rows

TABLE = """
code                      no.  name                      German
aragorn                   1    Aragorn                   Aragorn
theodred                  2    Théodred                  Théodred
gloin                     3    Glóin                     Glóin
gimli                     4    Gimli                     Gimli
legolas                   5    Legolas                   Legolas
thalin                    6    Thalin                    Thalin
eowyn                     7    Éowyn                     Éowyn
eleanor                   8    Eleanor                   Eleanor
dunhere                   9    Dunhere                   Dunhere
denethor                  10   Denethor                  Denethor
glorfindel                11   Glorfindel                Glorfindel
beravor                   12   Beravor                   Beravor
guard-of-the-citadel      13   Guard of the Citadel      Wächter der Veste
faramir                   14   Faramir                   Faramir
son-of-arnor              15   Son of Arnor              Sohn Arnors
snowbourn-scout           16   Snowbourn Scout           Schneeborn-Späher*
silverlode-archer         17   Silverlode Archer         Silberlauf-Bogenschütze
longbeard-orc-slayer      18   Longbeard Orc Slayer      Langbart-Orktöter*
brok-ironfist             19   Brok Ironfist             Brok Eisenfaust*
ever-vigilant             20   Ever Vigilant             Stets wachsam*
common-cause              21   Common Cause              Gemeinsame Sache*
for-gondor                22   For Gondor!               Für Gondor!*
sneak-attack              23   Sneak Attack              Hinterhältiger Angriff*
valiant-sacrifice         24   Valiant Sacrifice         Tapferes Opfer*
grim-resolve              25   Grim Resolve              Grimmige Entschlossenheit*
steward-of-gondor         26   Steward of Gondor         Truchsess von Gondor*
celebrians-stone          27   Celebrían's Stone         Celebríans Stein*
veteran-axehand           28   Veteran Axehand           Erfahrener Axtkämpfer*
gondorian-spearman        29   Gondorian Spearman        Speerträger Gondors
horseback-archer          30   Horseback Archer          Berittener Bogenschütze*
beorn                     31   Beorn                     Beorn
blade-mastery             32   Blade Mastery             Klingenmeisterschaft*
rain-of-arrows            33   Rain of Arrows            Pfeilregen*
feint                     34   Feint                     Finte
quick-strike              35   Quick Strike              Schneller Schlag*
thicket-of-spears         36   Thicket of Spears         Dickicht aus Speeren*
swift-strike              37   Swift Strike              Flinker Hieb*
stand-together            38   Stand Together            Zusammenhalten*
blade-of-gondolin         39   Blade of Gondolin         Klinge aus Gondolin*
citadel-plate             40   Citadel Plate             Rüstung der Veste*
dwarven-axe               41   Dwarven Axe               Zwergenaxt*
horn-of-gondor            42   Horn of Gondor            Horn von Gondor*
wandering-took            43   Wandering Took            Wandernder Tuk*
lorien-guide              44   Lórien Guide              Führer aus Lórien*
northern-tracker          45   Northern Tracker          Fährtenleser des Nordens
the-galadhrims-greeting   46   The Galadhrim's Greeting  Der Gruß der Galadhrim*
strength-of-will          47   Strength of Will          Willensstärke*
hasty-stroke              48   Hasty Stroke              Hastiger Hieb*
will-of-the-west          49   Will of the West          Wille des Westens*
a-test-of-will            50   A Test of Will            Willensprüfung*
stand-and-fight           51   Stand and Fight           Stellt euch und kämpft*
a-light-in-the-dark       52   A Light in the Dark       Ein Licht in der Dunkelheit*
dwarven-tomb              53   Dwarven Tomb              Zwergengrab*
fortune-or-fate           54   Fortune or Fate           Glück oder Schicksal*
the-favor-of-the-lady     55   The Favor of the Lady     Die Gunst der Herrin*
power-in-the-earth        56   Power in the Earth        Kraft in der Erde*
unexpected-courage        57   Unexpected Courage        Unerwarteter Mut*
daughter-of-the-nimrodel  58   Daughter of the Nimrodel  Tochter der Nimrodel*
erebor-hammersmith        59   Erebor Hammersmith        Hammerschmied vom Erebor*
henamarth-riversong       60   Henamarth Riversong       Henamarth Flusslied*
miner-of-the-iron-hills   61   Miner of the Iron Hills   Bergmann aus den Eisenbergen*
gleowine                  62   Gléowine                  Gléowine
lore-of-imladris          63   Lore of Imladris          Wissen aus Imladris*
loriens-wealth            64   Lórien's Wealth           Lóriens Reichtum*
radagasts-cunning         65   Radagast's Cunning        Radagasts Schläue
secret-paths              66   Secret Paths              Geheime Pfade*
gandalfs-search           67   Gandalf's Search          Gandalfs Suche*
beorns-hospitality        68   Beorn's Hospitality       Beorns Gastfreundschaft*
forest-snare              69   Forest Snare              Waldfalle*
protector-of-lorien       70   Protector of Lórien       Beschützer von Lórien*
dark-knowledge            71   Dark Knowledge            Dunkles Wissen*
self-preservation         72   Self Preservation         Selbsterhaltung*
gandalf                   73   Gandalf                   Gandalf
king-spider               74   King Spider               Große Spinne
hummerhorns               75   Hummerhorns               Brummhörner
ungoliants-spawn          76   Ungoliant's Spawn         Ungoliants Brut
great-forest-web          77   Great Forest Web          Großes Waldspinnennetz
mountains-of-mirkwood     78   Mountains of Mirkwood     Berge des Düsterwalds
eyes-of-the-forest        79   Eyes of the Forest        Augen des Waldes*
caught-in-a-web           80   Caught in a Web           In einem Netz gefangen
wolf-rider                81   Wolf Rider                Wolfsreiter
hill-troll                82   Hill Troll                Hügeltroll
goblin-sniper             83   Goblin Sniper             Bilwiss-Scharfschütze
marsh-adder               84   Marsh Adder               Sumpfnatter
wargs                     85   Wargs                     Warge
despair                   86   Despair                   Verzweiflung
the-brown-lands           87   The Brown Lands           Die Braunen Lande
the-east-bight            88   The East Bight            Die Ost-Bucht
dol-guldur-orcs           89   Dol Guldur Orcs           Dol-Guldur-Orks
chieftan-ufthak           90   Chieftan Ufthak           Häuptling Ufthak*
dol-guldur-beastmaster    91   Dol Guldur Beastmaster    Bestienmeister Dol Guldurs
driven-by-shadow          92   Driven by Shadow          Vom Schatten getrieben*
the-necromancers-reach    93   The Necromancer's Reach   Der Einfluss des Geisterbeschwörers*
necromancers-pass         94   Necromancer's Pass        Pass des Geisterbeschwörers*
enchanted-stream          95   Enchanted Stream          Verzauberter Fluss
forest-spider             96   Forest Spider             Waldspinne
east-bight-patrol         97   East Bight Patrol         Ost-Bucht-Patrouille
black-forest-bats         98   Black Forest Bats         Schwarze Waldfledermäuse*
old-forest-road           99   Old Forest Road           Alte Waldstraße*
forest-gate               100  Forest Gate               Waldtor*
dungeon-jailor            101  Dungeon Jailor            Kerkermeister*
nazgul-of-dol-guldur      102  Nazgûl of Dol Guldur      Nazgûl von Dol Guldur*
cavern-guardian           103  Cavern Guardian           Höhlenwächter*
under-the-shadow          104  Under the Shadow          Unter dem Schatten*
iron-shackles             105  Iron Shackles             Eiserne Fesseln*
endless-caverns           106  Endless Caverns           Endlose Höhlen*
tower-gate                107  Tower Gate                Turmtor*
gandalfs-map              108  Gandalf's Map             Gandalfs Karte*
dungeon-torch             109  Dungeon Torch             Verliesfackel*
shadow-key                110  Shadow Key                Schattenschlüssel*
misty-mountain-goblins    111  Misty Mountain Goblins    Nebelgebirgsbilwisse
massing-at-night          112  Massing at Night          Ansturm in der Nacht
banks-of-the-anduin       113  Banks of the Anduin       Ufer des Anduin
gladden-fields            114  Gladden Fields            Schwertelfelder
eastern-crows             115  Eastern Crows             Krähen aus dem Osten*
evil-storm                116  Evil Storm                Unheilvoller Sturm*
pursued-by-shadow         117  Pursued by Shadow         Vom Schatten verfolgt*
treacherous-fog           118  Treacherous Fog           Tückischer Nebel*
flies-and-spiders         119  Flies and Spiders         Fliegen und Spinnen*
a-fork-in-the-road        120  A Fork in the Road        Eine Weggabelung*
dont-leave-the-path       121  "Don't Leave the Path!"   „Verlasst den Pfad nicht!“*
beorns-path               122  Beorn's Path              Beorns Pfad*
the-necromancers-tower    123  The Necromancer's Tower   Der Turm des Geisterbeschwörers*
through-the-caverns       124  Through the Caverns       Durch die Höhlen*
out-of-the-dungeons       125  Out of the Dungeons       Hinaus aus den Verliesen*
to-the-river              126  To the River...           Zum Fluss ...*
anduin-passage            127  Anduin Passage            Fahrt auf dem Anduin*
ambush-on-the-shore       128  Ambush on the Shore       Hinterhalt am Ufer*
"""

NAMES: dict[str, Row] = {row["code"]: row for row in rows(TABLE)}
