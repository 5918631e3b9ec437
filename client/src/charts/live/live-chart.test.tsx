import { beforeEach, expect, test, vi } from "vitest";
import { growthBlock, longDates, returnsBlock, serve } from "../../../../tests/client/factsheet-blocks.tsx";
import { GrowthView } from "../../blocks/strategy/growth/growth.tsx";
import { ReturnsView } from "../../blocks/strategy/returns/returns.tsx";
import { replaceIsland } from "../../islands/replace-island.tsx";
import { liveChart } from "./live-chart.tsx";

let isPhone = false;

beforeEach(() => {
  isPhone = false;
  vi.stubGlobal("matchMedia", () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

function island(): HTMLElement {
  return document.querySelector<HTMLElement>("[data-island=chart]") as HTMLElement;
}

function goLive(pointer: { clientX: number; clientY: number } | null = null): void {
  const box = { left: 0, top: 0, width: 1040, height: 400 } as DOMRect;
  vi.spyOn(island(), "getBoundingClientRect").mockReturnValue(box);
  replaceIsland(island(), liveChart(island(), pointer));
}

function plot(): HTMLElement {
  return island().querySelector<HTMLElement>("[data-chart]") as HTMLElement;
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    plot().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done));
  }
}

function said(): string | null | undefined {
  return island().querySelector("[role=status]")?.textContent;
}

function showGrowth(): void {
  document.body.innerHTML = serve(<GrowthView block={growthBlock()} />);
}

function showLongGrowth(): void {
  document.body.innerHTML = serve(<GrowthView block={growthBlock({ dates: longDates() })} />);
}

const GROWTHS = [
  ["wide", "even", showGrowth],
  ["phone", "even", showGrowth],
  ["wide", "logarithmic", showLongGrowth],
  ["phone", "logarithmic", showLongGrowth],
] as const;

function showReturns(): void {
  document.body.innerHTML = serve(<ReturnsView block={returnsBlock()} />);
}

test.each(GROWTHS)("the live line repeats the served %s, %s drawing", (format, _, show) => {
  isPhone = format === "phone";
  show();
  const served = island().querySelectorAll("svg")[isPhone ? 1 : 0] as SVGElement;
  goLive();
  const live = island().querySelector("svg") as SVGElement;
  expect(live.getAttribute("viewBox")).toBe(served.getAttribute("viewBox"));
  const lineOf = (svg: SVGElement) =>
    [...svg.querySelectorAll("path")]
      .map((path) => path.getAttribute("d") ?? "")
      .filter((d) => d.split("L").length === 81)
      .map((d) => (d.match(/-?[\d.]+/g) ?? []).map(Number));
  const [lines, servedLines] = [lineOf(live), lineOf(served)];
  expect(lines).toHaveLength(2);
  lines.flat().forEach((place, index) => {
    expect(Math.abs(place - (servedLines.flat()[index] ?? Number.NaN))).toBeLessThan(0.06);
  });
  const words = (svg: SVGElement) => [...svg.querySelectorAll("text")].map((text) => text.textContent);
  expect(words(live)).toEqual(words(served));
});

test("a live chart keeps the label and does not draw itself again", () => {
  showGrowth();
  goLive();
  expect(plot().getAttribute("aria-label")).toContain("River ended above its index.");
  expect(island().querySelector(".streak")).toBeNull();
});

test("only made-up figures have the hatch, and it stays when a live chart replaces the drawing", () => {
  const hatched = () => document.querySelectorAll("[data-sample] [data-chart]").length;
  showGrowth();
  goLive();
  expect(hatched()).toBe(1);
  const { footing } = growthBlock();
  document.body.innerHTML = serve(
    <GrowthView block={growthBlock({ footing: { ...footing, sample: false } })} />,
  );
  expect(hatched()).toBe(0);
});

test("arrow keys move the crosshair and say what it reads", async () => {
  showGrowth();
  goLive();
  await press("End");
  expect(said()).toBe("31 May 2025: River ₹3.70 cr, Broad TRI ₹2.70 cr, difference +₹1.00 cr");
  await press("ArrowLeft");
  expect(said()).toMatch(/^30 Apr 2025: /);
  await press("Home", "ArrowLeft");
  expect(said()).toMatch(/^30 Sep 2018: River ₹1.00 cr/);
  expect(island().querySelectorAll("dl")).toHaveLength(1);
  await press("Escape");
  expect(said()).toBe("");
  expect(island().querySelectorAll("dl")).toHaveLength(0);
});

test("a waiting pointer gets the crosshair at once, and unknown keys are ignored", async () => {
  showGrowth();
  goLive({ clientX: 5000, clientY: 10 });
  expect(island().querySelector("dl")?.parentElement?.textContent).toContain("31 May 2025");
  const tab = new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true });
  plot().dispatchEvent(tab);
  expect(tab.defaultPrevented).toBe(false);
});

test("bars read their figures, period by period", async () => {
  showReturns();
  goLive();
  await press("Home");
  expect(said()).toBe("1 year: River 11.7%, Broad TRI 9.8%, difference +1.9");
  await press("ArrowRight", "ArrowDown", "ArrowRight");
  expect(said()).toBe("Since inception: River 21.2%, Broad TRI 15.3%, difference +5.9");
});

test("two live charts share no id", () => {
  showReturns();
  for (const element of document.querySelectorAll<HTMLElement>("[data-island=chart]")) {
    replaceIsland(element, liveChart(element, null));
  }
  const ids = [...document.querySelectorAll("[data-island=chart] [id]")].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a chart is drawn from its own data, not from the table beside it", async () => {
  showGrowth();
  document.querySelector("table")?.remove();
  goLive();
  await press("End");
  expect(said()).toBe("31 May 2025: River ₹3.70 cr, Broad TRI ₹2.70 cr, difference +₹1.00 cr");
});

test.each(GROWTHS)("the crosshair stands where the %s, %s lines are", async (format, _, show) => {
  isPhone = format === "phone";
  show();
  goLive();
  await press("End", "ArrowLeft");
  const dots = [...(plot().querySelectorAll("svg")[1] as SVGElement).querySelectorAll("circle")].map(
    (dot) => [Number(dot.getAttribute("cx")), Number(dot.getAttribute("cy"))],
  );
  const lines = [...plot().querySelectorAll("path")]
    .map((path) => (path.getAttribute("d") ?? "").split(/[ML]/).slice(1))
    .filter(({ length }) => length === 81);
  expect(dots).toHaveLength(2);
  lines.toReversed().forEach((line, index) => {
    const [x, y] = (line.at(-2) ?? "").split(",").map(Number);
    expect(Math.abs((dots[index]?.[0] ?? Number.NaN) - (x ?? 0))).toBeLessThan(0.06);
    expect(Math.abs((dots[index]?.[1] ?? Number.NaN) - (y ?? 0))).toBeLessThan(0.06);
  });
});

test.each([showGrowth, showReturns])("no move of the crosshair draws the plot anew", async (show) => {
  show();
  goLive();
  const changes = new MutationObserver(() => undefined);
  const served = plot().querySelector("svg") as SVGElement;
  changes.observe(served, { subtree: true, childList: true, attributes: true });
  await press("Home", "ArrowRight");
  expect(plot().querySelectorAll("svg")).toHaveLength(2);
  expect(changes.takeRecords()).toHaveLength(0);
});
