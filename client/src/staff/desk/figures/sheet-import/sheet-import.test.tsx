import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../session/session.tsx";
import { figuresFixture } from "../data/figures-fixture.ts";
import { SheetImport } from "./sheet-import.tsx";

let root: Root;
let container: HTMLElement;
let asked: string[];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  asked = [];
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    return new Response(method === "HEAD" ? null : "{}", { status: method === "HEAD" ? 503 : 401 });
  });
  container = document.createElement("div");
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test("whether a template can be had is asked before the browser saves what refuses it", async () => {
  await act(async () =>
    root.render(
      <SessionProvider>
        <SheetImport subject="ace" data={figuresFixture()} onUse={() => undefined} />
      </SessionProvider>,
    ),
  );
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  const link = container.querySelector('[href="/api/figures/ace/template.xlsx"]');
  await act(async () => link?.dispatchEvent(press));
  expect(press.defaultPrevented).toBe(true);
  expect(asked).toContain("HEAD /api/figures/ace/template.xlsx");
  expect(container.textContent).toContain("Please try again in a moment.");
});
