import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinksAhead } from "./links-ahead.tsx";

const POLICY_FILE = path.resolve(import.meta.dirname, "../../../app/web/response_headers.py");
const rules =
  renderToStaticMarkup(<LinksAhead />).match(/^<script type="speculationrules">(.*)<\/script>$/)?.[1] ?? "";

test.each(["prerender", "prefetch"])(
  "%s leaves out staff pages, the API, files and unfollowed links",
  (kind) => {
    expect(JSON.parse(rules)[kind]).toEqual([
      {
        eagerness: "moderate",
        where: {
          and: [
            { href_matches: "/*" },
            { not: { href_matches: ["/admin*", "/api*", "/*.*"] } },
            { not: { selector_matches: "[download], [rel~=nofollow], [target]" } },
          ],
        },
      },
    ]);
  },
);

test("the content security policy allows exactly these rules", () => {
  const hash = createHash("sha256").update(rules).digest("base64");
  expect(readFileSync(POLICY_FILE, "utf8")).toContain(`'sha256-${hash}'`);
});
