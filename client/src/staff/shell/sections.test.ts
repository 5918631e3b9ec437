import { expect, test } from "vitest";
import { MENU, sectionAddress, sectionLabel, sectionOf } from "./sections.ts";

const named = (query: string): string | null => sectionOf(new URLSearchParams(query));

test("the menu has the three sections in order, and none of the unreached ones", () => {
  expect(MENU.map(({ section }) => sectionLabel(section))).toEqual([
    "Dashboard",
    "Contact Query",
    "Speak Query",
  ]);
});

test("the dashboard is selected on arrival", () => {
  expect(named("")).toBe("dashboard");
});

test("every address leads back to its section", () => {
  for (const section of ["dashboard", "contact", "speak", "users", "settings", "reports"] as const) {
    expect(sectionOf(new URL(sectionAddress(section), "http://panel.test").searchParams)).toBe(section);
  }
});

test("an unknown name is none, one of every object's own included", () => {
  expect(named("section=foo")).toBeNull();
  expect(named("section=constructor")).toBeNull();
});
