import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import { CountersView } from "./counters.tsx";

test("the HTML holds the final figures beside what they leave out, and nothing that would announce a change", () => {
  const root = render(
    <CountersView
      block={{
        ...PLAIN_SECTION,
        kind: "counters",
        items: [
          { label: "Category I Returns", target: 22, leavesOut: "Years" },
          { label: "Repeat Investor Rate", target: 75, leavesOut: "Fees" },
        ],
        footnote: "Not verified.",
      }}
    />,
  );
  expect(texts(root, "tbody th")).toEqual(["Category I Returns", "Repeat Investor Rate"]);
  expect(texts(root, "td")).toEqual(["22%", "Leaves out: Years", "75%", "Leaves out: Fees"]);
  expect(texts(root, "[data-counter]")).toEqual(["22", "75"]);
  expect(root.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
});
