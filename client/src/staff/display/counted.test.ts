import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("only a count of one has the singular", () => {
  expect([0, 1, 123456].map((count) => counted(count, "row"))).toEqual(["0 rows", "1 row", "1,23,456 rows"]);
  expect([1, 2].map((count) => counted(count, "mail waits", "mails wait"))).toEqual([
    "1 mail waits",
    "2 mails wait",
  ]);
});
