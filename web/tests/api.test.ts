import { afterEach, describe, expect, it, vi } from "vitest";
import { ask, at, NoConnection, Refusal, said } from "$/api/client";
import { cards } from "$/api/titles";
import { reader } from "$/i18n/language.svelte";

function answer(body: string, status = 200): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(status === 204 ? null : body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("the cards of a game", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    reader.speak("en");
  });

  it("are asked for where the server has them, once a language", async () => {
    const fetch = answer("[]");
    await cards("meccg");
    await cards("meccg");
    reader.speak("de");
    await cards("meccg");
    expect(fetch.mock.calls.map(([path]) => path as string)).toEqual([
      "/api/titles/meccg/cards?language=en",
      "/api/titles/meccg/cards?language=de",
    ]);
  });
});

describe("ask", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    reader.speak("en");
  });

  it("sends the body, the query and the language of the reader", async () => {
    const fetch = answer('{"id":"x"}');
    reader.speak("de");
    const found = await ask("/api/games", { method: "POST", query: { a: 1, b: undefined }, body: {} });
    expect(found).toEqual({ id: "x" });
    const [path, sent] = fetch.mock.calls[0] as [string, RequestInit];
    expect(path).toBe("/api/games?a=1");
    expect(sent).toMatchObject({ method: "POST", body: "{}", credentials: "same-origin" });
    expect(sent.headers).toMatchObject({ "Accept-Language": "de" });
  });

  it("takes an answer without content", async () => {
    answer("", 204);
    expect(await ask("/api/decks/1", { method: "DELETE" })).toBeUndefined();
  });

  it("says what the server says when it refuses", async () => {
    answer('{"what":"seat-taken","words":"Somebody sits there."}', 409);
    const error = await failure(ask("/api/games"));
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ status: 409, what: "seat-taken" });
    expect(said(error)).toBe("Somebody sits there.");
  });

  it.each([
    [401, "Come in under a name first."],
    [404, "This is not there, or not any more."],
    [429, "That was very quick. Wait a moment, then try again."],
    [502, "The server has a problem of its own. Try again in a moment."],
  ])("has words of its own for %i without any", async (status, words) => {
    answer("<html>Bad gateway</html>", status);
    const error = await failure(ask("/api/games"));
    expect(error).toMatchObject({ status, what: `http-${status}` });
    expect(said(error)).toBe(words);
  });

  it("tells a lost connection from a refusal", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const error = await failure(ask("/api/games"));
    expect(error).toBeInstanceOf(NoConnection);
    expect(said(error)).toContain("does not answer");
    reader.speak("de");
    expect(said(error)).toContain("antwortet nicht");
  });

  it("does not take a page for an answer", async () => {
    answer("<!doctype html>");
    expect(await failure(ask("/api/games"))).toMatchObject({ what: "unreadable" });
  });

  it("lets a request that was called off pass as such", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new DOMException("", "AbortError")));
    expect(await failure(ask("/api/games"))).toMatchObject({ name: "AbortError" });
  });

  it("keeps values in an address apart from the address", () => {
    expect(at`/api/games/${"a/../b?"}/join`).toBe("/api/games/a%2F..%2Fb%3F/join");
  });
});
