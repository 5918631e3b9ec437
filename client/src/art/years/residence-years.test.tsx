import { expect, test } from "vitest";
import { only, render, texts } from "../../../../tests/client/render.ts";
import { ResidenceYears } from "./residence-years.tsx";

const NOT_ORDINARILY = { status: "Resident but not ordinarily resident", isOrdinary: false };
const ASK = { accounts: "Ask your bank", isResidentForAccounts: false };
const HERE = { accounts: "Resident in India", isResidentForAccounts: true };

test("a status is named once for all years that have it; the return parts the first year for accounts", () => {
  const years = [
    { year: "2026–27", ...NOT_ORDINARILY, ...ASK },
    { year: "2027–28", ...NOT_ORDINARILY, ...HERE },
    { year: "2028–29", status: "Resident", isOrdinary: true, ...HERE },
  ];
  const root = render(
    <ResidenceYears
      drawing={{ kind: "years", years, returnedAfter: 146, returnedOn: "25 Aug 2026", yearDays: 365 }}
    />,
  );
  expect(texts(root, "text:not(:has(tspan))")).toEqual([
    ...[
      "Not taxed",
      "Not ordinarily resident",
      "Taxed",
      "Resident",
      "Ask your bank",
      "Resident in India",
      "NRI",
    ],
    ...["2026–27", "2027–28", "2028–29"],
    ...["Return on 25 Aug 2026", "Income from abroad"],
  ]);
  const cells = [...root.querySelectorAll("rect[stroke]")].map((cell) => [
    cell.getAttribute("x"),
    cell.getAttribute("width"),
  ]);
  expect(cells).toEqual([
    ["0%", "66.7%"],
    ["66.7%", "33.3%"],
    ["13.3%", "20%"],
    ["33.3%", "66.7%"],
  ]);
  expect(only(root, "rect[fill='var(--gold)']").getAttribute("width")).toBe("13.3%");
  expect(only(root, "svg").getAttribute("aria-label")).toContain(
    "2027–28: Resident but not ordinarily resident; for accounts Resident in India",
  );
});
