import { expect, test } from "vitest";
import { only, PLAIN_SECTION, paragraph, render, texts } from "../../../../../tests/client/render.ts";
import type { KeyFactsBlock, Span, SpanPart } from "../../../content/types.ts";
import { KeyFactsView } from "./key-facts.tsx";

const span = (label: string, start: number, end: number, look: SpanPart["look"] = "plain"): Span => ({
  label,
  value: `${end - start} hours`,
  href: null,
  links: [],
  parts: [{ start, end, look, label: null }],
});

function rendered(drawing: KeyFactsBlock["drawing"]): HTMLElement {
  const items = [{ term: "Minimum", detail: paragraph("Rs 50 lakh") }];
  return render(
    <KeyFactsView block={{ ...PLAIN_SECTION, kind: "keyFacts", drawing, items, footnote: "As stated." }} />,
  );
}

test("spans are placed in percent of their scale, and words say the same", () => {
  const root = rendered({
    kind: "spans",
    caption: "Hours",
    first: 10,
    last: 30,
    ticks: [{ at: 20, label: "noon" }],
    spans: [span("Here", 15, 25, "gold"), { ...span("There", 10, 20), href: "/there" }],
  });
  expect(texts(root, "figcaption")).toEqual(["Hours"]);
  expect(texts(root, "li")).toEqual(["Here 10 hours", "There 10 hours"]);
  const bars = [...root.querySelectorAll("li rect:last-child")];
  expect(bars.map((bar) => [bar.getAttribute("x"), bar.getAttribute("width")])).toEqual([
    ["25%", "50%"],
    ["0%", "50%"],
  ]);
  expect(only(root, "figure text").getAttribute("x")).toBe("50%");
  expect(only(root, "li a").getAttribute("href")).toBe("/there");
  expect(texts(root, "dl dt")).toEqual(["Minimum"]);
  expect(root.textContent).toContain("As stated.");
});

test("words on a part begin with it and are for the eye alone", () => {
  const part = { start: 36, end: 60, look: "pale" as const, label: "open" };
  const spans = [{ label: "Fund", value: "After 36 months", href: null, links: [], parts: [part] }];
  const root = rendered({ kind: "spans", caption: "Leaving", first: 0, last: 60, ticks: [], spans });
  const word = only(root, "li text");
  expect([word.textContent, word.getAttribute("x")]).toEqual(["open", "60%"]);
  expect(word.closest("[aria-hidden=true]")).not.toBeNull();
});

test("what a line counts is linked below it", () => {
  const links = [
    { label: "One", href: "/one" },
    { label: "Two", href: "/two" },
  ];
  const spans = [{ label: "3 years", value: "2 strategies", href: null, links, parts: [] }];
  const root = rendered({ kind: "spans", caption: "Horizons", first: 0, last: 60, ticks: [], spans });
  expect([...root.querySelectorAll("li a")].map((link) => link.getAttribute("href"))).toEqual([
    "/one",
    "/two",
  ]);
});
