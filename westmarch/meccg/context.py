"""What the words of a card point at while it is in use."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.meccg import underway
from westmarch.meccg.kinds import CompanyId, Zone
from westmarch.meccg.reading import avatar_of, company_of, holder, other, versions
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Assault, Context, Group, Player, Thing
from westmarch.meccg.vocabulary.references import Ref

BOTH = (Player(Seat(0)), Player(Seat(1)))


def standing(state: MeccgState, card: CardId) -> Context:
    """A card whose words hold because it is in play."""
    return Context(
        card, holder(state, card), state.cards[card].code, company=company_of(state, card)
    )


def captured(state: MeccgState, context: Context) -> Context:
    """A card in use that knows what it lies on and remembers, even when it has gone."""
    hosts = host_of(state, context.source)
    kept = state.cards[context.source].kept
    return replace(
        context,
        host=hosts[0] if hosts else context.host,
        kept=kept or context.kept,
    )


def company_in(state: MeccgState, context: Context) -> CompanyId | None:
    """The company that a card speaks of: of its target, user or host, else the one in turn."""
    if context.company is not None:
        return context.company
    for thing in (context.target, context.user, context.source):
        if isinstance(thing, Group):
            return thing.company
        if isinstance(thing, int):
            found = company_of(state, thing)
            if found is not None:
                return found
    return underway.company(state)


def meant(state: MeccgState, context: Context, ref: Ref) -> tuple[Thing, ...]:
    """The things that a reference means now; none if it means nothing."""
    read = MEANINGS.get(ref)
    return going_on(state, context, ref) if read is None else read(state, context)


def going_on(state: MeccgState, context: Context, ref: Ref) -> tuple[Thing, ...]:
    """What a reference means in what is going on."""
    match ref:
        case Ref.ATTACK:
            attack = underway.attack(state)
            return () if attack is None else (Assault(attack.number),)
        case Ref.ATTACKER:
            attack = underway.attack(state)
            return () if attack is None else some(attack.card)
        case Ref.DEFENDER:
            strike = underway.strike(state)
            return () if strike is None else (strike.card,)
        case Ref.CHECKED:
            check = enclosing(state, underway.CheckUnderWay)
            return () if check is None else (check.card,)
        case Ref.INFLUENCER | Ref.INFLUENCED:
            attempt = enclosing(state, underway.InfluenceUnderWay)
            if attempt is None:
                return ()
            return (attempt.by if ref is Ref.INFLUENCER else attempt.against,)
        case _:
            company = company_in(state, context)
            if company is None or company not in state.companies:
                return ()
            return of_company(state, company, ref)


def of_company(state: MeccgState, company: CompanyId, ref: Ref) -> tuple[Thing, ...]:
    """A company, the site where it is or to which it goes, and where it has come from."""
    there = state.companies[company]
    if ref is Ref.COMPANY:
        return (Group(company),)
    if ref is Ref.BEGAN:
        return some(there.began)
    if ref is Ref.ORIGIN:
        return some(there.site if there.journey is not None else there.origin)
    return (there.site if there.journey is None else there.journey.to,)


def host_of(state: MeccgState, card: CardId) -> tuple[Thing, ...]:
    """What a card lies on: a card, or a company."""
    there = state.cards[card]
    if there.host is not None:
        return (there.host,)
    if there.company is not None and there.zone is Zone.PLAY:
        return (Group(there.company),)
    return ()


def controllers(state: MeccgState, context: Context) -> tuple[Thing, ...]:
    """The player of what something has happened to, of the target, or of the host."""
    for thing in (context.it, context.target, *host_of(state, context.source)):
        seat = seat_of(state, thing)
        if seat is not None:
            return (Player(seat),)
    return ()


def seat_of(state: MeccgState, thing: Thing | None) -> Seat | None:
    """Whose something is."""
    match thing:
        case int():
            return holder(state, thing)
        case Group(company):
            return state.companies[company].seat if company in state.companies else None
        case Player(seat):
            return seat
        case _:
            return None


def some(thing: Thing | None) -> tuple[Thing, ...]:
    """A thing, if there is one."""
    return () if thing is None else (thing,)


def cards_meant(state: MeccgState, context: Context, ref: Ref) -> list[CardId]:
    """The cards that a reference means."""
    return [thing for thing in meant(state, context, ref) if isinstance(thing, int)]


def seat_meant(state: MeccgState, context: Context, ref: Ref) -> Seat:
    """The player whom a reference means."""
    for thing in meant(state, context, ref):
        found = seat_of(state, thing)
        if found is not None:
            return found
    return context.seat


def kept_by(state: MeccgState, context: Context) -> tuple[Thing, ...]:
    """What a card remembers: cards, or a place, which stands for its site cards."""
    kept = state.cards[context.source].kept or context.kept
    return kept or tuple(versions(state, context.source))


MEANINGS: dict[Ref, Callable[[MeccgState, Context], tuple[Thing, ...]]] = {
    Ref.SELF: lambda state, context: (context.source,),
    Ref.HOST: lambda state, context: host_of(state, context.source) or some(context.host),
    Ref.USER: lambda state, context: some(context.user),
    Ref.TARGET: lambda state, context: some(context.target),
    Ref.IT: lambda state, context: some(context.it),
    Ref.BY: lambda state, context: some(context.by),
    Ref.CHOSEN: lambda state, context: context.chosen,
    Ref.SHOWN: lambda state, context: context.shown,
    Ref.KEPT: kept_by,
    Ref.ME: lambda state, context: (Player(context.seat),),
    Ref.OPPONENT: lambda state, context: (Player(other(context.seat)),),
    Ref.EACH_PLAYER: lambda state, context: BOTH,
    Ref.OWN_AVATAR: lambda state, context: some(avatar_of(state, context.seat)),
    Ref.CONTROLLER: controllers,
}
"""What references mean that have to do with a card's use; others depend on what is going on."""
