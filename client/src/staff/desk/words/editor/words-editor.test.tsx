import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { JsonReply } from "../../../../api/request-json.ts";
import { SessionProvider } from "../../../session/session.tsx";
import { DraftStore } from "../../editions/draft/draft-store.ts";
import { editionFixture } from "../../editions/edition-fixture.ts";
import { type WordsData, WordsEditor } from "./words-editor.tsx";

const FORM = { properties: { hours: { type: "string", title: "Hours" } as const } };
const FAULT = { dataset: null, row: null, column: null, field: "hours", message: "has no zone" };

let root: Root;
let container: HTMLElement;
let answerCheck: (body: object) => void;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The storage is that of all files.
  sessionStorage.clear();
  vi.stubGlobal("fetch", (address: string) =>
    address.endsWith("/check")
      ? new Promise((resolve) => {
          answerCheck = (body) => resolve(new Response(JSON.stringify(body)));
        })
      : Promise.resolve(new Response("{}", { status: 401 })),
  );
  container = document.createElement("div");
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test("text typed during a check does not get the fault of the earlier text", async () => {
  const view = { edition: editionFixture({ kind: "words" }), data: { value: { hours: "9 to 5" } } };
  const refuse = async (): Promise<JsonReply<never>> => {
    return { ok: false, status: 0, message: "Nothing is saved here.", errors: {}, text: "" };
  };
  const store = new DraftStore<WordsData>(view, refuse, "asha@firm.example");
  await act(async () =>
    root.render(
      <SessionProvider>
        <WordsEditor form={FORM} store={store} onStep={() => undefined} />
      </SessionProvider>,
    ),
  );
  const [check] = [...container.querySelectorAll("button")].filter(
    ({ textContent }) => textContent === "Check",
  );
  await act(async () => check?.click());
  await act(async () => store.change(() => ({ value: { hours: "9 am to 5 pm" } })));
  await act(async () => answerCheck({ faults: [FAULT], questions: [], changes: [] }));
  expect(container.textContent).toContain("has no zone");
  const field = container.querySelector("input");
  expect(field?.getAttribute("aria-invalid")).toBeNull();
  await act(async () => store.change(() => ({ value: { hours: "9 to 5" } })));
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  await act(async () => store.close());
});
