"""The Event cards: their decks, symbols, numbers, and the Combat card on each."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.kernel.tables import OURS, Row, rows, word, words
from westmarch.wotr.kinds import CardType, Deck, Nation, Side
from westmarch.wotr.tables.names import GERMAN, NAMES

# A card that is only in the base game or only in the expansion replaces one of the same number
# there, or is added to the deck. The nations are those that a card is for, by their names or by the
# Minions of theirs whom it needs; the symbols of players (W-MP4-30) were never recorded, so these
# decide who may use it; a card for nations of both players of a side has none.
FREE_CHARACTER = """
code                             number  type       only in    combat card                 nations
elven-cloaks                     1       character  -          it-is-a-gift                -
elven-rope                       2       character  -          it-is-a-gift                -
phial-of-galadriel               3       character  -          it-is-a-gift                -
smeagol-helps-nice-master        4       character  -          it-is-a-gift                -
mithril-coat-and-sting           5       character  -          blade-of-westernesse        -
axe-and-bow                      6       character  -          mighty-attack               -
horn-of-gondor                   7       character  -          mighty-attack               -
wizards-staff                    8       character  -          servant-of-the-secret-fire  -
athelas                          9       character  -          anduril                     -
there-is-another-way             10      character  -          heroic-death                -
i-will-go-alone                  11      character  -          daring-defiance             -
bilbos-song                      12      character  -          fateful-strike              -
mirror-of-galadriel              13      character  -          heroic-death                -
challenge-of-the-king            14      character  -          sudden-strike               -
gwaihir-the-windlord             15      character  -          daring-defiance             -
we-prove-the-swifter             16      character  -          daring-defiance             -
there-and-back-again             17      character  -          brave-stand                 -
the-eagles-are-coming            18      character  -          heroic-death                -
the-ents-awake-treebeard         19      character  base       ents-rage                   -
the-ents-awake-huorns            20      character  base       huorn-dark                  -
the-ents-awake-entmoot           21      character  base       nameless-wood               -
dead-men-of-dunharrow            22      character  -          sudden-strike               gondor
house-of-the-stewards            23      character  -          brave-stand                 gondor
the-grey-company                 24      character  -          brave-stand                 -
the-ents-awake-rock-and-stone-e  19E     character  expansion  rage-of-the-ents            -
the-ents-awake-huorns-e          20E     character  expansion  huorn-dark                  -
the-ents-awake-entmoot-e         21E     character  expansion  nameless-wood               -
three-rings-for-the-elven-kings  -       character  expansion  among-the-siege-engines     -
wind-from-the-west               -       character  expansion  among-the-siege-engines     -
"""

FREE_STRATEGY = """
code                               number  type    only in    combat card            nations
the-last-battle                    1       army    -          daylight               -
a-power-too-great                  2       army    -          no-quarter             elves
the-power-of-tom-bombadil          3       army    -          advantageous-position  north
book-of-mazarbul                   4       muster  -          advantageous-position  dwarves
the-spirit-of-mordor               5       army    -          scouts                 -
faramirs-rangers                   6       army    -          shield-wall            gondor
fear-fire-foes                     7       muster  -          shield-wall            north
wisdom-of-elrond                   8       muster  -          confusion              -
the-red-arrow                      9       muster  -          scouts                 rohan
help-unlooked-for                  10      army    -          no-quarter             -
paths-of-the-woses                 11      army    -          sudden-strike          rohan
through-a-day-and-a-night          12      army    -          confusion              -
cirdans-ships                      13      muster  -          charge                 elves
guards-of-the-citadel              14      muster  -          charge                 gondor
celeborns-galadhrim                15      muster  -          daylight               elves
riders-of-theoden                  16      muster  -          daylight               rohan
grimbeorn-the-old-son-of-beorn     17      muster  -          scouts                 north
imrahil-of-dol-amroth              18      muster  -          shield-wall            gondor
king-brands-men                    19      muster  -          shield-wall            north
swords-in-eriador                  20      muster  -          advantageous-position  north, dwarves
kindred-of-glorfindel              21      muster  -          advantageous-position  elves
dain-ironfoots-guard               22      muster  -          valour                 dwarves
eomer-son-of-eomund                23      muster  -          valour                 rohan
thranduils-archers                 24      muster  -          valour                 elves
rangers-of-the-north               -       army    expansion  last-defences          north
threats-to-the-fiefs-of-the-south  -       muster  expansion  last-defences          gondor
"""

SHADOW_CHARACTER = """
code                            number  type       only in    combat card            nations
shelobs-lair                    1       character  -          one-for-the-dark-lord  -
the-ring-is-mine                2       character  -          one-for-the-dark-lord  -
on-on-they-went                 3       character  -          one-for-the-dark-lord  -
give-it-to-uss                  4       character  -          one-for-the-dark-lord  -
orc-patrol                      5       character  -          cruel-as-death         -
isildurs-bane                   6       character  -          cruel-as-death         -
foul-thing-from-the-deep        7       character  -          they-are-terrible      -
candles-of-corpses              8       character  -          dread-and-despair      -
nazgul-search                   9       character  -          foul-stench            -
cruel-weather                   10      character  -          cruel-as-death         -
the-nazgul-strike               11      character  -          black-breath           -
morgul-wound                    12      character  -          black-breath           -
lure-of-the-ring                13      character  -          they-are-terrible      -
the-breaking-of-the-fellowship  14      character  -          dread-and-despair      -
worn-with-sorrow-and-toil       15      character  -          words-of-power         -
flocks-of-crebain               16      character  -          they-are-terrible      -
balrog-of-moria                 17      character  base       durins-bane            -
the-lidless-eye                 18      character  -          words-of-power         -
dreadful-spells                 19      character  -          devilry-of-orthanc     -
grond-hammer-of-the-underworld  20      character  -          dread-and-despair      sauron
the-palantir-of-orthanc         21      character  -          cruel-as-death         isengard
wormtongue                      22      character  -          foul-stench            isengard
the-ringwraiths-are-abroad      23      character  -          words-of-power         -
the-black-captain-commands      24      character  -          foul-stench            sauron
a-balrog-is-come-e              17E     character  expansion  durins-bane            sauron
captain-of-despair              -       character  expansion  heads-of-the-fallen    sauron
the-gates-are-closed            -       character  expansion  heads-of-the-fallen    -
"""

SHADOW_STRATEGY = """
code                                 number  type    only in    combat card         nations
return-to-valinor                    1       army    -          deadly-strife       -
the-fighting-uruk-hai                2       army    -          onslaught           isengard
denethors-folly                      3       army    -          devilry-of-orthanc  -
the-day-without-dawn                 4       army    -          relentless-assault  -
threats-and-promises                 5       muster  -          devilry-of-orthanc  -
stormcrow                            6       muster  -          great-host          -
shadows-gather                       7       army    -          mumakil             -
the-shadow-lengthens                 8       army    -          mumakil             -
the-shadow-is-moving                 9       army    -          swarm-of-bats       -
corsairs-of-umbar                    10      army    base       deadly-strife       southrons
rage-of-the-dunlendings              11      muster  base       relentless-assault  isengard
return-of-the-witch-king             12      muster  -          swarm-of-bats       sauron
half-orcs-and-goblin-men             13      army    -          we-come-to-kill     isengard
olog-hai                             14      army    -          we-come-to-kill     sauron
hill-trolls                          15      army    -          we-come-to-kill     sauron
a-new-power-is-rising                16      muster  -          great-host          isengard
many-kings-to-the-service-of-mordor  17      muster  -          great-host          southrons
the-king-is-revealed                 18      muster  -          relentless-assault  sauron
shadows-on-the-misty-mountains       19      muster  -          onslaught           sauron
orcs-multiplying-again               20      muster  -          onslaught           sauron
horde-from-the-east                  21      muster  -          deadly-strife       southrons
monsters-roused                      22      muster  -          desperate-battle    sauron
musterings-of-long-planned-war       23      muster  -          desperate-battle    -
pits-of-mordor                       24      muster  -          desperate-battle    sauron
deep-trenches-and-great-engines      25      muster  expansion  old-hatred          -
shadow-of-dol-guldur                 26      army    expansion  old-hatred          sauron
the-corsairs-are-upon-us-e           10E     army    expansion  deadly-strife       southrons
rage-of-the-dunlendings-e            11E     muster  expansion  relentless-assault  isengard
"""

# Of two initiative numbers the second is that of what comes after the Leader re-roll.
COMBAT_TABLE = """
code                        initiative  name                        German
it-is-a-gift                3           It is a Gift                Es ist eine Gabe*
blade-of-westernesse        6           Blade of Westernesse        Klinge aus Westernis*
mighty-attack               4           Mighty Attack               Mächtiger Angriff*
servant-of-the-secret-fire  3           Servant of the Secret Fire  Diener des Geheimen Feuers*
anduril                     4           Andúril                     Andúril*
heroic-death                6           Heroic Death                Heldentod*
daring-defiance             0           Daring Defiance             Kühner Trotz*
fateful-strike              6           Fateful Strike              Schicksalhafter Hieb*
sudden-strike               2           Sudden Strike               Plötzlicher Schlag*
brave-stand                 3           Brave Stand                 Tapferer Widerstand*
ents-rage                   3           Ents' Rage                  Ent-Zorn*
huorn-dark                  3           Huorn-dark                  Huorn-Dunkel*
nameless-wood               5           Nameless Wood               Namenloser Wald*
rage-of-the-ents            3           Rage of the Ents            Der Zorn der Ents*
among-the-siege-engines     6           Among the Siege Engines     Mitten unter den Maschinen*
daylight                    3           Daylight                    Tageslicht*
no-quarter                  5           No Quarter                  Keine Gnade*
advantageous-position       3           Advantageous Position       Günstige Stellung*
scouts                      1           Scouts                      Kundschafter
shield-wall                 6           Shield-wall                 Schildwall*
confusion                   4           Confusion                   Verwirrung*
charge                      2           Charge                      Sturmangriff*
valour                      3           Valour                      Tapferkeit*
last-defences               3           Last Defences               Letzte Verteidigung*
one-for-the-dark-lord       3           One for the Dark Lord       Einer für den Dunklen Herrscher*
cruel-as-death              3           Cruel as Death              Grausam wie der Tod*
they-are-terrible           4           They are Terrible           Sie sind schrecklich*
dread-and-despair           3           Dread and Despair           Furcht und Verzweiflung*
foul-stench                 3           Foul Stench                 Übler Gestank*
black-breath                6           Black Breath                Schwarzer Atem*
words-of-power              1           Words of Power              Worte der Macht*
durins-bane                 2           Durin's Bane                Durins Fluch
devilry-of-orthanc          3           Devilry of Orthanc          Teufelswerk aus Orthanc*
heads-of-the-fallen         3           Heads of the Fallen         Die Köpfe der Gefallenen*
deadly-strife               3           Deadly Strife               Tödlicher Kampf*
onslaught                   7           Onslaught                   Angriff
relentless-assault          3           Relentless Assault          Unbarmherziger Angriff
great-host                  7           Great Host                  Großes Heer*
mumakil                     3-5         Mûmakil                     Mûmakil*
swarm-of-bats               0           Swarm of Bats               Fledermausschwarm*
we-come-to-kill             7           We Come to Kill             Wir kommen, um zu töten*
desperate-battle            3           Desperate Battle            Verzweifelte Schlacht*
old-hatred                  2           Old Hatred                  Alter Hass*
"""


class EventCard(Record):
    """What is printed on an Event card, apart from its text."""

    code: str
    name: str
    name_de: str
    side: Side
    deck: Deck
    type: CardType
    number: str
    only_in: str | None
    combat: str
    nations: tuple[Nation, ...] = ()


class CombatCard(Record):
    """The other half of an Event card: what it is called in battle, and when it takes effect.

    `late_initiative` is that of what it does after the Leader re-roll.
    """

    code: str
    name: str
    name_de: str
    initiative: int
    late_initiative: int


def event_card(row: Row, side: Side, deck: Deck) -> EventCard:
    """A card from its row."""
    return EventCard(
        row["code"],
        NAMES[row["code"]],
        GERMAN[row["code"]].removesuffix(OURS),
        side,
        deck,
        CardType(row["type"]),
        row["number"],
        word(row, "only in"),
        row["combat card"],
        tuple(map(Nation, words(row, "nations"))),
    )


DECKS = (
    (Side.FREE, Deck.CHARACTER, rows(FREE_CHARACTER)),
    (Side.FREE, Deck.STRATEGY, rows(FREE_STRATEGY)),
    (Side.SHADOW, Deck.CHARACTER, rows(SHADOW_CHARACTER)),
    (Side.SHADOW, Deck.STRATEGY, rows(SHADOW_STRATEGY)),
)

EVENTS: dict[str, EventCard] = {
    row["code"]: event_card(row, side, deck) for side, deck, table in DECKS for row in table
}
"""Every Event card, deck by deck."""

WITHOUT_DECK = """
code             side    type
we-shall-get-it  shadow  character
"""

CARDS: dict[str, EventCard] = {
    **EVENTS,
    **{
        row["code"]: EventCard(
            row["code"],
            NAMES[row["code"]],
            GERMAN[row["code"]],
            Side(row["side"]),
            Deck.CHARACTER,
            CardType(row["type"]),
            "",
            "expansion",
            "",
        )
        for row in rows(WITHOUT_DECK)
    },
}
"""Every card, those among them that come on the table without ever being in a deck."""


def combat_card(row: Row) -> CombatCard:
    """A Combat card from its row."""
    early, _, late = row["initiative"].partition("-")
    german = row["German"].removesuffix(OURS)
    return CombatCard(row["code"], row["name"], german, int(early), int(late or early))


COMBAT_CARDS: dict[str, CombatCard] = {row["code"]: combat_card(row) for row in rows(COMBAT_TABLE)}


def in_game(card: EventCard, expansion: bool) -> bool:
    """Whether a card belongs to a game with or without the expansion (W-XSET-03, W-XSET-04)."""
    return card.only_in is None or (card.only_in == "expansion") is expansion
