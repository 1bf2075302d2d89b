"""Whether a site is one that a row speaks of."""

from __future__ import annotations

from westmarch.meccg.tables import REGIONS
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.tables.printed import Where


def fits(where: Where | None, there: Site) -> bool:
    """Whether a site is among those named, or of the types and regions named."""
    if where is None:
        return False
    if where.places or where.regions:
        return there.place in where.places or there.region in where.regions
    if where.under_deeps is not None and there.under_deeps is not where.under_deeps:
        return False
    if where.types and there.site_type not in where.types:
        return False
    if there.site_type in where.not_types:
        return False
    if where.region_types:
        kind = None if there.region is None else REGIONS[there.region].region_type
        return kind in where.region_types
    return bool(where.types or where.not_types or where.under_deeps is not None)
