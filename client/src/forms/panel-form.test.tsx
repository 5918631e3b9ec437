// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { draw, only, texts } from "../../../tests/client/draw.ts";
import { press, serveAndHydrate, typeInto } from "../../../tests/client/hydrate.ts";
import { leadForm } from "../../../tests/client/lead-form.ts";
import { loadDraft } from "./draft.ts";
import { PanelForm } from "./panel-form.tsx";

const FORM = leadForm("advisor");

beforeEach(() => sessionStorage.clear());

async function send(reply: () => Promise<Response>): Promise<HTMLElement> {
  vi.stubGlobal("fetch", vi.fn(reply));
  vi.stubGlobal("alert", vi.fn());
  const root = await serveAndHydrate(<PanelForm form={FORM} />);
  const filled = { name: "Asha", email: "a@b.in", phone: "9876543210" };
  for (const [name, value] of Object.entries(filled)) {
    await typeInto(only<HTMLInputElement>(root, `[name=${name}]`), value);
  }
  await press(only(root, "[type=submit]"));
  return root;
}

test("e-mail comes before the phone number", () => {
  const labels = texts(draw(<PanelForm form={FORM} />), "label");
  expect(labels.slice(1)).toEqual(["Name", "E-mail", "Phone", "Message (optional)"]);
});

test("a kept query puts the thank-you in the form's place, with the focus on its heading", async () => {
  const root = await send(async () => new Response('{"_id": "1"}', { status: 201 }));
  expect(root.querySelector("form")).toBeNull();
  expect(texts(root, "h2, p")).toEqual([FORM.thanksHeading, FORM.thanksText]);
  expect(document.activeElement).toBe(only(root, "h2"));
  expect(loadDraft("advisor")).toBeNull();
});

test("a refusal is an alert, its text goes to the log, and the form keeps everything", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const root = await send(async () => new Response("Bad gateway", { status: 502 }));
  expect(alert).toHaveBeenCalledExactlyOnceWith("Error sending message");
  expect(log).toHaveBeenCalledExactlyOnceWith("Bad gateway");
  expect(only<HTMLInputElement>(root, "[name=phone]").value).toBe("+91 98765-43210");
  expect(loadDraft("advisor")?.attempt).not.toBeNull();
  log.mockRestore();
});

test("a network's own page is no success: the same alert, and the form keeps everything", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const root = await send(async () => new Response("<h1>Free Wi-Fi</h1>", { status: 200 }));
  expect(alert).toHaveBeenCalledExactlyOnceWith("Error sending message");
  expect(log).toHaveBeenCalledExactlyOnceWith("<h1>Free Wi-Fi</h1>");
  expect(only<HTMLInputElement>(root, "[name=name]").value).toBe("Asha");
  expect(loadDraft("advisor")?.attempt).not.toBeNull();
  log.mockRestore();
});

test("no answer is the same alert", async () => {
  await send(() => Promise.reject(new TypeError("offline")));
  expect(alert).toHaveBeenCalledExactlyOnceWith("Error sending message");
});
