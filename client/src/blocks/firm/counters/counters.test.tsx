import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import { CountersView } from "./counters.tsx";

test("the HTML holds the final figures, bars where they are drawn, and nothing that would announce a change", () => {
  const root = render(
    <CountersView
      block={{
        ...PLAIN_SECTION,
        kind: "counters",
        items: [
          { label: "Category I Returns", target: 22, bar: "plain", basis: "The period is not stated." },
          { label: "Repeat Investor Rate", target: 75, bar: null, basis: "As counted." },
        ],
        footnote: "Not verified.",
      }}
    />,
  );
  expect(texts(root, "dt")).toEqual(["Category I Returns", "Repeat Investor Rate"]);
  expect(texts(root, "dt + dd")).toEqual(["22%", "75%"]);
  expect(texts(root, "dd:last-child")).toEqual(["The period is not stated.", "As counted."]);
  expect(texts(root, "[data-counter]")).toEqual(["22", "75"]);
  expect([...root.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))).toEqual(["88%"]);
  expect(root.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
});
