"""The hazard events of Dark Minions."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

DARK_MINIONS_HAZARDS = events(
    CardType.HAZARD,
    Alignment.NEUTRAL,
    """
code                              event             unique  points           corruption
an-article-missing                short             -       -                -
angmar-arises                     permanent         -       -                -
an-unexpected-outpost             short             -       -                -
aware-of-their-ways               short             -       -                -
the-black-enemys-wrath            long              -       -                -
bring-our-curses-home             permanent         -       -                3
chance-of-being-lost              short             -       -                -
cunning-foes                      short             -       -                -
doubled-vigilance                 permanent         -       -                -
drums                             long              -       -                -
earth-tremors                     long              -       -                -
endless-whispers                  permanent         -       -                -
exhalation-of-decay               short             -       -                -
eyes-of-the-shadow                permanent         -       -                -
faces-of-the-dead                 short             -       -                -
flies-and-spiders                 permanent         -       -                -
foes-shall-fall                   permanent         -       -                1 (2 dwarf)
gnaw-with-words                   short             -       -                -
good-sense-revolts                short             -       -                -
great-need-or-purpose             long              -       -                -
great-secrets-buried-there        permanent         -       -                -
helms-of-iron                     permanent         -       -                -
in-darkness-bind-them             permanent         -       -                -
in-great-wrath                    short             -       -                -
in-the-heart-of-his-realm         permanent         -       -                -
inner-cunning                     permanent, short  -       -                -
like-the-crash-of-battering-rams  short             -       -                -
long-dark-reach                   short             -       -                -
the-moon-is-dead                  permanent         -       -                -
mordor-in-arms                    permanent         -       kill 0 (2 text)  -
neither-so-ancient-nor-so-potent  permanent         -       item 2           -
never-seen-him                    permanent         -       -                -
no-way-forward                    permanent         -       -                -
nobodys-friend                    permanent, short  -       -                -
out-of-the-black-sky              permanent         -       kill 5           -
pale-dream-maker                  permanent         -       -                2
pierced-by-many-wounds            short             -       -                -
rank-upon-rank                    permanent         -       -                -
reaching-shadow                   permanent         -       -                -
the-reach-of-ulmo                 permanent         -       -                -
redoubled-force                   permanent         -       -                -
reluctant-final-parting           permanent         -       -                -
revealed-to-all-watchers          short             yes     -                -
scimitars-of-steel                permanent         -       -                -
seek-without-success              short             -       -                -
seized-by-terror                  short             -       -                -
shadow-out-of-the-dark            permanent         -       -                -
spells-of-the-barrow-wights       permanent         -       -                -
sudden-fury                       short             -       -                -
to-get-you-away                   permanent         -       -                -
tribal-banner                     short             -       -                -
tribal-totem                      short             -       -                -
troll-purse                       permanent         -       -                -
twisted-tales                     short             -       -                -
two-or-three-tribes-present       short             -       -                -
the-way-is-shut                   long              -       -                -
waylaid-wounded-and-orc-dragged   permanent         -       -                -
which-might-be-lies               short             -       -                -
will-not-come-down                short             -       -                -
wound-of-long-burden              permanent         -       -                1
wraith-lord                       short             -       -                -
your-welcome-is-doubtful          short             -       -                -
""",
    """
code                   keywords
bring-our-curses-home  corruption
endless-whispers       dark-enchantment
eyes-of-the-shadow     environment
foes-shall-fall        corruption
no-way-forward         environment
pale-dream-maker       corruption, dark-enchantment
wound-of-long-burden   corruption
""",
    """
code                        also
great-secrets-buried-there  resource
""",
)
