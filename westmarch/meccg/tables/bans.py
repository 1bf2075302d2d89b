"""The cards that some decks may not hold, and those that only some opponents allow (M-BAN)."""

from __future__ import annotations

from westmarch.kernel.tables import rows
from westmarch.meccg.kinds import CardCode, PlaceCode

FALLEN_WIZARD = """
code                              rule
old-road                          M-BAN-01
the-balrog-minion                 M-BAN-01
glamour-of-surpassing-excellence  M-BAN-01
use-your-legs                     M-BAN-01
messenger-of-mordor               M-BAN-01
wizard-uncloaked                  M-BAN-01
gollums-fate                      M-BAN-01
favor-of-the-valar                M-BAN-01
the-windlord-found-me             M-BAN-01
the-lidless-eye                   M-BAN-01
news-must-get-through             M-BAN-01
news-of-the-shire                 M-BAN-01
cracks-of-doom                    M-BAN-01
the-sun-unveiled                  M-BAN-01
hour-of-need                      M-BAN-01
kill-all-but-not-the-halflings    M-BAN-01
bade-to-rule                      M-BAN-02
"""

BALROG = """
code                            rule
by-the-ringwraiths-word         M-BAN-03
the-balrog-minion               M-BAN-03
use-your-legs                   M-BAN-03
the-black-council               M-BAN-03
creature-of-an-older-world      M-BAN-03
heralded-lord                   M-BAN-03
the-fiery-blade                 M-BAN-03
helm-of-fear                    M-BAN-03
the-lidless-eye                 M-BAN-03
news-of-the-shire               M-BAN-03
news-must-get-through           M-BAN-03
open-to-the-summons             M-BAN-03
the-ring-leaves-its-mark        M-BAN-03
sauron                          M-BAN-03
black-horse                     M-BAN-03
black-rider                     M-BAN-03
they-ride-together              M-BAN-03
padding-feet                    M-BAN-03
kill-all-but-not-the-halflings  M-BAN-03
above-the-abyss                 M-BAN-03
bade-to-rule                    M-BAN-03
while-the-yellow-face-sleeps    M-BAN-03
adunaphel-unleashed             M-BAN-04
akhorahil-unleashed             M-BAN-04
dwar-unleashed                  M-BAN-04
hoarmurath-unleashed            M-BAN-04
indur-unleashed                 M-BAN-04
khamul-unleashed                M-BAN-04
ren-unleashed                   M-BAN-04
uvatha-unleashed                M-BAN-04
the-witch-king-unleashed        M-BAN-04
morgul-knife                    M-BAN-05
morgul-blade                    M-BAN-05
balrog-of-moria                 M-BAN-06
durins-bane                     M-BAN-06
"""

AGAINST_MINIONS = """
code                       rule
bane-of-the-ithil-stone    M-BAN-07
foul-fumes                 M-BAN-07
in-the-heart-of-his-realm  M-BAN-07
mordor-in-arms             M-BAN-07
worn-and-famished          M-BAN-07
mumak-oliphant             M-BAN-07
winds-of-wrath             M-BAN-07
the-black-enemys-wrath     M-BAN-07
an-article-missing         M-BAN-08
cunning-foes               M-BAN-08
good-sense-revolts         M-BAN-08
inner-cunning              M-BAN-08
never-seen-him             M-BAN-08
nobodys-friend             M-BAN-08
pilfer-anything-unwatched  M-BAN-08
seek-without-success       M-BAN-08
shadow-out-of-the-dark     M-BAN-08
to-get-you-away            M-BAN-08
twisted-tales              M-BAN-08
will-not-come-down         M-BAN-08
your-welcome-is-doubtful   M-BAN-08
"""
"""Cards about agents in general stay allowed, for they need none to be played (M-BAN-09)."""

GERMAN_PROMOS = """
code                rule
baugur              M-ERR-01
belegennon          M-ERR-01
freca               M-ERR-01
horn-of-defiance    M-ERR-01
a-pack-at-the-door  M-ERR-01
ringil              M-ERR-01
swordmaster         M-ERR-01
wolf                M-ERR-01
dwarven-axe         M-ERR-01
"""

AGAINST_OTHERS = """
code                  rule
chance-of-being-lost  M-BAN-10
winds-of-wrath        M-BAN-10
"""

ONLY_AGAINST_A_BALROG = """
code
ancient-deep-hold
the-drowning-deeps
remains-of-thangorodrim
the-rusted-deeps
the-wind-deeps
"""


CLOSED_TO_A_BALROG = """
code           rule
moria          M-LOC-07
urlurtsu-nurn  M-LOC-08
"""


def ruled(table: str) -> dict[CardCode, str]:
    """The rule that bans each card of a table."""
    return {CardCode(row["code"]): row["rule"] for row in rows(table)}


BANNED_FOR_FALLEN_WIZARDS = ruled(FALLEN_WIZARD)
BANNED_FOR_BALROGS = ruled(BALROG)
BANNED_WITHOUT_ERRATA = ruled(GERMAN_PROMOS)
BANNED_AGAINST_MINIONS = ruled(AGAINST_MINIONS)
BANNED_AGAINST_OTHERS = ruled(AGAINST_OTHERS)
"""The last two count against minion and Balrog players, and against other sites than one's own."""

SITES_AGAINST_A_BALROG = tuple(CardCode(row["code"]) for row in rows(ONLY_AGAINST_A_BALROG))
"""The Balrog sites that everybody may bring against a Balrog player (M-LOC-09)."""

PLACES_CLOSED_TO_A_BALROG = {
    PlaceCode(row["code"]): row["rule"] for row in rows(CLOSED_TO_A_BALROG)
}
"""The minion sites that a Balrog player may not use, beside whole kinds of them."""
