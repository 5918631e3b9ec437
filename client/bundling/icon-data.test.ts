import { expect, test } from "vitest";
import { checkFormIcons, readFormIcons, readIcons } from "./icon-data.ts";

test("icons are lists of elements with their attributes", async () => {
  const icons = await readIcons(["chevron-down"]);
  expect(icons).toEqual({ "chevron-down": [["path", { d: "m6 9 6 6 6-6" }]] });
});

test("an icon Lucide does not have is refused by name", async () => {
  await expect(readIcons(["x", "no-such-icon"])).rejects.toThrow('lucide-static has no icon "no-such-icon"');
});

test("every declared form has an icon of the site", async () => {
  const forms = await readFormIcons();
  expect(forms.length).toBeGreaterThan(0);
  expect(() => checkFormIcons(forms)).not.toThrow();
});

test("a form's unknown icon is refused with the form, its file and the known names", async () => {
  const [form] = await readFormIcons();
  const faulty = [form as NonNullable<typeof form>, { kind: "events", icon: "no-such-icon" }];
  expect(() => checkFormIcons(faulty)).toThrow(
    /^app\/forms\/declared\.py: events: .*"no-such-icon".* mail, /,
  );
});
