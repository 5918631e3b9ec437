import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { press, serveAndHydrate, typeInto } from "../../../tests/client/hydrate.ts";
import { PHONE, queryForm } from "../../../tests/client/query-form.ts";
import { eventually, only, render, texts } from "../../../tests/client/render.ts";
import { FormWithThanks } from "./form-with-thanks.tsx";
import { keepTyping, loadKeptTyping } from "./kept-typing.ts";
import { ToastForm } from "./toast-form.tsx";

const FORM = queryForm("contact");
const FILLED = { name: "Asha", phone: "+91 98765-43210", email: "a@b.in", message: "Hello" };

beforeEach(() => sessionStorage.clear());

const field = (root: HTMLElement, name: string): HTMLInputElement => only(root, `[name=${name}]`);
const submitButton = (root: HTMLElement): HTMLElement => only(root, "[type=submit]");
const status = (root: HTMLElement): string => only(root, "form [role=status]").textContent;

async function fill(root: HTMLElement, values: Record<string, string> = FILLED): Promise<void> {
  for (const [name, value] of Object.entries(values)) await typeInto(field(root, name), value);
  // A query waits for the phone field's script, which comes at that field's first touch.
  await act(async () => void (await eventually(() => only(root, "[data-live]"))));
}

function answerWith(...replies: (() => Promise<Response> | Response)[]): void {
  const next = [...replies];
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => (next.shift() as () => Response)()),
  );
}

const keys = (): (string | null)[] =>
  vi.mocked(fetch).mock.calls.map(([, request]) => new Headers(request?.headers).get("Idempotency-Key"));

const accepted = (): Response =>
  new Response(`{"message": "${FORM.thanksText}", "_id": "1"}`, { status: 201 });
const unavailable = (): Response => new Response('{"message": "Not stored.", "errors": {}}', { status: 503 });

test("without script it is a plain form that posts to the page's own address", () => {
  const root = render(<ToastForm phone={PHONE} form={FORM} />);
  const form = only<HTMLFormElement>(root, "form");
  expect(form.getAttribute("action")).toBe("/contact");
  expect(form.getAttribute("method")).toBe("post");
  expect(form.hasAttribute("novalidate")).toBe(true);
  expect(texts(form, "label").slice(1)).toEqual(["Name", "Phone", "E-mail", "Message (optional)"]);
  expect(field(root, "noticeVersion").value).toBe("2026-11");
  expect(field(root, "phone").getAttribute("value")).toBe("+91 ");
  expect(field(root, "website").closest("[aria-hidden=true]")).not.toBeNull();
  expect(field(root, "website").tabIndex).toBe(-1);
});

test("a faulty plain post comes back with what was typed and what is wrong", () => {
  const values = { ...FILLED, name: "", email: "asha@" };
  const errors = { name: "Name is required", email: "Invalid email format" };
  const root = render(<ToastForm phone={PHONE} form={queryForm("contact", { values, errors })} />);
  expect(field(root, "email").getAttribute("value")).toBe("asha@");
  expect(field(root, "message").textContent).toBe("Hello");
  expect(field(root, "name").getAttribute("placeholder")).toBe("Name is required");
  expect(only(root, "form").hasAttribute("data-blank")).toBe(false);
  const described = field(root, "email").getAttribute("aria-describedby") as string;
  expect(only(root, `[id="${described}"]`).textContent).toBe("Invalid email format");
});

test.each([
  ["contact", ToastForm, "phone"],
  ["advisor", FormWithThanks, "email"],
] as const)(
  "a faulty plain post of %s opens at its first faulty field, and wakes there",
  async (kind, Form, first) => {
    const errors = { phone: "Phone number is required", email: "Email is required" };
    const faulty = queryForm(kind, { values: { ...FILLED, phone: "", email: "" }, errors });
    const root = await serveAndHydrate(<Form phone={PHONE} form={faulty} />);
    expect([...root.querySelectorAll("[autofocus]")]).toEqual([field(root, first)]);
  },
);

test("a form without faults takes no focus", () => {
  expect(render(<ToastForm phone={PHONE} form={FORM} />).querySelector("[autofocus]")).toBeNull();
});

test("nothing is sent while a field is faulty; typing clears that field's error alone", async () => {
  answerWith();
  const root = await serveAndHydrate(<ToastForm phone={PHONE} form={FORM} />);
  await press(submitButton(root));
  expect(fetch).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field(root, "name"));
  expect(root.querySelectorAll("[aria-invalid=true]")).toHaveLength(3);
  expect(field(root, "name").placeholder).toBe("Name is required");
  await typeInto(field(root, "name"), "Asha");
  const faulty = [...root.querySelectorAll("[aria-invalid=true]")];
  expect(faulty).toEqual([field(root, "phone"), field(root, "email")]);
  expect(field(root, "name").placeholder).toBe("Your full name");
});

test("a kept query empties the form, forgets the draft and thanks in a toast for four seconds", async () => {
  answerWith(accepted);
  const root = await serveAndHydrate(<ToastForm phone={PHONE} form={FORM} />);
  await fill(root);
  expect(loadKeptTyping("contact")?.values).toEqual(FILLED);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  await press(submitButton(root));
  const body = JSON.parse(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body));
  expect(body).toMatchObject({ ...FILLED, phone: "+919876543210", noticeVersion: "2026-11" });
  expect(root.textContent).toContain("Thank you!Contact form submitted successfully.");
  expect(["name", "phone", "email", "message"].map((name) => field(root, name).value)).toEqual([
    "",
    "+91 ",
    "",
    "",
  ]);
  expect(loadKeptTyping("contact")).toBeNull();
  await act(() => vi.advanceTimersByTime(3999));
  expect(root.textContent).toContain("Thank you!");
  await act(() => vi.advanceTimersByTime(1));
  expect(root.textContent).not.toContain("Thank you!");
  vi.useRealTimers();
});

test.each([
  ['{"message": "We have your query.", "_id": "1"}', "We have your query."],
  ['{"message": " ", "_id": "1"}', FORM.thanksText],
  ['{"message": 7, "_id": "1"}', FORM.thanksText],
  ["{}", FORM.thanksText],
])("the toast says the server's words, and the content's where there are none: %s", async (reply, said) => {
  answerWith(() => new Response(reply, { status: 201 }));
  const root = await serveAndHydrate(<ToastForm phone={PHONE} form={FORM} />);
  await fill(root);
  await press(submitButton(root));
  expect(root.textContent).toContain(`${FORM.thanksHeading}${said}`);
});

test("a refusal's words stand in the status line, its errors at the fields, and all stays typed", async () => {
  const refusal = '{"message": "Please correct.", "errors": {"email": "Invalid email format"}}';
  answerWith(() => new Response(refusal, { status: 422 }));
  const root = await serveAndHydrate(<ToastForm phone={PHONE} form={FORM} />);
  await fill(root);
  await press(submitButton(root));
  expect(status(root)).toBe("Please correct.");
  expect(document.activeElement).toBe(field(root, "email"));
  expect(field(root, "name").value).toBe("Asha");
});

test("without an answer the status line says so and leaves another way, and the next press repeats the key", async () => {
  answerWith(() => Promise.reject(new TypeError("offline")), unavailable, unavailable);
  const root = await serveAndHydrate(<ToastForm phone={PHONE} form={FORM} />);
  await fill(root);
  await press(submitButton(root));
  expect(status(root)).toMatch(/^Something went wrong\. .*still in the form/);
  expect(only(root, `[role=status] [href="${PHONE.href}"]`).textContent).toBe(PHONE.label);
  await press(submitButton(root));
  expect(status(root)).toMatch(/^Not stored\. .*still in the form/);
  await typeInto(field(root, "message"), "Hello again");
  await press(submitButton(root));
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each(["<h1>Free Wi-Fi</h1>", ""])(
  "a network's own page (%j) is no success: all stays, with its key",
  async (page) => {
    answerWith(() => new Response(page, { status: 200 }), accepted);
    const root = await serveAndHydrate(<ToastForm phone={PHONE} form={FORM} />);
    await fill(root);
    await press(submitButton(root));
    expect(status(root)).toMatch(/^Something went wrong\./);
    expect(root.textContent).not.toContain("Thank you!");
    expect(Object.keys(FILLED).map((name) => field(root, name).value)).toEqual(Object.values(FILLED));
    expect(loadKeptTyping("contact")?.values).toEqual(FILLED);
    await press(submitButton(root));
    expect(root.textContent).toContain("Thank you!");
    const [first, second] = keys();
    expect(second).toBe(first);
  },
);

test("a reload repeats the key of what was sent before, and measures no time", async () => {
  const query = { name: "Asha", phone: "+919876543210", email: "a@b.in", message: "Hello" };
  keepTyping("contact", { values: FILLED, attempt: { key: "earlier", content: JSON.stringify(query) } });
  answerWith(unavailable);
  const root = await serveAndHydrate(<ToastForm phone={PHONE} form={FORM} />, (served) => {
    for (const [name, value] of Object.entries(FILLED)) field(served, name).value = value;
  });
  await press(submitButton(root));
  expect(keys()).toEqual(["earlier"]);
  expect(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body)).not.toContain("elapsedMs");
});

test("while a query is on its way nothing can be sent or changed", async () => {
  let finish: (reply: Response) => void = () => undefined;
  answerWith(() => new Promise((resolve) => (finish = resolve)));
  const root = await serveAndHydrate(<ToastForm phone={PHONE} form={FORM} />);
  await fill(root);
  await press(submitButton(root));
  expect(submitButton(root).textContent).toBe("Sending…");
  expect(field(root, "message").readOnly).toBe(true);
  await press(submitButton(root));
  expect(fetch).toHaveBeenCalledTimes(1);
  await act(async () => finish(accepted()));
  expect(submitButton(root).textContent).toBe(FORM.submitLabel);
});

test.each(["name", "message"])(
  "what was typed into the %s before the script came is in the draft",
  async (name) => {
    await serveAndHydrate(<ToastForm phone={PHONE} form={FORM} />, (served) => {
      field(served, name).value = "Ravi";
    });
    expect(loadKeptTyping("contact")).toEqual({
      values: { name: "", phone: "+91 ", email: "", message: "", [name]: "Ravi" },
      attempt: null,
      prefilled: FORM.prefilled,
    });
  },
);

test("a form nobody has touched leaves no draft", async () => {
  await serveAndHydrate(<ToastForm phone={PHONE} form={FORM} />);
  expect(loadKeptTyping("contact")).toBeNull();
});

test("text typed before the script is kept and formatted", async () => {
  const root = await serveAndHydrate(<ToastForm phone={PHONE} form={FORM} />, (served) => {
    field(served, "name").value = "Ravi";
    field(served, "phone").value = "+17021234567";
  });
  expect(field(root, "name").value).toBe("Ravi");
  expect(field(root, "phone").value).toBe("+1 (702) 123-4567");
  expect(only(root, "[aria-haspopup]").getAttribute("aria-label")).toBe("Country code: United States, US +1");
});
