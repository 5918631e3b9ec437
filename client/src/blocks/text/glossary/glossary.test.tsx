import { expect, test } from "vitest";
import { only, PLAIN_SECTION, paragraph, render, texts } from "../../../../../tests/client/render.ts";
import type { SiteDocument, Term } from "../../../content/types.ts";
import { GlossaryView } from "./glossary.tsx";

const NAV: Term = {
  id: "nav",
  name: "NAV",
  full: "Net asset value",
  definition: paragraph("What a fund holds."),
  formula: "assets ÷ units",
  source: "Textbook",
};
const HURDLE: Term = { ...NAV, id: "hurdle", name: "Hurdle", full: null, formula: null };

test("each letter leads to its terms, and each term can be led to", () => {
  const root = render(
    <GlossaryView
      block={{
        ...PLAIN_SECTION,
        kind: "glossary",
        terms: [HURDLE, NAV, { ...NAV, id: "nro", name: "NRO" }],
        footnote: "Reviewed.",
      }}
      site={{ search: { label: "Search", href: "/search" } } as SiteDocument}
    />,
  );
  expect(only(root, "form").getAttribute("action")).toBe("/search");
  const targets = [...root.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  expect(targets).toEqual(["#hurdle", "#nav"]);
  expect(texts(root, "dt > [aria-hidden]")).toEqual(["H", "N"]);
  expect(texts(root, "#nav dt > :not([aria-hidden])")).toEqual(["NAV", "Net asset value"]);
  expect(texts(root, "#nav dd p")).toEqual(["What a fund holds.", "= assets ÷ units", "Textbook"]);
  expect(texts(root, "#hurdle dd p")).toHaveLength(2);
});
