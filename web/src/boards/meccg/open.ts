import type { MeccgBoard, SeenCard, SeenCompany, SeenJourney, SeenPlayer } from "./board";

type Hidden = Readonly<Record<string, string>>;

/**
 * The board with all cards face up: on the table, in both hands and in all piles.
 * What is hidden is told by place, as `hand-1:12`: where a card lies, and its number.
 */
export function open(seen: unknown, hidden: Hidden): MeccgBoard {
  const board = seen as MeccgBoard;
  const turn = (card: SeenCard): SeenCard => ({
    ...card,
    code: card.code ?? hidden[`card:${card.card}`] ?? null,
    on: card.on.map(turn),
    followers: card.followers.map(turn),
  });
  const journey = (one: SeenJourney): SeenJourney => ({
    ...one,
    to: one.to && { ...one.to, card: turn(one.to.card) },
  });
  const company = (one: SeenCompany): SeenCompany => ({
    ...one,
    site: { ...one.site, card: turn(one.site.card) },
    journey: one.journey && journey(one.journey),
    members: one.members.map(turn),
    on: one.on.map(turn),
  });
  const player = (one: SeenPlayer, seat: number): SeenPlayer => {
    const all = (pile: string, known: readonly SeenCard[]): readonly SeenCard[] => [
      ...cardsIn(hidden, pile, seat),
      ...known,
    ];
    return {
      ...one,
      agents: one.agents.map(turn),
      events: one.events.map(turn),
      hand: all("hand", one.hand),
      deck_top: all("deck", one.deck_top),
      discard: all("discard", one.discard),
      sideboard: all("sideboard", one.sideboard),
      sites: all("sites", one.sites),
      pool: all("pool", one.pool),
      pile: all("pile", one.pile),
      out: all("out", one.out),
    };
  };
  return { ...board, companies: board.companies.map(company), players: board.players.map(player) };
}

/** The hidden cards of a player's pile, as they lie there. */
function cardsIn(hidden: Hidden, pile: string, seat: number): SeenCard[] {
  const start = `${pile}-${seat}:`;
  return Object.entries(hidden)
    .filter(([place]) => place.startsWith(start))
    .map(([place, code]) => ({ ...BARE, card: Number(place.slice(start.length)), seat, code }));
}

/** A card that lies somewhere and of which nothing more is known than what it is. */
export const BARE: Omit<SeenCard, "card" | "seat" | "code"> = {
  status: "untapped",
  form: null,
  guards: false,
  aside: false,
  fresh: false,
  counters: 0,
  prowess: null,
  body: null,
  mind: null,
  influence: null,
  unused: null,
  corruption: null,
  points: 0,
  on: [],
  followers: [],
};
