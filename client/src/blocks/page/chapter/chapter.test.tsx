import { expect, test } from "vitest";
import { render, texts } from "../../../../../tests/client/render.ts";
import { ChapterView } from "./chapter.tsx";

const CHAPTER = { kind: "chapter", id: "holds", heading: "What it holds", says: null } as const;

test("what the page says stands below the heading, if it says something", () => {
  const says = "Ten stocks make half of it.";
  expect(texts(render(<ChapterView block={{ ...CHAPTER, says }} />), "header > *")).toEqual([
    CHAPTER.heading,
    says,
  ]);
  expect(texts(render(<ChapterView block={CHAPTER} />), "header > *")).toEqual([CHAPTER.heading]);
});
