import { expect, test } from "vitest";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import type { DecisionOption, PageHeadBlock } from "../../../content/types.ts";
import { PageHeadView } from "./page-head.tsx";

const goesOn = (label: string): DecisionOption => ({ label, answer: null });
const ends = (label: string): DecisionOption => ({
  label,
  answer: { text: `Said of ${label}.`, links: [{ label: `Way from ${label}`, href: `/${label}` }] },
});
const HEAD: PageHeadBlock = {
  kind: "pageHead",
  heading: "A heading",
  lede: "A lede.",
  action: null,
  inShort: "In two sentences.",
  figures: [],
  figuresBasis: null,
  drawing: null,
  starts: [],
  picture: null,
  questionsTitle: "First step",
  questions: [
    { text: "How much?", options: [ends("less"), goesOn("enough")] },
    { text: "For how long?", options: [ends("years"), ends("months"), ends("days")] },
  ],
};
const rendered = (changes: Partial<PageHeadBlock> = {}) =>
  render(<PageHeadView block={{ ...HEAD, ...changes }} page={{ breadcrumbs: [], review: null }} />);

test("no option is chosen, and options with an answer end the path", () => {
  const root = rendered();
  expect(texts(root, "h2")).toEqual(["First step"]);
  expect(texts(root, "legend")).toEqual(["1 How much?", "2 For how long?"]);
  const inputs = [...root.querySelectorAll("input")];
  expect(inputs.map(({ name }) => name)).toEqual([
    ...["question-1", "question-1"],
    ...["question-2", "question-2", "question-2"],
  ]);
  expect(inputs.filter((input) => input.hasAttribute("checked"))).toEqual([]);
  expect(inputs.map((input) => input.hasAttribute("data-ends"))).toEqual([true, false, true, true, true]);
});

test("what sums up the page may be drawn", () => {
  const spans = [{ label: "Least", value: "₹1 crore", href: null, links: [], parts: [] }];
  const drawing = { kind: "spans" as const, caption: "Sums", first: 0, last: 100, ticks: [], spans };
  const root = rendered({ inShort: null, drawing });
  expect(texts(root, "figure li")).toEqual(["Least ₹1 crore"]);
});

test("each answer belongs to the option of its number and leads on", () => {
  const root = rendered();
  const answers = [...root.querySelectorAll<HTMLElement>("[data-option]")];
  expect(answers.map(({ dataset }) => dataset.option)).toEqual(["1", "1", "2", "3"]);
  expect(answers[0]?.textContent).toContain("Said of less.");
  expect(answers[0]?.querySelector("a")?.getAttribute("href")).toBe("/less");
});

test("until somebody chooses, no answer stands there", () => {
  const open = only(rendered(), "[data-open]");
  expect(open.textContent).not.toContain("Said of");
  expect(open.querySelector("a")).toBeNull();
});

test("a head without questions has no form in it", () => {
  const root = rendered({ questions: [] });
  expect(root.querySelector("fieldset, input")).toBeNull();
  expect(only(root, "h1").textContent).toBe("A heading");
  const action = { label: "Ask", href: "/contact" };
  expect(only(rendered({ action }), "p > a[href='/contact']").textContent).toBe("Ask");
});

test("figures stand in the place of the words in short, each below what it is of", () => {
  const figures = [{ value: "₹50 lakh", label: "The least sum" }];
  const root = rendered({ questions: [], inShort: null, figures });
  expect(only(root, "dl dt").textContent).toBe("The least sum");
  expect(only(root, "dl dd").textContent).toBe("₹50 lakh");
  expect(root.textContent).not.toContain("In short");
});

test("figures stand below a drawing", () => {
  const drawing = { kind: "spans" as const, caption: "Sums", first: 0, last: 100, ticks: [], spans: [] };
  const figures = [{ value: "2018", label: "Trusted since" }];
  expect(texts(rendered({ inShort: null, drawing, figures }), "figure + dl dd")).toEqual(["2018"]);
});

test("what a reader has in hand leads to the terms on the page", () => {
  const starts = [{ label: "In a factsheet", links: [{ label: "Beta", href: "#beta" }] }];
  const root = rendered({ questions: [], inShort: null, starts });
  expect(texts(root, "dl dt")).toEqual(["In a factsheet"]);
  expect(only(root, "dl a").getAttribute("href")).toBe("#beta");
});
