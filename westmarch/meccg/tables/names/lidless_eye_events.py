"""What the resource events of The Lidless Eye are called."""

from __future__ import annotations

from westmarch.meccg.kinds import Set
from westmarch.meccg.tables.naming import named

NAMED = named(
    Set.LIDLESS_EYE,
    """
code                             no.  name
a-malady-without-healing         159  A Malady Without Healing
a-nice-place-to-hide             160  A Nice Place to Hide
adunaphel-unleashed              161  Adûnaphel Unleashed
akhorahil-unleashed              162  Akhôrahil Unleashed
all-thought-bent-upon-it         163  All Thought Bent upon It
an-untimely-whisper              164  An Untimely Whisper
awaiting-the-call                165  Awaiting the Call
back-to-the-fray                 166  Back to the Fray
bade-to-rule                     167  Bade to Rule
bitter-cold                      168  Bitter Cold
black-rain                       169  Black Rain
black-rider                      170  Black Rider
blow-turned                      171  Blow Turned
bold-thrust                      172  Bold Thrust
burning-rick-cot-and-tree        173  Burning Rick, Cot, and Tree
by-the-ringwraiths-word          174  By the Ringwraith's Word
catch-an-elusive-scent           175  Catch an Elusive Scent
come-by-night-upon-them          176  Come By Night Upon Them
crack-in-the-wall                177  Crack in the Wall
crooked-promptings               178  Crooked Promptings
deeper-shadow                    179  Deeper Shadow
diversion                        180  Diversion
down-down-to-goblin-town         181  Down Down to Goblin-town
dwar-unleashed                   182  Dwar Unleashed
fell-rider                       183  Fell Rider
focus-palantir                   184  Focus Palantír
forced-march                     185  Forced March
foul-trophies                    186  Foul Trophies
freeze-the-flesh                 187  Freeze the Flesh
gifts-as-given-of-old            188  Gifts as Given of Old
gold-chains-in-the-wind          189  Gold Chains in the Wind
heralded-lord                    190  Heralded Lord
hidden-ways                      191  Hidden Ways
hide-in-dark-places              192  Hide in Dark Places
hoarmurath-unleashed             193  Hoarmûrath Unleashed
honey-on-the-tongue              194  Honey on the Tongue
ill-be-at-your-heels             195  I'll Be At Your Heels
ill-report-you                   196  I'll Report You
in-the-name-of-mordor            197  In the Name of Mordor
indur-unleashed                  198  Indûr Unleashed
iron-road                        199  Iron-road
khamul-unleashed                 200  Khamûl Unleashed
kill-all-but-not-the-halflings   201  Kill All But NOT the Halflings
leg-it-double-quick              202  Leg It Double Quick
the-lidless-eye                  203  The Lidless Eye
messenger-of-mordor              204  Messenger of Mordor
morgul-blade                     205  Morgul-blade
motionless-among-the-slain       206  Motionless Among the Slain
the-names-among-them             207  The Names Among Them
news-must-get-through            208  News Must Get Through
news-of-the-shire                209  News of the Shire
no-more-nonsense                 210  No More Nonsense
no-news-of-our-riding            211  No News of Our Riding
not-slay-needlessly              212  Not Slay Needlessly
old-cache                        213  Old Cache
old-prejudice                    214  Old Prejudice
one-dear-to-you                  215  One Dear to You
orc-quarrels                     216  Orc Quarrels
orc-stealth                      217  Orc Stealth
orc-mounts                       218  Orc-mounts
poisonous-despair                219  Poisonous Despair
ready-to-his-will                220  Ready to His Will
remnants-of-old-robberies        221  Remnants of Old Robberies
ren-unleashed                    222  Ren Unleashed
the-ring-leaves-its-mark         223  The Ring Leaves Its Mark
rumor-of-the-one                 224  Rumor of the One
ruse                             225  Ruse
secrets-of-their-forging         226  Secrets of Their Forging
seize-prisoners                  227  Seize Prisoners
skies-of-fire                    228  Skies of Fire
smart-and-secret                 229  Smart and Secret
smoke-on-the-wind                230  Smoke on the Wind
sneakin                          231  Sneakin'
some-secret-art-of-flame         232  Some Secret Art of Flame
spying-out-the-land              233  Spying out the Land
stabbed-him-in-his-sleep         234  Stabbed Him in His Sleep
sudden-call                      235  Sudden Call
swag                             236  Swag
swarm-of-bats                    237  Swarm of Bats
swift-strokes                    238  Swift Strokes
test-of-fire                     239  Test of Fire
that-aint-no-secret              240  That Ain't No Secret
thats-been-heard-before-tonight  241  That's Been Heard Before Tonight
they-ride-together               242  They Ride Together
thing-stolen                     243  Thing Stolen
threats                          244  Threats
tidings-of-death                 245  Tidings of Death
to-satisfy-the-questioner        246  To Satisfy the Questioner
under-his-blow                   247  Under His Blow
uvatha-unleashed                 248  Ûvatha Unleashed
veils-of-shadow                  249  Veils of Shadow
voices-of-malice                 250  Voices of Malice
the-waters-tithe                 251  The Water's Tithe
we-have-come-to-kill             252  We Have Come to Kill
weigh-all-things-to-a-nicety     253  Weigh All Things to a Nicety
where-theres-a-whip              254  Where There's a Whip
while-the-yellow-face-sleeps     255  While the Yellow Face Sleeps
wisdom-to-wield                  256  Wisdom to Wield
the-witch-king-unleashed         257  The Witch-king Unleashed
words-of-menace-and-deceit       258  Words of Menace and Deceit
""",
    """
code                             German
a-malady-without-healing         Unheilbare Krankheit
a-nice-place-to-hide             Ein hübsches Versteck
adunaphel-unleashed              Adûnaphel entfesselt
akhorahil-unleashed              Akhôrahil entfesselt
all-thought-bent-upon-it         Volle Konzentration
an-untimely-whisper              Indiskretion
awaiting-the-call                Warte auf Befehle
back-to-the-fray                 Zurück in den Kampf
bade-to-rule                     Übertragene Befehlsgewalt
bitter-cold                      Beißende Kälte
black-rain                       Schwarzer Regen
black-rider                      Schwarzer Reiter
blow-turned                      Abgelenkter Hieb
bold-thrust                      Gewagter Hieb
burning-rick-cot-and-tree        Brandschatzen
by-the-ringwraiths-word          Auf Befehl des Ringgeistes
catch-an-elusive-scent           Schwer bestimmbarer Geruch
come-by-night-upon-them          Nächtlicher Überfall
crack-in-the-wall                Spalt in der Wand
crooked-promptings               Einflüsterungen
deeper-shadow                    Tiefer Schatten
diversion                        Ablenkungsmanöver
down-down-to-goblin-town         Auf zur Orkstadt
dwar-unleashed                   Dwar entfesselt
fell-rider                       Grausamer Reiter
focus-palantir                   Palantír ausrichten
forced-march                     Gewaltmarsch
foul-trophies                    Grausame Trophäen
freeze-the-flesh                 Seelenlose Körper
gifts-as-given-of-old            Geschenke, wie er sie einst gab
gold-chains-in-the-wind          Goldene Kette im Wind
heralded-lord                    Bote des Dunklen Herrschers
hidden-ways                      In dunklen Ecken
hide-in-dark-places              Verborgene Pfade
hoarmurath-unleashed             Hoarmûrath entfesselt
honey-on-the-tongue              Honigsüße Worte
ill-be-at-your-heels             Ich bin dir auf den Fersen
ill-report-you                   Ich werde dich melden
in-the-name-of-mordor            Im Namen Mordors
indur-unleashed                  Indûr entfesselt
iron-road                        Eiserne Straße
khamul-unleashed                 Khâmul entfesselt
kill-all-but-not-the-halflings   Tötet alle, aber NICHT die Halblinge
leg-it-double-quick              Ohne jede Rast
the-lidless-eye                  Das Lidlose Auge
messenger-of-mordor              Bote aus Mordor
morgul-blade                     Klinge aus Mordor
motionless-among-the-slain       Reglos unter den Erschlagenen
the-names-among-them             Die Namenhaften unter ihnen
news-must-get-through            Die Nachricht muß nach Lugbúrz
news-of-the-shire                Nachrichten aus dem Auenlande
no-more-nonsense                 Keine Widerrede mehr
no-news-of-our-riding            Keine Nachricht der Boten
not-slay-needlessly              Töte nicht ohne Grund
old-cache                        Altes Waffenversteck
old-prejudice                    Alte Vorurteile
one-dear-to-you                  Geisel als Unterpfand
orc-quarrels                     Streit der Orks
orc-stealth                      Verstohlenheit der Orks
orc-mounts                       Ork-Reittiere
poisonous-despair                Tötliche Verzweiflung
ready-to-his-will                Seinem Willen unterworfen
remnants-of-old-robberies        Alte Beutestücke
ren-unleashed                    Ren entfesselt
the-ring-leaves-its-mark         Der Ring hinterläßt sein Mal
rumor-of-the-one                 Gerüchte über den Einen
ruse                             List
secrets-of-their-forging         Geheimnisse des Ringschmiedens
seize-prisoners                  Gefangennahme
skies-of-fire                    Himmel in Flammen
smart-and-secret                 Geheim und Gerissen
smoke-on-the-wind                Rauch im Wind
sneakin                          Spurlos verschwunden
some-secret-art-of-flame         Späher eilen voraus
spying-out-the-land              Macht über das Feuer
stabbed-him-in-his-sleep         Im Schlaf erdolcht
sudden-call                      Saurons Kriegsrat
swag                             Diebesgut
swarm-of-bats                    Ein Schwarm Fledermäuse
swift-strokes                    Blitzangriff
test-of-fire                     Prüfung des Feuers
that-aint-no-secret              Das ist kein Geheimnis
thats-been-heard-before-tonight  Schonmal wo gehört
they-ride-together               Sie reiten zusammen
thing-stolen                     Reiche Beute
threats                          Drohungen
tidings-of-death                 Botschaft des Todes
to-satisfy-the-questioner        Zu seiner Zufriedenheit
under-his-blow                   Unter seinem Schlag
uvatha-unleashed                 Ûvatha entfesselt
veils-of-shadow                  Verschleiernde Schatten
voices-of-malice                 Böse Worte
the-waters-tithe                 Wasserstraßen
we-have-come-to-kill             Wir kommen, um zu töten
weigh-all-things-to-a-nicety     Dem Gleichgewicht genüge getan
where-theres-a-whip              Wo eine Peitsche ist...
while-the-yellow-face-sleeps     Während das gelbe Gesicht schläft
wisdom-to-wield                  Wissen alter Mächte
the-witch-king-unleashed         Der Hexenkönig entfesselt
words-of-menace-and-deceit       Worte der Einschüchterung
""",
)
