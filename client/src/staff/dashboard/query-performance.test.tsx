import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DayCount } from "../../api/types.ts";
import { FORMS } from "../shared/forms.ts";
import { QueryPerformance } from "./query-performance.tsx";

test("the queries of every declared form are counted and have a column", () => {
  // The sum of powers of two tells which of them are in it.
  const counts = FORMS.map(({ listName }, position) => [listName, 2 ** position] as const);
  const day = { date: "2026-05-31", ...Object.fromEntries(counts) } as DayCount;
  const performance = { medianMinutesToFirstOpen: null, queriesPerDay: [day] };
  const html = renderToStaticMarkup(<QueryPerformance performance={performance} />);
  for (const { title } of FORMS) expect(html).toContain(`>${title}</th>`);
  expect(html.match(/<td>\d+<\/td>/g)).toEqual(counts.map(([, count]) => `<td>${count}</td>`));
  expect(html).toContain(`: ${2 ** FORMS.length - 1} in `);
});
