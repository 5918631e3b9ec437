import { expect, test } from "vitest";
import { PLAIN_SECTION, paragraph, render, texts } from "../../../../../tests/client/render.ts";
import type { Definition } from "../../../content/types.ts";
import { DefinitionsView, fitsTwoColumns } from "./definitions.tsx";

const term = (name: string, detail = "36 months"): Definition => ({ term: name, detail: paragraph(detail) });
const six = (detail?: string): Definition[] =>
  ["a", "b", "c", "d", "e", "f"].map((name) => term(name, detail));

test("terms and details are a definition list", () => {
  const items = [term("Horizon"), term("Minimum", "Rs 50 Lakhs")];
  const root = render(
    <DefinitionsView
      block={{
        ...PLAIN_SECTION,
        kind: "definitions",
        lede: null,
        items,
        footnote: "Dated.",
      }}
    />,
  );
  expect(texts(root, "dl > div > dt")).toEqual(["Horizon", "Minimum"]);
  expect(texts(root, "dl > div > dd")).toEqual(["36 months", "Rs 50 Lakhs"]);
  expect(root.textContent).toContain("Dated.");
});

test("six short terms stand in two columns; fewer, longer or listed ones do not", () => {
  expect(fitsTwoColumns(six(), false)).toBe(true);
  expect(fitsTwoColumns(six().slice(1), false)).toBe(false);
  expect(fitsTwoColumns([...six(), term("g", "long ".repeat(20))], false)).toBe(false);
  expect(fitsTwoColumns([...six(), { term: "g", detail: [{ kind: "list", items: [[]] }] }], false)).toBe(
    false,
  );
});
