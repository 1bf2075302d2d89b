"""What somebody or something is now: races, skills, magic, havens, overt and covert companies."""

from __future__ import annotations

from functools import cache

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import dragons, force, judging, sides
from westmarch.meccg.kinds import (
    Alignment,
    CardCode,
    CompanyId,
    Keyword,
    Mark,
    Race,
    RegionType,
    SiteType,
    Skill,
)
from westmarch.meccg.reading import ally, character, members
from westmarch.meccg.sifting import attacks, fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import ALLIES, CHARACTERS, CREATURES, FACTIONS, SITES
from westmarch.meccg.things import Assault, Group, Thing
from westmarch.meccg.underway import AttackUnderWay, Key, Origin, attack_of
from westmarch.meccg.vocabulary.abilities import ShortEvent
from westmarch.meccg.vocabulary.effects import Cancel, CancelAttack
from westmarch.meccg.vocabulary.references import Trait
from westmarch.meccg.vocabulary.statics import CountsAs, GainsMagic, GainsSkill, Treat


def has(state: MeccgState, thing: Thing, trait: Trait) -> bool:
    """Whether a card says that something has a trait."""
    said = force.in_force(state, trait, thing)
    if not said:
        return False
    return any(
        isinstance(ability, Treat)
        and sides.reaches(state, context.seat, context.code, thing)
        and fitting.concerns(state, context, ability.of, thing)
        and judging.holds(state, context, ability.if_)
        for ability, context in said
    )


def races(state: MeccgState, thing: Thing) -> tuple[Race, ...]:
    """The races of a being, an attack or a faction."""
    if isinstance(thing, Assault):
        if thing.by is not None:
            return as_nazgul(races(state, thing.by))
        attack = attack_of(state, thing.number)
        return () if attack is None else attack.attack.races
    if not isinstance(thing, int):
        return ()
    code = state.cards[thing].code
    more = gained(state, thing) if code in CHARACTERS else ()
    return (*native(code), *more) if more else native(code)


@cache
def native(code: CardCode) -> tuple[Race, ...]:
    """The races that a card shows."""
    if code in CHARACTERS:
        return as_wizard(CHARACTERS[code].race)
    if code in CREATURES:
        return tuple(race for attack in CREATURES[code].attacks for race in attack.races)
    if code in FACTIONS:
        return (FACTIONS[code].race,)
    if code in ALLIES:
        return tuple(race for key, race in ALLIED.items() if key in ALLIES[code].card.keywords)
    return ()


ALLIED = {Keyword.ORC: Race.ORC, Keyword.TROLL: Race.TROLL}
"""The races that the cards of allies name."""


def as_wizard(race: Race) -> tuple[Race, ...]:
    """A Fallen-wizard counts as a Wizard, too (M-FW-01)."""
    return (race, Race.WIZARD) if race is Race.FALLEN_WIZARD else (race,)


def as_nazgul(found: tuple[Race, ...]) -> tuple[Race, ...]:
    """A Ringwraith who fights counts as a Nazgûl for his foe (M-CVC-25)."""
    return (*found, Race.NAZGUL) if Race.RINGWRAITH in found else found


def gained(state: MeccgState, card: CardId) -> tuple[Race, ...]:
    """As what somebody counts beside his race."""
    said = force.in_force(state, CountsAs, card)
    if not said:
        return ()
    return tuple(
        ability.race
        for ability, context in said
        if isinstance(ability, CountsAs)
        and fitting.concerns(state, context, ability.of, card)
        and judging.holds(state, context, ability.if_)
    )


def skills(state: MeccgState, card: CardId, without: CardId | None = None) -> tuple[Skill, ...]:
    """The skills of a character or ally; perhaps without what one card adds."""
    person, friend = character(state, card), ally(state, card)
    if person is not None:
        found = person.skills
    elif friend is not None:
        found = friend.skills
    else:
        return ()
    for ability, context in force.in_force(state, GainsSkill, card):
        assert isinstance(ability, GainsSkill)
        if (
            context.source != without
            and fitting.concerns(state, context, ability.of, card)
            and judging.holds(state, context, ability.if_)
        ):
            found = ability.skills if ability.only else (*found, *ability.skills)
    return found


def magic(state: MeccgState, card: CardId) -> tuple[Keyword, ...]:
    """The kinds of magic that somebody can use."""
    person = character(state, card)
    found = () if person is None else person.magic
    for ability, context in force.in_force(state, GainsMagic):
        assert isinstance(ability, GainsMagic)
        if fitting.concerns(state, context, ability.of, card) and judging.holds(
            state, context, ability.if_
        ):
            found = (*found, *ability.magic)
    return found


def is_haven(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a site is a haven for a seat: one of its own kind (M-GEN-05, M-LOCS-11)."""
    code, side = state.cards[card].code, state.alignments[seat]
    if code not in SITES:
        return False
    return HAVENS.get(code) is side or has(state, card, MADE_HAVEN[side])


HAVENS = {
    code: row.card.alignment for code, row in SITES.items() if row.site_type is SiteType.HAVEN
}
"""Whose haven each site is that is printed as one."""

MADE_HAVEN = dict.fromkeys(Alignment, Trait.HAVEN) | {Alignment.FALLEN_WIZARD: Trait.WIZARDHAVEN}
"""By which trait cards make havens for each side."""


def has_information(state: MeccgState, card: CardId) -> bool:
    """Whether information is playable at a site."""
    row = SITES.get(state.cards[card].code)
    if row is None or has(state, card, Trait.BARREN):
        return False
    return row.information or has(state, card, Trait.INFORMATION)


def has_hoard(state: MeccgState, card: CardId) -> bool:
    """Whether a site contains a hoard (M-DRG-08)."""
    row = SITES.get(state.cards[card].code)
    if row is None:
        return False
    return dragons.has_hoard(state, row) or has(state, card, Trait.HOARD)


def is_overt(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company is overt (M-COMP-12 to 16, M-COMP-20, M-COMP-22)."""
    side = state.alignments[state.companies[company].seat]
    if side is Alignment.HERO:
        return False
    if side is Alignment.BALROG or has(state, Group(company), Trait.OVERT):
        return True
    return any(reveals(state, card, company) for card in members(state, company))


def reveals(state: MeccgState, card: CardId, company: CompanyId) -> bool:
    """Whether a character makes his company overt; Half-orcs do not among Men (M-COMP-13, 14)."""
    found = races(state, card)
    if Race.TROLL in found:
        return True
    if Race.ORC not in found:
        return False
    return not is_half_orc(state, card) or any(
        not is_half_orc(state, other) and Race.MAN not in races(state, other)
        for other in members(state, company)
    )


def is_half_orc(state: MeccgState, card: CardId) -> bool:
    """Whether a character is a Half-orc."""
    row = character(state, card)
    return row is not None and Keyword.HALF_ORC in row.card.keywords


def is_leader(state: MeccgState, card: CardId) -> bool:
    """Whether a character is a leader."""
    row = character(state, card)
    if row is None:
        return False
    return Keyword.LEADER in row.card.keywords or has(state, card, Trait.LEADER)


def is_covert(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company is covert (M-COMP-17)."""
    side = state.alignments[state.companies[company].seat]
    return side is not Alignment.HERO and not is_overt(state, company)


def is_hero_company(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company counts as one of heroes (M-COMP-10, M-COMP-18)."""
    side = state.alignments[state.companies[company].seat]
    return side is Alignment.HERO or (
        side is Alignment.FALLEN_WIZARD and not is_overt(state, company)
    )


def is_minion_company(state: MeccgState, company: CompanyId) -> bool:
    """Whether a company counts as one of minions (M-COMP-11, 19, 21, 22)."""
    side = state.alignments[state.companies[company].seat]
    if side is Alignment.FALLEN_WIZARD:
        return any(reveals(state, card, company) for card in members(state, company))
    return side is not Alignment.HERO


def attacker_chooses(state: MeccgState, attack: AttackUnderWay) -> bool:
    """Whether the attacker chooses the defending characters."""
    thing = Assault(attack.number)
    if has(state, thing, Trait.DEFENDER_CHOOSES):
        return False
    return Mark.ATTACKER_CHOOSES in attack.attack.marks or has(state, thing, Trait.ATTACKER_CHOOSES)


DARK_REGIONS, DARK_SITES = (RegionType.DARK_DOMAIN,), (SiteType.DARK_HOLD, SiteType.SHADOW_HOLD)
SHADOW_FOLK = (Race.ORC, Race.TROLL, Race.UNDEAD, Race.MAN)


def is_detainment(state: MeccgState, attack: AttackUnderWay) -> bool:
    """Whether an attack only detains (M-DET-01 to 07, M-LOCS-21)."""
    thing = Assault(attack.number)
    if has(state, thing, Trait.NOT_DETAINMENT):
        return False
    if has(state, thing, Trait.DETAINMENT) or is_marked(state, attack):
        return True
    side = state.alignments[state.companies[attack.company].seat]
    if side not in (Alignment.MINION, Alignment.BALROG) or attack.origin is Origin.AUTOMATIC:
        return False
    if attack.origin is Origin.COMPANY:
        return False
    if attack.origin is Origin.AGENT or Race.NAZGUL in attack.attack.races:
        return True
    if any(attacks.is_keyed(state, attack, key, DARK_REGIONS, DARK_SITES) for key in attack.keys):
        return True
    if any(is_keyed_to_haven(key, side) for key in attack.keys):
        return True
    return any(race in SHADOW_FOLK for race in attack.attack.races) and any(
        attacks.is_keyed(state, attack, key, (RegionType.SHADOW_LAND,), ()) for key in attack.keys
    )


def is_keyed_to_haven(key: Key, side: Alignment) -> bool:
    """Whether an attack is keyed to a Darkhaven, by type or by name (M-LOCS-21)."""
    return key.site_type is SiteType.HAVEN or any(
        row.place == key.place and row.site_type is SiteType.HAVEN and row.card.alignment is side
        for row in SITES.values()
    )


def is_marked(state: MeccgState, attack: AttackUnderWay) -> bool:
    """Whether what is printed beside an attack makes it detainment."""
    marks = attack.attack.marks
    return (
        Mark.DETAINMENT in marks
        or (Mark.DETAINMENT_IF_COVERT in marks and is_covert(state, attack.company))
        or (Mark.DETAINMENT_IF_OVERT in marks and is_overt(state, attack.company))
    )


def cancels(state: MeccgState, card: CardId) -> bool:
    """Whether a card in the chain is there to cancel something."""
    return any(
        isinstance(effect, (Cancel, CancelAttack))
        for said in force.says(state.cards[card].code, ShortEvent)
        if isinstance(said.ability, ShortEvent)
        for effect in said.ability.do
    )
