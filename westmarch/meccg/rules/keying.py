"""To what a creature can be keyed (M-CRE-02 to 06)."""

from __future__ import annotations

from westmarch.kernel.records import CardId
from westmarch.meccg.reading import creature, site
from westmarch.meccg.state import CompanyId, Journey, MeccgState
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.tables.printed import Keying


def keys(state: MeccgState, card: CardId, company: CompanyId) -> list[str]:
    """Everything to which a creature can be keyed against a company, by name."""
    there = state.companies[company]
    journey = there.journey
    target = site(state, there.site if journey is None else journey.to)
    row = creature(state, card)
    if row is None:
        return []
    found: dict[str, None] = {}
    for keying in row.keying:
        if keying.doors is not True:
            found.update(dict.fromkeys(matches(keying, journey, target)))
    return list(found)


def matches(keying: Keying, journey: Journey | None, target: Site) -> list[str]:
    """The region types, regions, site types and sites of one way to key a creature."""
    found: list[str] = []
    if journey is not None:
        found += [
            kind.value for kind, count in keying.region_types if journey.path.count(kind) >= count
        ]
        found += [region for region in keying.regions if region in journey.regions]
    if target.site_type in keying.site_types:
        found.append(target.site_type.value)
    if target.place in keying.places:
        found.append(target.place)
    near = (*keying.regions, *keying.sites_in)
    if target.region in near and target.site_type in keying.there:
        found.append(f"at {target.place}")
    if keying.under_deeps and target.under_deeps:
        found.append("under-deeps")
    return found
