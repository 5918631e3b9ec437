import { expect, test } from "vitest";
import { only, render } from "../../../../tests/client/render.ts";
import { Moment } from "./moment.tsx";

test("a moment is told in India's time and says so, as the days of filters are India's", () => {
  const time = only(render(<Moment iso="2026-06-30T20:00:00Z" />), "time");
  expect(time.getAttribute("datetime")).toBe("2026-06-30T20:00:00Z");
  expect(time.textContent).toMatch(/1:30.* IST$/);
});
