"""Attacks and strikes that cards bring, and who faces them."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.meccg.kinds import Mark
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.acts import Who
from westmarch.meccg.vocabulary.judgements import Amount
from westmarch.meccg.vocabulary.references import Ref


class FaceAttacks(Record, tag=True):
    """A company faces attacks, one after the other, or somebody does alone.

    What is said of prowess is added to that of the attacks.
    """

    attacks: tuple[Attack, ...]
    who: Ref = Ref.COMPANY
    prowess: Amount = 0


class FaceLikeAttacks(Record, tag=True):
    """The company faces attacks that are like the automatic-attacks of its new site."""


class FaceStrikes(Record, tag=True):
    """Each of some faces one strike that belongs to no attack."""

    who: Who
    prowess: Amount
    marks: tuple[Mark, ...] = ()
    body_check: int = 0


class FaceAutomaticAttacks(Record, tag=True):
    """The company faces the automatic-attacks of its site, or one of its characters does."""

    who: Ref = Ref.COMPANY


class StrikesFail(Record, tag=True):
    """All strikes of the attack fail; body checks of those are modified."""

    body_check: Amount = 0


class MustFace(Record, tag=True):
    """Somebody is to face a strike of the attack."""

    who: Who


class Redirect(Record, tag=True):
    """The strike that is being faced is faced by somebody else."""

    to: Ref
