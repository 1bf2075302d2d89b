import type { MeccgBoard, SeenAttack, SeenCard, SeenCompany, SeenPlayer } from "./board";
import { BARE } from "./open";

/** A card for tests. */
export function someCard(card: number, more: Partial<SeenCard> = {}): SeenCard {
  return {
    card,
    seat: 0,
    code: "aragorn-ii",
    ...BARE,
    ...more,
  };
}

/** A company for tests. */
export function someCompany(more: Partial<SeenCompany> = {}): SeenCompany {
  const site = { card: someCard(99), site_type: "haven", region: "rhudaur", haven: true, under_deeps: false };
  return {
    company: 0,
    seat: 0,
    site,
    members: [],
    on: [],
    size: 1,
    overt: false,
    journey: null,
    origin: null,
    moved: false,
    returned: false,
    ...more,
  };
}

/** A player for tests. */
export function somePlayer(more: Partial<SeenPlayer> = {}): SeenPlayer {
  return {
    alignment: "hero",
    declared: "",
    influence: { total: 20, terms: [] },
    used: 0,
    unused: 20,
    counted: {},
    doubled: {},
    stage_points: 0,
    held: 0,
    hand: [],
    deck_size: 0,
    deck_top: [],
    discard_size: 0,
    discard: [],
    sideboard_size: 0,
    sideboard: [],
    sites_left: 0,
    sites: [],
    pool_size: 0,
    pool: [],
    exhausted: 0,
    pile: [],
    out: [],
    events: [],
    factions: [],
    agents: [],
    ...more,
  };
}

/** An attack for tests. */
export function someAttack(more: Partial<SeenAttack> = {}): SeenAttack {
  return {
    number: 1,
    company: 0,
    card: null,
    code: null,
    origin: "creature",
    races: [],
    strikes: 2,
    prowess: { total: 7, terms: [] },
    body: null,
    keys: [],
    detainment: false,
    assigned: [],
    faced: [],
    left: 0,
    excess: 0,
    defeated: 0,
    canceled: false,
    foes: null,
    strikers: [],
    ...more,
  };
}

/** A board for tests. */
export function someBoard(more: Partial<MeccgBoard> = {}): MeccgBoard {
  return {
    seat: 0,
    length: 1,
    turn: 1,
    active: 0,
    phase: "organization",
    players: [somePlayer(), somePlayer({ alignment: "minion" })],
    companies: [],
    acting: null,
    movement: null,
    attack: null,
    strike: null,
    chain: [],
    check: null,
    attempt: null,
    called: null,
    last: null,
    ...more,
  };
}
