"""The hazard events of The Lidless Eye."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

LIDLESS_EYE_HAZARDS = events(
    CardType.HAZARD,
    Alignment.NEUTRAL,
    """
code                               event      unique  corruption
arouse-defenders                   short      -       -
awaken-defenders                   long       -       -
chill-them-with-fear               long       -       -
covetous-thoughts                  permanent  -       1
darkness-under-tree                short      -       -
heedless-revelry                   short      -       -
incite-defenders                   short      -       -
news-of-doom                       short      yes     -
nothing-to-eat-or-drink            permanent  -       -
plague                             permanent  -       -
rats                               short      -       -
rebel-talk                         permanent  -       -
the-ring-will-have-but-one-master  permanent  -       -
the-roving-eye                     short      -       -
shut-yer-mouth                     permanent  -       -
so-youve-come-back                 permanent  -       -
something-has-slipped              permanent  -       -
stay-her-appetite                  short      -       -
stench-of-mordor                   permanent  -       -
thrice-outnumbered                 permanent  -       -
tidings-of-bold-spies              short      -       -
tidings-of-doubt-and-danger        permanent  -       -
veils-flung-away                   short      -       -
waiting-shadow                     short      -       -
webs-of-fear-and-treachery         long       -       -
wrath-of-the-west                  short      -       -
""",
    """
code               keywords
covetous-thoughts  corruption
the-roving-eye     corruption
stench-of-mordor   environment
waiting-shadow     environment
""",
)
