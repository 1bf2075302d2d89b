import { ask } from "./client";
import type { Enter, KeepName, LogIn, Me } from "./types";

/** Who this browser belongs to; nobody if he has not come in yet. */
export function me(): Promise<Me | null> {
  return ask("/api/session");
}

export function enter(body: Enter): Promise<Me> {
  return ask("/api/session", { method: "POST", body });
}

export function logIn(body: LogIn): Promise<Me> {
  return ask("/api/session/login", { method: "POST", body });
}

export function keepName(body: KeepName): Promise<Me> {
  return ask("/api/session/password", { method: "PUT", body });
}

export function logOut(): Promise<void> {
  return ask("/api/session", { method: "DELETE" });
}
