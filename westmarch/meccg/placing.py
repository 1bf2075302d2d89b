"""Whether a site is one that a row speaks of, and what items it offers."""

from __future__ import annotations

from westmarch.meccg.dragons import LAIRS
from westmarch.meccg.kinds import Keyword
from westmarch.meccg.tables import REGIONS
from westmarch.meccg.tables.figures import Item, Site
from westmarch.meccg.tables.printed import Where


def fits(where: Where | None, there: Site) -> bool:
    """Whether a site is among those named, or of the types and regions named."""
    if where is None:
        return False
    if where.places:
        return there.place in where.places
    kind = None if there.region is None else REGIONS[there.region].region_type
    return (
        (not where.regions or there.region in where.regions)
        and (not where.region_types or kind in where.region_types)
        and (not where.types or there.site_type in where.types)
        and there.site_type not in where.not_types
        and where.under_deeps in (None, there.under_deeps)
        and where.lair in (None, there.place in LAIRS)
    )


def offers(there: Site, row: Item) -> bool:
    """Whether a site offers an item of this kind (M-DRG-09)."""
    if Keyword.HOARD_ITEM in row.card.keywords and not there.hoard:
        return False
    if row.at is not None:
        return fits(row.at, there)
    return any(
        one.kind is row.kind
        and (not one.keywords or any(key in row.card.keywords for key in one.keywords))
        and (not one.names or row.card.code in one.names)
        and one.alignment in (None, row.card.alignment)
        for one in there.items
    )
