import { expect, test } from "vitest";
import { islandProps } from "./island-props.ts";

// White space whose normal form is other white space, a mark beside its letter, a letter of two units.
test.each([" \u2000\u2001\u2003", "cafe\u0301", "\ufa0e\u{2f800}", "₹50 lakh … é"])(
  "%j survives normalisation",
  (text) => {
    const json = islandProps({ text });
    expect(json).toBe(json.normalize());
    expect(JSON.parse(json)).toEqual({ text });
  },
);

test("text in form C is not changed", () => {
  expect(islandProps({ text: "₹50 lakh … é" })).toBe('{"text":"₹50 lakh … é"}');
});
