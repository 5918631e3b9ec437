import { beforeEach, expect, test } from "vitest";
import { growthBlock, longDates, returnsRow, serve } from "../../../../../tests/client/factsheet-blocks.tsx";
import chart from "../../../charts/chart.module.css";
import { InChapter } from "../../../components/sections/heading-levels.tsx";
import type { GrowthBlock } from "../../../content/types.ts";
import { GrowthView } from "./growth.tsx";
import styles from "./stated-returns.module.css";

function renderBlock(changes: Partial<GrowthBlock> = {}): GrowthBlock {
  const block = growthBlock(changes);
  document.body.innerHTML = serve(<GrowthView block={block} />);
  return block;
}

beforeEach(() => {
  renderBlock();
});

function drawings(): SVGElement[] {
  return [...document.querySelectorAll<SVGElement>("[role=img] svg")];
}

test("both drawings hold a line of every point for portfolio and benchmark", () => {
  const counts = drawings().map((svg) =>
    [...svg.querySelectorAll("path")]
      .map((path) => path.getAttribute("d")?.match(/[Ml]/g)?.length)
      .filter((count) => count === 81),
  );
  expect(counts).toEqual([
    [81, 81],
    [81, 81],
  ]);
});

test("lines are labelled at their ends, axis in words", () => {
  for (const svg of drawings()) {
    const words = [...svg.querySelectorAll("text")].map((text) => text.textContent);
    expect(words).toEqual(expect.arrayContaining(["₹1 cr", "₹2 cr", "2019", "2025"]));
    expect(words).toEqual(expect.arrayContaining(["₹3.70 cr", "₹2.70 cr"]));
  }
  const [wide, phone] = drawings();
  expect(wide?.textContent).toContain("River strategy");
  expect(phone?.textContent).not.toContain("River strategy");
  expect(phone?.textContent).toContain("Broad TRI");
});

test("screen readers get one sentence, and the figure can be focused", () => {
  const plot = document.querySelector<HTMLElement>("[role=img]");
  expect(plot?.getAttribute("aria-label")).toBe("River ended above its index.");
  expect(plot?.tabIndex).toBe(0);
});

test("the table holds every month end with its difference", () => {
  const { dates, portfolio, benchmark, differences } = growthBlock();
  const rows = [...document.querySelectorAll("details table tbody tr")];
  expect(rows).toHaveLength(dates.length);
  const shown = rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent));
  expect(shown).toEqual(
    dates.map((_, index) => [portfolio.cells[index], benchmark.cells[index], differences[index]]),
  );
  expect(rows[0]?.querySelector("th")?.textContent).toBe("30 Sep 2018");
});

test("a multiple says so at the line ends and in the table", () => {
  const { portfolio } = growthBlock();
  renderBlock({
    unit: "multiple",
    portfolio: { ...portfolio, cells: portfolio.values.map(() => "3.70x") },
  });
  expect(drawings()[0]?.textContent).toContain("3.70x");
  expect(document.querySelector("details td")?.textContent).toBe("3.70x");
});

test("the benchmark's dashes lie on the portfolio's line, so that neither hides the other", () => {
  for (const svg of drawings()) {
    const order = [...svg.querySelectorAll("g[class]")]
      .flatMap((group) => group.getAttribute("class")?.split(" ") ?? [])
      .filter((name) => [chart.portfolio, chart.benchmark].includes(name));
    expect(order).toEqual([chart.portfolio, chart.benchmark]);
  }
});

test("an axis of more than ten years is logarithmic and says so, a shorter one is even", () => {
  const words = "Log scale";
  for (const svg of drawings()) expect(svg.textContent).not.toContain(words);
  renderBlock({ dates: longDates() });
  for (const svg of drawings()) expect(svg.textContent).toContain(words);
});

test("on the narrowest phone the scale's name stands clear of the figures above it", () => {
  renderBlock({ dates: longDates() });
  const [phone] = drawings().filter((svg) => svg.closest(`.${chart.phone}`) !== null);
  const words = [...(phone?.querySelectorAll("text") ?? [])];
  // There a pixel is 350 / 280 units of the drawing.
  const baseline = (part: (text: SVGTextElement) => boolean, sizePx: number): number => {
    const text = words.find(part);
    const em = (sizePx * 350) / 280;
    return Number(text?.getAttribute("y")) + Number.parseFloat(text?.getAttribute("dy") ?? "") * em;
  };
  const figures = baseline((text) => text.classList.contains(chart.endValue ?? ""), 17);
  const name = baseline((text) => text.textContent === "Log scale", 13);
  expect(name - figures).toBeGreaterThan(13 * 1.25);
});

test("the served drawing draws itself once, by the class the stylesheet animates", () => {
  expect(
    document.querySelectorAll(".streak path[pathlength='1'], .streak path[pathLength='1']"),
  ).toHaveLength(2);
});

test("a line leaves its returns to their table", () => {
  expect(document.querySelector("p + table")).toBeNull();
});

test("a fall is drawn with its depth; a chapter of its chart is headed by it", () => {
  expect(document.querySelector("[data-result]")).toBeNull();
  for (const svg of drawings()) {
    expect(svg.querySelector(`.${chart.plotWords}`)?.textContent).toBe("−8.0%");
    expect(svg.querySelectorAll(`.${chart.fall}`)).toHaveLength(1);
  }
  const inChapter = (falls: GrowthBlock["falls"]) => {
    document.body.innerHTML = serve(
      <InChapter value="later">
        <GrowthView block={growthBlock({ falls })} />
      </InChapter>,
    );
    return document.querySelector("[data-result]")?.textContent;
  };
  expect(inChapter(growthBlock().falls)).toContain("It fell 8.0%.");
  expect(inChapter(null)).toBeUndefined();
  expect(document.querySelector(`.${chart.fall}, .${chart.plotWords}`)).toBeNull();
});

test("a line that ends in the figure of the index is named on its way, below it; an index is not gold", () => {
  renderBlock();
  const named = () =>
    drawings().map((svg) =>
      [...svg.querySelectorAll("text")]
        .find(({ textContent }) => textContent === "Broad TRI")
        ?.getAttribute("dy"),
    );
  expect(named()).not.toContain("1.5em");
  const { portfolio } = growthBlock();
  renderBlock({ portfolio, benchmark: portfolio, indexLeads: true });
  expect(named()).toEqual(["1.5em", "1.5em"]);
  expect(document.querySelector("[data-index]")).not.toBeNull();
});

test("where a multiple is stated, a line has no figures at its ends", () => {
  renderBlock({ stated: true });
  for (const svg of drawings()) expect(svg.textContent).not.toContain("3.70");
});

test("without a line the stated returns are a table of their caption: what lies below says so by its sign", () => {
  const rows = [returnsRow("6 Months", 4, 4), returnsRow("1 Year", 4, 6.5), returnsRow("2 Years", 12.4, 9)];
  const heading = "Stated returns beside Broad TRI";
  renderBlock({ dates: [], strip: { heading, caption: "Returns as on 31 May 2025", rows } });
  const table = document.querySelector("p + table");
  expect(table?.previousElementSibling?.textContent).toBe(heading);
  expect(table?.querySelector("caption")?.textContent).toBe("Returns as on 31 May 2025");
  const shown = [...(table?.querySelectorAll("tr") ?? [])];
  expect(shown.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Period", "River", "Broad TRI", "Difference"],
    ["6 Months", "4.0%", "4.0%", "0.0"],
    ["1 Year", "4.0%", "6.5%", "−2.5"],
    ["2 Years", "12.4%", "9.0%", "+3.4"],
  ]);
  const looks = shown.slice(1).map((row) => row.lastElementChild?.className);
  expect(looks).toEqual(["", styles.below, styles.above]);
});

test("one mark stands at the head; date, basis and download stand beside it, and nothing is styled inline", () => {
  const text = document.body.textContent;
  expect(text).toContain("Net of fees, before tax");
  expect(text.match(/Sample/g)).toHaveLength(1);
  expect(text).toContain("As on 31 May 2025");
  expect(document.querySelector("a[href='/data/rows.csv']")).not.toBeNull();
  expect(document.querySelector("[style]")).toBeNull();
  expect(document.querySelectorAll("[role=img] [id]")).toHaveLength(0);
});

test("the island carries no figures of its own, since the table has them", () => {
  expect(document.querySelector<HTMLElement>("[data-island=chart]")?.dataset.props).toBeUndefined();
});
