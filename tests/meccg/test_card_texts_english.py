"""Some cards in English, word for word."""

from __future__ import annotations

import pytest

from westmarch.meccg.kinds import CardCode
from westmarch.meccg.text import paragraphs

GOLDEN = {
    "alatar": (
        "The opponent gets -1 to the number of cards drawn for the movement of a company "
        "with this character.",
        "Before strikes are assigned, if this character is at a haven, you may choose a "
        "company of yours without this character facing a creature: this character joins "
        "the company; discard each ally on this character; note the attacking card with "
        "this card; this character must face a strike until the end of the turn if the "
        "attacking card is the card chosen with this one; as soon as the card chosen with "
        "this one leaves play: tap this character; this character makes a corruption "
        "check.",
    ),
    "concealment": (
        "Playable on an attack before strikes are assigned. Tap an untapped scout in the "
        "company. Cancel the attack.",
    ),
    "adrazar": ("This character gets +1 direct influence against a faction.",),
    "arouse-denizens": (
        "Playable on an automatic-attack at a Ruins & Lairs. The attack gets +3 prowess "
        "until the end of the turn.",
        "This card cannot be duplicated on the same attack.",
    ),
    "bold-thrust": (
        "Playable during a strike. A warrior facing an attack uses this card. That "
        "character gets +3 prowess for this strike. That character gets -1 body for this "
        "strike.",
    ),
    "bounty-of-the-hoard": (
        "Playable during the site phase if the site is tapped and contains a hoard. You "
        "may play a minor or major item at the tapped or untapped site of the company.",
    ),
    "cirdan": (
        "While this character is at the site Grey Havens: You get +1 to your hand size.",
        "Before strikes are assigned, you may tap this character and choose an attack "
        "keyed to a Coastal Sea against a company with this character: cancel the attack.",
        "This character gets +2 direct influence against Elves of Lindon.",
        "While this card is eliminated: This character gives -3 marshalling points.",
    ),
    "cracks-of-doom": (
        "Playable during the site phase. A character with The One Ring at the site Mount "
        "Doom uses this card. That character makes a corruption check at -4; if it "
        "succeeds: you win the game.",
    ),
    "cram": (
        "At any time during your own turn or during an attack, if the bearer is tapped, "
        "you may discard this item: untap the bearer.",
        "During the organization phase, you may discard this item: the company gets +1 to "
        "the number of regions that it may move through until the end of the turn.",
    ),
    "deeper-shadow": (
        "Playable during the movement/hazard phase. A character in the company, which is "
        "moving, who can use shadow-magic uses this card. You choose one: the site, if a "
        "Ruins & Lairs, becomes a Shadow-hold until the end of the turn – or: in the site "
        "path of the company a Wilderness counts as a Shadow-land until the end of the "
        "turn – or: the company gets -1 to its hazard limit until the end of the turn. "
        "That character makes a corruption check at -3.",
    ),
    "eowyn": (
        "This character gets +6 prowess against a Nazgûl or Ringwraith.",
        "The body of each Nazgûl or Ringwraith is halved (rounded up) if this character "
        "is facing an attack.",
    ),
    "enruned-shield": (
        "During a strike, if the defending character is the bearer and the bearer is a "
        "warrior, you may tap this item: the strike becomes ineffectual.",
    ),
    "fell-winter": (
        "Each Border-hold has an additional automatic-attack: Wolves (3 strikes, prowess 7).",
        "While Doors of Night is in play: Each Free-domain becomes a Border-land; each "
        "Border-land becomes a Wilderness.",
        "This card cannot be duplicated.",
    ),
    "fatty-bolger": (
        "While this card is in hand: This character cannot be brought into play at a site "
        "that is not a home site of this character.",
        "During a strike, if the defending character is a Hobbit in the company other "
        "than this character, you may tap this character: cancel the strike.",
    ),
    "lordly-presence": (
        "Playable during an influence check if the card to be influenced is a faction. "
        "The influencing character (a diplomat) uses this card. The influence check is "
        "modified by +5. This phase, as soon as the card to be influenced is influenced "
        "successfully: draw a card.",
    ),
    "lure-of-nature": (
        "Playable on a non-Ringwraith, non-Hobbit, non-Dwarf, non-Orc character in the company.",
        "Whenever a movement/hazard phase ends and the bearer is in the company: for each "
        "Wilderness in the site path: the bearer makes a corruption check.",
        "During the organization phase the character may tap to make a roll: if the "
        "result is greater than 4, discard this card.",
        "This card cannot be duplicated on the same character.",
    ),
    "thief": (
        "Whenever a strike of the attack of this creature is successful: the opponent "
        "discards an item in the company.",
        "If a character is wounded by this creature, this does not take place.",
    ),
    "foolish-words": (
        "Playable on a character in the company.",
        "The bearer gets -4 to its influence checks, -4 to its riddling rolls and -4 to "
        "its offering rolls.",
        "May be revealed on guard during an influence check.",
        "During the organization phase the character may tap to make a roll: if the "
        "result is greater than 7, discard this card.",
        "This card cannot be duplicated on the same character.",
    ),
    "choking-shadows": (
        "Playable on an automatic-attack at a Ruins & Lairs. The attack gets +2 prowess "
        "until the end of the turn.",
        "Playable on a company whose site path contains a Wilderness if Doors of Night is "
        "in play. In the site path of the company a Wilderness counts as a Shadow-land "
        "until the end of the turn.",
        "Playable on a Ruins & Lairs that is not an Under-deeps site if Doors of Night is "
        "in play. The site becomes a Shadow-hold until the end of the turn.",
        "This card cannot be duplicated in a turn.",
    ),
    "aiglos": (
        "The bearer gets +3 prowess (to a maximum of 11) if Doors of Night is in play and "
        "the bearer is a warrior.",
        "The attack gets -2 body if the defending character is the bearer and the bearer "
        "is a warrior.",
    ),
    "khamul-the-easterling": (
        "Also playable as a permanent-event. This card may be tapped during the "
        "movement/hazard phase (this counts against the hazard limit). Note the number of "
        "Nazgûl permanent-events as it is tapped. The opponent discards cards from hand "
        "(number: the number noted). Then discard it.",
    ),
    "long-winter": (
        "If the company has at least 2 Wildernesses in its site path and has no ranger: "
        "the company returns to its site of origin. If Doors of Night is in play: tap "
        "each non-haven site whose site path contains at least 2 Wildernesses.",
        "Whenever the new site of a moving company is revealed: if the company has at "
        "least 2 Wildernesses in its site path and has no ranger: the company returns to "
        "its site of origin; if Doors of Night is in play: tap each non-haven site whose "
        "site path contains at least 2 Wildernesses.",
        "This card cannot be duplicated.",
        "Whenever Doors of Night comes into play: if Doors of Night is in play: tap each "
        "non-haven site whose site path contains at least 2 Wildernesses.",
    ),
    "the-precious": (
        "Playable on a character without the One Ring in the company, which has the One "
        "Ring. That character makes a corruption check at -2; if it fails, only this "
        "happens: discard the One Ring in the company; discard that character.",
    ),
}


@pytest.mark.parametrize("code", GOLDEN)
def test_a_card_reads_like_this_in_english(code: str) -> None:
    assert paragraphs(CardCode(code), german=False) == GOLDEN[code]
