import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { DayCount } from "../../api/types.ts";
import { PerformanceMetrics } from "./performance-metrics.tsx";

vi.mock("../shared/forms.ts", () => ({
  FORMS: [
    { listName: "contact", title: "Contact Query" },
    { listName: "speak", title: "Speak Query" },
    { listName: "callback", title: "Callback Query" },
  ],
}));

test("the queries of every declared form are counted and have a column", () => {
  const day = { date: "2026-05-31", contact: 1, speak: 2, callback: 4 } as DayCount;
  const performance = { medianMinutesToFirstOpen: null, queriesPerDay: [day] };
  const html = renderToStaticMarkup(<PerformanceMetrics performance={performance} />);
  expect(html).toContain("Callback Query");
  expect(html.match(/<td>\d+<\/td>/g)).toEqual(["<td>1</td>", "<td>2</td>", "<td>4</td>"]);
  expect(html).toContain(": 7 in ");
});
