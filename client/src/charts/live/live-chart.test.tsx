import { beforeEach, expect, test, vi } from "vitest";
import { growthBlock, longDates, returnsBlock, serve } from "../../../../tests/client/factsheet-blocks.tsx";
import { GrowthView } from "../../blocks/strategy/growth/growth.tsx";
import { ReturnsView } from "../../blocks/strategy/returns/returns.tsx";
import { cornersOf } from "./drawn-places.ts";
import { makeLive } from "./live-chart.ts";

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

function goLive(intent?: Event): void {
  const box = { left: 0, top: 0, width: 1040, height: 400 } as DOMRect;
  vi.spyOn(plot(), "getBoundingClientRect").mockReturnValue(box);
  makeLive(island(), intent);
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

test("a live chart keeps its drawing and its label", () => {
  showGrowth();
  const served = [...island().querySelectorAll("svg")];
  goLive();
  expect([...island().querySelectorAll("svg")]).toEqual(served);
  expect(plot().getAttribute("aria-label")).toMatch(/^River ended above its index\. /);
  expect(island().dataset.hydrated).toBe("");
});

test("only made-up figures have the hatch, and it stays when a chart comes alive", () => {
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
  expect(said()).toBe("31 May 2025: River ₹3.70 cr, Broad TRI ₹2.70 cr, Difference +₹1.00 cr");
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
  goLive(new PointerEvent("pointerdown", { clientX: 5000, clientY: 10, pointerType: "touch" }));
  expect(island().querySelector("dl")?.parentElement?.textContent).toContain("31 May 2025");
  const tab = new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true });
  plot().dispatchEvent(tab);
  expect(tab.defaultPrevented).toBe(false);
});

test("bars read their figures, period by period", async () => {
  showReturns();
  goLive();
  await press("Home");
  expect(said()).toBe("1 year: River 11.7%, Broad TRI 9.8%, Difference +1.9");
  await press("ArrowRight", "ArrowDown", "ArrowRight");
  expect(said()).toBe("Since inception: River 21.2%, Broad TRI 15.3%, Difference +5.9");
});

test("years drawn in reverse are read as they are drawn", async () => {
  showReturns();
  const [, years] = document.querySelectorAll<HTMLElement>("[data-island=chart]");
  const [, table] = document.querySelectorAll("table");
  makeLive(years as HTMLElement);
  years?.querySelector("[data-chart]")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Home" }));
  const last = [...(table?.querySelectorAll("tbody th") ?? [])].at(-1);
  expect(years?.querySelector("[role=status]")?.textContent).toContain(`${last?.textContent}: `);
});

test.each(GROWTHS)("the crosshair stands where the %s, %s lines are", async (format, _, show) => {
  isPhone = format === "phone";
  show();
  goLive();
  await press("End", "ArrowLeft");
  const [dots, drawing] = [plot().querySelectorAll("circle[fill]"), plot().children[isPhone ? 1 : 0]];
  const places = [...dots].map((dot) => ({
    x: Number(dot.getAttribute("cx")),
    y: Number(dot.getAttribute("cy")),
  }));
  const lines = [...(drawing?.querySelectorAll("path") ?? [])]
    .map((path) => cornersOf(path.getAttribute("d") ?? ""))
    .filter(({ length }) => length === 81);
  expect(places).toEqual(lines.toReversed().map((line) => line.at(-2)));
});

test.each([showGrowth, showReturns])("no move of the crosshair draws the plot anew", async (show) => {
  show();
  goLive();
  const changes = new MutationObserver(() => undefined);
  const served = plot().querySelector("svg") as SVGElement;
  changes.observe(served, { subtree: true, childList: true, attributes: true });
  await press("Home", "ArrowRight");
  expect(plot().querySelectorAll("svg")).toHaveLength(3);
  expect(changes.takeRecords()).toHaveLength(0);
});
