/** A pattern such as `/games/:id` and what it leads to. */
export interface Route<Page> {
  readonly path: string;
  readonly page: Page;
}

export interface Found<Page> {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/** The first route that fits an address, with the parts that its pattern names. */
export function match<Page>(
  routes: readonly Route<Page>[],
  pathname: string,
): Found<Page> | undefined {
  const parts = split(pathname);
  for (const { path, page } of routes) {
    const params = fits(split(path), parts);
    if (params !== undefined) return { page, params };
  }
  return undefined;
}

function fits(
  pattern: readonly string[],
  parts: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const part = decoded(parts[at] ?? "");
    if (part === undefined) return undefined;
    if (wanted.startsWith(":")) params[wanted.slice(1)] = part;
    else if (wanted !== part) return undefined;
  }
  return params;
}

function split(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

/** A part of an address; nothing if its percent signs make no text. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
