import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../session/session.tsx";
import { type DraftState, DraftStore } from "../draft/draft-store.ts";
import { editionFixture } from "../edition-fixture.ts";
import { DraftSteps } from "./draft-steps.tsx";
import { useCheck } from "./use-check.ts";

type Data = { note: string };

const FAULT = { dataset: null, row: null, column: null, field: "", message: "is no number" };

let root: Root;
let container: HTMLElement;
let steps: [name: string, body: unknown][];
/** Lets answers of the server come; null while they come at once. */
let answer: (() => void) | null;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sessionStorage.clear();
  steps = [];
  answer = null;
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
    const name = address.replace("/api/editions/e1/", "");
    if (address !== name) steps.push([name, JSON.parse(String(body))]);
    const [status, reply] = answerTo(name);
    if (answer !== null) await new Promise<void>((resolve) => (answer = resolve));
    return new Response(JSON.stringify(reply), { status });
  });
  const edition = editionFixture();
  const store = new DraftStore<Data>(
    { edition, data: { note: "" } },
    async () => NO_SAVE,
    "asha@firm.example",
  );
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
  await act(async () =>
    root.render(
      <SessionProvider>
        <Steps store={store} />
      </SessionProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

const NO_SAVE = { ok: false, status: 0, message: "not asked for", errors: {}, text: "" } as const;

function answerTo(name: string): [status: number, body: object] {
  if (name === "check") return [200, { faults: [FAULT], questions: [], changes: [] }];
  return name === "discard" ? [200, { edition: editionFixture({ state: "discarded" }) }] : [401, {}];
}

function Steps({ store }: { store: DraftStore<Data> }): ReactElement {
  const check = useCheck<DraftState<Data>>("e1");
  return <DraftSteps store={store} check={check} onStep={() => undefined} />;
}

async function press(words: string, among: ParentNode = container): Promise<void> {
  const button = [...among.querySelectorAll("button")].find(({ textContent }) => textContent === words);
  await act(async () => button?.click());
}

test("the running step and its progress are shown", async () => {
  const said = (): string | null | undefined => container.querySelector("[role=status]")?.textContent;
  const come = (): Promise<void> => act(async () => answer?.());
  answer = () => undefined;
  await press("Check");
  expect(said()).toMatch(/2 of 2…$/);
  await come();
  expect(said()).toBe("1 fault to fix.");
  await press("Preview");
  expect(said()).toMatch(/preview, 2 of 2…$/);
  await come();
  expect(said()).toBe("1 fault to fix.");
});

test("discarding applies to the draft as shown here", async () => {
  await press("Discard");
  await press("Discard", document.querySelector("dialog") ?? container);
  expect(steps.at(-1)).toEqual(["discard", { revision: 1 }]);
});
