import { describe, expect, it } from "vitest";
import type { TitleInfo } from "$/api/types";
import { quickGame, quickWords } from "$/pages/quick";

const title: TitleInfo = {
  name: "far",
  words: "From afar",
  version: 1,
  players: [2, 4],
  roles: [[], []],
  settings: [
    {
      name: "map",
      default: "small",
      words: {
        words: "Map",
        help: "",
        choices: [
          { code: "large", words: "All the land", help: "", available: true },
          { code: "small", words: "The valley", help: "", available: true },
        ],
      },
    },
  ],
  levels: [
    { name: "random", words: "At random", help: "" },
    { name: "fair", words: "Fair", help: "" },
    { name: "clever", words: "Clever", help: "" },
  ],
  usual_level: "fair",
  stops: [],
  languages: ["en"],
  deck_formats: [],
  deck_terms: [],
};

describe("a first game", () => {
  it("has one seat for the reader, and the usual programs at the others", () => {
    const { seats, ...rest } = quickGame(title);
    expect(rest).toEqual({ title: "far" });
    expect(seats.map(({ kind, agent }) => [kind, agent])).toEqual([
      ["human", null],
      ["agent", "fair"],
    ]);
  });

  it("is called by what is usual", () => {
    expect(quickWords(title)).toBe("The valley");
    expect(quickWords({ ...title, settings: [] })).toBe("From afar");
  });
});
