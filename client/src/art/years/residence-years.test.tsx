import { expect, test } from "vitest";
import { only, render, texts } from "../../../../tests/client/render.ts";
import { DayLimits } from "./day-limits.tsx";
import { ResidenceYears } from "./residence-years.tsx";

const NOT_ORDINARILY = { status: "Resident but not ordinarily resident", isOrdinary: false };

test("a status is named once for all years that have it, each year told to those who do not see it", () => {
  const years = [
    { year: "2026–27", ...NOT_ORDINARILY },
    { year: "2027–28", ...NOT_ORDINARILY },
    { year: "2028–29", status: "Resident", isOrdinary: true },
  ];
  const root = render(
    <ResidenceYears drawing={{ kind: "years", years, returnedAfter: 146, yearDays: 365 }} />,
  );
  const words = ["Not ordinarily resident", "2026–27", "2027–28", "Resident", "2028–29", "Return"];
  expect(texts(root, "text")).toEqual(words);
  const cells = [...root.querySelectorAll("rect[stroke]")].map((cell) => cell.getAttribute("width"));
  expect(cells).toEqual(["66.7%", "33.3%"]);
  expect(only(root, "svg").getAttribute("aria-label")).toContain(
    "2027–28: Resident but not ordinarily resident",
  );
});

test("from a limit on the strip is filled", () => {
  const limits = [{ days: 73, words: "with others" }];
  const root = render(<DayLimits drawing={{ kind: "limits", yearDays: 365, limits }} />);
  const filled = [...root.querySelectorAll("rect")].map((rect) => rect.getAttribute("width"));
  expect(filled).toEqual(["100%", "80%", "4"]);
  expect(texts(root, "p")).toEqual(["Resident from 73 days with others"]);
});
