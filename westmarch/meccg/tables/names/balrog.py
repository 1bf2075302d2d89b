"""What the cards of The Balrog are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.BALROG,
    """
code                          no.  name                          German
strider                       1    Strider                       Streicher
azog                          2    Azog                          Azog
the-balrog                    3    The Balrog                    Der Balrog
bolg                          4    Bolg                          Bolg
buthrakaur                    5    Bûthrakaur                    Bûthrakaur
crook-legged-orc              6    Crook-legged Orc              Krummbeiniger Orc
hill-troll                    7    Hill-troll                    Hügel-Troll
mountain-maggot               8    Mountain-maggot               Berg-Made
umagaur                       9    Umagaur                       Umagaur
beorning-skin-changers        10   Beorning Skin-changers        Beorninger Pelzwechsler
carrion-feeders               11   Carrion Feeders               Aasfresser
olog-warlords                 12   Olog Warlords                 Olog-Kriegsherr
shelobs-brood                 13   Shelob's Brood                Kankra`s Brut
black-vapour                  14   Black Vapour                  Schwarzer Dunst
darkness-made-by-malice       15   Darkness Made by Malice       Die Dunkelheit des Bösen
desire-all-for-thy-belly      16   Desire All for Thy Belly      Stopfe alles in Dich hinein
diminish-and-depart           17   Diminish and Depart           Reduziert und Zerstreut
fled-into-darkness            18   Fled into Darkness            Flucht in die Dunkelheit
glance-of-arien               19   Glance of Arien               Der Glanz von Arien
imprisoned-and-mocked         20   Imprisoned and Mocked         Gefangen und Verspottet
monstrosity-of-diverse-shape  21   Monstrosity of Diverse Shape  Schrecken in vielerlei Gestalt
press-gang                    22   Press-gang                    Schanghait
the-reek                      23   The Reek                      Der Gestank
spawn-of-ungoliant            24   Spawn of Ungoliant            Ungolliants Brut
the-sun-shone-fiercely        25   The Sun Shone Fiercely        Die Sonne scheint grimmig
unabated-in-malice            26   Unabated in Malice            Unverminderte Bosheit
ungoliants-progeny            27   Ungoliant's Progeny           Ungoliants Nachkommen
ungoliants-foul-issue         28   Ungoliant's Foul Issue        Ungoliants ekelhafte Brut
crept-along-carefully         29   Crept Along Carefully         Vorsichtig vorbei gekrabbelt
longbottom-leaf               30   Longbottom Leaf               Langgrund-Blatt
rumours-of-rings              31   Rumours of Rings              Gerüchte der Ringe
show-things-unbidden          32   Show Things Unbidden          Zeige auch nichterbetene Dinge
to-fealty-sworn               33   To Fealty Sworn               Zur Treue verpflichtet
elven-rope                    34   Elven Rope                    Elbenseil
cave-troll                    35   Cave Troll                    Höhlen-Troll
ancient-secrets               36   Ancient Secrets               Alte Geheimnisse
going-ever-under-dark         37   Going Ever Under Dark         Gang durch die Dunkelheit
great-army-of-the-north       38   Great Army of the North       Große Armee des Nordens
grond                         39   Grond                         Grond
long-grievous-siege           40   Long Grievous Siege           Lange schmerzliche Belagerung
no-better-use                 41   No Better Use                 Kein besserer Gebrauch
prone-to-violence             42   Prone to Violence             Neigung zur Gewalt
sauron                        43   Sauron                        Sauron
whispers-of-rings             44   Whispers of Rings             Ringgeflüster
evil-things-lingering         45   Evil Things Lingering         Schleichendes böses Ding
great-troll                   46   Great Troll                   Großer Troll
nasty-slimy-thing             47   Nasty Slimy Thing             Scheußlich Schleimiges Ding
a-more-evil-hour              48   A More Evil Hour              Eine bösere Stunde
angband-revisited             49   Angband Revisited             Zurück nach Angband
breach-the-hold               50   Breach the Hold               Bruch der Festung
caverns-unchoked              51   Caverns Unchoked              ausgeräucherte Höhlen
challenge-the-power           52   Challenge the Power           Herausforderung der Macht
cloaked-by-darkness           53   Cloaked by Darkness           Eingehüllt in Dunkelheit
crowned-with-storm            54   Crowned with Storm            Sturmeskrone
darkness-wielded              55   Darkness Wielded              Im Schutze der Dunkelheit
descent-through-fire          56   Descent through Fire          Fall durch`s Feuer
eddy-in-fates-tide            57   Eddy in Fate's Tide           Schicksalsstürme
flame-of-udun                 58   Flame of Udûn                 Flamme von Udun
foe-dismayed                  59   Foe Dismayed                  Das Erschrecken des Feindes
gangways-over-the-fire        60   Gangways over the Fire        Stege über das Feuer
great-fissure                 61   Great Fissure                 Große Spalte
great-shadow                  62   Great Shadow                  Großer Schatten
heart-of-dark-fire            63   Heart of Dark Fire            Ein Herz aus dunklem Feuer
invade-their-domain           64   Invade Their Domain           Erstürmung Ihrer Domäne
lord-and-usurper              65   Lord and Usurper              Herr und Usurpator
makers-map                    66   Maker's Map                   Karte des Meisters
memories-of-old-torture       67   Memories of Old Torture       Erinnerungen an alte Qualen
mine-or-no-ones               68   Mine or No One's              Meiner oder niemandes
obey-him-or-die               69   Obey Him or Die               Gehorche oder Stirb
orders-from-the-great-demon   70   Orders from the Great Demon   Befehle des großen Teufels
out-he-sprang                 71   Out He Sprang                 Seine Herkunft
people-diminished             72   People Diminished             verminderte Bevölkerung
roam-the-waste                73   Roam the Waste                Durchstreift die Wildnis
roots-of-the-earth            74   Roots of the Earth            Wurzeln der Erde
scourge-of-fire               75   Scourge of Fire               Peitschen des Feuers
strangling-coils              76   Strangling Coils              Würgende Schlangen
tempest-of-fire               77   Tempest of Fire               Feuersturm
terror-heralds-doom           78   Terror Heralds Doom           Schrecken des Unglücksboten
vanguard-of-might             79   Vanguard of Might             Vorbote der Macht
a-few-recruits                80   A Few Recruits                Ein paar Rekruten
stabbing-tongue-of-fire       81   Stabbing Tongue of Fire       Stechende Feuerzungen
whip-of-many-thongs           82   Whip of Many Thongs           Neunschwänzige Katze
ancient-deep-hold             83   Ancient Deep-hold             Alte Festung der Tiefe
barad-dur-balrog              84   Barad-dûr                     Barad-dûr
carn-dum-balrog               85   Carn Dûm                      Carn Dûm
cirith-gorgor-balrog          86   Cirith Gorgor                 Cirith Gorgor
cirith-ungol-balrog           87   Cirith Ungol                  Cirith Ungol
dol-guldur-balrog             88   Dol Guldur                    Dol Guldur
the-drowning-deeps            89   The Drowning-deeps            Die Versunkenen Tiefen
the-gem-deeps-balrog          90   The Gem-deeps                 Die Gemmen-Tiefen
the-iron-deeps-balrog         91   The Iron-deeps                Die Eisen-Tiefen
minas-morgul-balrog           92   Minas Morgul                  Minas Morgul
moria-balrog                  93   Moria                         Moria
the-pukel-deeps-balrog        94   The Pûkel-deeps               Die Pûkel-Tiefen
remains-of-thangorodrim       95   Remains of Thangorodrim       Trümmer von Thangorodrim
the-rusted-deeps              96   The Rusted-deeps              Die rostenden Tiefen
the-sulfur-deeps-balrog       97   The Sulfur-deeps              Die Schwefel-Tiefen
the-under-courts-balrog       98   The Under-courts              Unterirdische Hallen
the-under-galleries-balrog    99   The Under-galleries           Unterirdische Stollen
the-under-gates-balrog        100  The Under-gates               Die Unterirdischen Tore
the-under-grottos-balrog      101  The Under-grottos             Die Unterirdischen Grotten
the-under-leas-balrog         102  The Under-leas                Die Unterirdischen Felder
the-under-vaults-balrog       103  The Under-vaults              Die Unterirdischen Gewölbe
the-wind-deeps                104  The Wind-deeps                Die Wind-Tiefen
""",
)
