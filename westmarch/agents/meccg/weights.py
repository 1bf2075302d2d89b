"""What things are worth to the player of the Middle-earth CCG, in marshalling points."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType
from westmarch.meccg.tables.printed import Attack

NEVER = -9.0
"""What is done only if there is nothing else."""

IDLE = 0.05
"""Doing nothing more; what is worth less is not done."""

HELP = 0.3
"""A card whose use is not understood any better."""

STRENGTH = 0.12
"""A point of prowess, of body or of direct influence."""

LATER = 0.3
"""What of a card's points counts even if its source gives too much already."""

OTHER_PRIZE = 0.3
"""What of a second card counts that could be played at a site."""

DRAWN = 0.2
"""A card that may be drawn for moving."""

FRESH_HOPE = 2.0
"""How many times more a drawn card is worth if there is nothing to do with those in hand."""

THEIR_DRAW = 0.05
"""A card that the opponent may draw."""

NEXT_STEP = 0.6
"""What of a prize counts that is one journey farther away."""

ROOM = 0.02
"""A point of general influence that is left."""

PERSON = 1.5
"""A character beside his points."""

LORD = 25.0
"""An avatar, with whom the game is lost."""

WOUND = 0.6
"""A wounded character, beside what his death would cost."""

TAPPED = 0.15
"""A character who is tapped when he could do something."""

HEALING = 0.6
"""Being at a haven with somebody wounded."""

WELCOME = 0.5
"""Being at a haven with somebody in hand who could come into play."""

TEMPTED = 0.06
"""How often a corruption check may fail before something is done against it."""

UNWON = 0.4
"""The chance below which a faction is better not asked."""

AHEAD = 3
"""The lead with which the council is called."""

WANTED = 0.6
"""What a card of the sideboard is worth at least that is fetched."""

USELESS = 0.35
"""What a card is worth at most that is thrown away at the end of a turn."""

STUCK = 0.45
"""The same, if the hand holds nothing that gives a company something to do."""

LONG = 100
"""After so many turns the game should come to its end."""

PRICELESS = 99.0
"""More than any card in hand is worth."""

USUAL_ATTACK = Attack((), 2, 9)
"""What a company may expect to meet on its way."""

AT_HAND = 2.0
"""A card in hand that can be played where a company is."""

HINDERED = 0.6
"""What of a prize counts if all of a company may have to fight for it."""

SHARED = 0.3
"""What of a site counts to which another company goes as well."""

LAST = 0.25
"""What of a prize is lost if the last who could play it taps before."""

ESCAPE = 0.55
"""A card in hand that cancels attacks."""

FOLK = 5
"""So many characters are wanted in play; who waits in hand is worth more before."""

NEWCOMER = 0.6
"""By how much, for each who is lacking."""

LONELY = 10.0
"""How many times worse the dangers of the way are for an avatar without company."""

STORED = 0.8
"""A point that is won by storing something, compared with one at once."""

RING = 1.0
"""Testing a gold ring when the hand holds what it may turn out to be."""

CROWD = 0.05
"""What a hazard is worth less for each other one in hand above three."""

DANGER: dict[RegionType, float] = {
    RegionType.FREE_DOMAIN: 0.02,
    RegionType.BORDER_LAND: 0.04,
    RegionType.COASTAL_SEA: 0.05,
    RegionType.WILDERNESS: 0.07,
    RegionType.SHADOW_LAND: 0.12,
    RegionType.DARK_DOMAIN: 0.15,
}
"""What it costs to go through a region."""
