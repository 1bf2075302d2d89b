/** Where the reader is. Links are plain links; those that stay in the client do not load the page. */
class Router {
  path: string = $state(location.pathname);
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  /** Go to an address of the client. */
  go(address: string, { replace = false }: { replace?: boolean } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** Change one part of the query in place, as a search does while it is written. */
  ask(changes: Readonly<Record<string, string>>): void {
    const query = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === "") query.delete(name);
      else query.set(name, value);
    }
    const text = query.toString();
    history.replaceState(null, "", text ? `${location.pathname}?${text}` : location.pathname);
    this.query = query;
  }

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Listen to the browser's own buttons and to links; gives back how to stop. */
  listen(): () => void {
    const read = (): void => this.read();
    const clicked = (event: MouseEvent): void => {
      const address = followed(event);
      if (address === undefined) return;
      event.preventDefault();
      this.go(address);
    };
    addEventListener("popstate", read);
    document.addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", read);
      document.removeEventListener("click", clicked);
    };
  }
}

/** The address within the client that a click leads to; nothing if the browser shall follow it. */
export function followed(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || !link.hasAttribute("href") || link.hasAttribute("download")) return undefined;
  if (link.target && link.target !== "_self") return undefined;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || OUTSIDE.test(url.pathname)) return undefined;
  if (url.pathname === location.pathname && url.hash !== "") return undefined;
  return url.pathname + url.search + url.hash;
}

const OUTSIDE = /^\/(api|schema)(\/|$)/;

export const router = new Router();
