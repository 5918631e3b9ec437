import { expect, test } from "vitest";
import { render, texts } from "../../../../../tests/client/render.ts";
import type { RelatedStrategiesBlock } from "../../../content/types.ts";
import { RelatedStrategiesView } from "./related-strategies.tsx";

const BLOCK: RelatedStrategiesBlock = {
  kind: "relatedStrategies",
  id: "other-strategies",
  heading: "Other strategies",
  note: null,
  link: null,
  sample: false,
  surface: false,
  comparisons: [
    { label: "Creek", href: "/portfolio_services/compare?strategy=river&strategy=creek", style: "Growth" },
    { label: "Brook", href: null, style: null },
  ],
  allStrategies: { label: "All 43 strategies", href: "/portfolio_services" },
};

const renders = (): HTMLElement => render(<RelatedStrategiesView block={BLOCK} />);

test("only ways that lead somewhere are rendered, each saying where it leads", () => {
  expect(texts(renders(), "ul a")).toEqual(["Compare with Creek"]);
  expect(texts(renders(), "ul li")).toEqual(["Compare with Creek Growth"]);
});

test("comparisons are rendered for each visitor, so they are not followed or loaded ahead", () => {
  const links = [...renders().querySelectorAll<HTMLAnchorElement>("a[rel=nofollow]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([BLOCK.comparisons[0]?.href]);
});

test("a link leads to all, and none of it is printed", () => {
  const html = renders();
  expect(html.querySelector("a[href='/portfolio_services']")?.textContent).toContain("All 43 strategies");
  expect(html.querySelector("section[data-print=hidden]")).not.toBeNull();
});
