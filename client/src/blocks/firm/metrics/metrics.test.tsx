import { expect, test } from "vitest";
import { only, PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import type { MetricsBlock } from "../../../content/types.ts";
import { MetricsView } from "./metrics.tsx";

const BLOCK: MetricsBlock = {
  ...PLAIN_SECTION,
  kind: "metrics",
  sample: true,
  items: [
    { label: "Max Drawdown", value: "-6.8%", basis: "Between month ends" },
    { label: "Sharpe Ratio", value: "1.52", basis: null },
  ],
  footnote: "As stated by the firm.",
};

test("a figure keeps its spelling, between its label and its basis", () => {
  const root = render(<MetricsView block={BLOCK} />);
  expect(texts(root, "dl > div")).toEqual(["Max Drawdown-6.8%Between month ends", "Sharpe Ratio1.52"]);
  expect(only(root, "dl > div:first-child > :first-child").tagName).toBe("DT");
});

test("the mark of a sample stands at the head, and only there; the footnote below the figures", () => {
  const root = render(<MetricsView block={BLOCK} />);
  expect(root.textContent.match(/Sample/g)).toHaveLength(1);
  expect(root.textContent).toContain("As stated by the firm.");
  expect(render(<MetricsView block={{ ...BLOCK, sample: false }} />).textContent).not.toContain("Sample");
});
