"""Who is who: cards of different names that are manifestations of one being."""

from __future__ import annotations

from westmarch.kernel.tables import rows

TABLE = """
code                       being
adunaphel-the-ringwraith   adunaphel
agburanar-ahunt            agburanar
agburanar-at-home          agburanar
agburanar-roused           agburanar
akhorahil-the-ringwraith   akhorahil
alatar-the-hunter          alatar
bairanax-ahunt             bairanax
bairanax-at-home           bairanax
bairanax-roused            bairanax
burat                      bert-burat
buthrakaur                 buthrakaur-the-green
daelomin-ahunt             daelomin
daelomin-at-home           daelomin
daelomin-roused            daelomin
durins-bane                balrog-of-moria
dwar-the-ringwraith        dwar-of-waw
earcaraxe-ahunt            earcaraxe
earcaraxe-at-home          earcaraxe
earcaraxe-roused           earcaraxe
gandalf-the-white-rider    gandalf
great-lord-of-goblin-gate  the-great-goblin
hoarmurath-the-ringwraith  hoarmurath-of-dir
indur-the-ringwraith       indur-dawndeath
itangast-ahunt             itangast
itangast-at-home           itangast
itangast-roused            itangast
khamul-the-ringwraith      khamul-the-easterling
lady-of-the-golden-wood    galadriel
last-child-of-ungoliant    shelob
leucaruth-ahunt            leucaruth
leucaruth-at-home          leucaruth
leucaruth-roused           leucaruth
lieutenant-of-angmar       rogrog
lieutenant-of-dol-guldur   gorfaur-the-lame
lieutenant-of-morgul       gothmog
lord-of-the-carrock        beorn
lord-of-the-haven          cirdan
master-of-the-house        elrond
mistress-lobelia           lobelia-sackville-baggins
my-precious                gollum
pallando-the-soul-keeper   pallando
radagast-the-tamer         radagast
ren-the-ringwraith         ren-the-unclean
saruman-the-wise           saruman
sauron                     the-lidless-eye
scatha-ahunt               scatha
scatha-at-home             scatha
scatha-roused              scatha
scorba-ahunt               scorba
scorba-at-home             scorba
scorba-roused              scorba
smaug-ahunt                smaug
smaug-at-home              smaug
smaug-roused               smaug
stinker                    gollum
strider                    aragorn-ii
the-balrog                 balrog-of-moria
the-balrog-minion          balrog-of-moria
the-mouth                  mouth-of-sauron
the-witch-king             witch-king-of-angmar
tuma                       tom-tuma
umagaur                    umagaur-the-pale
uvatha-the-ringwraith      uvatha-the-horseman
wuluag                     william-wuluag
"""

BEINGS: dict[str, str] = {row["code"]: row["being"] for row in rows(TABLE)}
"""The being that a card stands for, where its code does not tell."""
