import { expect, test } from "vitest";
import { FORMS } from "./forms.ts";
import {
  MENU,
  movedAddress,
  queryAddress,
  queryIdOf,
  sectionAddress,
  sectionLabel,
  sectionOf,
} from "./sections.ts";

const LABELS = MENU.map(({ section }) => sectionLabel(section));
const TITLES = FORMS.map(({ title }) => title);

test("the menu has the dashboard, every form and our own sections, but no empty ones", () => {
  expect(LABELS).toEqual(["Dashboard", ...TITLES, "Figures", "Words", "Members"]);
});

test("the three specified sections keep their order", () => {
  const specified = ["Dashboard", "Contact Query", "Speak Query"];
  expect(LABELS.filter((label) => specified.includes(label))).toEqual(specified);
});

test("the dashboard is selected on arrival", () => {
  expect(sectionOf("/admin/dashboard")).toBe("dashboard");
  expect(sectionOf("/admin/dashboard/")).toBe("dashboard");
});

test("every address leads back to its section", () => {
  for (const section of [
    "dashboard",
    ...FORMS.map(({ listName }) => listName),
    "figures",
    "words",
    "members",
    "account",
    "users",
    "settings",
    "reports",
  ] as const) {
    expect(sectionOf(sectionAddress(section))).toBe(section);
  }
});

test("an unknown name has no section, not even a name that every object inherits", () => {
  expect(sectionOf("/admin/dashboard/foo")).toBeNull();
  expect(sectionOf("/admin/dashboard/constructor")).toBeNull();
});

const ID = "0123456789abcdef01234567";

test("a query's address leads back to it", () => {
  const address = queryAddress({ listName: "speak", id: ID });
  expect(sectionOf(address)).toBe("speak");
  expect(queryIdOf(address.split("/").at(-1))).toBe(ID);
});

test.each([undefined, "", "..", "../me", `${ID}0`, `${ID}/seen`])("%s names no query", (place) => {
  expect(queryIdOf(place)).toBeNull();
});

test.each([
  ["?section=contact", "/admin/dashboard/contact"],
  [`?section=speak&query=${ID}`, `/admin/dashboard/speak/${ID}`],
  ["?section=figures&strategy=ace-strategy", "/admin/dashboard/figures/ace-strategy"],
  ["?section=words&part=faqs%2Fnri&edition=e_1", "/admin/dashboard/words/faqs/nri/editions/e_1"],
  ["?section=figures&edition=e1", "/admin/dashboard/figures"],
  ["?section=foo", "/admin/dashboard/foo"],
  ["?section=words&part=//evil.example/", "/admin/dashboard/words/evil.example"],
  ["?section=dashboard", null],
  ["?other=1", null],
  ["", null],
])("%s of earlier leads to %s", (search, address) => {
  expect(movedAddress(search)).toBe(address);
});
