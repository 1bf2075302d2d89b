"""What the cards of The White Hand are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.WHITE_HAND,
    """
code                            no.  name                            German
alatar-fallen-wizard            1    Alatar                          Alatar
doeth-durthak                   2    Doeth (Durthak)                 Doeth
euog-ulzog                      3    Euog (Ulzog)                    Euog
gandalf-fallen-wizard           4    Gandalf                         Gandalf
ill-favoured-fellow             5    Ill-favoured Fellow             Schlecht gelaunter Geselle
lugdush                         6    Lugdush                         Lugdusch
pallando-fallen-wizard          7    Pallando                        Pallando
radagast-fallen-wizard          8    Radagast                        Radagast
saruman-fallen-wizard           9    Saruman                         Saruman
sly-southerner                  10   Sly Southerner                  Listiger Südländer
squint-eyed-brute               11   Squint-eyed Brute               Schielender Komplize
ugluk                           12   Uglúk                           Ugluk
goblin-faces                    13   Goblin-faces                    Goblinfratzen
blind-to-the-west               14   Blind to the West               Blind gen Westen
cast-from-the-order             15   Cast from the Order             Aus dem Orden verstoßen
cruel-claw-perceived            16   Cruel Claw Perceived            Grausame Klaue gespürt
echoes-of-the-song              17   Echoes of the Song              Widerhall des Liedes
flotsam-and-jetsam              18   Flotsam and Jetsam              Treibgut und Beute
fools-bane                      19   Fool's Bane                     Fluch des Narren
foul-tooth-unsheathed           20   Foul Tooth Unsheathed           Wie du mir, so ich dir
heart-grown-cold                21   Heart Grown Cold                Erkaltetes Herz
in-the-grip-of-ambition         22   In the Grip of Ambition         Vom Ehrgeiz besessen
inner-rot                       23   Inner Rot                       Im Innern verzehrt
ire-of-the-east                 24   Ire of the East                 Zorn des Ostens
longing-for-the-west            25   Longing for the West            Sehnsucht gen Westen
mask-torn                       26   Mask Torn                       Durchschaute Maskerade
natures-revenge                 27   Nature's Revenge                Rache der Natur
power-relinquished-to-artifice  28   Power Relinquished to Artifice  Übertragene Zauberkraft
rolled-down-to-the-sea          29   Rolled down to the Sea          Ins Meer gespült
something-else-at-work          30   Something Else at Work          Fremde Mächte
whole-villages-roused           31   Whole Villages Roused           Ganze Dörfer aufgebracht
will-you-not-come-down          32   Will You Not Come Down?         Willst du nicht herunterkommen?
noble-steed                     33   Noble Steed                     Edles Roß
promptings-of-wisdom            34   Promptings of Wisdom            Weise Eingebungen
the-white-council               35   The White Council               Der Weiße Rat
the-white-wizard                36   The White Wizard                Der Weiße Zauberer
a-panoply-of-wings              37   A Panoply of Wings              Ein Dach von Schwingen
beasts-of-the-wood              38   Beasts of the Wood              Tiere des Waldes
wild-horses                     39   Wild Horses                     Wildpferde
wild-hounds                     40   Wild Hounds                     Wilde Hunde
the-black-council               41   The Black Council               Der Schwarze Rat
counterfeit                     42   Counterfeit                     Spiegelbild
crept-along-cleverly            43   Crept Along Cleverly            Mit äußerster Vorsicht
the-fiery-blade                 44   The Fiery Blade                 Flammende Klinge
govern-the-storms               45   Govern the Storms               Lenke den Sturm
open-to-the-summons             46   Open to the Summons             Dem Aufruf folgend
piercing-all-shadows            47   Piercing All Shadows            Jeden Schatten durchdringen
poison-of-his-voice             48   Poison of his Voice             Gift seiner Stimme
sojourn-in-shadows              49   Sojourn in Shadows              In der Geisterwelt
white-light-broken              50   White Light Broken              Gebrochenes Licht
blasting-fire                   51   Blasting Fire                   Sprengfeuer
liquid-fire                     52   Liquid Fire                     Flüssiges Feuer
mechanical-bow                  53   Mechanical Bow                  Mechanischer Bogen
vile-fumes                      54   Vile Fumes                      Giftige Gase
deep-mines                      55   Deep Mines                      Tiefe Minen
isengard-fallen-wizard          56   Isengard                        Isengart
rhosgobel-fallen-wizard         57   Rhosgobel                       Rhosgobel
the-white-towers-fallen-wizard  58   The White Towers                Die Weißen Türme
a-merrier-world                 59   A Merrier World                 Glücklichere Welt
a-new-ringlord                  60   A New Ringlord                  Der neue Herr der Ringe
a-strident-spawn                61   A Strident Spawn                Lärmende Brut
an-untimely-brood               62   An Untimely Brood               Brutstätte
bad-company                     63   Bad Company                     Schlechte Gesellschaft
blind-to-all-else               64   Blind to All Else               Blind für alles andere
delvers-harvest                 65   Delver's Harvest                Gräbers Lohn
double-dealing                  66   Double-dealing                  Zweischneidig
earth-eater                     67   Earth-eater                     Erdfresser
the-fortress-of-isen            68   The Fortress of Isen            Die Orthanc-Feste
fortress-of-the-towers          69   Fortress of the Towers          Feste der Türme
gatherer-of-loyalties           70   Gatherer of Loyalties           Sammler von Verbündeten
gnawed-ways                     71   Gnawed Ways                     Zerfurchte Pfade
great-patron                    72   Great Patron                    Großer Beschützer
great-ruse                      73   Great Ruse                      Große List
guarded-haven                   74   Guarded Haven                   Bewachter Zufluchtsort
hidden-haven                    75   Hidden Haven                    Versteckte Zuflucht
legacy-of-smiths                76   Legacy of Smiths                Erbe der Schmiede
mischief-in-a-mean-way          77   Mischief in a Mean Way          Übler Unfug
never-refuse                    78   Never Refuse                    Gefolgschaft
plotting-ruin                   79   Plotting Ruin                   Verderbliche Pläne*
shameful-deeds                  80   Shameful Deeds                  Schandbare Taten
spells-born-of-discord          81   Spells Born of Discord          Zauber aus Zwietracht geboren
thrall-of-the-voice             82   Thrall of the Voice             Macht der Stimme
war-forges                      83   War-forges                      Kriegsschmieden
wizards-myrmidon                84   Wizard's Myrmidon               Ergebener des Zauberers
wizards-trove                   85   Wizard's Trove                  Strauch des Zauberers
greater-half-orcs               86   Greater Half-orcs               Große Halb-Orks
half-orcs                       87   Half-orcs                       Halb-Orks
keys-of-orthanc                 88   Keys of Orthanc                 Schlüssel vom Orthanc
keys-to-the-white-towers        89   Keys to the White Towers        Schlüssel zu den Weißen Türmen
bow-of-alatar                   90   Bow of Alatar                   Alatars Bogen
the-great-hunt                  91   The Great Hunt                  Die große Jagd
huntsmans-garb                  92   Huntsman's Garb                 Kleider des Jägers
join-the-hunt                   93   Join the Hunt                   Ausritt zur Jagd
oromes-warders                  94   Oromë's Warders                 Oromes Wächter
squire-of-the-hunt              95   Squire of the Hunt              Jagdbegleiter
await-the-onset                 96   Await the Onset                 In Erwartung des Angriffs
chambers-in-the-royal-court     97   Chambers in the Royal Court     Kammern am Könighof
gandalfs-friend                 98   Gandalf's Friend                Gandalfs Freund
give-welcome-to-the-unexpected  99   Give Welcome to the Unexpected  Willkommener Zufall
grey-embassy                    100  Grey Embassy                    Graue Gesandtschaft
the-grey-hat                    101  The Grey Hat                    Der Graue Hut
ring-of-fire                    102  Ring of Fire                    Ring des Feuers
arcane-school                   103  Arcane School                   Zauberschule
pallandos-apprentice            104  Pallando's Apprentice           Pallandos Lehrling
pallandos-hood                  105  Pallando's Hood                 Pallandos Umhang
prophet-of-doom                 106  Prophet of Doom                 Propheten des Unheils
stave-of-pallando               107  Stave of Pallando               Pallandos Stab
truths-of-doom                  108  Truths of Doom                  Symbol des Verderbens
friend-of-secret-things         109  Friend of Secret Things         Freund verborgener Dinge
girdle-of-radagast              110  Girdle of Radagast              Radagasts Bund
glove-of-radagast               111  Glove of Radagast               Radagasts Handschuh
master-of-shapes                112  Master of Shapes                Meister der Gestalten
pocketed-robes                  113  Pocketed Robes                  Gewand voller Taschen
radagasts-black-bird            114  Radagast's Black Bird           Radagasts schwarzer Vogel
shifter-of-hues                 115  Shifter of Hues                 Wandler im Schatten
winged-change-master            116  Winged Change-master            Geflügelter Verwandlungsmeister
the-forge-master                117  The Forge-master                Meister der Schmiede
many-coloured-robes             118  Many-coloured Robes             Vielfarbige Gewänder
man-of-skill                    119  Man of Skill                    Mann von Geschick
sarumans-machinery              120  Saruman's Machinery             Sarumans Maschinen
sarumans-ring                   121  Saruman's Ring                  Sarumans Ring
the-white-hand                  122  The White Hand                  Die Weiße Hand
""",
)
