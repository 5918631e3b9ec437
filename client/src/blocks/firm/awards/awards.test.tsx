// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draw, PLAIN_SECTION, texts } from "../../../../../tests/client/draw.ts";
import { AwardsView } from "./awards.tsx";

test("each slide draws its own rosette and its facts", () => {
  const cited = { monogram: "2026", lobes: 20, title: "Service", facts: [{ label: "Year", value: "2026" }] };
  const claim = { monogram: "100+", lobes: 100, title: "PMS", facts: [] };
  const block = { ...PLAIN_SECTION, id: "awards", kind: "awards" as const, items: [cited, claim] };
  const root = draw(<AwardsView block={block} />);
  expect(texts(root, "dt, dd")).toEqual(["Year", "2026"]);
  expect(texts(root, "h3")).toEqual(["Service", "PMS"]);
  const ids = [...root.querySelectorAll("svg [id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
