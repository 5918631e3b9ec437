import { beforeEach, expect, test, vi } from "vitest";
import { forgetTyping, keepTyping, loadKeptTyping, restoreTyping } from "./kept-typing.ts";

const VALUES = { name: "Asha", phone: "+91 98765-43210", email: "a@b.in", message: "Hello" };
const KEPT = { values: VALUES, attempt: { key: "k", content: "{}" } };

beforeEach(() => sessionStorage.clear());

function served(attributes = "data-blank", prefilled: Record<string, string> = {}): HTMLElement {
  const root = document.createElement("div");
  root.dataset.props = JSON.stringify({ form: { kind: "contact", prefilled } });
  root.innerHTML = `<form ${attributes}><input name="name"><input name="phone" value="+91 "><input name="email"><textarea name="message"></textarea></form>`;
  return root;
}

function values(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLInputElement>("[name]")].map(({ value }) => value);
}

test("kept typing comes back, for its own form alone, until it is cleared", () => {
  keepTyping("contact", KEPT);
  expect(loadKeptTyping("contact")).toEqual(KEPT);
  expect(loadKeptTyping("advisor")).toBeNull();
  forgetTyping("contact");
  expect(loadKeptTyping("contact")).toBeNull();
});

test.each(["{", "7", "null", '{"values": {"name": "Asha"}}', '{"attempt": null}'])(
  "what is no kept typing counts as none: %s",
  (text) => {
    sessionStorage.setItem("draft:contact", text);
    expect(loadKeptTyping("contact")).toBeNull();
  },
);

test("without storage the form still works", () => {
  const refuse = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepTyping("contact", KEPT);
  forgetTyping("contact");
  expect(loadKeptTyping("contact")).toBeNull();
  vi.unstubAllGlobals();
});

test("kept typing goes into the served fields", () => {
  keepTyping("contact", KEPT);
  const root = served();
  restoreTyping(root);
  expect(values(root)).toEqual(Object.values(VALUES));
});

test.each([
  ["the words it was typed over", { message: "On ₹1 crore" }, "Hello"],
  ["no words of ours", {}, "Hello"],
  ["another question", { message: "On ₹2 crore" }, "On ₹2 crore\n\nHello"],
])("what was typed over our words comes back beside %s", (_, prefilled, message) => {
  keepTyping("contact", { ...KEPT, prefilled: { message: "On ₹1 crore" } });
  const root = served("data-blank", prefilled);
  restoreTyping(root);
  expect(values(root)).toEqual(Object.values({ ...VALUES, message }));
});

test("the phone field's country comes back with its number alone", () => {
  const phone = (root: HTMLElement): HTMLInputElement =>
    root.querySelector("[name=phone]") as HTMLInputElement;
  keepTyping("contact", { ...KEPT, values: { ...VALUES, phone: "+7 ", country: "kz" } });
  const root = served();
  restoreTyping(root);
  expect([phone(root).value, phone(root).dataset.country]).toEqual(["+7 ", "kz"]);
  const edited = served();
  phone(edited).value = "+91 98";
  restoreTyping(edited);
  expect([phone(edited).value, phone(edited).dataset.country]).toEqual(["+91 98", undefined]);
});

test("text typed before the script stays", () => {
  keepTyping("contact", KEPT);
  const root = served();
  (root.querySelector("[name=name]") as HTMLInputElement).value = "Ravi";
  restoreTyping(root);
  expect(values(root)).toEqual(["Ravi", VALUES.phone, VALUES.email, VALUES.message]);
});

test("a form the server filled in stays as it is", () => {
  keepTyping("contact", KEPT);
  const root = served("");
  restoreTyping(root);
  expect(values(root)).toEqual(["", "+91 ", "", ""]);
});

test("prefilled words give way to the visitor's own, and stay if the visitor wrote none", () => {
  const message = (words: string): string => {
    keepTyping("contact", { ...KEPT, values: { ...VALUES, message: words } });
    const root = served();
    const field = root.querySelector("textarea") as HTMLTextAreaElement;
    field.defaultValue = "About ₹50 lakh.";
    restoreTyping(root);
    return field.value;
  };
  expect(message("Hello")).toBe("Hello");
  expect(message("")).toBe("About ₹50 lakh.");
});
