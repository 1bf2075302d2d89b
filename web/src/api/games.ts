import { ask, at } from "./client";
import type { GameInfo, Join, Lobby, NewGame, Start } from "./types";

export function lobby(): Promise<Lobby> {
  return ask("/api/games");
}

export function game(id: string): Promise<GameInfo> {
  return ask(at`/api/games/${id}`);
}

export function create(body: Partial<NewGame> & Pick<NewGame, "title" | "seats">): Promise<GameInfo> {
  return ask("/api/games", { method: "POST", body });
}

export function join(id: string, body: Partial<Join>): Promise<GameInfo> {
  return ask(at`/api/games/${id}/join`, { method: "POST", body });
}

export function start(id: string, body: Partial<Start> = {}): Promise<GameInfo> {
  return ask(at`/api/games/${id}/start`, { method: "POST", body });
}

/** The game that an invitation leads to. */
export function invitation(token: string): Promise<GameInfo> {
  return ask(at`/api/invitations/${token}`);
}

/** Stand up before the game begins. */
export function leave(id: string): Promise<void> {
  return ask(at`/api/games/${id}/leave`, { method: "POST" });
}

/** A new game with the same set-up and seats; all who ask come to the same table. */
export function playAgain(id: string): Promise<GameInfo> {
  return ask(at`/api/games/${id}/again`, { method: "POST" });
}
