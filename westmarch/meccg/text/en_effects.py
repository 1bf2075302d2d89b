"""English: what happens when a card takes effect."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.meccg.kinds import Zone
from westmarch.meccg.text.en_acts import ACTS, who
from westmarch.meccg.text.en_boosts import per
from westmarch.meccg.text.en_filters import a, each, many
from westmarch.meccg.text.en_grammar import listed, sentence
from westmarch.meccg.text.en_happenings import event
from westmarch.meccg.text.en_judgements import amount, condition, provided, signed
from westmarch.meccg.text.en_nouns import (
    ATTACK,
    CARD,
    CHARACTER,
    COMPANY,
    CREATURE,
    GOLD_RING,
    MARKS,
    REGION_NOUNS,
    SITE,
    STATS,
)
from westmarch.meccg.text.en_properties import within
from westmarch.meccg.text.en_refs import REFS
from westmarch.meccg.text.en_statics import STATICS, attack
from westmarch.meccg.text.rows import alike
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary import journeys, targets, trials
from westmarch.meccg.vocabulary.judgements import Always, Amount, Not
from westmarch.meccg.vocabulary.properties import In
from westmarch.meccg.vocabulary.references import Moment, Ref, Until

MOMENTS = {
    Moment.UNTAP: "during the untap phase",
    Moment.ORGANIZATION: "during the organization phase",
    Moment.END_OF_ORGANIZATION: "at the end of the organization phase",
    Moment.LONG_EVENTS: "during the long-event phase",
    Moment.MOVEMENT: "during the movement/hazard phase",
    Moment.AFTER_DRAW: "after the cards are drawn",
    Moment.END_OF_MOVEMENT: "at the end of the movement/hazard phase",
    Moment.ENTERING: "when the site is entered",
    Moment.SITE_PHASE: "during the site phase",
    Moment.END_OF_TURN: "during the end-of-turn phase",
    Moment.QUIET: "at any time during your own turn",
    Moment.ATTACK_FACED: "during an attack",
    Moment.BEFORE_ASSIGNMENT: "before strikes are assigned",
    Moment.AFTER_ASSIGNMENT: "after strikes are assigned",
    Moment.STRIKE_FACED: "during a strike",
    Moment.AFTER_STRIKE: "after a strike",
    Moment.AFTER_ATTACK: "after an attack",
    Moment.IN_CHAIN: "in response",
    Moment.CORRUPTION_CHECK: "during a corruption check",
    Moment.INFLUENCE_CHECK: "during an influence check",
    Moment.RING_TESTED: "after a ring test",
    Moment.COUNCIL: "at the council",
}
MERCY = {
    e.Mercy.STAYS: "; if it fails, nothing happens to the character",
    e.Mercy.DISCARDED: "; if it fails, the character is at worst discarded",
}
UNTIL_SO = {
    Until.TURN: "this turn,",
    Until.PHASE: "this phase,",
    Until.ATTACK_OVER: "during this attack,",
    Until.STRIKE_OVER: "during this strike,",
    Until.NEXT_LONG_EVENTS: "until the next long-event phase,",
    Until.NEXT_UNTAP: "until the next untap phase,",
    Until.GAME: "for the rest of the game,",
}


def effects(found: tuple[e.Effect, ...]) -> str:
    """Several effects, a sentence each."""
    return " ".join(sentence(said(one)) for one in found)


def said(one: object) -> str:
    """An effect or a static, as a main clause."""
    return (EFFECTS.get(type(one)) or ACTS.get(type(one)) or STATICS[type(one)])(one)


def inner(found: tuple[e.Effect, ...]) -> str:
    """Effects after a colon."""
    return "; ".join(said(one) for one in found)


def modified(modifier: Amount) -> str:
    """How a check is modified."""
    if modifier == 0:
        return ""
    if isinstance(modifier, int):
        return f" at {modifier:+}"
    return f" (modified by {signed(modifier)})"


def branches(over: str, do: tuple[e.Effect, ...], otherwise: tuple[e.Effect, ...]) -> str:
    """What a result brings, or else."""
    if do:
        rest = f"; otherwise: {inner(otherwise)}" if otherwise else ""
        return f"; if the result is greater than {over}: {inner(do)}{rest}"
    return f"; if the result is not greater than {over}: {inner(otherwise)}" if otherwise else ""


def check(one: e.CorruptionCheck) -> str:
    """A corruption check."""
    text = who(one.who, CHARACTER).fill(
        f"{{nom}} {{makes}} a corruption check{modified(one.modifier)}"
    )
    if one.mercy is not None and not one.failed:
        text += MERCY[one.mercy]
    if one.passed:
        text += f"; if it succeeds: {inner(one.passed)}"
    if one.failed:
        only = "" if one.mercy is None else ", only this happens"
        text += f"; if it fails{only}: {inner(one.failed)}"
    return text


def roller(by: Ref) -> str:
    """Who makes a roll."""
    return "make a roll" if by is Ref.ME else REFS[by].fill("{nom} {makes} a roll")


def rolled(one: e.Roll) -> str:
    """A roll."""
    text = f"{roller(one.by)}{modified(one.plus)}"
    if one.support is not None:
        text += f" (+1 for {each(one.support, CHARACTER).text} tapped for it)"
    return text + branches(amount(one.over), one.do, one.otherwise)


def attempt(one: e.InfluenceAttempt) -> str:
    """An influence attempt."""
    text = REFS[one.by].fill(
        f"{{nom}} {{makes}} an influence attempt against {who(one.who).text}"
        f"{modified(one.modifier)}"
    )
    if not one.general:
        text += "; unused general influence does not count"
    return f"{text}; if it succeeds, the target goes to hand instead" if one.to_hand else text


def tested(one: e.TestRing) -> str:
    """A gold ring is tested."""
    if one.known:
        return who(one.who, GOLD_RING).fill(
            "{nom} {is} tested without a roll: any ring may take {its} place"
        )
    return who(one.who, GOLD_RING).fill(f"{{nom}} {{is}} tested{modified(one.modifier)}")


def repeated(one: e.Repeat) -> str:
    """Something several times."""
    if isinstance(one.count, int):
        return f"{one.count} times: {inner(one.do)}"
    growing = per(one.count)
    if growing is not None and growing[0] == 1:
        return f"{growing[1].strip()}: {inner(one.do)}"
    return f"several times (number: {amount(one.count)}): {inner(one.do)}"


def prisoner(one: journeys.TakePrisoner) -> str:
    """Somebody is taken prisoner."""
    text = who(one.who, CHARACTER).fill(
        f"{{nom}} {{is}} taken prisoner (rescue site: {a(one.at, SITE)}"
        f"{', wherever it is' if one.anywhere else ''})"
    )
    return text if one.rings else f"{text}; rings are discarded, too"


def strikes(one: trials.FaceStrikes) -> str:
    """Strikes of no attack."""
    marks = "".join(f", {MARKS[mark]}" for mark in one.marks)
    text = who(one.who, CHARACTER).fill(
        f"{{nom}} {{faces}} a strike (prowess {amount(one.prowess)}{marks})"
    )
    if one.body_check:
        text += f"; body checks resulting from it get {one.body_check:+}"
    return text


def faced(one: trials.FaceAttacks) -> str:
    """Attacks."""
    plus = "" if one.prowess == 0 else f" (prowess modified by {signed(one.prowess)})"
    kind = "an attack" if len(one.attacks) == 1 else "attacks"
    found = "; ".join(attack(each_) for each_ in one.attacks)
    return REFS[one.who].fill(f"{{nom}} {{faces}} {kind}{plus}: {found}")


def sent(one: journeys.Send) -> str:
    """The company goes somewhere."""
    path = ", ".join(REGION_NOUNS[kind].one for kind in one.path)
    by = f" (site path: {path})" if one.path else ""
    return f"the company may move to {a(one.to, SITE)}{by}"


def moments(found: tuple[Moment, ...]) -> str:
    """When."""
    return listed(MOMENTS[moment] for moment in found)


def action(one: e.Action) -> str:
    """What a player may do with a card."""
    tapped = [a(filter, CHARACTER) for filter in one.tap]
    costs = [f"tap {listed(tapped, 'and')}"] if tapped else []
    if one.discard is not None:
        several = many(one.discard, CARD, f"{one.discards} ").text
        costs.append(f"discard {a(one.discard) if one.discards == 1 else several}")
    if one.spends:
        costs.append(f"use up {one.spends} of the hazard limit")
    if one.noting is not None:
        costs.append(f"note {amount(one.noting)}")
    if one.on is not None:
        costs.append(f"choose {target(one.on)}")
    once = " once per turn" if one.once else " a single time" if one.single else ""
    cost = listed(costs, "and") if costs else "do the following"
    when = moments(one.when) if one.when else ""
    if_ = "" if isinstance(one.if_, Always) else provided(one.if_)
    lead = ", ".join(part for part in (when, if_) if part)
    user = f"{'the opponent' if one.opponents else 'you'} may"
    start = f"{lead}, {user}" if lead else user
    return led(one.until, f"{start} {cost}{once}: {inner(one.do)}")


def target(one: targets.Target) -> str:
    """On what a card is played."""
    match one:
        case targets.ACompany(filter):
            return a(filter, COMPANY)
        case targets.AnAttack(filter):
            return a(filter, ATTACK)
        case targets.AnAutomaticAttack(at):
            return f"an automatic-attack at {a(at, SITE)}"
        case targets.StillFelt(filter):
            return f"the effect of {a(filter)}"
        case targets.InTheChain(filter):
            return a(In(Zone.CHAIN) & filter)
        case _:
            return a(one)


def instead(one: e.Instead) -> str:
    """What happens instead of something."""
    if not one.do:
        return "you may prevent it" if one.optional else "this does not take place"
    start = "you may have this happen instead" if one.optional else "this happens instead"
    return f"{start}: {inner(one.do)}"


def led(until: Until | None, text: str) -> str:
    """What holds for a while, after how long it does."""
    return text if until is None else f"{UNTIL_SO[until]} {text}"


def also(one: e.When | e.Instead) -> str:
    """A condition beside what happens."""
    return "" if isinstance(one.if_, Always) else f" and {condition(one.if_)}"


EFFECTS: dict[type, Callable[..., str]] = {
    e.CorruptionCheck: check,
    e.BodyCheck: lambda one: (
        f"a body check is made against {who(one.who, CHARACTER).text}{modified(one.modifier)}"
        + ("; if it fails, the character is only tapped" if one.mild else "")
    ),
    e.Roll: rolled,
    e.RollTable: lambda one: (
        f"{roller(one.by)}{modified(one.plus)}: "
        + "; ".join(f"{within(band.least, band.most)}: {inner(band.do)}" for band in one.bands)
    ),
    e.InfluenceAttempt: attempt,
    e.InfluenceCheck: lambda one: (
        REFS[one.who].fill(f"{{nom}} {{makes}} an influence check{modified(one.plus)}")
        + branches(amount(one.over), one.do, ())
    ),
    e.TestRing: tested,
    e.Succeed: lambda one: "the check succeeds",
    e.Fail: lambda one: "the influence check fails",
    e.Modify: lambda one: f"the {STATS[one.stat]} is modified by {signed(one.amount)}",
    e.CancelAttack: lambda one: (
        "cancel all attacks of the card" if one.all else "cancel the attack"
    ),
    e.CancelStrike: lambda one: (
        "the strike becomes ineffectual" if one.ineffectual else "cancel the strike"
    ),
    e.Cancel: lambda one: f"cancel {who(one.who).text}",
    trials.FaceAttacks: faced,
    e.AttackWith: lambda one: (
        who(one.who, CREATURE).fill("{nom} {attacks} the company")
        + (f"; for this attack: {inner(one.but)}" if one.but else "")
    ),
    trials.FaceLikeAttacks: lambda one: (
        "the company faces attacks like the automatic-attacks of its new site"
    ),
    trials.FaceStrikes: strikes,
    trials.FaceAutomaticAttacks: lambda one: REFS[one.who].fill(
        "{nom} {faces} the automatic-attacks of the site"
    ),
    trials.MustFace: lambda one: who(one.who, CHARACTER).fill(
        "{nom} must face a strike of the attack"
    ),
    trials.StrikesFail: lambda one: (
        "all strikes of the attack fail"
        + (f"; body checks against it get {signed(one.body_check)}" if one.body_check else "")
    ),
    trials.Redirect: lambda one: REFS[one.to].fill("{nom} {faces} the strike instead"),
    journeys.TakePrisoner: prisoner,
    journeys.SetFree: lambda one: who(one.who, CHARACTER).fill(
        "{nom} {is} rescued and {forms} a company at the rescue site"
    ),
    e.Lapse: lambda one: "what this card has brought about for a while ends",
    journeys.ReturnToOrigin: lambda one: "the company returns to its site of origin",
    journeys.StayHere: lambda one: "the company does not move this turn",
    journeys.ExtraMovement: lambda one: (
        "the company may move once more" + ("" if one.to is None else f", to {a(one.to, SITE)}")
    ),
    journeys.Send: sent,
    journeys.ReplaceSite: lambda one: f"the site of the company is replaced by {a(one.to, SITE)}",
    journeys.JoinCompany: lambda one: who(one.who, CHARACTER).fill("{nom} {joins} the company"),
    journeys.SplitOff: lambda one: who(one.who, CHARACTER).fill(
        "{nom} {leaves} the company and {returns} alone to the site of origin"
    ),
    journeys.Free: lambda one: who(one.who, CHARACTER).fill("{nom} {passes} to general influence"),
    e.If: lambda one: (
        f"if {condition(one.condition)}: {inner(one.then)}"
        + (f"; otherwise: {inner(one.otherwise)}" if one.otherwise else "")
        if one.then
        else f"if {condition(Not(one.condition))}: {inner(one.otherwise)}"
    ),
    e.OneOf: lambda one: (
        REFS[one.by].fill("{nom} may choose one: " if one.may else "{nom} {chooses} one: ")
        + alike([inner((choice,)) for choice in one.choices], " – or: ", "or")
    ),
    e.Steps: lambda one: inner(one.do),
    e.Optional: lambda one: f"{REFS[one.by].fill('if {nom} {wants}')}: {inner(one.do)}",
    e.ForEach: lambda one: (
        f"for {each(one.filter, COMPANY if one.companies else CARD).text}: {inner(one.do)}"
    ),
    e.Repeat: repeated,
    e.Later: lambda one: (
        ("" if one.until is Until.TURN else f"{UNTIL_SO[one.until]} ")
        + f"as soon as {event(one.event)}: {inner(one.do)}"
    ),
    e.TurnOver: lambda one: f"turn over cards of your play deck until {a(one.what)} appears",
    e.CallCouncil: lambda one: "the council is called",
    e.Win: lambda one: "you win the game",
    e.When: lambda one: led(one.until, f"whenever {event(one.event)}{also(one)}: {inner(one.do)}"),
    e.Instead: lambda one: led(
        one.until,
        f"if {event(one.event)}{also(one)}, " + instead(one),
    ),
    e.Action: action,
}
"""What each effect says."""
