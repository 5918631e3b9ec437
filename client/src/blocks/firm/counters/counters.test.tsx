import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import { CountersView } from "./counters.tsx";

test("the HTML holds the final figures below what they leave open, and nothing that would announce a change", () => {
  const root = render(
    <CountersView
      block={{
        ...PLAIN_SECTION,
        kind: "counters",
        open: ["years", "fees"],
        items: [
          { label: "Category I Returns", target: 22 },
          { label: "Repeat Investor Rate", target: 75 },
        ],
        footnote: "Not verified.",
      }}
    />,
  );
  expect(texts(root, "dt")).toEqual(["Category I Returns", "Repeat Investor Rate"]);
  expect(texts(root, "dt + dd")).toEqual(["22%", "75%"]);
  expect(texts(root, "ul:has(+ dl) li")).toEqual(["years", "fees"]);
  expect(texts(root, "[data-counter]")).toEqual(["22", "75"]);
  expect(root.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
});
