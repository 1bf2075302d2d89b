"""The stored decks: ten challenge decks, and one each of a Fallen-wizard and of the Balrog."""

from __future__ import annotations

from westmarch.meccg.decks.bargain_between_friends import BARGAIN_BETWEEN_FRIENDS
from westmarch.meccg.decks.dwarven_quest import DWARVEN_QUEST
from westmarch.meccg.decks.host_of_the_under_gates import HOST_OF_THE_UNDER_GATES
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.decks.marauding_brood_of_uglies import MARAUDING_BROOD_OF_UGLIES
from westmarch.meccg.decks.morgul_rallying_cry import MORGUL_RALLYING_CRY
from westmarch.meccg.decks.release_the_prisoners import RELEASE_THE_PRISONERS
from westmarch.meccg.decks.return_of_the_king import RETURN_OF_THE_KING
from westmarch.meccg.decks.seducing_nations_of_men import SEDUCING_NATIONS_OF_MEN
from westmarch.meccg.decks.spies_and_traitors import SPIES_AND_TRAITORS
from westmarch.meccg.decks.stealthy_tribe import STEALTHY_TRIBE
from westmarch.meccg.decks.stewards_of_gondor import STEWARDS_OF_GONDOR
from westmarch.meccg.decks.voice_of_saruman import VOICE_OF_SARUMAN

CHALLENGE_DECKS: dict[str, DeckList] = {
    deck.code: deck
    for deck in (
        STEWARDS_OF_GONDOR,
        RELEASE_THE_PRISONERS,
        DWARVEN_QUEST,
        BARGAIN_BETWEEN_FRIENDS,
        RETURN_OF_THE_KING,
        SPIES_AND_TRAITORS,
        MARAUDING_BROOD_OF_UGLIES,
        STEALTHY_TRIBE,
        MORGUL_RALLYING_CRY,
        SEDUCING_NATIONS_OF_MEN,
    )
}
"""By their letters. A minion deck has two characters more than the pool may hold (M-DECK-07): here
they are in the play deck. Barad-dûr is no Darkhaven and is there once (M-LOC-03).
"""

DECKS: dict[str, DeckList] = {
    **CHALLENGE_DECKS,
    **{deck.code: deck for deck in (VOICE_OF_SARUMAN, HOST_OF_THE_UNDER_GATES)},
}
"""All stored decks by their codes."""
