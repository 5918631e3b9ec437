import { readFileSync } from "node:fs";
import path from "node:path";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { FAMILIES } from "./routes.tsx";

const LEDGER = path.resolve(import.meta.dirname, "../../tests/architecture/url-ledger.txt");
const PATHS = readFileSync(LEDGER, "utf8").trim().split("\n");
const ROUTES = Object.entries(FAMILIES).flatMap(([family, paths]) =>
  paths.map((address) => ({ id: family, path: address })),
);

function familyOf(address: string): string | undefined {
  return matchRoutes(ROUTES, address)?.at(-1)?.route.id;
}

test.each([
  ["/", "home"],
  ["/about", "story"],
  ["/portfolio_services/compare", "comparison"],
  ["/portfolio_services/ace-strategy", "strategies"],
  ["/nri/taxation-info", "nonResidents"],
  ["/contact/thank-you", "forms"],
])("%s is of the family %s", (address, family) => {
  expect(familyOf(address)).toBe(family);
});

test("each family has pages, and no address is declared twice", () => {
  expect(new Set(PATHS.map(familyOf))).toEqual(new Set([...Object.keys(FAMILIES), undefined]));
  const declared = ROUTES.map((route) => route.path);
  expect(new Set(declared).size).toBe(declared.length);
});
