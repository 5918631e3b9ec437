import { expect, test } from "vitest";
import { only, PLAIN_SECTION, paragraph, render, texts } from "../../../../../tests/client/render.ts";
import type { CourseBlock } from "../../../content/types.ts";
import { CourseView } from "./course.tsx";

const TITLES = ["Why?", "How?", "When?", "Where?"];
const BLOCK: CourseBlock = {
  ...PLAIN_SECTION,
  kind: "course",
  drawing: "fourQuestions",
  alt: "Four stones in a stream",
  items: TITLES.map((title) => ({ title, text: paragraph(`About ${title}`), icon: null, link: null })),
  sums: [],
  stones: [],
  footnote: null,
};

test("the places stand in their order below one picture", () => {
  const root = render(<CourseView block={BLOCK} />);
  expect(only(root, "[role=img]").getAttribute("aria-label")).toBe("Four stones in a stream");
  expect(texts(root, "ol > li > h3")).toEqual(TITLES);
});

test("stones are numbered as the places are, wide and on phones", () => {
  for (const svg of render(<CourseView block={BLOCK} />).querySelectorAll("svg")) {
    expect(texts(svg, "text")).toEqual(["1", "2", "3", "4"]);
  }
});

test("what lines end at stands beside each stone", () => {
  const stones = ["too late", "too deep", "too dear", "no reason"];
  const wide = render(<CourseView block={{ ...BLOCK, stones }} />).querySelector("svg") as SVGElement;
  expect(texts(wide, "text")).toEqual(stones.flatMap((stone, place) => [String(place + 1), stone]));
});

test("a sum for each call stands with its year on its line, a single sum on the middle one", () => {
  const heights = (sums: string[]) => {
    const root = render(<CourseView block={{ ...BLOCK, drawing: "fundLife", sums }} />);
    const wide = root.querySelector("svg") as SVGElement;
    const words = [...wide.querySelectorAll("text")].filter((text) =>
      sums.includes(text.firstChild?.textContent ?? ""),
    );
    return words.map((text) => text.getAttribute("y"));
  };
  const [, middle] = heights(["40", "35", "25"]);
  expect(new Set(heights(["40", "35", "25"])).size).toBe(3);
  expect(heights(["100"])).toEqual([middle]);
});

test("a way on stands below its place", () => {
  const items = BLOCK.items.map((item) => ({ ...item, link: { label: "More", href: "/more" } }));
  const root = render(<CourseView block={{ ...BLOCK, drawing: "fundLife", items }} />);
  expect(texts(root, "li a")).toEqual(["More", "More", "More", "More"]);
});

test("two people's lines are named as in the drawing where they run upright; the founder's comes at the first and the last", () => {
  const items = ["1", "2", "3", "4", "5"].map((title) => ({
    ...(BLOCK.items[0] as (typeof BLOCK.items)[0]),
    title,
  }));
  const root = render(<CourseView block={{ ...BLOCK, drawing: "twoPeople", items }} />);
  const comes = [...root.querySelectorAll("li > svg path")].map((path) =>
    path.getAttribute("d")?.includes("C"),
  );
  expect(comes).toEqual([true, false, false, false, true]);
  const wide = only(root, "figure svg").textContent;
  const names = texts(root, "figure + svg text");
  expect(names.map((name) => wide.includes(name))).toEqual([true, true, true]);
});
