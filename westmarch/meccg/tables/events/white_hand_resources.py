"""The resource events of The White Hand."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, CardType
from westmarch.meccg.tables.making import events

WHITE_HAND_RESOURCES = events(
    CardType.RESOURCE,
    Alignment.HERO,
    """
code                            alignment  event      unique  points  corruption  stage  specific
promptings-of-wisdom            hero       permanent  -       -       2           -      -
the-white-council               hero       permanent  -       1       -           -      -
the-white-wizard                hero       permanent  yes     2       -           -      -
the-black-council               minion     permanent  -       1       -           -      -
counterfeit                     minion     permanent  -       -       -           -      -
crept-along-cleverly            minion     short      -       -       -           -      -
the-fiery-blade                 minion     permanent  -       -       -           -      -
govern-the-storms               minion     short      -       -       -           -      -
open-to-the-summons             minion     permanent  -       -       -           -      -
piercing-all-shadows            minion     permanent  -       -       3           -      -
poison-of-his-voice             minion     short      -       -       -           -      -
sojourn-in-shadows              minion     short      -       -       -           -      -
white-light-broken              minion     short      -       -       -           -      -
a-merrier-world                 stage      permanent  -       -       -           2      -
a-new-ringlord                  stage      permanent  -       -       1           3      -
a-strident-spawn                stage      permanent  yes     1       -           4      -
an-untimely-brood               stage      permanent  -       1       -           4      -
bad-company                     stage      permanent  -       -       -           2      -
blind-to-all-else               stage      permanent  -       -       -           2      -
delvers-harvest                 stage      permanent  -       1       -           -      -
double-dealing                  stage      permanent  -       -       -           1      -
earth-eater                     stage      permanent  -       1       -           -      -
the-fortress-of-isen            stage      permanent  yes     -       -           3      -
fortress-of-the-towers          stage      permanent  yes     -       -           3      -
gatherer-of-loyalties           stage      permanent  -       -       -           3      -
gnawed-ways                     stage      permanent  -       -       -           1      -
great-patron                    stage      permanent  -       -       -           2      -
great-ruse                      stage      permanent  -       1       -           1      -
guarded-haven                   stage      permanent  -       1       -           1      -
hidden-haven                    stage      permanent  -       -       -           1      -
legacy-of-smiths                stage      permanent  -       -       -           4      -
mischief-in-a-mean-way          stage      permanent  -       2       -           2      -
never-refuse                    stage      permanent  -       -       -           2      -
plotting-ruin                   stage      permanent  -       -       -           3      -
shameful-deeds                  stage      permanent  -       -       -           4      -
spells-born-of-discord          stage      permanent  -       -       -           2      -
thrall-of-the-voice             stage      permanent  -       -       -           1      -
war-forges                      stage      permanent  -       -       -           2      -
wizards-myrmidon                stage      permanent  -       -       -           1      -
wizards-trove                   stage      permanent  -       -       -           1      -
bow-of-alatar                   stage      permanent  yes     -       1           2      alatar
the-great-hunt                  stage      permanent  -       1       -           3      alatar
huntsmans-garb                  stage      permanent  yes     -       1           1      alatar
join-the-hunt                   stage      permanent  yes     -       -           2      alatar
oromes-warders                  stage      permanent  yes     -       -           3      alatar
squire-of-the-hunt              stage      permanent  yes     -       -           2      alatar
await-the-onset                 stage      permanent  -       5       -           3      gandalf
chambers-in-the-royal-court     stage      permanent  -       -       -           1      gandalf
gandalfs-friend                 stage      permanent  yes     -       -           1      gandalf
give-welcome-to-the-unexpected  stage      permanent  yes     -       -           2      gandalf
grey-embassy                    stage      permanent  yes     -       -           3      gandalf
the-grey-hat                    stage      permanent  yes     -       1           1      gandalf
ring-of-fire                    stage      permanent  yes     -       -           2      gandalf
arcane-school                   stage      permanent  -       -       -           1      pallando
pallandos-apprentice            stage      permanent  yes     -       -           2      pallando
pallandos-hood                  stage      permanent  yes     -       1           1      pallando
prophet-of-doom                 stage      permanent  -       3       -           3      pallando
stave-of-pallando               stage      permanent  yes     -       1           2      pallando
truths-of-doom                  stage      permanent  yes     -       -           4      pallando
friend-of-secret-things         stage      permanent  yes     -       -           2      radagast
girdle-of-radagast              stage      permanent  -       5       -           3      radagast
glove-of-radagast               stage      permanent  yes     -       1           2      radagast
master-of-shapes                stage      permanent  -       -       -           1      radagast
pocketed-robes                  stage      permanent  yes     -       -           1      radagast
shifter-of-hues                 stage      permanent  -       -       -           1      radagast
winged-change-master            stage      permanent  -       -       -           1      radagast
the-forge-master                stage      permanent  yes     -       -           2      saruman
many-coloured-robes             stage      permanent  yes     -       1           1      saruman
man-of-skill                    stage      permanent  yes     -       -           2      saruman
sarumans-machinery              stage      permanent  -       1       -           4      saruman
sarumans-ring                   stage      permanent  yes     -       1           2      saruman
the-white-hand                  stage      permanent  -       6       -           3      saruman
""",
    """
code                  keywords
promptings-of-wisdom  light-enchantment
counterfeit           spirit-magic
govern-the-storms     sorcery
poison-of-his-voice   spirit-magic
sojourn-in-shadows    shadow-magic
white-light-broken    sorcery
earth-eater           technology
master-of-shapes      shapeshifter
shifter-of-hues       shapeshifter
winged-change-master  shapeshifter
""",
    """
code                 also
open-to-the-summons  minor-item
gnawed-ways          hazard
""",
    """
code                prowess
squire-of-the-hunt  +1
the-white-hand      +1
""",
    """
code                body
squire-of-the-hunt  +1
""",
    """
code            influence
the-white-hand  +2
""",
    """
code                  form
master-of-shapes      9, 10, 1, 25, -2
shifter-of-hues       6, 10, 3, 27, -2
winged-change-master  3, 9, 8, 19, -2
""",
)
