import { expect, test } from "vitest";
import { only, render, texts } from "../../../../tests/client/render.ts";
import { DotsFigure } from "./dots-figure.tsx";
import { LinePairPlot } from "./line-pair-plot.tsx";
import { RanksPlot } from "./ranks-plot.tsx";
import { TallyPlot } from "./tally-plot.tsx";

test("two lines stand above their start and are named where they end", () => {
  const root = render(
    <LinePairPlot
      drawing={{
        kind: "linePair",
        leaderName: "Model",
        leader: [1, 1.5, 2],
        followerName: "Index",
        follower: [1, 0.8, 1.02],
        first: "Dec'18",
        last: "Dec'23",
        gold: true,
      }}
      label="The model ends above."
    />,
  );
  expect(only(root, "[role=img]").getAttribute("aria-label")).toBe("The model ends above.");
  expect(texts(root, "text")).toEqual(["Model", "Index", "Dec'18", "Dec'23"]);
  const [leader, follower] = [...root.querySelectorAll("text")].map((text) => Number(text.getAttribute("y")));
  expect(leader).toBeLessThan(follower as number);
});

test("of ranks, those that came first have a row each, in the order in which they led", () => {
  const root = render(
    <RanksPlot
      drawing={{
        kind: "ranks",
        lines: [
          { name: "Rivers", places: [2, 1, 2] },
          { name: "Banks", places: [3, 3, 3] },
          { name: "Stones", places: [1, 2, 1] },
        ],
        first: "2020",
        last: "2022",
      }}
      label="Two take turns."
    />,
  );
  expect(texts(root, "text")).toEqual(["Stones", "Rivers", "2020", "2022"]);
  const filled = [...root.querySelectorAll("circle")].map((circle) => circle.getAttribute("fill") !== "none");
  expect(filled).toEqual([true, false, true, false, true, false]);
});

test("as many circles are filled as were counted", () => {
  const root = render(
    <TallyPlot
      drawing={{ kind: "tally", caption: "Filled: still held", count: 8, of: 10 }}
      label="Eight of ten"
    />,
  );
  const fills = [...root.querySelectorAll("circle")].map((circle) => circle.getAttribute("fill"));
  expect(fills).toEqual([...Array(8).fill(fills[0]), ...Array(2).fill(fills[9])]);
  expect(fills[0]).not.toBe(fills[9]);
  expect(only(root, "p").textContent).toBe("Filled: still held");
});

test("each group of dots has its number of them, and its words, the whole first", () => {
  const root = render(
    <DotsFigure
      drawing={{
        kind: "dots",
        caption: "Each dot is one.",
        groups: [
          { label: "Held", value: "one", dots: 1, look: "gold" },
          { label: "Offered", value: "23", dots: 22, look: "pale" },
        ],
      }}
    />,
  );
  expect(root.querySelectorAll("figcaption + svg circle")).toHaveLength(23);
  expect(texts(root, "dl > div")).toEqual(["Offered23", "Heldone"]);
});
