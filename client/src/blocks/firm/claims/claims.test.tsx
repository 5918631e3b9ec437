import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import type { ClaimsBlock } from "../../../content/types.ts";
import { ClaimsView } from "./claims.tsx";

const BLOCK: ClaimsBlock = {
  ...PLAIN_SECTION,
  kind: "claims",
  items: [
    { figure: "2018", unit: "", label: "trusted since", explanation: null, way: null },
    {
      figure: "2500",
      unit: "+",
      label: "active clients",
      explanation: "families and firms",
      way: null,
    },
  ],
  asOn: "2025-05-31",
  basis: "as stated by the firm",
};

test("claims keep their spelling, the plus as a mark beside the digits", () => {
  const root = render(<ClaimsView block={BLOCK} />);
  expect(texts(root, "dl > div")).toEqual(["trusted since2018", "active clients2500+families and firms"]);
  expect(texts(root, "dd sup")).toEqual(["+"]);
});

test("basis and date stand below them", () => {
  expect(render(<ClaimsView block={BLOCK} />).textContent).toContain("As stated by the firm, 31 May 2025.");
});
