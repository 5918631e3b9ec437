import { expect, test } from "vitest";
import { linkedQueryOf, MENU, queryAddress, sectionAddress, sectionLabel, sectionOf } from "./sections.ts";

const named = (query: string): string | null => sectionOf(new URLSearchParams(query));

test("the menu has the three specified sections in order, then ours, and none of the unreached ones", () => {
  expect(MENU.map(({ section }) => sectionLabel(section))).toEqual([
    "Dashboard",
    "Contact Query",
    "Speak Query",
    "Figures",
    "Words",
    "Members",
  ]);
});

test("the dashboard is selected on arrival", () => {
  expect(named("")).toBe("dashboard");
});

test("every address leads back to its section", () => {
  for (const section of [
    "dashboard",
    "contact",
    "speak",
    "figures",
    "words",
    "members",
    "account",
    "users",
    "settings",
    "reports",
  ] as const) {
    expect(sectionOf(new URL(sectionAddress(section), "http://panel.test").searchParams)).toBe(section);
  }
});

test("an unknown name is none, one of every object's own included", () => {
  expect(named("section=foo")).toBeNull();
  expect(named("section=constructor")).toBeNull();
});

const ID = "0123456789abcdef01234567";

test("a query's address leads back to it", () => {
  for (const kind of ["contact", "speak"] as const) {
    const { searchParams } = new URL(queryAddress({ kind, id: ID }), "http://panel.test");
    expect(linkedQueryOf(searchParams)).toEqual({ kind, id: ID });
    expect(sectionOf(searchParams)).toBe(kind);
  }
});

test.each([
  `section=users&query=${ID}`,
  `query=${ID}`,
  "section=contact",
  "section=contact&query=",
  "section=contact&query=../me",
  `section=contact&query=${ID}0`,
])("%s names no query", (query) => {
  expect(linkedQueryOf(new URLSearchParams(query))).toBeNull();
});
