"""Allies of Dark Minions."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import Ability, DiscardWhen
from westmarch.meccg.vocabulary.acts import Discard, Fetch
from westmarch.meccg.vocabulary.effects import Action, Instead
from westmarch.meccg.vocabulary.judgements import Event, Is
from westmarch.meccg.vocabulary.properties import PlayableAt, That
from westmarch.meccg.vocabulary.references import HOST, SELF, SITE, Deed, Happens
from westmarch.meccg.vocabulary.statics import Cannot, May
from westmarch.meccg.vocabulary.usages import cancels_attacks, own_company_moves
from westmarch.meccg.vocabulary.words import (
    ALLY,
    ANIMAL,
    ASSIGNED,
    FACTION,
    ITEM,
    SPIDER,
    in_region,
    place,
)

LOBELIAS_LANDS = place("bree", "old-forest", "the-white-towers") | in_region("the-shire")

CARDS: dict[str, tuple[Ability, ...]] = {
    "lindion-the-oronin": (cancels_attacks(That(SELF), attack=ANIMAL | SPIDER),),
    "mistress-lobelia": (
        Action(
            (
                Fetch(
                    (ITEM | ALLY | FACTION) & PlayableAt(SITE),
                    (Zone.DISCARD, Zone.DECK),
                    Zone.HAND,
                ),
            ),
            tap=(That(SELF),),
        ),
        DiscardWhen((own_company_moves(~LOBELIAS_LANDS),)),
    ),
    "noble-hound": (
        May(Deed.BE_ASSIGNED_STRIKE, SELF),
        Cannot(Deed.BE_ASSIGNED_NEXT, HOST, if_=~Is(SELF, ASSIGNED)),
        Instead(Event(Happens.CAPTURED, HOST), (Discard(SELF),), optional=True),
    ),
}
