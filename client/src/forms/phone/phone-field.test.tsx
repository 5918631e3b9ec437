import { act, createRef } from "react";
import { expect, test, vi } from "vitest";
import { press, serveAndHydrate } from "../../../../tests/client/hydrate.ts";
import { fieldOf, queryForm } from "../../../../tests/client/query-form.ts";
import { eventually, only } from "../../../../tests/client/render.ts";
import type { FieldOf } from "../fields/query-fields.ts";
import { COUNTRIES } from "./countries.ts";
import { MAXIMUM_DIGITS } from "./home-country.ts";
import { PhoneField, type PhoneHandle } from "./phone-field.tsx";
import { digitsOf } from "./whole-number.ts";

type Before = (field: HTMLInputElement) => void;

async function phoneField(before: Before = () => undefined, served?: string) {
  const edits: string[] = [];
  const onRefuse = vi.fn();
  const note = (): unknown => edits.push(only<HTMLInputElement>(root, "input").value);
  const given = {
    field: fieldOf(queryForm("contact"), "phone") as FieldOf<"phone">,
    error: undefined,
    startsFocused: false,
    served,
    geocoderUrl: "",
    isLocked: false,
  };
  const handle = createRef<PhoneHandle>();
  const root = await serveAndHydrate(
    <PhoneField {...given} onEdit={note} onRefuse={onRefuse} handle={handle} />,
    (served) => before(only<HTMLInputElement>(served, "input")),
  );
  await act(async () => void (await handle.current?.load()));
  const country = (): string | null => only(root, "[aria-haspopup]").getAttribute("aria-label");
  return { root, edits, onRefuse, field: only<HTMLInputElement>(root, "input"), country };
}

/** Put a text in place of what is selected, as a keystroke or a paste. */
async function enter(field: HTMLInputElement, text: string, inputType = "insertText"): Promise<void> {
  await act(async () => {
    field.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, inputType, data: text }));
    const start = field.selectionStart ?? 0;
    field.value = field.value.slice(0, start) + text + field.value.slice(field.selectionEnd ?? start);
    field.setSelectionRange(start + text.length, start + text.length);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType, data: text }));
  });
}

async function typeKeys(field: HTMLInputElement, keys: string): Promise<void> {
  for (const key of keys) await enter(field, key);
}

async function backspace(field: HTMLInputElement): Promise<void> {
  const end = field.selectionEnd ?? 0;
  if (field.selectionStart === end) field.setSelectionRange(end - 1, end);
  await enter(field, "", "deleteContentBackward");
}

const FULL = "+91 98100-00118123";

test("a sixteenth digit is not entered, and the caret stays where it was", async () => {
  const { field, edits, onRefuse } = await phoneField();
  field.focus();
  await typeKeys(field, "98100001181234");
  expect(field.value).toBe(FULL);
  expect(field.selectionStart).toBe(FULL.length);
  for (const inputType of ["insertText", "insertCompositionText"]) {
    field.setSelectionRange(7, 7);
    await enter(field, "5", inputType);
    expect(field.value).toBe(FULL);
    expect([field.selectionStart, field.selectionEnd]).toEqual([7, 7]);
  }
  expect(onRefuse).not.toHaveBeenCalled();
  expect(edits.at(-1)).toBe(FULL);
  field.setSelectionRange(4, 6);
  await typeKeys(field, "7");
  expect(field.value).toBe("+91 71000-0118123");
  await typeKeys(field, "65");
  expect(field.value).toBe("+91 76100-00118123");
});

test.each([
  ["insertFromPaste", "3"],
  ["insertFromDrop", "345"],
  ["insertReplacementText", "34"],
  ["insertText", "34"],
  ["insertCompositionText", "34"],
])("what comes by %s and is too long is refused whole", async (inputType, text) => {
  const { field, edits, onRefuse } = await phoneField();
  await typeKeys(field, "981000011812");
  await typeKeys(field, text === "3" ? "3" : "");
  const [before, edited] = [field.value, edits.length];
  field.setSelectionRange(5, 5);
  await enter(field, text.repeat(5), inputType);
  expect(field.value).toBe(before);
  expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5]);
  expect(onRefuse).toHaveBeenCalledTimes(1);
  expect(edits).toHaveLength(edited);
});

test("a text over a selection is refused and the selection restored, or taken if it fits", async () => {
  const { field, onRefuse } = await phoneField();
  await typeKeys(field, "9810000118123");
  field.setSelectionRange(0, FULL.length);
  await enter(field, "+919810000118123456789", "insertFromPaste");
  expect(field.value).toBe(FULL);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, FULL.length]);
  expect(onRefuse).toHaveBeenCalledTimes(1);
  await enter(field, "+44 (0)20 7946 0958", "insertFromPaste");
  expect(field.value).toBe("+44 2079 460958");
});

test("a dictated text over a selection is refused, however little longer it is", async () => {
  const { field, onRefuse } = await phoneField();
  await typeKeys(field, "9810000118123");
  field.setSelectionRange(field.value.length - 3, field.value.length);
  await enter(field, "4567");
  expect(field.value).toBe(FULL);
  expect(onRefuse).toHaveBeenCalledTimes(1);
});

test("a browser that fills the field in is refused too", async () => {
  const { field, onRefuse } = await phoneField();
  await typeKeys(field, "98100");
  await act(async () => {
    field.value = "+1234567890123456";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(field.value).toBe("+91 98100-");
  expect(onRefuse).toHaveBeenCalledTimes(1);
});

test("every country's mask takes fifteen digits, and none takes sixteen", async () => {
  const { field } = await phoneField();
  for (const { dialCode } of COUNTRIES) {
    const number = dialCode.padEnd(MAXIMUM_DIGITS, "9");
    for (const given of [number, `${number}9`]) {
      field.setSelectionRange(0, field.value.length);
      await enter(field, `+${given}`, "insertFromPaste");
      expect(digitsOf(field.value)).toBe(number);
    }
  }
});

async function choose(root: HTMLElement, name: string): Promise<void> {
  await press(only(root, "[aria-haspopup]"));
  const rows = [...root.querySelectorAll<HTMLElement>("[role=option]")];
  await press(rows.find((option) => option.textContent.startsWith(name)) as HTMLElement);
}

test.each([
  ["9810000118", "United States", "+1 (981) 000-0118", "US +1"],
  ["9810000118", "Canada", "+1 (981) 000-0118", "CA +1"],
  ["2045550123", "United States", "+1 (204) 555-0123", "US +1"],
  ["98", "Kazakhstan", "+7 98", "KZ +7"],
  ["+39 06 1234", "United Kingdom", "+44 6123 4", "GB +44"],
  ["+4", "Kazakhstan", "+7 ", "KZ +7"],
  ["", "Kazakhstan", "+7 ", "KZ +7"],
])("the number %s goes along with its visitor to %s", async (typed, name, shown, label) => {
  const { root, field, edits, country } = await phoneField();
  await enter(field, typed, "insertFromPaste");
  await choose(root, name);
  expect(field.value).toBe(shown);
  expect(country()).toBe(`Country code: ${name}, ${label}`);
  expect(edits.at(-1)).toBe(shown);
  expect(document.activeElement).toBe(field);
});

test("one after another, every country takes the number along, and the first one has it as it was", async () => {
  const { root, field } = await phoneField();
  await typeKeys(field, "9810000118");
  const elsewhere = COUNTRIES.filter((_, index) => index % 40 === 0);
  for (const { name, dialCode } of elsewhere) {
    await choose(root, name);
    expect(digitsOf(field.value), name).toBe(`${dialCode}9810000118`);
  }
  await choose(root, "India");
  expect(field.value).toBe("+91 98100-00118");
});

test("a country with whose dial code the number would be too long is refused, and all stays", async () => {
  const { root, field, onRefuse, country } = await phoneField();
  await typeKeys(field, "9810000118123");
  await choose(root, "Guyana");
  expect(field.value).toBe(FULL);
  expect(country()).toContain("India");
  expect(onRefuse).toHaveBeenCalledTimes(1);
});

test.each(["98100001181234", "+91 98100-001181234567", "+1234567890123456"])(
  "%s, typed before the script or kept in a draft, is refused when the script comes",
  async (value) => {
    const { field, onRefuse } = await phoneField((served) => {
      served.value = value;
    });
    expect(field.value).toBe("+91 ");
    expect(onRefuse).toHaveBeenCalledTimes(1);
    await typeKeys(field, "9810000118");
    expect(field.value).toBe("+91 98100-00118");
  },
);

test("a longer number that was served again stays, and may only be shortened", async () => {
  const { field } = await phoneField(() => undefined, "+911234567890123456");
  expect(digitsOf(field.value)).toBe("911234567890123456");
  field.setSelectionRange(field.value.length, field.value.length);
  await enter(field, "7");
  expect(digitsOf(field.value)).toBe("911234567890123456");
  await backspace(field);
  expect(digitsOf(field.value)).toBe("91123456789012345");
});

test("an extension is not taken, neither with its number nor behind it", async () => {
  const { field, country, onRefuse } = await phoneField();
  await enter(field, "98765 43210 ext 12", "insertFromPaste");
  expect(field.value).toBe("+91 98765-43210");
  await enter(field, " ext 12", "insertFromPaste");
  expect(field.value).toBe("+91 98765-43210");
  expect(field.selectionStart).toBe(field.value.length);
  expect(country()).toContain("India");
  expect(onRefuse).not.toHaveBeenCalled();
});

test.each(["९८७६५४३२१०", "９８７６５４３２１０", "٩٨٧٦٥٤٣٢١٠", "𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎"])(
  "%s, typed, pasted, found or served, is a number",
  async (digits) => {
    const typed = await phoneField();
    typed.field.focus();
    await typeKeys(typed.field, digits);
    expect(typed.field.value).toBe("+91 98765-43210");
    expect(typed.edits.at(-1)).toBe("+91 98765-43210");
    typed.field.setSelectionRange(6, 6);
    await typeKeys(typed.field, [...digits][3] as string);
    expect(typed.field.value).toBe("+91 98676-543210");
    expect(typed.field.selectionStart).toBe(7);
    const pasted = await phoneField();
    await enter(pasted.field, digits, "insertFromPaste");
    expect(pasted.field.value).toBe("+91 98765-43210");
    await enter(pasted.field, digits, "insertFromPaste");
    expect(pasted.onRefuse).toHaveBeenCalledTimes(1);
    const found = await phoneField((served) => {
      served.value = digits;
    });
    expect(found.field.value).toBe("+91 98765-43210");
    const served = await phoneField(() => undefined, digits);
    expect(served.field.value).toBe("+91 98765-43210");
  },
);

test("a full-width plus begins a number of another country", async () => {
  const { field } = await phoneField();
  await enter(field, "＋４４ ２０ ７９４６ ０９５８", "insertFromPaste");
  expect(field.value).toBe("+44 2079 460958");
});

const KAZAKHSTAN = "Country code: Kazakhstan, KZ +7";

test.each([
  ["9810000118", "+91 98100-00118"],
  ["9123456789", "+91 91234-56789"],
  ["7012345678", "+91 70123-45678"],
  ["8800112233", "+91 88001-12233"],
  ["09810000118", "+91 98100-00118"],
  ["00919810000118", "+91 98100-00118"],
  ["+442079460958", "+44 2079 460958"],
  ["98100001189", "+91 98100-001189"],
])("%s typed over all, before the code and behind it", async (keys, shown) => {
  const { field } = await phoneField();
  for (const [start, end] of [
    [0, 4],
    [0, 0],
    [4, 4],
  ] as const) {
    field.focus();
    await act(async () => field.setSelectionRange(0, field.value.length));
    await enter(field, "+91 ", "insertFromPaste");
    field.setSelectionRange(start, end);
    await typeKeys(field, keys);
    expect(field.value, `${start}–${end}`).toBe(shown);
  }
});

test("digits go one by one, and an emptied field takes a national number", async () => {
  const { field, country } = await phoneField();
  field.focus();
  await typeKeys(field, "9810");
  await backspace(field);
  expect(field.value).toBe("+91 981");
  field.setSelectionRange(5, 5);
  await backspace(field);
  expect(field.value).toBe("+91 81");
  for (let left = 8; left > 0 && field.value !== ""; left -= 1) {
    field.setSelectionRange(field.value.length, field.value.length);
    await backspace(field);
  }
  expect(field.value).toBe("");
  await typeKeys(field, "9810000118");
  expect(field.value).toBe("+91 98100-00118");
  expect(country()).toContain("India");
});

test("the focus puts the caret behind a dial code, and leaves it alone in a number", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { field } = await phoneField();
  field.setSelectionRange(0, 0);
  await act(async () => field.focus());
  expect(field.selectionStart).toBe(4);
  field.setSelectionRange(0, 0);
  vi.runAllTimers();
  expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);
  field.blur();
  await act(async () => field.focus());
  field.select();
  vi.runAllTimers();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  await typeKeys(field, "98");
  field.blur();
  field.setSelectionRange(1, 1);
  await act(async () => field.focus());
  vi.runAllTimers();
  expect(field.selectionStart).toBe(1);
  vi.useRealTimers();
});

test("a chosen country is reported once the field shows it", async () => {
  const { root, field, edits, country } = await phoneField();
  await choose(root, "Kazakhstan");
  expect(edits.at(-1)).toBe("+7 ");
  expect(country()).toBe(KAZAKHSTAN);
  expect(field.dataset.country).toBe("kz");
});

test.each([
  ["+7 ", "kz", "+7 ", KAZAKHSTAN],
  ["+7 7271234567", "kz", "+7 727 123-45-67", KAZAKHSTAN],
  ["+1 (981) 000-0118", "ca", "+1 (981) 000-0118", "Country code: Canada, CA +1"],
  ["+1 204", "ca", "+1 (204) ", "Country code: Canada, CA +1"],
  ["+44 ", "gb", "+44 ", "Country code: United Kingdom, GB +44"],
  ["+44 ", "xx", "+44 ", "Country code: United Kingdom, GB +44"],
])("%s of a draft comes back in %s", async (value, iso2, shown, name) => {
  const { field, country } = await phoneField((served) => {
    served.value = value;
    served.dataset.country = iso2;
  });
  expect(field.value).toBe(shown);
  expect(country()).toBe(name);
});

test("the list of countries opens with the rows around the chosen one, and the others follow", async () => {
  const { root } = await phoneField();
  const rows = () => root.querySelectorAll("[role=option]").length;
  // `act` would run what comes later at once.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  only<HTMLElement>(root, "[aria-haspopup]").click();
  await Promise.resolve();
  expect(rows()).toBe(12);
  expect(root.querySelector("[aria-selected=true]")?.textContent).toContain("India");
  await eventually(() => expect(rows()).toBe(COUNTRIES.length));
  expect(root.querySelector("[aria-selected=true]")?.textContent).toContain("India");
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
