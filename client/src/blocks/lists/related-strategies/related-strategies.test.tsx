// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draw, texts } from "../../../../../tests/client/draw.ts";
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
  previous: { label: "Delta", href: "/portfolio_services/delta" },
  following: null,
  comparisons: [
    { label: "Creek", href: "/portfolio_services/compare?strategy=river&strategy=creek" },
    { label: "Brook", href: null },
  ],
  strategies: [
    { name: "Delta", href: "/portfolio_services/delta", sinceYear: 2004 },
    { name: "River", href: null, sinceYear: 2018 },
    { name: "Creek", href: "/portfolio_services/creek", sinceYear: null },
  ],
  allStrategies: { label: "All 43 strategies", href: "/portfolio_services" },
};

const draws = (): HTMLElement => draw(<RelatedStrategiesView block={BLOCK} />);

test("only ways that lead somewhere are drawn, each saying where it leads", () => {
  const [ways] = draws().querySelectorAll("ul");
  expect(texts(ways as HTMLElement, "a")).toEqual(["Before it, by inception Delta", "Compare with Creek"]);
});

test("comparisons are drawn for each visitor, so they are not followed or loaded ahead", () => {
  const links = [...draws().querySelectorAll<HTMLAnchorElement>("a[rel=nofollow]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([BLOCK.comparisons[0]?.href]);
});

test("all stand below with their year, and the page itself is no link", () => {
  const [, all] = draws().querySelectorAll("ul");
  expect(texts(all as HTMLElement, "li")).toEqual(["Delta 2004", "River 2018", "Creek"]);
  expect(texts(all as HTMLElement, "[aria-current=page]")).toEqual(["River"]);
});

test("a list that ends early leads to the rest, and none of it is printed", () => {
  const html = draws();
  expect(html.querySelector("a[href='/portfolio_services']")?.textContent).toContain("All 43 strategies");
  expect(html.querySelector("section[data-print=hidden]")).not.toBeNull();
});
