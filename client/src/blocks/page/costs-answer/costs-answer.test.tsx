import { expect, test } from "vitest";
import { ANSWER } from "../../../../../tests/client/costs.ts";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import type { CostsAnswerBlock } from "../../../content/types.ts";
import { CostsAnswerView } from "./costs-answer.tsx";

const BLOCK: CostsAnswerBlock = {
  kind: "costsAnswer",
  heading: "What it costs",
  lede: "Enter.",
  formNote: "Not kept.",
  caption: "By the rules of 2025",
  action: "/costs",
  show: "Show",
  answer: ANSWER,
  ask: { label: "Ask", href: "/ask?amount=100&years=2" },
  footnote: "By rule.",
};

const rendered = (answer: CostsAnswerBlock["answer"] = ANSWER): HTMLElement =>
  render(<CostsAnswerView block={{ ...BLOCK, answer }} page={{ breadcrumbs: [], review: null }} />);

test("every year is a row, and the requested year is marked for screen readers", () => {
  const rows = [...rendered().querySelectorAll("tbody tr")];
  expect(rows.map((row) => texts(row, "td").slice(-2))).toEqual([
    ["47", "50.0"],
    ["54", "49.0"],
    ["61", "48.0"],
    ["68", "47.0"],
  ]);
  expect(rows.map((row) => texts(row, "th")[0])).toEqual(["1", "2, the year of leaving", "3", "4"]);
});

test("the drawing says its figures in one sentence, and marks the year asked for", () => {
  const picture = only(rendered(), "[role=img]");
  expect(picture.getAttribute("aria-label")).toBe(ANSWER.costs.summary);
  expect(only(picture, "rect").getAttribute("x")).toBe("126");
  const lines = [...picture.querySelectorAll("path")].slice(-3).map((path) => path.getAttribute("d"));
  expect(lines).toEqual([
    "M0 105.2H126V98.5H252V91.7H378V84.9H504",
    "M0 64.6H126V71.4H252V78.2H378V84.9H504",
    "M0 48.4H126V38.9H252V29.5H378V20H504",
  ]);
});

test("each year's sum stands above its step", () => {
  expect(texts(rendered(), "[role=img] text").slice(1, 5)).toEqual(["1.00", "2.00", "3.00", "4.00"]);
});

test("the answer to no request is called an example, and an advisor may be asked about it", () => {
  const root = rendered({ ...ANSWER, isExample: true });
  expect(only(root, "#worked-out").textContent).toContain("An example. ");
  expect(root.querySelector("a[href^='/ask']")).not.toBeNull();
});

test("the finding heads the answer, above what the amount opens and what the rules allow", () => {
  const root = rendered();
  expect(texts(root, "#worked-out strong")).toEqual(["₹54", "₹20", "₹10", "₹24"]);
  expect(only(root, "#worked-out h2 + p").textContent).toContain(ANSWER.costs.fullYears);
  expect(only(root, "#worked-out").textContent).toContain(ANSWER.costs.byRule);
});

test("whoever has asked gets the answer before the form; an example and a fault come after it", () => {
  const isFormFirst = (answer: CostsAnswerBlock["answer"]) => {
    const root = rendered(answer);
    const place = only(root, "form").compareDocumentPosition(only(root, "table"));
    return place === Node.DOCUMENT_POSITION_FOLLOWING;
  };
  const faulty = { ...ANSWER.form, errors: { amount: "Write digits." } };
  expect(isFormFirst(ANSWER)).toBe(false);
  expect(isFormFirst({ ...ANSWER, isExample: true })).toBe(true);
  expect(isFormFirst({ ...ANSWER, form: faulty })).toBe(true);
});

test("a fault is shown at its field, and no advisor is asked about it", () => {
  const errors = { amount: "Write digits.", years: "Choose a year." };
  const form = { ...ANSWER.form, amount: "<b>", errors };
  const root = rendered({ ...ANSWER, form });
  const amount = only<HTMLInputElement>(root, "[name=amount]");
  expect(amount.getAttribute("value")).toBe("<b>");
  for (const field of [amount, only(root, "[name=years]")]) {
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const words = only(root, `#${field.getAttribute("aria-describedby")}`).textContent;
    expect(Object.values(errors)).toContain(words);
  }
  expect(root.querySelector("a[href^='/ask']")).toBeNull();
});

test("the form asks by the address alone", () => {
  const form = only<HTMLFormElement>(rendered(), "form");
  expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual(["/costs#worked-out", null]);
  expect(texts(form, "[name=years] [selected], [name=fee] [selected]")).toEqual(["2", "2"]);
});
