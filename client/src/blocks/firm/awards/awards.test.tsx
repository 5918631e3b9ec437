import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import { AwardsView } from "./awards.tsx";

test("each slide says what it stands for, its figure large, and what more there is to say", () => {
  const cited = {
    label: "Service",
    figure: "2026",
    unit: "" as const,
    explanation: "Given by a jury",
    way: null,
  };
  const claim = {
    label: "clients",
    figure: "2500",
    unit: "+" as const,
    explanation: null,
    way: null,
  };
  const block = { ...PLAIN_SECTION, id: "awards", kind: "awards" as const, items: [cited, claim] };
  const root = render(<AwardsView block={block} />);
  expect(texts(root, "li")).toEqual(["Service2026Given by a jury", "clients2500+"]);
  expect(texts(root, "li > p + p")).toEqual(["Given by a jury"]);
});
