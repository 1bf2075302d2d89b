/* Whoever works by keyboard stands somewhere on the page. When the ground goes, as a row that is
   deleted or a button that has done its work, the focus goes to what is nearest. */

const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";

/** Keep the focus from being lost; gives back how to stop. `home` is where it goes if all is gone. */
export function keepFocus(root: HTMLElement, home: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let rank = 0;
  const came = (event: FocusEvent): void => {
    last = event.target as HTMLElement;
    const row = last.closest("li");
    rank = row ? focusable(row).indexOf(last) : 0;
  };
  /* Who leaves by himself does not want to come back. */
  const went = (event: FocusEvent): void => {
    const from = event.target as HTMLElement;
    queueMicrotask(() => {
      if (last === from && from.isConnected) last = null;
    });
  };
  const watch = new MutationObserver((records) => {
    if (last === null || last.isConnected) return;
    const lost = last;
    const gone = records.find((record) =>
      [...record.removedNodes].some((node) => node.contains(lost)),
    );
    if (!gone) return;
    last = null;
    if (document.activeElement === root) (nearest(gone, rank) ?? home).focus();
  });
  root.addEventListener("focusin", came);
  root.addEventListener("focusout", went);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", came);
    root.removeEventListener("focusout", went);
    watch.disconnect();
  };
}

type Gap = Pick<MutationRecord, "target" | "nextSibling" | "previousSibling">;

/** What is nearest to a gap: the same place in the next row, what comes next, what is around. */
export function nearest(gap: Gap, rank: number): HTMLElement | undefined {
  for (const row of [after(gap.nextSibling), before(gap.previousSibling)]) {
    const inside = row?.localName === "li" ? focusable(row) : [];
    const same = inside[Math.min(rank, inside.length - 1)];
    if (same) return same;
  }
  let around: Node | null = gap.target;
  for (; around instanceof HTMLElement && around !== document.body; around = around.parentNode) {
    if (around.hasAttribute("tabindex")) return around;
    const inside = focusable(around);
    const found = inside.find((one) => follows(gap.nextSibling, one)) ?? inside.at(-1);
    if (found) return found;
  }
  return undefined;
}

function after(node: Node | null): Element | null {
  while (node && !(node instanceof Element)) node = node.nextSibling;
  return node;
}

function before(node: Node | null): Element | null {
  while (node && !(node instanceof Element)) node = node.previousSibling;
  return node;
}

function follows(node: Node | null, element: Element): boolean {
  if (!node?.isConnected) return false;
  const where = node.compareDocumentPosition(element);
  return node === element || (where & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function focusable(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && one.getClientRects().length > 0 && !one.closest("[inert]"),
  );
}
