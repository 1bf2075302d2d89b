"""What cards do to companies: ways, partings, prisoners."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.meccg.kinds import RegionType
from westmarch.meccg.vocabulary.acts import Who
from westmarch.meccg.vocabulary.filters import Filter


class ReturnToOrigin(Record, tag=True):
    """The company goes back to where it came from."""


class StayHere(Record, tag=True):
    """The company does not move this turn."""


class ExtraMovement(Record, tag=True):
    """The company may move once more, to a site that fits."""

    to: Filter | None = None


class Send(Record, tag=True):
    """The company may go to a site that fits, by a way of its own; with a site path, if said so."""

    to: Filter
    path: tuple[RegionType, ...] = ()


class ReplaceSite(Record, tag=True):
    """The company's site is replaced by one that fits, which is movement without its phase."""

    to: Filter


class JoinCompany(Record, tag=True):
    """Somebody joins the company."""

    who: Who


class SplitOff(Record, tag=True):
    """Somebody leaves the moving company, and goes back alone to where it came from."""

    who: Who


class Free(Record, tag=True):
    """Followers pass to general influence."""

    who: Who


class TakePrisoner(Record, tag=True):
    """Somebody is taken prisoner by this card, at a rescue site that fits.

    Unless `rings`, he loses his rings, too. With `anywhere` the site may be far away.
    """

    who: Who
    at: Filter
    rings: bool = True
    anywhere: bool = False


class SetFree(Record, tag=True):
    """Prisoners of this card are free, in a company of their own at the rescue site."""

    who: Who
