import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import { CountersView } from "./counters.tsx";

test("the HTML holds the final figures, what is not stated of each, and nothing that would announce a change", () => {
  const root = render(
    <CountersView
      block={{
        ...PLAIN_SECTION,
        kind: "counters",
        items: [
          { label: "Category I Returns", target: 22, open: ["years", "fees"] },
          { label: "Repeat Investor Rate", target: 75, open: ["years"] },
        ],
        footnote: "Not verified.",
      }}
    />,
  );
  expect(texts(root, "dt")).toEqual(["Category I Returns", "Repeat Investor Rate"]);
  expect(texts(root, "dt + dd")).toEqual(["22%", "75%"]);
  expect(texts(root, "dd:has([data-counter]) ~ dd")).toEqual([
    "Not stated: years, fees",
    "Not stated: years",
  ]);
  expect(texts(root, "[data-counter]")).toEqual(["22", "75"]);
  expect(root.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
});
