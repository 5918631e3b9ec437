import { expect, test } from "vitest";
import { type Frame, fitText } from "./fit-text.ts";
import { FACES, type Measure } from "./type.ts";

/** Every character is half an em wide. */
const measure: Measure = (text) => text.length / 2;
const frame: Frame = { face: FACES.text, widthPx: 100, mostLines: 2, sizesPx: [20, 10] };

test("a text that fits has the largest size", () => {
  expect(fitText("one two", frame, measure)).toEqual({ sizePx: 20, lines: ["one two"] });
});

test("lines are of nearly one length", () => {
  expect(fitText("aaaa bb cc dd", frame, measure)).toEqual({ sizePx: 20, lines: ["aaaa bb", "cc dd"] });
});

test("a text that needs more lines has a smaller size", () => {
  expect(fitText("aaaaaa bbbbbb cccccc", frame, measure)).toEqual({
    sizePx: 10,
    lines: ["aaaaaa bbbbbb cccccc"],
  });
});

test("a word that is too wide for a size makes it smaller", () => {
  expect(fitText("extraordinary", frame, measure).sizePx).toBe(10);
});

test("a text too long for every size ends in an ellipsis within the frame", () => {
  const { sizePx, lines } = fitText("aaaa bbbb cccc dddd ".repeat(4), frame, measure);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(measure(line, FACES.text) * sizePx).toBeLessThanOrEqual(100);
});
