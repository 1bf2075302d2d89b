"""English: who and what is meant, and where cards lie."""

from __future__ import annotations

from westmarch.meccg.kinds import Status, Zone
from westmarch.meccg.text.en_grammar import MANY, ONE, YOU, Noun, Thing
from westmarch.meccg.text.en_nouns import CARD, CHARACTER, COMPANY, SITE, SORTS
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import REFS as REFS_SORT
from westmarch.meccg.text.sorts import Sort
from westmarch.meccg.vocabulary.references import Ref

STATUSES = {status: status.value for status in Status}
ZONES = {
    Zone.POOL: "in the pool",
    Zone.DECK: "in the play deck",
    Zone.HAND: "in hand",
    Zone.DISCARD: "in the discard pile",
    Zone.SIDEBOARD: "in the sideboard",
    Zone.SITES: "in the location deck",
    Zone.PLAY: "in play",
    Zone.GUARD: "on guard",
    Zone.CHAIN: "in the chain of effects",
    Zone.ASIDE: "off to the side",
    Zone.PILE: "in the marshalling point pile",
    Zone.OUT: "eliminated",
    Zone.UNUSED: "outside the game",
}

SAID: dict[Ref | Meant, str] = {
    Ref.SELF: "this card",
    Ref.HOST: "the bearer",
    Ref.USER: "that character",
    Ref.TARGET: "the target",
    Ref.IT: "that card",
    Ref.BY: "what caused it",
    Ref.CHOSEN: "the chosen card",
    Ref.KEPT: "the card chosen with this one",
    Ref.OWN_AVATAR: "your avatar",
    Ref.COMPANY: "the company",
    Ref.SITE: "the site",
    Ref.ORIGIN: "the site of origin",
    Ref.BEGAN: "the site where the company began the turn",
    Ref.ATTACK: "the attack",
    Ref.ATTACKER: "the attacking card",
    Ref.DEFENDER: "the defending character",
    Ref.INFLUENCER: "the influencing character",
    Ref.INFLUENCED: "the card to be influenced",
    Ref.CHECKED: "the character making the check",
    Ref.OPPONENT: "the opponent",
    Ref.EACH_PLAYER: "each player",
    Ref.CONTROLLER: "the player concerned",
    Meant.CHARACTER: "this character",
    Meant.HE: "that character",
    Meant.OTHER: "that character",
    Meant.ALLY: "this ally",
    Meant.ITEM: "this item",
    Meant.FACTION: "this faction",
    Meant.CREATURE: "this creature",
    Meant.SITE: "this site",
    Meant.THE_ITEM: "the item",
    Meant.THE_ALLY: "the ally",
    Meant.THE_FACTION: "the faction",
    Meant.THE_CREATURE: "the creature",
    Meant.SITE_HERE: "the site with this card",
    Meant.THAT_PLAYER: "that player",
    Meant.MASTER: "the controlling character",
    Meant.CAPTAIN: "its leader",
    Meant.DOER: "the acting character",
    Meant.STRUCK: "the character struck at",
    Meant.THAT_COMPANY: "the company concerned",
}
REFS: dict[Ref | Meant, Thing] = {
    **{ref: Thing(ONE, said) for ref, said in SAID.items()},
    Ref.SHOWN: Thing(MANY, "the cards shown"),
    Ref.ME: Thing(YOU, "you"),
}
"""Who and what is meant."""


MEANT = {
    Meant.SITE: SITE,
    Meant.SITE_HERE: SITE,
    Meant.THAT_COMPANY: COMPANY,
    **dict.fromkeys(
        (Meant.CHARACTER, Meant.HE, Meant.OTHER, Meant.DOER, Meant.STRUCK, Meant.MASTER), CHARACTER
    ),
}
"""What kind of thing is meant, where it is no card of any kind."""


def kind_of(ref: Ref | Meant) -> Noun:
    """What kind of thing is meant."""
    if isinstance(ref, Meant):
        return MEANT.get(ref, CARD)
    return SORTS[REFS_SORT.get(ref, Sort.CARD)]
