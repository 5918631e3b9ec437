import { expect, test } from "vitest";
import { sectionAddress } from "./sections.ts";
import { type SubjectPlace, subjectAddress, subjectPlace } from "./subject-address.ts";

const NOTHING = { subject: null, edition: null };

function placeOf(kind: "figures" | "words", address: string): SubjectPlace {
  return subjectPlace(kind, address.slice(sectionAddress(kind).length + 1));
}

test.each([
  ["figures", "ace"],
  ["words", "faqs/nri"],
] as const)("an address of %s names what is shown, and leads back to it", (kind, subject) => {
  expect(placeOf(kind, sectionAddress(kind))).toEqual(NOTHING);
  expect(placeOf(kind, subjectAddress(kind, subject))).toEqual({ subject, edition: null });
  expect(placeOf(kind, subjectAddress(kind, subject, "e1"))).toEqual({ subject, edition: "e1" });
  expect(placeOf(kind, subjectAddress(kind, subject, "../x"))).toEqual(NOTHING);
});

test.each([
  ["figures", "../me"],
  ["figures", "A/b"],
  ["figures", "ace/again"],
  ["figures", "ace?x"],
  ["words", "../figures"],
  ["words", "faqs//nri"],
  ["words", "/faqs"],
  ["words", "faqs/nri?x"],
  ["words", "Faqs"],
] as const)("in %s %j is no name", (kind, subject) => {
  expect(placeOf(kind, subjectAddress(kind, subject, "e1"))).toEqual(NOTHING);
});

test("an edition without a subject is none", () => {
  expect(placeOf("figures", `${sectionAddress("figures")}/editions/e1`)).toEqual(NOTHING);
});
