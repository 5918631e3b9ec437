import { expect, test } from "vitest";
import { only, PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import { SlopeView } from "./slope.tsx";

const TABLE = {
  caption: "Two sectors",
  columns: [
    { label: "Sector", numeric: false },
    { label: "Times", numeric: true },
  ],
  rows: [
    ["Storage", "25.0"],
    ["Defence", "3.0"],
  ],
};

test("slopes stand over their table, steeper ones end higher, labels apart", () => {
  const slopes = [
    { name: "Storage", times: { value: 25, shown: "25.0x" } },
    { name: "Green energy", times: { value: 3.5, shown: "3.5x" } },
    { name: "Semiconductors", times: { value: 3.5, shown: "3.5x" } },
  ];
  const root = render(
    <SlopeView
      block={{
        ...PLAIN_SECTION,
        kind: "slope",
        lede: null,
        firstYear: 2023,
        lastYear: 2030,
        slopes,
        label: "Storage grows most.",
        table: TABLE,
        footnote: "Below.",
      }}
    />,
  );
  const [wide, phone] = [...root.querySelectorAll("svg[role=img][aria-label='Storage grows most.']")];
  for (const svg of [wide, phone] as Element[]) {
    expect(texts(svg, "text")).toEqual([
      "Storage 25.0x",
      "Green energy 3.5x",
      "Semiconductors 3.5x",
      "2023",
      "2030",
    ]);
    const heights = [...svg.querySelectorAll("text")]
      .slice(0, 3)
      .map((text) => Number(text.getAttribute("y")));
    expect((heights[1] as number) - (heights[0] as number)).toBeGreaterThan(50);
    expect((heights[2] as number) - (heights[1] as number)).toBeGreaterThanOrEqual(20);
  }
  expect(only(root, "caption").textContent).toBe("Two sectors");
});
