import { expect, test } from "vitest";
import { ANSWER } from "../../../../../tests/client/costs.ts";
import { only, render, texts } from "../../../../../tests/client/render.ts";
import type { HeroBlock } from "../../../content/types.ts";
import { HeroView } from "./hero.tsx";

const BLOCK: HeroBlock = {
  kind: "hero",
  heading: "Tester India",
  promise: "See it first.",
  lede: "Words.",
  alt: "A river.",
  action: { label: "Speak", href: "/speak" },
  onward: { label: "From abroad", href: "/abroad" },
  answer: ANSWER,
  costs: { label: "Show", href: "/costs" },
  limits: "By rule.",
};

test("the sheet is answered below the heading", () => {
  const root = render(<HeroView block={BLOCK} />);
  expect(texts(root, "h1, h2")).toEqual(["Tester India", ANSWER.costs.heading]);
  expect(texts(root, "p strong, dd strong")).toEqual([
    "₹54",
    ...ANSWER.costs.facts.map(({ figure }) => figure),
  ]);
});

test("the sheet's form carries one of the amounts and a year to the page that works them out", () => {
  const form = only(render(<HeroView block={BLOCK} />), "form");
  expect(form.getAttribute("action")).toBe("/costs#worked-out");
  const amounts = [...form.querySelectorAll("[name=amount]")];
  expect(amounts.map((amount) => [amount.getAttribute("value"), amount.hasAttribute("checked")])).toEqual([
    ["100", true],
    ["200", false],
  ]);
  expect(only(form, "[name=years][checked]").getAttribute("value")).toBe("2");
});

test("while the page of costs is only planned, the sheet has no form", () => {
  const root = render(<HeroView block={{ ...BLOCK, costs: { label: "Show", href: null } }} />);
  expect(root.querySelector("form")).toBeNull();
  expect(texts(root, "h2")).toEqual([ANSWER.costs.heading]);
});

test("a second way stands beside the button only if there is one", () => {
  const waysOf = (onward: HeroBlock["onward"]) =>
    [...render(<HeroView block={{ ...BLOCK, onward }} />).querySelectorAll("a")].map((a) =>
      a.getAttribute("href"),
    );
  expect(waysOf(BLOCK.onward)).toEqual(["/speak", "/abroad"]);
  expect(waysOf(null)).toEqual(["/speak"]);
});
