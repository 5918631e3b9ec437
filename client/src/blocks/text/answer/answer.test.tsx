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
  path: null,
  drawing: null,
  number: null,
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

test("stages stand in their order, each with what is done and with what, and the source below them", () => {
  const columns = ["Stage", "Done", "Paper"].map((label) => ({ label, numeric: false }));
  const rows = ["A", "B", "C"].map((name) => [name, `At ${name}.`, `Form ${name}`]);
  const root = render(<AnswerView block={{ ...ANSWER, path: { caption: "A path", columns, rows } }} />);
  expect(texts(root, "figure ol > li")).toEqual(
    rows.map(([name, done, paper]) => `${name} ${done} Paper: ${paper}`),
  );
  expect(texts(root, "figure ~ p")).toEqual(["Source: An act of 2025."]);
});

test("a question with a number has it at its heading, and its note", () => {
  const root = render(<AnswerView block={{ ...ANSWER, number: 3, note: "A note." }} />);
  expect(texts(root, "header > [data-number='3'], header > p")).toEqual(["What does it cost?", "A note."]);
});

test("a drawing stands between the detail and the source, with what it says of each year", () => {
  const years = ["First", "Second"].map((label) => ({ label, value: `About ${label}` }));
  const drawing = {
    kind: "highWater" as const,
    caption: "Once",
    alt: "A value",
    lakh: [50, 60, 55],
    hurdle: 10,
    years,
  };
  const root = render(<AnswerView block={{ ...ANSWER, drawing }} />);
  expect(texts(root, "li")).toEqual(["About First", "About Second"]);
});
