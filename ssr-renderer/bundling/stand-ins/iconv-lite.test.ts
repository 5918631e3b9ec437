import { expect, test } from "vitest";
import { getDecoder } from "./iconv-lite.ts";

test("a letter that is cut between two chunks is read whole", () => {
  const bytes = Buffer.from("₹ करोड़");
  const decoder = getDecoder("utf-8");
  expect(decoder.write(bytes.subarray(0, 2)) + decoder.write(bytes.subarray(2)) + decoder.end()).toBe(
    "₹ करोड़",
  );
});

test("another encoding is refused in the words body readers look for", () => {
  expect(() => getDecoder("utf-16le")).toThrow(/^Encoding not recognized: /);
});
