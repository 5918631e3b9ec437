import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import { CountersView } from "./counters.tsx";

test("the HTML holds the final figures above what they mean, and nothing that would announce a change", () => {
  const root = render(
    <CountersView
      block={{
        ...PLAIN_SECTION,
        kind: "counters",
        items: [
          { label: "Category I Returns", target: 22, meaning: "No range" },
          { label: "Repeat Investor Rate", target: 75, meaning: "No return" },
        ],
        footnote: "Not verified.",
      }}
    />,
  );
  expect(texts(root, "dl dt")).toEqual(["Category I Returns", "Repeat Investor Rate"]);
  expect(texts(root, "dl dd")).toEqual(["22%", "No range", "75%", "No return"]);
  expect(texts(root, "[data-counter]")).toEqual(["22", "75"]);
  expect(root.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
});
