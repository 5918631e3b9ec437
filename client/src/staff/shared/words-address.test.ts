import { expect, test } from "vitest";
import { wordsAddress, wordsPlace } from "./words-address.ts";

const placeOf = (address: string) => wordsPlace(new URL(address, "https://site.example").searchParams);

test("an address names what is shown, and survives the way there and back", () => {
  expect(placeOf(wordsAddress())).toEqual({ part: null, edition: null });
  expect(placeOf(wordsAddress("faqs/nri", "e1"))).toEqual({ part: "faqs/nri", edition: "e1" });
});

test("what cannot be a name counts as none", () => {
  for (const part of ["../figures", "faqs//nri", "/faqs", "faqs/nri?x", "Faqs"]) {
    expect(placeOf(wordsAddress(part, "e1"))).toEqual({ part: null, edition: null });
  }
  expect(placeOf(wordsAddress("faqs/nri", "../x"))).toEqual({ part: "faqs/nri", edition: null });
});
