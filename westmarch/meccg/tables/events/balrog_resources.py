"""The resource events of The Balrog."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

BALROG_RESOURCES = events(
    CardType.RESOURCE,
    Alignment.MINION,
    """
code                         alignment  event             points      specific
crept-along-carefully        hero       permanent         -           -
longbottom-leaf              hero       short             -           -
rumours-of-rings             hero       permanent         -           -
show-things-unbidden         hero       short             -           -
to-fealty-sworn              hero       permanent         1           -
ancient-secrets              minion     short             -           -
going-ever-under-dark        minion     permanent         -           -
great-army-of-the-north      minion     permanent, short  0 (2 text)  -
grond                        minion     permanent         -           -
long-grievous-siege          minion     permanent         1           -
no-better-use                minion     permanent         -           -
prone-to-violence            minion     permanent         -           -
sauron                       minion     permanent         -           -
whispers-of-rings            minion     permanent         -           -
a-more-evil-hour             minion     permanent         -           balrog
angband-revisited            minion     short             -           balrog
breach-the-hold              minion     permanent         2           balrog
caverns-unchoked             minion     permanent         -           balrog
challenge-the-power          minion     permanent         2           balrog
cloaked-by-darkness          minion     short             -           balrog
crowned-with-storm           minion     short             -           balrog
darkness-wielded             minion     short             -           balrog
descent-through-fire         minion     permanent         3           balrog
eddy-in-fates-tide           minion     permanent         2           balrog
flame-of-udun                minion     permanent         -           balrog
foe-dismayed                 minion     short             -           balrog
gangways-over-the-fire       minion     permanent         -           balrog
great-fissure                minion     short             -           balrog
great-shadow                 minion     permanent         -           balrog
heart-of-dark-fire           minion     short             -           balrog
invade-their-domain          minion     permanent         3           balrog
lord-and-usurper             minion     permanent         5           balrog
makers-map                   minion     permanent         2           balrog
memories-of-old-torture      minion     permanent         ally 1      balrog
mine-or-no-ones              minion     short             -           balrog
obey-him-or-die              minion     permanent         -           balrog
orders-from-the-great-demon  minion     permanent         -           balrog
out-he-sprang                minion     permanent         -           balrog
people-diminished            minion     permanent         2           balrog
roam-the-waste               minion     short             -           balrog
roots-of-the-earth           minion     permanent         1 (3 text)  balrog
scourge-of-fire              minion     short             -           balrog
strangling-coils             minion     permanent         -           balrog
tempest-of-fire              minion     permanent         3           balrog
terror-heralds-doom          minion     short             -           balrog
vanguard-of-might            minion     short             -           balrog
""",
    """
code              keywords
flame-of-udun     demon-fana
great-shadow      demon-fana
strangling-coils  demon-fana
""",
    """
code                         also
rumours-of-rings             minor-item
sauron                       avatar
whispers-of-rings            minor-item
gangways-over-the-fire       minor-item
orders-from-the-great-demon  minor-item
""",
)
