import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { LaunchGap } from "../../api/types.ts";
import { LaunchGaps } from "./before-launch.tsx";

const GAP: LaunchGap = {
  title: "Numbers",
  missing: ["APRN", "ARN"],
  entered: "the panel",
  section: "words",
  subject: "site/registrations",
};

function block(...gaps: LaunchGap[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LaunchGaps gaps={gaps} />
    </MemoryRouter>,
  );
}

test("the list disappears when nothing is missing", () => {
  expect(block()).toBe("");
});

test("a gap leads to its own part of the panel, to a section, or nowhere", () => {
  const html = block(
    GAP,
    { ...GAP, title: "Figures", section: "figures", subject: null },
    { ...GAP, title: "Mail", section: null, subject: null },
  );
  const ways = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(ways).toEqual(["/admin/dashboard/words/site/registrations", "/admin/dashboard/figures"]);
  expect(html.match(/<details/g)).toHaveLength(3);
  expect(html.match(/APRN/g)).toHaveLength(3);
});
