import { expect, test } from "vitest";
import { placeInWords } from "./place-in-words.ts";

const FORM = {
  properties: {
    questions: { title: "Questions", items: { properties: { answer: { title: "Answer" } } } },
  },
};

test("a place is named by labels and the names of items", () => {
  const words = { questions: [{ question: "Who asks?" }, 5] };
  expect(placeInWords(["questions", 0, "answer"], FORM, words)).toBe("Questions, Who asks?, Answer");
  expect(placeInWords(["questions", 1], FORM, words)).toBe("Questions, 2");
});
