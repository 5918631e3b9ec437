import { expect, test } from "vitest";
import { asNumber, asText, moved, nameOf, valueAt, withValue } from "./values.ts";

const WORDS = { questions: [{ id: "a" }, { id: "b" }], note: "x" };

test("a value is put at its place, and nothing else becomes another object", () => {
  const next = withValue(WORDS, ["questions", 1, "id"], "c") as typeof WORDS;
  expect(next).toEqual({ questions: [{ id: "a" }, { id: "c" }], note: "x" });
  expect(next.questions[0]).toBe(WORDS.questions[0]);
});

test("undefined takes a field or an item away, and what is of another shape is replaced", () => {
  expect(withValue(WORDS, ["note"], undefined)).toEqual({ questions: WORDS.questions });
  expect(withValue(WORDS, ["questions", 0], undefined)).toEqual({ questions: [{ id: "b" }], note: "x" });
  expect(withValue("words", ["note"], "y")).toEqual({ note: "y" });
  expect(withValue(undefined, ["constructor", "x"], "y")).toEqual({ constructor: { x: "y" } });
});

test("a value is found by its path, but nothing that every object has", () => {
  expect(valueAt(WORDS, ["questions", 1, "id"])).toBe("b");
  expect(valueAt(WORDS, ["questions", 7, "id"])).toBeUndefined();
  expect(valueAt(WORDS, ["constructor"])).toBeUndefined();
});

test("an item is moved among the others", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});

test("a value that is no text is shown as JSON, and an item by its first name", () => {
  expect([asText(undefined), asText(5), asText(["a"])]).toEqual(["", "5", '["a"]']);
  expect([nameOf({ id: "a", question: "" }), nameOf({ id: "a", term: "T" }), nameOf("x")]).toEqual([
    "a",
    "T",
    null,
  ]);
});

test.each(["", "1.", "1.0", "-", "1,000", "12345678901234567890", "Infinity", "NaN"])(
  "%j stays on screen as it is typed",
  (typed) => expect(asNumber(typed)).toBe(typed),
);

test("a number is one", () => expect(["0", "-7", "1.05"].map(asNumber)).toEqual([0, -7, 1.05]));
