import { expect, test } from "vitest";
import type { Finding } from "../../../../api/types.ts";
import { faultsOnScreen } from "./faults.ts";

const at = (field: string, message: string): Finding => {
  return { dataset: null, row: null, column: null, field, message, mayBeConfirmed: false };
};

test("all findings about a value stand at it until it changes", () => {
  const checked = { questions: [{ answer: "# a" }, { answer: "b" }] };
  const faults = [at("questions.0.answer", "One."), at("questions.0.answer", "Two."), at("", "All.")];
  expect([...faultsOnScreen(faults, checked, checked)]).toEqual([
    ["field-questions.0.answer", "One. Two."],
    ["field-", "All."],
  ]);
  const moved = { questions: checked.questions.toReversed() };
  expect([...faultsOnScreen(faults, checked, moved)]).toEqual([]);
});
