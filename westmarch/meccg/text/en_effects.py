"""English: what happens when a card takes effect."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Zone
from westmarch.meccg.text.en_filters import a, each, many
from westmarch.meccg.text.en_judgements import amount, condition, event, signed
from westmarch.meccg.text.en_statics import STATICS, attack, lasting
from westmarch.meccg.text.en_terms import REFS, STATS, ZONES
from westmarch.meccg.vocabulary import acts as c
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary import journeys, targets, trials
from westmarch.meccg.vocabulary.judgements import Always
from westmarch.meccg.vocabulary.references import Moment, Ref

MOMENTS = {
    Moment.UNTAP: "during the untap phase",
    Moment.ORGANIZATION: "during the organization phase",
    Moment.END_OF_ORGANIZATION: "at the end of the organization phase",
    Moment.LONG_EVENTS: "during the long-event phase",
    Moment.MOVEMENT: "during the movement/hazard phase",
    Moment.AFTER_DRAW: "after the cards are drawn",
    Moment.END_OF_MOVEMENT: "at the end of the movement/hazard phase",
    Moment.ENTERING: "when a company enters its site",
    Moment.SITE_PHASE: "during the site phase",
    Moment.END_OF_TURN: "during the end-of-turn phase",
    Moment.ATTACK_FACED: "while an attack is faced",
    Moment.BEFORE_ASSIGNMENT: "before strikes are assigned",
    Moment.AFTER_ASSIGNMENT: "after strikes are assigned",
    Moment.STRIKE_FACED: "while a strike is faced",
    Moment.AFTER_STRIKE: "after a strike",
    Moment.AFTER_ATTACK: "after an attack",
    Moment.QUIET: "when nothing else is going on",
    Moment.IN_CHAIN: "in response",
    Moment.CORRUPTION_CHECK: "for a corruption check",
    Moment.INFLUENCE_CHECK: "for an influence check",
    Moment.RING_TESTED: "after a ring test",
    Moment.COUNCIL: "at the council",
}


def who(one: c.Who, noun: str = "card") -> str:
    """Whom an effect is about."""
    match one:
        case Ref():
            return REFS[one]
        case c.Each(filter):
            return each(filter, noun)
        case c.Chance(filter, count):
            return f"{amount(count)} {many(filter, noun)} by chance"
        case c.Top(count, of):
            return f"the top {amount(count)} cards of the play deck of {REFS[of]}"
        case c.Choice(filter, count, by, may):
            chooser = "" if by is Ref.ME else f" ({REFS[by]} chooses)"
            if count == 1:
                some = a(filter, noun)
                return f"{'if you like, ' if may else ''}{some}{chooser}"
            return f"{'up to ' if may else ''}{amount(count)} {many(filter, noun)}{chooser}"


def effects(found: tuple[e.Effect, ...]) -> str:
    """Several effects, a sentence each."""
    return " ".join(sentence(effect(one)) for one in found)


def sentence(text: str) -> str:
    """A sentence with capital and full stop."""
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def effect(one: e.Effect) -> str:
    """One effect."""
    found = EFFECTS.get(type(one)) or STATICS[type(one)]
    return found(one)


def inner(found: tuple[e.Effect, ...]) -> str:
    """Effects within a sentence."""
    return ", then ".join(effect(one) for one in found)


def check(one: e.CorruptionCheck) -> str:
    """A corruption check."""
    modifier = "" if one.modifier == 0 else f" modified by {signed(one.modifier)}"
    text = f"{who(one.who, 'character')} makes a corruption check{modifier}"
    if one.passed:
        text += f"; if it succeeds, {inner(one.passed)}"
    if one.failed:
        text += f"; if it fails, {inner(one.failed)}"
    return text


def rolled(one: e.Roll) -> str:
    """A roll."""
    plus = "" if one.plus == 0 else f" ({signed(one.plus)})"
    maker = "make a roll" if one.by is Ref.ME else f"{REFS[one.by]} makes a roll"
    text = f"{maker}{plus}"
    if one.support is not None:
        text += f", +1 for each {a(one.support, 'character').split(' ', 1)[-1]} that taps"
    if one.do:
        text += f"; if it is greater than {amount(one.over)}, {inner(one.do)}"
        if one.otherwise:
            text += f"; otherwise {inner(one.otherwise)}"
    elif one.otherwise:
        text += f"; if it is not greater than {amount(one.over)}, {inner(one.otherwise)}"
    return text


def band(one: e.Band) -> str:
    """What a result brings."""
    if one.least is None:
        limits = f"{one.most} or less"
    elif one.most is None:
        limits = f"{one.least} or more"
    else:
        limits = f"{one.least} to {one.most}"
    return f"{limits}: {inner(one.do)}"


def fetched(one: c.Fetch) -> str:
    """Cards out of piles."""
    piles = " or ".join(ZONES[zone].removeprefix("in ") for zone in one.from_)
    some = a(one.what) if one.count == 1 else f"up to {amount(one.count)} {many(one.what)}"
    verb = "may take" if one.may else "takes"
    to = {Zone.HAND: "to hand", Zone.DECK: "to the play deck"}.get(one.to, ZONES[one.to])
    taker = (
        "you may take"
        if one.may and one.whose is Ref.ME
        else ("take" if one.whose is Ref.ME else f"{REFS[one.whose]} {verb}")
    )
    return f"{taker} {some} from {piles} {to}"


def action(one: e.Action) -> str:
    """What a player may do with a card."""
    parts: list[str] = []
    if one.when:
        parts.append(" or ".join(MOMENTS[moment] for moment in one.when))
    if not isinstance(one.if_, Always):
        parts.append(f"if {condition(one.if_)}")
    costs = [f"tap {a(filter, 'character')}" for filter in one.tap]
    if one.discard is not None:
        costs.append(f"discard {a(one.discard)}")
    if one.spends:
        costs.append(f"use {one.spends} of the hazard limit")
    if one.on is not None:
        costs.append(f"choose {target(one.on)}")
    user = "the opponent may " if one.opponents else "you may "
    once = " once a turn" if one.once else ""
    cost = " and ".join(costs)
    start = ", ".join(parts)
    lead = f"{start}, {user}" if start else user
    if cost:
        return f"{lead}{cost}{once}: {inner(one.do)}"
    return f"{lead}have this happen{once}: {inner(one.do)}"


def target(one: targets.Target) -> str:
    """On what a card is played."""
    match one:
        case targets.ACompany(filter):
            return a(filter, "company")
        case targets.AnAttack(filter):
            return a(filter, "attack")
        case targets.AnAutomaticAttack(at):
            return f"an automatic-attack at {a(at, 'site')}"
        case targets.StillFelt(filter):
            return f"what lasts of {a(filter)}"
        case targets.InTheChain(filter):
            return f"{a(filter)} in the chain of effects"
        case _:
            return a(one)


def deck(one: c.ToDeck) -> str:
    """Cards go to the play deck."""
    if one.top:
        return f"{who(one.who)} goes on top of its owner's play deck"
    if one.bottom:
        return f"{who(one.who)} goes to the bottom of its owner's play deck"
    return f"{who(one.who)} is shuffled into its owner's play deck"


EFFECTS: dict[type, Callable[..., str]] = {
    c.Tap: lambda one: f"tap {who(one.who)}",
    c.Untap: lambda one: f"untap {who(one.who)}",
    c.Heal: lambda one: f"{who(one.who)} heals" + (" but stays tapped" if one.tapped else ""),
    c.Wound: lambda one: f"{who(one.who)} is wounded",
    c.Discard: lambda one: f"discard {who(one.who)}",
    c.ToHand: lambda one: f"return {who(one.who)} to its owner's hand",
    c.ToDeck: deck,
    c.ToPile: lambda one: f"{who(one.who)} goes to the marshalling point pile of {REFS[one.of]}",
    c.Eliminate: lambda one: f"{who(one.who)} is eliminated",
    c.SetAside: lambda one: f"put {who(one.who)} off to the side with this card",
    c.PlaceWith: lambda one: f"place {who(one.who)} on {REFS[one.on]}",
    c.Store: lambda one: f"store {who(one.who)}",
    c.Transfer: lambda one: f"{who(one.who)} passes to {a(one.to, 'character')}",
    c.Fetch: fetched,
    c.Draw: lambda one: (
        f"{REFS[one.whose]} draws {amount(one.count)} cards"
        if one.whose is not Ref.ME
        else f"draw {amount(one.count)} cards"
    ),
    c.Show: lambda one: f"show {who(one.who)} to {REFS[one.to]}",
    c.Shuffle: lambda one: (
        "shuffle your play deck"
        if one.whose is Ref.ME
        else f"{REFS[one.whose]} shuffles the play deck"
    ),
    c.PlayNow: lambda one: (
        f"you may play {a(one.what)} at once" + ("" if one.on is None else f" on {REFS[one.on]}")
    ),
    c.BringIn: lambda one: f"{who(one.who)} comes into play and joins the company",
    c.Keep: lambda one: (
        f"place {who(one.who)} under this card" if one.beside else f"choose {who(one.who)}"
    ),
    c.AddCounter: lambda one: "put a counter on this card",
    c.Uncover: lambda one: f"turn {who(one.who)} face up",
    e.CorruptionCheck: check,
    e.BodyCheck: lambda one: (
        f"a body check is made against {who(one.who)}"
        + ("" if one.modifier == 0 else f" modified by {signed(one.modifier)}")
    ),
    e.Roll: rolled,
    e.RollTable: lambda one: (
        "make a roll"
        + ("" if one.plus == 0 else f" ({signed(one.plus)})")
        + ": "
        + "; ".join(band(each_) for each_ in one.bands)
    ),
    e.InfluenceAttempt: lambda one: (
        f"{REFS[one.by]} makes an influence attempt against {who(one.who)}"
        + ("" if one.modifier == 0 else f" modified by {signed(one.modifier)}")
        + ("" if one.general else "; unused general influence does not apply")
        + ("; if successful, the target returns to hand instead" if one.to_hand else "")
    ),
    e.TestRing: lambda one: (
        f"test {who(one.who)}"
        + ("" if one.modifier == 0 else f" modified by {signed(one.modifier)}")
    ),
    e.Succeed: lambda one: "the check succeeds",
    e.Modify: lambda one: f"the {STATS[one.stat]} is modified by {signed(one.amount)}",
    e.CancelAttack: lambda one: (
        "cancel all attacks of the card" if one.all else "cancel the attack"
    ),
    e.CancelStrike: lambda one: "cancel the strike",
    e.Cancel: lambda one: f"cancel {who(one.who)}",
    trials.FaceAttacks: lambda one: (
        "the company faces " + "; ".join(attack(each_) for each_ in one.attacks)
    ),
    e.AttackWith: lambda one: f"{who(one.who, 'creature')} attacks the company",
    trials.FaceAutomaticAttacks: lambda one: (
        f"{REFS[one.who]} faces the automatic-attacks of the site"
    ),
    trials.MustFace: lambda one: f"{who(one.who, 'character')} faces a strike of the attack",
    trials.Redirect: lambda one: f"{REFS[one.to]} faces the strike instead",
    journeys.TakePrisoner: lambda one: (
        f"{who(one.who, 'character')} is taken prisoner at {a(one.at, 'site')}"
        + (", wherever it is" if one.anywhere else "")
        + ("" if one.rings else "; rings are discarded, too")
    ),
    journeys.SetFree: lambda one: (
        f"{who(one.who, 'character')} is rescued into a company at the rescue site"
    ),
    e.Lapse: lambda one: "what this card has said for a while is over",
    journeys.ReturnToOrigin: lambda one: "the company returns to its site of origin",
    journeys.ExtraMovement: lambda one: (
        "the company may move once more" + ("" if one.to is None else f" to {a(one.to, 'site')}")
    ),
    journeys.JoinCompany: lambda one: f"{who(one.who, 'character')} joins the company",
    e.If: lambda one: (
        f"if {condition(one.condition)}, {inner(one.then)}"
        + (f"; otherwise {inner(one.otherwise)}" if one.otherwise else "")
    ),
    e.OneOf: lambda one: (
        ("choose: " if one.by is Ref.ME else f"{REFS[one.by]} chooses: ")
        + " - or ".join(effect(each_) for each_ in one.choices)
    ),
    e.Steps: lambda one: inner(one.do),
    e.Optional: lambda one: (
        f"you may: {inner(one.do)}" if one.by is Ref.ME else f"{REFS[one.by]} may: {inner(one.do)}"
    ),
    e.ForEach: lambda one: (
        f"for {each(one.filter, 'company' if one.companies else 'card')}: " + inner(one.do)
    ),
    e.Repeat: lambda one: f"{amount(one.count)} times: {inner(one.do)}",
    e.Later: lambda one: f"as soon as {event(one.event)}: {inner(one.do)}",
    c.ShuffleTop: lambda one: f"shuffle the top {one.count} cards of the play deck",
    c.PlayHere: lambda one: (
        f"you may play {a(one.what)} at the site"
        + ("" if one.by is None else f" with {a(one.by, 'character')}")
    ),
    c.TakePlace: lambda one: f"{a(one.what, 'character')} from hand takes the place of this card",
    c.Tame: lambda one: f"{REFS[one.who]} becomes an ally under {REFS[one.under]}",
    c.KeepPlace: lambda one: f"note {REFS[one.site]}",
    e.Fail: lambda one: "the check fails",
    e.InfluenceCheck: lambda one: (
        f"{REFS[one.who]} makes an influence check; if it is greater "
        f"than {amount(one.over)}, {inner(one.do)}"
    ),
    trials.FaceLikeAttacks: lambda one: (
        "the company faces attacks like the automatic-attacks of its new site"
    ),
    trials.FaceStrikes: lambda one: (
        f"{who(one.who, 'character')} faces a strike of prowess " + amount(one.prowess)
    ),
    journeys.StayHere: lambda one: "the company does not move this turn",
    journeys.Send: lambda one: f"the company may go to {a(one.to, 'site')}",
    journeys.ReplaceSite: lambda one: f"the site of the company is replaced by {a(one.to, 'site')}",
    journeys.SplitOff: lambda one: (
        f"{who(one.who, 'character')} goes back alone to the site of origin"
    ),
    journeys.Free: lambda one: f"{who(one.who, 'character')} passes to general influence",
    e.TurnOver: lambda one: f"turn over cards of the play deck until {a(one.what)} appears",
    e.CallCouncil: lambda one: "the council is called",
    e.Win: lambda one: "you win",
    e.When: lambda one: lasting(
        f"whenever {event(one.event)}: {inner(one.do)}", one.if_, one.until
    ),
    e.Instead: lambda one: lasting(
        f"if {event(one.event)}, {'you may have this happen' if one.optional else 'this happens'}"
        f" instead: {inner(one.do)}",
        one.if_,
        one.until,
    ),
    e.Action: action,
}
"""What each effect says."""
