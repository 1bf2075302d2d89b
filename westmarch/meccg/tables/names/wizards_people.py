"""What the characters of The Wizards are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.WIZARDS,
    """
code                no.  name                German
adrazar             116  Adrazar             Adrazar
alatar              117  Alatar              Alatar
anborn              118  Anborn              Anborn
annalena            119  Annalena            Annalena
aragorn-ii          120  Aragorn II          Aragorn II
arinmir             121  Arinmîr             Arinmîr
arwen               122  Arwen               Arwen
balin               123  Balin               Balin
bard-bowman         124  Bard Bowman         Bard der Bogenschütze
barliman-butterbur  125  Barliman Butterbur  Gerstenmann Butterblume
beorn               126  Beorn               Beorn
beregond            127  Beregond            Beregond
beretar             128  Beretar             Beretar
bergil              129  Bergil              Bergil
bifur               130  Bifur               Bifur
bilbo               131  Bilbo               Bilbo
bofur               132  Bofur               Bofur
bombur              133  Bombur              Bombur
boromir-ii          134  Boromir II          Boromir II
celeborn            136  Celeborn            Celeborn
cirdan              137  Círdan              Círdan
dain-ii             138  Dáin II             Dáin II
damrod              139  Damrod              Damrod
denethor-ii         140  Denethor II         Denethor II
dori                141  Dori                Dori
dwalin              142  Dwalin              Dwalin
elladan             143  Elladan             Elladan
elrohir             144  Elrohir             Elrohir
elrond              145  Elrond              Elrond
eomer               146  Éomer               Éomer
eowyn               147  Éowyn               Éowyn
erkenbrand          148  Erkenbrand          Erkenbrand
faramir             149  Faramir             Faramir
fili                150  Fíli                Fíli
forlong             151  Forlong             Forlong
frodo               152  Frodo               Frodo
galadriel           153  Galadriel           Galadriel
galva               154  Galva               Galva
gamling-the-old     155  Gamling the Old     Der alte Gamling
gandalf             156  Gandalf             Gandalf
ghan-buri-ghan      157  Ghân-buri-Ghân      Ghân-buri-Ghân
gildor-inglorion    158  Gildor Inglorion    Gildor Inglorion
gimli               159  Gimli               Gimli
gloin               160  Glóin               Glóin
glorfindel-ii       161  Glorfindel II       Glorfindel II
halbarad            162  Halbarad            Halbarad
haldalam            163  Haldalam            Haldalam
haldir              164  Haldir              Haldir
hama                165  Háma                Háma
imrahil             166  Imrahil             Imrahil
kili                167  Kíli                Kíli
legolas             168  Legolas             Legolas
mablung             169  Mablung             Mablung
merry               170  Merry               Merry
nori                171  Nori                Nori
oin                 172  Óin                 Óin
ori                 173  Ori                 Ori
orophin             174  Orophin             Orophin
pallando            175  Pallando            Pallando
peath               176  Peath               Peath
pippin              177  Pippin              Pippin
radagast            178  Radagast            Radagast
robin-smallburrow   179  Robin Smallburrow   Rudi Kleinbau
sam-gamgee          180  Sam Gamgee          Sam Gamdschie
saruman             181  Saruman             Saruman
theoden             182  Théoden             Théoden
thorin-ii           183  Thorin II           Thorin II
thranduil           184  Thranduil           Thranduil
voteli              185  Vôteli              Vôteli
vygavril            186  Vygavril            Vygavril
wacho               187  Wacho               Wacho
fatty-bolger        495  Fatty Bolger        Dick Bolger
""",
)
