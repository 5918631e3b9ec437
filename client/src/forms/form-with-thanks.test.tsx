import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { press, serveAndHydrate, typeInto } from "../../../tests/client/hydrate.ts";
import { PHONE, queryForm } from "../../../tests/client/query-form.ts";
import { eventually, only, render, texts } from "../../../tests/client/render.ts";
import type { Field } from "./fields/query-fields.ts";
import { FormWithThanks } from "./form-with-thanks.tsx";
import { keepTyping, loadKeptTyping, restoreTyping } from "./kept-typing.ts";

const FORM = queryForm("advisor");

beforeEach(() => sessionStorage.clear());

async function send(reply: () => Promise<Response>): Promise<HTMLElement> {
  vi.stubGlobal("fetch", vi.fn(reply));
  vi.stubGlobal("alert", vi.fn());
  const root = await serveAndHydrate(<FormWithThanks phone={PHONE} form={FORM} />);
  const filled = { name: "Asha", email: "a@b.in", phone: "9876543210" };
  for (const [name, value] of Object.entries(filled)) {
    await typeInto(only<HTMLInputElement>(root, `[name=${name}]`), value);
  }
  // A query waits for the phone field's script, which comes at that field's first touch.
  await act(async () => void (await eventually(() => only(root, "[data-live]"))));
  await press(only(root, "[type=submit]"));
  return root;
}

test("e-mail comes before the phone number", () => {
  const labels = texts(render(<FormWithThanks phone={PHONE} form={FORM} />), "label");
  expect(labels.slice(1)).toEqual(["Name", "E-mail", "Phone", "Message (optional)"]);
});

test("a stored query replaces the form by the thank-you, with the focus on its heading", async () => {
  const root = await send(async () => new Response('{"_id": "1"}', { status: 201 }));
  expect(root.querySelector("form")).toBeNull();
  expect(texts(root, "h2, h2 + p")).toEqual([FORM.thanksHeading, FORM.thanksText]);
  expect(texts(root, "ol h3")).toEqual(FORM.nextSteps.map(({ title }) => title));
  expect(document.activeElement).toBe(only(root, "h2"));
  expect(loadKeptTyping("advisor")).toBeNull();
});

test("a refusal is an alert, its text goes to the log, and the form keeps everything", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const root = await send(async () => new Response("Bad gateway", { status: 502 }));
  expect(alert).toHaveBeenCalledExactlyOnceWith("Error sending message");
  expect(log).toHaveBeenCalledExactlyOnceWith("Bad gateway");
  expect(only<HTMLInputElement>(root, "[name=phone]").value).toBe("+91 98765-43210");
  expect(loadKeptTyping("advisor")?.attempt).not.toBeNull();
  log.mockRestore();
});

test("a network's own page is no success: the same alert, and the form keeps everything", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const root = await send(async () => new Response("<h1>Free Wi-Fi</h1>", { status: 200 }));
  expect(alert).toHaveBeenCalledExactlyOnceWith("Error sending message");
  expect(log).toHaveBeenCalledExactlyOnceWith("<h1>Free Wi-Fi</h1>");
  expect(only<HTMLInputElement>(root, "[name=name]").value).toBe("Asha");
  expect(loadKeptTyping("advisor")?.attempt).not.toBeNull();
  log.mockRestore();
});

test("no answer is the same alert; then the form says that nothing is lost, and how to call", async () => {
  const root = await send(() => Promise.reject(new TypeError("offline")));
  expect(alert).toHaveBeenCalledExactlyOnceWith("Error sending message");
  expect(only(root, "[role=status]").textContent).toContain("still in the form");
  expect(only(root, `[role=status] [href="${PHONE.href}"]`).textContent).toBe(PHONE.label);
});

const TEXTS = { hint: null, placeholder: "Choose one", autocomplete: null };
const ROLE: Field = {
  ...TEXTS,
  kind: "choice",
  name: "role",
  label: "Role",
  isRequired: true,
  rule: {
    required: "Role is required",
    notText: "",
    unknown: "",
    options: { advise: "I advise", compute: "I compute" },
  },
};
const CITY: Field = {
  ...TEXTS,
  kind: "line",
  name: "city",
  label: "City",
  isRequired: false,
  maximumLength: 4,
  rule: { required: null, notText: "", unstorable: "", lineBreak: "", tooLong: "City is too long" },
};
const OWN = { fields: [...FORM.fields, ROLE, CITY] };

test("a form's own fields have label, fault and draft by their declaration alone", async () => {
  const root = await serveAndHydrate(<FormWithThanks phone={PHONE} form={{ ...FORM, ...OWN }} />);
  expect(texts(root, "label").slice(-2)).toEqual(["Role", "City (optional)"]);
  expect(texts(root, "option")).toEqual(["Choose one", "I advise", "I compute"]);
  await typeInto(only<HTMLInputElement>(root, "[name=city]"), "Nagpur");
  await press(only(root, "[type=submit]"));
  const faults = [...root.querySelectorAll("[aria-invalid=true]")].map((field) => field.getAttribute("name"));
  expect(faults).toEqual(["name", "email", "phone", "role", "city"]);
  expect(root.textContent).toContain("Role is required");
  expect(root.textContent).toContain("City is too long");
  expect(loadKeptTyping("advisor")?.values).toMatchObject({ city: "Nagpur", role: "" });
});

test("a choice comes back after a faulty plain post, and out of a draft", () => {
  const values = { name: "", email: "", phone: "", message: "", role: "compute", city: "Pune" };
  const island = render(
    <FormWithThanks phone={PHONE} form={{ ...FORM, ...OWN, values, errors: { name: "Name is required" } }} />,
  );
  expect(only(island, "[name=role] [selected]").getAttribute("value")).toBe("compute");
  expect(only<HTMLInputElement>(island, "[name=city]").getAttribute("value")).toBe("Pune");

  keepTyping("advisor", { values: { ...values, role: "advise" }, attempt: null });
  const fresh = render(<FormWithThanks phone={PHONE} form={{ ...FORM, ...OWN }} />);
  fresh.dataset.props = JSON.stringify({ form: FORM });
  restoreTyping(fresh);
  expect(only<HTMLSelectElement>(fresh, "[name=role]").value).toBe("advise");
});

const PREFILLED = { ...FORM, prefilled: { message: "About ₹50 lakh." } };

test("prefilled words are part of the served form, and are kept only if they are changed", async () => {
  expect(
    only<HTMLTextAreaElement>(render(<FormWithThanks phone={PHONE} form={PREFILLED} />), "textarea")
      .textContent,
  ).toBe(PREFILLED.prefilled.message);
  const root = await serveAndHydrate(<FormWithThanks phone={PHONE} form={PREFILLED} />);
  const message = only<HTMLTextAreaElement>(root, "textarea");
  await typeInto(only<HTMLInputElement>(root, "[name=name]"), "Asha");
  expect(message.value).toBe(PREFILLED.prefilled.message);
  expect(loadKeptTyping("advisor")?.values).toMatchObject({ name: "Asha", message: "" });
  await typeInto(message, "About ₹1 crore.");
  expect(loadKeptTyping("advisor")?.values).toMatchObject({ message: "About ₹1 crore." });
});

test.each(["a draft", "early typing"])("the visitor's own words outlive the script: %s", async (source) => {
  keepTyping("advisor", { values: { message: "My draft." }, attempt: null });
  const root = await serveAndHydrate(<FormWithThanks phone={PHONE} form={PREFILLED} />, (served) => {
    served.dataset.props = JSON.stringify({ form: PREFILLED });
    if (source === "early typing") only<HTMLTextAreaElement>(served, "textarea").value = "Typed early.";
    restoreTyping(served);
  });
  const words = source === "a draft" ? "My draft." : "Typed early.";
  expect(only<HTMLTextAreaElement>(root, "textarea").value).toBe(words);
});
