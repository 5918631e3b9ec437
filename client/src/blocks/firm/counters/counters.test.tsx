import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import { CountersView } from "./counters.tsx";

test("the HTML holds the final figures and nothing that would announce a change", () => {
  const root = render(
    <CountersView
      block={{
        ...PLAIN_SECTION,
        kind: "counters",
        items: [
          { label: "Category I Returns", target: 22, unit: "%", basis: "The period is not stated." },
          { label: "Active clients", target: 2500, unit: "+", basis: "As counted." },
          { label: "Funds", target: 4, unit: "", basis: "On offer." },
        ],
        footnote: "Not verified.",
      }}
    />,
  );
  expect(texts(root, "dt")).toEqual(["Category I Returns", "Active clients", "Funds"]);
  expect(texts(root, "dd:nth-of-type(1)")).toEqual(["22%", "2500+", "4"]);
  expect(texts(root, "dd:nth-of-type(2)")).toEqual(["The period is not stated.", "As counted.", "On offer."]);
  expect(texts(root, "[data-counter]")).toEqual(["22", "2500", "4"]);
  expect(root.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
});
