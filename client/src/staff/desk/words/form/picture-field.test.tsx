import { act, type ReactElement, useMemo, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../session/session.tsx";
import { FormContext } from "./form-context.ts";
import { FormField } from "./form-field.tsx";
import type { FormSchema } from "./form-schema.ts";
import { valueAt, withValue } from "./values.ts";

const FORM: FormSchema = {
  type: "object",
  format: "picture",
  title: "Picture",
  properties: {
    file: { type: "string", title: "File" },
    alt: { type: "string", title: "In words" },
    focalPoint: { type: "array", items: { type: "integer" }, title: "What stays in sight" },
    credit: { type: "string", title: "Who took it" },
  },
  required: ["file", "alt"],
};
let root: Root;
let container: HTMLElement;
let words: unknown;
let upload: { body: unknown; answer: (status: number, said: object) => void } | null;

function Probe(): ReactElement {
  const [value, setValue] = useState<unknown>({});
  words = value;
  const tools = useMemo(
    () => ({
      set: (path: readonly (string | number)[], one: unknown) =>
        setValue((before: unknown) => withValue(before, path, one)),
      leave: () => undefined,
      faults: new Map<string, string>(),
      placeholders: {},
      Field: FormField,
    }),
    [],
  );
  return (
    <FormContext value={tools}>
      <FormField path={["picture"]} form={FORM} value={valueAt(value, ["picture"])} isOptional />
    </FormContext>
  );
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  upload = null;
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    if (address !== "/api/pictures") return Promise.resolve(new Response("{}", { status: 401 }));
    return new Promise((resolve) => {
      upload = {
        body: request.body,
        answer: (status, said) => resolve(new Response(JSON.stringify(said), { status })),
      };
    });
  });
  container = document.createElement("div");
  root = createRoot(container);
  await act(async () =>
    root.render(
      <SessionProvider>
        <Probe />
      </SessionProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function choose(file: File): Promise<void> {
  const input = container.querySelector<HTMLInputElement>("input[type=file]");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => input?.dispatchEvent(new Event("change", { bubbles: true })));
}

async function chosen(): Promise<void> {
  await choose(new File(["picture"], "portrait.jpg", { type: "image/jpeg" }));
  await act(async () => upload?.answer(201, { file: "uploaded/abc.jpg" }));
}

test("a chosen file is uploaded as it is, and the words name the stored picture", async () => {
  await choose(new File(["picture"], "portrait.jpg", { type: "image/jpeg" }));
  expect(container.querySelector("[role=status]")?.textContent).toContain("portrait.jpg");
  expect(upload?.body).toBeInstanceOf(File);
  await act(async () => upload?.answer(201, { file: "uploaded/abc.jpg" }));
  expect(words).toEqual({ picture: { file: "uploaded/abc.jpg", alt: "" } });
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/api/pictures/uploaded/abc.jpg");
  expect(container.querySelector("[role=status]")?.textContent).toBe("");
});

test("a refusal stands at the field, and nothing is lost by it", async () => {
  await chosen();
  const before = words;
  await choose(new File(["x"], "other.png", { type: "image/png" }));
  await act(async () => upload?.answer(422, { message: "The file moves.", errors: {} }));
  expect(container.textContent).toContain("The file moves.");
  expect(words).toEqual(before);
});

test("a file that is far too large is not sent", async () => {
  const file = new File(["x"], "huge.jpg", { type: "image/jpeg" });
  Object.defineProperty(file, "size", { value: 13 * 1024 * 1024 });
  await choose(file);
  expect(upload).toBeNull();
  expect(container.textContent).toContain("12 MB");
});

test("a click on the picture or two numbers set the focal point", async () => {
  await chosen();
  const preview = container.querySelector<HTMLElement>("button:has(img)");
  vi.spyOn(preview as HTMLElement, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 50, 200, 400));
  const press = new MouseEvent("click", { bubbles: true, clientX: 150, clientY: 150, detail: 1 });
  await act(async () => preview?.dispatchEvent(press));
  expect(valueAt(words, ["picture", "focalPoint"])).toEqual([25, 25]);
  const [left] = container.querySelectorAll<HTMLInputElement>("input[type=number]");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(left, "80");
    left?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(valueAt(words, ["picture", "focalPoint"])).toEqual([80, 25]);
});

test("it can be removed", async () => {
  await chosen();
  const buttons = [...container.querySelectorAll("button")];
  await act(async () => buttons.find(({ textContent }) => textContent?.startsWith("Remove"))?.click());
  expect(words).toEqual({});
});
