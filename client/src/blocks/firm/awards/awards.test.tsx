// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draw, PLAIN_SECTION, texts } from "../../../../../tests/client/draw.ts";
import type { Award } from "../../../content/types.ts";
import { Awards } from "./awards.tsx";

const BARE: Award = {
  monogram: "PMS",
  lobes: 12,
  title: "Research desk",
  text: "For reading.",
  givenBy: null,
  year: null,
  synthetic: true,
};

function slide(award: Award): HTMLElement {
  const footnote = "Citations follow.";
  return draw(
    <Awards block={{ ...PLAIN_SECTION, id: "awards", kind: "awards", items: [award], footnote }} />,
  );
}

test("a slide without giver and year draws neither, and no dash in their place", () => {
  const root = slide(BARE);
  expect(root.querySelector("dl")).toBeNull();
  expect(root.textContent).not.toContain("–");
  expect(root.textContent).toContain("Citations follow.");
});

test("a slide draws what it has of giver and year", () => {
  const cited = slide({ ...BARE, givenBy: "A jury", year: 2026, synthetic: false });
  expect(texts(cited, "dt, dd")).toEqual(["Given by", "A jury", "Year", "2026"]);
  expect(texts(slide({ ...BARE, year: 2026 }), "dt, dd")).toEqual(["Year", "2026"]);
});
