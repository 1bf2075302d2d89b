"""The events: resources and hazards of all sets."""

from __future__ import annotations

from westmarch.meccg.tables.events.against_the_shadow_hazards import AGAINST_THE_SHADOW_HAZARDS
from westmarch.meccg.tables.events.against_the_shadow_resources import AGAINST_THE_SHADOW_RESOURCES
from westmarch.meccg.tables.events.balrog_hazards import BALROG_HAZARDS
from westmarch.meccg.tables.events.balrog_resources import BALROG_RESOURCES
from westmarch.meccg.tables.events.dark_minions_hazards import DARK_MINIONS_HAZARDS
from westmarch.meccg.tables.events.dark_minions_resources import DARK_MINIONS_RESOURCES
from westmarch.meccg.tables.events.dragons_hazards import DRAGONS_HAZARDS
from westmarch.meccg.tables.events.dragons_resources import DRAGONS_RESOURCES
from westmarch.meccg.tables.events.lidless_eye_hazards import LIDLESS_EYE_HAZARDS
from westmarch.meccg.tables.events.lidless_eye_resources import LIDLESS_EYE_RESOURCES
from westmarch.meccg.tables.events.white_hand_hazards import WHITE_HAND_HAZARDS
from westmarch.meccg.tables.events.white_hand_resources import WHITE_HAND_RESOURCES
from westmarch.meccg.tables.events.wizards_hazards import WIZARDS_HAZARDS
from westmarch.meccg.tables.events.wizards_resources import WIZARDS_RESOURCES
from westmarch.meccg.tables.figures import Event

EVENTS: dict[str, Event] = {
    each.card.code: each
    for each in (
        *WIZARDS_RESOURCES,
        *WIZARDS_HAZARDS,
        *DRAGONS_RESOURCES,
        *DRAGONS_HAZARDS,
        *DARK_MINIONS_RESOURCES,
        *DARK_MINIONS_HAZARDS,
        *LIDLESS_EYE_RESOURCES,
        *LIDLESS_EYE_HAZARDS,
        *AGAINST_THE_SHADOW_RESOURCES,
        *AGAINST_THE_SHADOW_HAZARDS,
        *WHITE_HAND_RESOURCES,
        *WHITE_HAND_HAZARDS,
        *BALROG_RESOURCES,
        *BALROG_HAZARDS,
    )
}
