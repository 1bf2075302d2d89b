import type { MeccgBoard, SeenCard, SeenCompany, SeenPlayer } from "./board";

/**
 * The board with all cards face up that lie on the table, and both hands.
 * What is hidden is told by card, as `card:12`.
 */
export function open(seen: unknown, hidden: Readonly<Record<string, string>>): MeccgBoard {
  const board = seen as MeccgBoard;
  const turn = (card: SeenCard): SeenCard => ({
    ...card,
    code: card.code ?? hidden[`card:${card.card}`] ?? null,
    on: card.on.map(turn),
    followers: card.followers.map(turn),
  });
  const company = (one: SeenCompany): SeenCompany => ({
    ...one,
    site: { ...one.site, card: turn(one.site.card) },
    members: one.members.map(turn),
    on: one.on.map(turn),
  });
  const player = (one: SeenPlayer): SeenPlayer => ({ ...one, agents: one.agents.map(turn) });
  return { ...board, companies: board.companies.map(company), players: board.players.map(player) };
}
