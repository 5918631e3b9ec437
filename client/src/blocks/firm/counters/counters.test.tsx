import { expect, test } from "vitest";
import { PLAIN_SECTION, render, texts } from "../../../../../tests/client/render.ts";
import { CountersView } from "./counters.tsx";

test("the HTML holds the final figures above what they leave open, and nothing that would announce a change", () => {
  const root = render(
    <CountersView
      block={{
        ...PLAIN_SECTION,
        kind: "counters",
        open: ["years", "fees"],
        items: [
          { label: "Category I Returns", target: 22, note: null },
          { label: "Repeat Investor Rate", target: 75, note: "No return." },
        ],
        footnote: "Not verified.",
      }}
    />,
  );
  expect(texts(root, "dt")).toEqual(["Category I Returns", "Repeat Investor Rate"]);
  expect(texts(root, "dt + dd")).toEqual(["22%", "75%"]);
  expect(texts(root, "dd + dd")).toEqual(["No return."]);
  expect(texts(root, "dl ~ ul li")).toEqual(["years", "fees"]);
  expect(texts(root, "[data-counter]")).toEqual(["22", "75"]);
  expect(root.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
});
