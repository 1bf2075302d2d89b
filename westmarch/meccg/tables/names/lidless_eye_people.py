"""What the characters of The Lidless Eye are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.LIDLESS_EYE,
    """
code                       no.  name                       German
asternak                   1    Asternak                   Asternak
belegorn                   2    Belegorn                   Belegorn
broin                      3    Bróin                      Bróin
calendal                   4    Calendal                   Calendal
carambor                   5    Carambor                   Carambor
ciryaher                   6    Ciryaher                   Ciryaher
dogrib                     7    Dôgrib                     Dôgrib
dorelas                    8    Dorelas                    Dorelas
dunlending-spy             9    Dunlending Spy             Dunländischer Spion
eradan                     10   Eradan                     Eradan
gorbag                     11   Gorbag                     Gorbag
grishnakh                  12   Grishnákh                  Grishnákh
gulla                      13   Gulla                      Gulla
hador                      14   Hador                      Hador
hendolen                   15   Hendolen                   Hendolen
horseman-in-the-night      16   Horseman in the Night      Reiter in der Nacht
jerrek                     17   Jerrek                     Jerrek
lagduf                     18   Lagduf                     Lagduf
layos                      19   Layos                      Layos
lieutenant-of-angmar       20   Lieutenant of Angmar       Statthalter von Angmar
lieutenant-of-dol-guldur   21   Lieutenant of Dol Guldur   Statthalter von Dol Guldur
lieutenant-of-morgul       22   Lieutenant of Morgul       Statthalter von Morgul
luitprand                  23   Luitprand                  Luitprand
the-mouth                  24   The Mouth                  Der Mund
muzgash                    25   Muzgash                    Muzgash
nain                       26   Náin                       Náin
nevido-smod                27   Nevido Smôd                Nevido Smôd
odoacer                    28   Odoacer                    Odoacer
old-troll                  29   Old Troll                  Alter Troll
orc-brawler                30   Orc Brawler                Orkischer Randalierer
orc-captain                31   Orc Captain                Ork-Anführer
orc-chieftain              32   Orc Chieftain              Ork-Häuptling
orc-sniffler               33   Orc Sniffler               Ork-Schnüffler
orc-tracker                34   Orc Tracker                Ork-Fährtenleser
orc-veteran                35   Orc Veteran                Ork-Veteran
ostisen                    36   Ostisen                    Ostisen
pon-opar                   37   Pon Opar                   Pon Opar
radbug                     38   Radbug                     Radbug
shagrat                    39   Shagrat                    Shagrat
shamas                     40   Shámas                     Shámas
snaga                      41   Snaga                      Snaga
tarcil                     42   Tarcil                     Tarcil
threlin                    43   Threlin                    Threlin
troll-lout                 44   Troll Lout                 Trolltölpel
troll-chief                45   Troll-chief                Troll-Häuptling
tros-hesnef                46   Tros Hesnef                Tros Hesnef
uchel                      47   Uchel                      Uchel
ufthak                     48   Ufthak                     Ufthak
ulkaur-the-tongueless      49   Ulkaur the Tongueless      Ulkaur der Zahnlose
adunaphel-the-ringwraith   50   Adûnaphel the Ringwraith   Adûnaphel der Ringgeist
akhorahil-the-ringwraith   51   Akhôrahil the Ringwraith   Akhôrahil der Ringgeist
dwar-the-ringwraith        52   Dwar the Ringwraith        Dwar der Ringgeist
hoarmurath-the-ringwraith  53   Hoarmûrath the Ringwraith  Hoarmûrath der Ringgeist
indur-the-ringwraith       54   Indûr the Ringwraith       Indûr der Ringgeist
khamul-the-ringwraith      55   Khamûl the Ringwraith      Khamûl der Ringgeist
ren-the-ringwraith         56   Ren the Ringwraith         Ren der Ringgeist
uvatha-the-ringwraith      57   Ûvatha the Ringwraith      Ûvatha der Ringgeist
the-witch-king             58   The Witch-king             Der Hexenkönig
""",
)
