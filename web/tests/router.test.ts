import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { match, type Route } from "$/frame/match";
import { followed, router } from "$/frame/router.svelte";
import { ROUTES } from "$/frame/routes";

const routes: readonly Route<string>[] = [
  { path: "/", page: "lobby" },
  { path: "/games/:id", page: "table" },
  { path: "/games/:id/replay", page: "replay" },
  { path: "/rules/:id", page: "rule" },
];

describe("match", () => {
  it("finds pages and the parts of their addresses", () => {
    expect(match(routes, "/")).toEqual({ page: "lobby", params: {} });
    expect(match(routes, "/games/a1")).toEqual({ page: "table", params: { id: "a1" } });
    expect(match(routes, "/games/a1/replay")).toEqual({ page: "replay", params: { id: "a1" } });
  });

  it("does not mind a slash at the end, and reads percent signs", () => {
    expect(match(routes, "/games/a%20b/")?.params).toEqual({ id: "a b" });
  });

  it("finds nothing where nothing is", () => {
    expect(match(routes, "/games")).toBeUndefined();
    expect(match(routes, "/games/a/b")).toBeUndefined();
    expect(match(routes, "/games/%E0%A4%A")).toBeUndefined();
  });

  it("knows the addresses that the server and other people use", () => {
    for (const path of ["/", "/join/abc", "/games/x", "/games/x/replay", "/games/x/join", "/rules/L-COMB-01"]) {
      expect(match(ROUTES, path), path).toBeDefined();
    }
  });
});

describe("router", () => {
  let stop: () => void;

  beforeEach(() => {
    history.replaceState(null, "", "/");
    router.read();
    stop = router.listen();
  });

  afterEach(() => {
    stop();
    document.body.innerHTML = "";
  });

  it("goes without loading the page, and back", async () => {
    router.go("/cards?q=orc");
    expect([router.path, router.query.get("q")]).toEqual(["/cards", "orc"]);
    history.replaceState(null, "", "/decks");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.path).toBe("/decks");
  });

  it("changes the query in place and leaves out what is empty", () => {
    router.go("/cards");
    router.ask({ q: "orc", kind: "" });
    expect(location.search).toBe("?q=orc");
    router.ask({ q: "" });
    expect(location.search).toBe("");
    expect(router.path).toBe("/cards");
  });

  it("follows links of its own", () => {
    click('<a href="/rules"><b>rules</b></a>', "b");
    expect(router.path).toBe("/rules");
  });

  it.each([
    ["another site", '<a href="https://ringsdb.com/">x</a>'],
    ["the interface", '<a href="/api/games/1/saved">x</a>'],
    ["a new tab", '<a href="/rules" target="_blank">x</a>'],
    ["a file", '<a href="/rules" download>x</a>'],
  ])("leaves %s to the browser", (_what, html) => {
    document.body.innerHTML = html;
    let address: string | undefined = "not asked";
    const catcher = (event: MouseEvent): void => {
      address = followed(event);
      event.preventDefault();
    };
    document.body.addEventListener("click", catcher);
    document.querySelector("a")?.click();
    document.body.removeEventListener("click", catcher);
    expect(address).toBeUndefined();
    expect(router.path).toBe("/");
  });

  it("leaves clicks with Control to the browser", () => {
    document.body.innerHTML = '<a href="/rules">x</a>';
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    document.body.addEventListener("click", (one) => one.preventDefault(), { once: true });
    document.querySelector("a")?.dispatchEvent(event);
    expect(router.path).toBe("/");
  });

  function click(html: string, selector: string): void {
    document.body.innerHTML = html;
    document.querySelector<HTMLElement>(selector)?.click();
  }
});
