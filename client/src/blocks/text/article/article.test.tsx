import { expect, test } from "vitest";
import { only, PLAIN_SECTION, paragraph, render } from "../../../../../tests/client/render.ts";
import type { ArticleBlock } from "../../../content/types.ts";
import { ArticleView } from "./article.tsx";

const ARTICLE: ArticleBlock = {
  ...PLAIN_SECTION,
  kind: "article",
  lede: "In short.",
  picture: null,
  body: paragraph("At length."),
  terms: [],
  drawing: null,
  table: null,
  basis: "By an act.",
};
const TABLE = {
  caption: "Rates",
  columns: [{ label: "Income", numeric: false, bars: false }],
  rows: [["Gains"]],
};

test("the text above a table is in a drawer, between the lede and the table; without a table it stands open", () => {
  const root = render(<ArticleView block={{ ...ARTICLE, table: TABLE }} />);
  const drawer = only(root, "details");
  expect(drawer.textContent).toContain("At length.");
  expect(drawer.textContent).not.toContain("In short.");
  expect(drawer.querySelector("table")).toBeNull();
  expect(root.textContent).toMatch(/In short\..*At length\..*Rates.*By an act\./s);
  expect(render(<ArticleView block={ARTICLE} />).querySelector("details")).toBeNull();
});
