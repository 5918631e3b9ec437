import { expect, test } from "vitest";
import { partsOf } from "./share-bar.tsx";

test("parts follow one another with a gap of paper between them", () => {
  expect(partsOf([63.8, 23.08, 13.13])).toEqual([
    { start: 0, width: 63.1 },
    { start: 63.8, width: 22.4 },
    { start: 86.9, width: 13.1 },
  ]);
});

test("a share below the gap has no width", () => {
  expect(partsOf([99.8, 0.2, 0])[1]).toEqual({ start: 99.8, width: 0 });
});
