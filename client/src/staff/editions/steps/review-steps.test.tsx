// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../../session/session.tsx";
import { editionFixture } from "../edition-fixture.ts";
import { ReviewSteps } from "./review-steps.tsx";

const VIEWER = {
  username: "bela@firm.example",
  mayApprove: true,
  approvers: ["asha@firm.example", "bela@firm.example"],
};
const FAULT = {
  dataset: "holdings",
  row: 1,
  column: "weightPercent",
  field: "",
  message: "Weights give 99.",
};
const NOTHING = { faults: [], asks: [], changes: [] };
const ANSWERS: Record<string, [status: number, body: object]> = {
  "/api/me": [401, {}],
  "/api/editions/e1/check": [200, NOTHING],
  "/api/editions/e1/approve": [
    422,
    { message: "There are faults to mend first.", errors: {}, findings: { ...NOTHING, faults: [FAULT] } },
  ],
};

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", async (address: string) => {
    const [status, body] = ANSWERS[address] ?? [404, {}];
    return new Response(JSON.stringify(body), { status });
  });
  container = document.createElement("div");
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test("an approval that is refused for faults names them", async () => {
  await act(async () =>
    root.render(
      <SessionProvider>
        <ReviewSteps
          edition={editionFixture({ state: "proposed" })}
          viewer={VIEWER}
          onStep={() => undefined}
          onReload={() => undefined}
        />
      </SessionProvider>,
    ),
  );
  expect(container.textContent).toContain("0 changes");
  await act(async () =>
    container.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
  expect(container.textContent).toContain("There are faults to mend first.");
  expect(container.textContent).toContain("Weights give 99.");
});

test("who is told that the edition is another by now can load it again", async () => {
  const reload = vi.fn();
  vi.stubGlobal("fetch", async (address: string) => {
    const [status, body] = address.endsWith("/approve")
      ? [409, { message: "This edition is draft by now: load it again.", errors: {} }]
      : (ANSWERS[address] ?? [404, {}]);
    return new Response(JSON.stringify(body), { status });
  });
  await act(async () =>
    root.render(
      <SessionProvider>
        <ReviewSteps
          edition={editionFixture({ state: "proposed" })}
          viewer={VIEWER}
          onStep={() => undefined}
          onReload={reload}
        />
      </SessionProvider>,
    ),
  );
  const again = (): HTMLButtonElement | undefined =>
    [...container.querySelectorAll("button")].find((button) => button.textContent === "Load it again");
  expect(again()).toBeUndefined();
  await act(async () =>
    container.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
  await act(async () => again()?.click());
  expect(reload).toHaveBeenCalledOnce();
});
