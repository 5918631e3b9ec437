import { expect, test } from "vitest";
import { PLAIN_SECTION, paragraph, render } from "../../../../../tests/client/render.ts";
import type { ArticleBlock } from "../../../content/types.ts";
import { ArticleView } from "./article.tsx";

const ARTICLE: ArticleBlock = {
  ...PLAIN_SECTION,
  kind: "article",
  lede: "In short.",
  picture: null,
  body: paragraph("At length."),
  table: null,
  basis: "By an act.",
};
const TABLE = {
  caption: "Rates",
  columns: [{ label: "Income", numeric: false }],
  rows: [["Gains"]],
};

test("the text stands between the lede and the table; a table can do without a text", () => {
  const withTable = (body: ArticleBlock["body"]): string =>
    render(<ArticleView block={{ ...ARTICLE, body, table: TABLE }} />).textContent;
  expect(withTable(ARTICLE.body)).toMatch(/In short\..*At length\..*Rates.*By an act\./s);
  expect(withTable(null)).toMatch(/In short\..*Rates.*By an act\./s);
});
