import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import type { IslandScripts } from "../../../content/asset-manifest.ts";
import type { SearchBlock, SearchResult, SiteDocument } from "../../../content/types.ts";
import { IslandAssetsProvider } from "../../../islands/island-assets.tsx";
import { SearchView } from "./search.tsx";

const SITE = { search: { label: "Search", href: "/search" } } as SiteDocument;
const RESULT: SearchResult = {
  kind: "term",
  title: [
    { text: "Exit", isHit: true },
    { text: " load", isHit: false },
  ],
  href: "/glossary#exit-load",
  crumbs: ["Home", "Glossary"],
  snippet: [{ text: "<b>A charge</b>", isHit: false }],
};
const BEFORE: SearchBlock = {
  ...PLAIN_SECTION,
  kind: "search",
  searchText: "",
  meant: null,
  isPartial: false,
  found: 0,
  results: [],
  nearest: [],
  starts: [{ label: "Strategies", href: "/portfolio_services" }],
  elsewhere: [{ label: "Ask us", href: "/contact" }],
};

const SCRIPTS = { search: { atStart: ["/assets/search.js"], later: [] } } satisfies Record<
  string,
  IslandScripts
>;

function rendered(changes: Partial<SearchBlock>): HTMLElement {
  return render(
    <IslandAssetsProvider scripts={SCRIPTS}>
      <SearchView block={{ ...BEFORE, ...changes }} site={SITE} />
    </IslandAssetsProvider>,
  );
}

test("before anything is asked there is a plain form and ways to begin with", () => {
  const root = rendered({});
  const form = root.querySelector("form");
  expect([form?.getAttribute("action"), form?.getAttribute("method")]).toEqual(["/search", null]);
  expect(root.querySelector("label")?.getAttribute("for")).toBe(root.querySelector("input")?.id);
  expect(texts(root, "li a")).toEqual(["Strategies"]);
});

test("results say where they are, and mark what was asked for; text stays text", () => {
  const root = rendered({ searchText: "exit", found: 1, results: [RESULT] });
  expect(root.querySelector("input")?.getAttribute("value")).toBe("exit");
  expect(root.textContent).toContain("1 result for “exit”.");
  expect(root.textContent).toContain("Term › Glossary");
  expect(texts(root, "h3 mark")).toEqual(["Exit"]);
  expect(root.querySelector("h3 a")?.getAttribute("href")).toBe("/glossary#exit-load");
  expect(root.textContent).toContain("<b>A charge</b>");
});

test("sections stand below their page, where the best of them stood", () => {
  const found = (kind: SearchResult["kind"], href: string): SearchResult => ({
    ...RESULT,
    kind,
    href,
    title: [{ text: href, isHit: false }],
  });
  const results = [
    found("section", "/a#one"),
    found("section", "/b#lone"),
    found("page", "/a"),
    found("section", "/a#two"),
    found("term", "/a#term"),
  ];
  const root = rendered({ searchText: "exit", found: 5, results });
  expect(texts(root, "ol > li > h3")).toEqual(["/a", "/b#lone", "/a#term"]);
  expect(texts(root, "ol > li:first-child > ul > li")).toEqual(["/a#one", "/a#two"]);
});

test("what comes after the first eight lies in a drawer, counted on", () => {
  const results = Array.from({ length: 10 }, (_, place) => ({ ...RESULT, href: `/glossary#term-${place}` }));
  const root = rendered({ searchText: "exit", found: 10, results });
  expect(root.querySelectorAll("ol > li")).toHaveLength(10);
  expect(texts(root, "details > summary")).toEqual(["2 more"]);
  expect(root.querySelector("details ol")?.getAttribute("start")).toBe("9");
});

test.each([
  [{ found: 30 }, "The best 1 of 30 results for “exti”."],
  [{ found: 1, meant: "exit" }, "Nothing contains “exti”. 1 result for “exit”."],
  [
    { found: 1, isPartial: true },
    "No text contains all of these words. 1 result for “exti”, each with some of them.",
  ],
])("the line above the results says how the query was read: %o", (changes, summary) => {
  expect(rendered({ searchText: "exti", results: [RESULT], ...changes }).textContent).toContain(summary);
});

test("where nothing is found, the nearest names and other ways stand in", () => {
  const root = rendered({ searchText: "trn", nearest: [{ label: "TRI", href: "/glossary#tri" }] });
  expect(root.textContent).toContain("Nothing on this site contains “trn”.");
  expect(texts(root, "li a")).toEqual(["TRI", "Ask us"]);
});
