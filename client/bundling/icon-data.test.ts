import { expect, test } from "vitest";
import { readIcons } from "./icon-data.ts";

test("icons are lists of elements with their attributes", async () => {
  const icons = await readIcons(["chevron-down"]);
  expect(icons).toEqual({ "chevron-down": [["path", { d: "m6 9 6 6 6-6" }]] });
});

test("an icon Lucide does not have is refused by name", async () => {
  await expect(readIcons(["x", "no-such-icon"])).rejects.toThrow('lucide-static has no icon "no-such-icon"');
});
