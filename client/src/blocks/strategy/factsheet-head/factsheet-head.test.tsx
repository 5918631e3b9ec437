import { expect, test } from "vitest";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import facts from "../../../charts/portrait/fact.module.css";
import rows from "../../../components/figures/term-row.module.css";
import type { FactsheetHeadBlock, HeadFocus, Portrait, StrategyDot } from "../../../content/types.ts";
import styles from "./factsheet-head.module.css";
import { FactsheetHeadView } from "./factsheet-head.tsx";

const share = (value: number) => ({ value, shown: `${value}`, withSign: `${value}%` });

const PORTRAIT: Portrait = {
  caption: "By size of company, as on 31 May 2025",
  parts: [
    { name: "Large", percent: share(70), look: "large" },
    { name: "Mid", percent: share(30), look: "mid" },
  ],
};

const BLOCK: FactsheetHeadBlock = {
  kind: "factsheetHead",
  overline: null,
  heading: "Ridge",
  lede: "Companies on high ground.",
  asOn: "2025-05-31",
  age: null,
  action: { label: "Ask for all of it", href: "/contact" },
  portrait: PORTRAIT,
  focus: null,
  fact: null,
  grown: null,
  axes: [
    {
      label: "Stocks",
      stated: "1 of 4 others holds more",
      dots: [
        { name: "Ridge", href: "/ridge", value: "24", placePercent: 20, spanPercent: 0, own: true },
        { name: "Delta", href: "/delta", value: "40", placePercent: 100, spanPercent: 0, own: false },
      ],
    },
  ],
  keyTerms: [{ label: "Style", value: "Growth" }],
  results: null,
};

function head(changes: Partial<FactsheetHeadBlock> = {}): HTMLElement {
  return render(<FactsheetHeadView block={{ ...BLOCK, ...changes }} page={{ breadcrumbs: [] }} />);
}

test("the day stands below the one call; the print button waits for the page script", () => {
  const html = head();
  expect(html.textContent).toContain("Stated as on 31 May 2025");
  expect(only(html, "button[data-print]").hasAttribute("hidden")).toBe(true);
  expect(only(html, "a[href='/contact']").textContent).toBe("Ask for all of it");
  expect(head({ age: "older than 120 days" }).textContent).toContain("31 May 2025, older than 120 days");
  expect(head({ asOn: null }).textContent).not.toContain("as on 31 May 2025, older");
});

test("every figure of the portrait is a word of the page, and the drawing is for the eye alone", () => {
  const figure = only(head(), "[data-portrait]");
  for (const svg of figure.querySelectorAll("svg")) expect(svg.getAttribute("aria-hidden")).toBe("true");
  for (const svg of [...figure.querySelectorAll("svg")]) svg.remove();
  for (const word of ["Large", "70%", "Mid", "30%"]) expect(figure.textContent).toContain(word);
});

test("cells are as wide as their shares", () => {
  const widths = [...head().querySelectorAll("[data-portrait] rect")].map((cell) =>
    cell.getAttribute("width"),
  );
  expect(widths).toEqual(["70%", "30%"]);
});

test("an axis tells the own value; the others are links with name and value", () => {
  const strip = only(head(), "[data-axes]");
  expect(only(strip, "strong").textContent).toBe("24");
  expect(
    [...strip.querySelectorAll("a")].map((link) => [
      link.getAttribute("href"),
      link.getAttribute("aria-label"),
    ]),
  ).toEqual([["/delta", "Delta, 40"]]);
  expect(strip.textContent).toContain("1 of 4 others holds more");
});

test("the outermost strategies are named, unless several share the place or it is the own", () => {
  const [axis] = BLOCK.axes;
  const [own, other] = axis?.dots ?? [];
  if (axis === undefined || own === undefined || other === undefined) throw new Error("no axis");
  const words = (dots: StrategyDot[]) =>
    texts(only(head({ axes: [{ ...axis, dots }] }), "[data-axes]"), "svg text");
  const least = { ...other, href: "/moor", name: "Moor", value: "12", placePercent: 0 };
  const most = { ...other, placePercent: 100 };
  expect(words([{ ...own, placePercent: 50 }, most, least])).toEqual(["Moor, 12", "Delta, 40"]);
  expect(words([{ ...own, placePercent: 0 }, most])).toEqual(["Delta, 40"]);
  expect(words([{ ...own, placePercent: 0 }, most, { ...most, href: "/tarn", name: "Tarn" }])).toEqual([
    "40",
  ]);
});

test("a strategy is a stop of the Tab key once", () => {
  const axes = BLOCK.axes.flatMap((axis) => [axis, { ...axis, label: "Running" }]);
  const links = [...head({ axes }).querySelectorAll("[data-axes] a")];
  expect(links.map((link) => link.getAttribute("tabindex"))).toEqual([null, "-1"]);
});

const FOCUS: HeadFocus = {
  caption: "The four largest",
  fields: [],
  shapes: [],
  alt: null,
  steps: [],
  heldFrom: 1,
  onLines: [],
  gates: [],
  crossing: null,
};

test("without a portrait the focus stands in its place, over the terms in one row", () => {
  const fields = [{ label: "Defence", value: "What was imported before" }];
  const listed = head({ portrait: null, focus: { ...FOCUS, fields } });
  expect(only(listed, "figure dt").textContent).toBe("Defence");
  expect(listed.querySelectorAll("figure svg")).toHaveLength(0);
  expect(listed.querySelector(`.${rows.large}`)).toBeNull();
});

test("steps stand below the price, with a dot for each", () => {
  const steps = ["Look", "Buy", "Sell"];
  const html = head({
    portrait: null,
    focus: { ...FOCUS, steps, heldFrom: 2 },
  });
  expect(texts(html, "figure ol li")).toEqual(["1 Look", "2 Buy", "3 Sell"]);
  expect(html.querySelectorAll("figure ol li[class]")).toHaveLength(2);
  expect(html.querySelectorAll("figure svg[aria-hidden] circle")).toHaveLength(3);
});

test("a stated multiple is a bar a side, each with its gap at the sum invested", () => {
  const bars = [
    { name: "River", multiple: { value: 2, shown: "2.00x" } },
    { name: "Broad TRI", multiple: { value: 1.6, shown: "1.60x" } },
  ];
  const html = head({ portrait: null, grown: { heading: "What one rupee became", bars } });
  const places = [...html.querySelectorAll("figure rect")].map((rect) => [
    rect.getAttribute("x"),
    rect.getAttribute("width"),
  ]);
  expect(places).toEqual([
    [null, "100%"],
    ["50%", "2"],
    [null, "80%"],
    ["50%", "2"],
  ]);
});

test("gates have their names, what they ask, and fewer and fewer dots", () => {
  const gates = [
    { label: "One", asks: "Does it sell?" },
    { label: "Two", asks: null },
    { label: "Three", asks: null },
  ];
  const html = head({ portrait: null, focus: { ...FOCUS, gates } });
  expect(texts(html, "figure li")).toEqual(["One Does it sell?", "Two", "Three"]);
  const counts = [...html.querySelectorAll("figure li")].map((row) => row.querySelectorAll("circle").length);
  expect(counts).toEqual([7, 5, 3]);
});

test("one shape stands over all fields, several over one field each, and circles hold the fields' names", () => {
  const fields = ["One", "Two", "Three"].map((label) => ({ label, value: "So it is" }));
  const drawn = (shapes: HeadFocus["shapes"], alt: string | null = null): HTMLElement =>
    head({ portrait: null, focus: { ...FOCUS, fields, shapes, alt } });
  expect(drawn(["spread"]).querySelectorAll("figure div > svg[aria-hidden]")).toHaveLength(1);
  const named = head({
    portrait: null,
    focus: { ...FOCUS, fields, shapes: ["spread"], onLines: ["Held", "Stops"] },
  });
  expect(texts(named, "figure > div > span")).toEqual(["Held", "Stops"]);
  expect(drawn(["late", "bent", "steeper"]).querySelectorAll("figure dt svg[aria-hidden]")).toHaveLength(3);
  const circles = only(drawn(["circles"], "Three circles"), "figure svg[role=img]");
  expect(circles.getAttribute("aria-label")).toBe("Three circles");
  expect(circles.querySelectorAll("circle")).toHaveLength(3);
  expect(circles.textContent).toBe("1One2Two3Three");
});

test("crossings are drawn by the odds that the page states, and described", () => {
  const odds = { percent: 14, bound: "about" as const };
  const types = [{ crossing: "midToMega" as const, odds, title: "Up", text: "From mid." }];
  const html = head({ portrait: null, focus: { ...FOCUS, crossing: { alt: "Seven rise", types } } });
  for (const svg of html.querySelectorAll("figure svg"))
    expect(svg.getAttribute("aria-label")).toBe("Seven rise");
  expect(html.querySelectorAll("figure svg")).toHaveLength(2);
});

test("what a strategy alone states stands over a slim portrait, and its drawing is for the eye alone", () => {
  const fact = {
    value: "3-4",
    words: "ideas",
    others: "2 of 4 others hold more",
    cells: {
      look: "squares" as const,
      filled: 3,
      most: 4,
      total: 4,
      ends: ["2004", "2008"],
      marked: [],
      caption: null,
    },
  };
  const html = head({ fact });
  const [figure] = html.querySelectorAll("figure");
  expect(figure?.textContent).toBe("3-4 ideas 2 of 4 others hold more2004 2008");
  expect(figure?.querySelectorAll("svg[aria-hidden] line")).toHaveLength(3);
  expect(html.querySelectorAll(`.${styles.slim}`)).toHaveLength(1);
  const field = head({ fact: { ...fact, cells: { ...fact.cells, total: 500 } } });
  expect(field.querySelectorAll(`.${facts.field} line`)).toHaveLength(30);
  const limit = head({ fact: { ...fact, cells: { ...fact.cells, look: "limit", filled: 15, total: 60 } } });
  expect(
    [...limit.querySelectorAll(`.${facts.limit} rect`)].map((part) => part.getAttribute("width")),
  ).toEqual(["25%", "75%"]);
  expect(texts(limit, `.${facts.limit} text`)).toEqual(["₹0", "₹15"]);
  const plain = head({ fact: { ...fact, others: null, cells: null } });
  expect(plain.querySelectorAll("figure")[0]?.querySelectorAll("svg")).toHaveLength(0);
  expect(head().querySelector(`.${styles.slim}`)).toBeNull();
});

test("the result stands above the terms on its basis; a sample of it is marked and not in the twin", () => {
  const terms = [
    {
      label: "Deepest fall",
      value: "−4.0%",
      benchmark: "−3.0%",
      differs: "1.0 points deeper",
      isBetter: false,
    },
  ];
  const results = { ends: "₹1 crore became less.", basis: "Net of fees", terms, sample: true };
  const row = only(head({ results }), "[data-markdown-omit]");
  expect(row.textContent).toBe(
    "₹1 crore became less. Sample Net of feesDeepest fall−4.0% benchmark −3.0% 1.0 points deeper",
  );
  expect(only(row, "dd").className).toBe(rows.worse);
  expect(row.nextElementSibling?.textContent).toContain("Key Terms");
  const stated = head({ results: { ...results, ends: null, sample: false } });
  expect(stated.textContent).toMatch(/Result so far\s+Net of fees/);
  expect(stated.textContent).not.toContain("Sample");
  expect(stated.querySelector("[data-markdown-omit]")).toBeNull();
  expect(stated.textContent).toContain("−4.0%");
});

test("without anything to draw the terms stand large in its place", () => {
  const html = head({ portrait: null });
  expect(only(html, "dl").className).toContain(rows.large);
  expect(html.querySelector("figure")).toBeNull();
  expect(only(head(), "dl").className).toContain(rows.row);
});
