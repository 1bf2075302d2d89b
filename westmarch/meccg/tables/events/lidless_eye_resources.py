"""The resource events of The Lidless Eye."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

LIDLESS_EYE_RESOURCES = events(
    CardType.RESOURCE,
    Alignment.MINION,
    """
code                             alignment  event      points
a-malady-without-healing         minion     short      -
a-nice-place-to-hide             minion     short      -
adunaphel-unleashed              minion     short      -
akhorahil-unleashed              minion     short      -
all-thought-bent-upon-it         minion     short      -
an-untimely-whisper              minion     short      -
awaiting-the-call                minion     permanent  -
back-to-the-fray                 minion     short      -
bade-to-rule                     minion     permanent  -
bitter-cold                      minion     short      -
black-rain                       minion     short      -
black-rider                      minion     permanent  -
blow-turned                      minion     short      -
bold-thrust                      minion     short      -
burning-rick-cot-and-tree        minion     permanent  2
by-the-ringwraiths-word          minion     permanent  -
catch-an-elusive-scent           minion     short      -
come-by-night-upon-them          minion     short      -
crack-in-the-wall                minion     short      -
crooked-promptings               minion     short      -
deeper-shadow                    minion     short      -
diversion                        minion     short      -
down-down-to-goblin-town         minion     short      -
dwar-unleashed                   minion     short      -
fell-rider                       minion     permanent  -
focus-palantir                   minion     permanent  -
forced-march                     minion     short      -
foul-trophies                    minion     permanent  -
freeze-the-flesh                 minion     permanent  -
gifts-as-given-of-old            minion     short      -
gold-chains-in-the-wind          minion     short      -
heralded-lord                    minion     permanent  -
hidden-ways                      minion     short      -
hide-in-dark-places              minion     short      -
hoarmurath-unleashed             minion     short      -
honey-on-the-tongue              minion     short      -
ill-be-at-your-heels             minion     permanent  -
ill-report-you                   minion     permanent  -
in-the-name-of-mordor            minion     short      -
indur-unleashed                  minion     short      -
iron-road                        minion     short      -
khamul-unleashed                 minion     short      -
kill-all-but-not-the-halflings   minion     permanent  0 (5 stored)
leg-it-double-quick              minion     short      -
the-lidless-eye                  minion     permanent  -
messenger-of-mordor              minion     short      -
morgul-blade                     minion     permanent  -
motionless-among-the-slain       minion     short      -
the-names-among-them             minion     permanent  0 (1 stored)
news-must-get-through            minion     short      -
news-of-the-shire                minion     permanent  0 (3 stored)
no-more-nonsense                 minion     permanent  -
no-news-of-our-riding            minion     permanent  1
not-slay-needlessly              minion     short      -
old-cache                        minion     short      -
old-prejudice                    minion     long       -
one-dear-to-you                  minion     permanent  -
orc-quarrels                     minion     short      -
orc-stealth                      minion     short      -
orc-mounts                       minion     short      -
poisonous-despair                minion     short      -
ready-to-his-will                minion     permanent  ally 1
remnants-of-old-robberies        minion     permanent  -
ren-unleashed                    minion     short      -
the-ring-leaves-its-mark         minion     short      -
rumor-of-the-one                 minion     permanent  -
ruse                             minion     short      -
secrets-of-their-forging         minion     short      -
seize-prisoners                  minion     permanent  0 (2 stored)
skies-of-fire                    minion     permanent  -
smart-and-secret                 minion     permanent  -
smoke-on-the-wind                minion     permanent  3
sneakin                          minion     short      -
some-secret-art-of-flame         minion     short      -
spying-out-the-land              minion     short      -
stabbed-him-in-his-sleep         minion     permanent  1
sudden-call                      minion     short      -
swag                             minion     short      -
swarm-of-bats                    minion     permanent  -
swift-strokes                    minion     short      -
test-of-fire                     minion     short      -
that-aint-no-secret              minion     permanent  0 (1 stored)
thats-been-heard-before-tonight  minion     permanent  0 (2 stored)
they-ride-together               minion     short      -
thing-stolen                     minion     short      -
threats                          minion     short      -
tidings-of-death                 dual       long       -
to-satisfy-the-questioner        minion     permanent  0 (3 stored)
under-his-blow                   minion     short      -
uvatha-unleashed                 minion     short      -
veils-of-shadow                  minion     short      -
voices-of-malice                 minion     short      -
the-waters-tithe                 minion     short      -
we-have-come-to-kill             minion     short      -
weigh-all-things-to-a-nicety     minion     short      -
where-theres-a-whip              minion     short      -
while-the-yellow-face-sleeps     minion     permanent  -
wisdom-to-wield                  minion     short      -
the-witch-king-unleashed         minion     short      -
words-of-menace-and-deceit       minion     short      -
""",
    """
code                        keywords
a-malady-without-healing    shadow-magic
bitter-cold                 sorcery
deeper-shadow               shadow-magic
freeze-the-flesh            shadow-magic
gold-chains-in-the-wind     shadow-magic
ill-be-at-your-heels        command
ill-report-you              command
messenger-of-mordor         spirit-magic
the-names-among-them        stolen-knowledge
news-of-the-shire           stolen-knowledge
poisonous-despair           spirit-magic
skies-of-fire               environment
smart-and-secret            command
some-secret-art-of-flame    sorcery
spying-out-the-land         spirit-magic
veils-of-shadow             sorcery
the-waters-tithe            sorcery
words-of-menace-and-deceit  spirit-magic
""",
    """
code             also
the-lidless-eye  avatar
sudden-call      hazard
""",
)
