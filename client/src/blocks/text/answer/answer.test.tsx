import { expect, test } from "vitest";
import { PLAIN_SECTION, paragraph, render, texts } from "../../../../../tests/client/render.ts";
import type { AnswerBlock } from "../../../content/types.ts";
import { AnswerView } from "./answer.tsx";

const ANSWER: AnswerBlock = {
  ...PLAIN_SECTION,
  kind: "answer",
  id: "fees",
  heading: "What does it cost?",
  answer: "It costs a fee.",
  body: paragraph("The fee is agreed."),
  table: null,
  source: "An act of 2025.",
};

test("the question is the heading, and the answer comes before the detail and the source", () => {
  const root = render(<AnswerView block={ANSWER} />);
  expect(root.querySelector("section")?.id).toBe("fees");
  expect(texts(root, "h2")).toEqual(["What does it cost?"]);
  expect(texts(root, "p")).toEqual(["It costs a fee.", "The fee is agreed.", "Source: An act of 2025."]);
});

test("an answer may be whole in two sentences", () => {
  expect(texts(render(<AnswerView block={{ ...ANSWER, body: null }} />), "p")).toHaveLength(2);
});
