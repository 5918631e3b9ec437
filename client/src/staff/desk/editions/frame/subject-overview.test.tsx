import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeskSubject } from "../../../../api/types.ts";
import { SessionProvider } from "../../../session/session.tsx";
import { SubjectOverview } from "./subject-overview.tsx";

const LABELS = { next: "The next month", begin: "Begin a new month" };
const SUBJECT = {
  kind: "figures",
  subject: "ace-strategy",
  title: "ACE",
  page: null,
  number: 0,
} as DeskSubject;

let root: Root;
let container: HTMLElement;
let asked: string[];
let answer: (reply: Response) => void;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === "/api/me") return new Response("{}", { status: 401 });
    asked.push(address);
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  container = document.createElement("div");
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test("while an edition is being made the page says so, and a second press makes no second one", async () => {
  await act(async () =>
    root.render(
      <MemoryRouter>
        <SessionProvider>
          <SubjectOverview desk={{ subject: SUBJECT, open: null, history: [] }} labels={LABELS}>
            {null}
          </SubjectOverview>
        </SessionProvider>
      </MemoryRouter>,
    ),
  );
  const press = (): Promise<void> => act(async () => container.querySelector("button")?.click());
  await press();
  expect(container.querySelector("[role=status]")?.textContent).toBe("Creating the edition…");
  await press();
  expect(asked).toEqual(["/api/figures/ace-strategy/editions"]);
  const refusal = { message: "There is an open edition already.", errors: {} };
  await act(async () => answer(new Response(JSON.stringify(refusal), { status: 409 })));
  expect(container.querySelector("[role=status]")?.textContent).toBe("");
  expect(container.textContent).toContain("There is an open edition already.");
});
