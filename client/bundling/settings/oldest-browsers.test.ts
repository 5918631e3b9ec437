import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserName, CompatData } from "@mdn/browser-compat-data/types";
import { expect, test } from "vitest";
import { OLDEST_BROWSERS } from "./oldest-browsers.ts";
import { PROJECT_DIR } from "./paths.ts";

const DATA = fileURLToPath(import.meta.resolve("@mdn/browser-compat-data"));

test("the lint of styles takes the last year that had ended before the first of the oldest browsers came out", () => {
  const { browsers } = JSON.parse(readFileSync(DATA, "utf8")) as CompatData;
  const years = OLDEST_BROWSERS.map((browser) => {
    const [name = "", version = ""] = browser.replace("ios_saf", "safari_ios").split(" ");
    return Number(browsers[name as BrowserName].releases[version]?.release_date?.slice(0, 4));
  });
  const lint = readFileSync(path.join(PROJECT_DIR, "biome.jsonc"), "utf8");
  const taken = [...lint.matchAll(/"available": (\d+)/g)].map(([, year]) => Number(year));
  expect(new Set(taken)).toEqual(new Set([Math.min(...years) - 1]));
});
