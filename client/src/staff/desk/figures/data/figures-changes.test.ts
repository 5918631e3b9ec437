import { expect, test } from "vitest";
import { withSource, withTerm } from "./figures-changes.ts";
import { figuresFixture } from "./figures-fixture.ts";

test("a source without a word is none, and an emptied term is taken away", () => {
  const begun = withSource({ house: "A House" })(figuresFixture());
  expect(begun.source).toEqual({ document: "", house: "A House", receivedOn: "" });
  expect(withSource({ house: "" })(begun).source).toBeNull();
  expect(withTerm("stocks", "")(begun).terms.stocks).toBeNull();
});
