import { expect, test } from "vitest";
import { render, texts } from "../../../../../tests/client/render.ts";
import { ChapterView } from "./chapter.tsx";

const CHAPTER = { kind: "chapter", id: "holds", heading: "What it holds", says: null, risk: null } as const;

test("what the page says stands below the heading, if it says something", () => {
  const says = "Ten stocks make half of it.";
  expect(texts(render(<ChapterView block={{ ...CHAPTER, says }} />), "header > *")).toEqual([
    CHAPTER.heading,
    says,
  ]);
  expect(texts(render(<ChapterView block={CHAPTER} />), "header > *")).toEqual([CHAPTER.heading]);
});

test("what can go wrong stands below the heading under its own words", () => {
  const risk = "It may fall.";
  expect(texts(render(<ChapterView block={{ ...CHAPTER, risk }} />), "header > p")).toEqual([
    `What can go wrong ${risk}`,
  ]);
});
