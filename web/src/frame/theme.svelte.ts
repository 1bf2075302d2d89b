export type Theme = "dark" | "light";

const KEPT = "westmarch.theme";

class Look {
  theme: Theme = $state(first());

  turn(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(KEPT, theme);
    this.show();
  }

  show(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

function first(): Theme {
  const kept = localStorage.getItem(KEPT);
  if (kept === "dark" || kept === "light") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export const look = new Look();
