import { expect, test } from "vitest";
import { placeholdersIn } from "./placeholders.ts";

test("names in braces are explained once, and only those that are known", () => {
  expect(placeholdersIn("{hours} and {hours}, {nothing}, {constructor}", { hours: "9 to 5" })).toEqual([
    { name: "hours", reads: "9 to 5" },
  ]);
});
