import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PALETTE } from "./palette.ts";

const TOKENS = readFileSync(path.join(import.meta.dirname, "../styles/tokens.css"), "utf8");

test.each(Object.entries(PALETTE))("%s is the token's light value", (name, value) => {
  expect(new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(TOKENS)?.[1]).toBe(value);
});
