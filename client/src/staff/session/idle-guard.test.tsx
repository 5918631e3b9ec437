import { act, type ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DrawnPanel } from "../../../../tests/client/panel.tsx";
import { IdleGuard } from "./idle-guard.tsx";
import { useSession } from "./session.tsx";

const MINUTE_MS = 60_000;
const QUESTION = "Are you still there?";

let panel: DrawnPanel;
let session: ReturnType<typeof useSession>;

function Guarded(): ReactElement | null {
  session = useSession();
  return session.auth.isAuthenticated ? <IdleGuard /> : null;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  localStorage.clear();
  panel = new DrawnPanel();
  panel.answer("POST /api/logout", [204]);
  await panel.render(<Guarded />);
});
afterEach(async () => {
  await panel.close();
  vi.useRealTimers();
});

async function pass(minutes: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS)));
}

async function use(): Promise<void> {
  await act(async () => void window.dispatchEvent(new Event("keydown")));
}

test("an unused panel asks, then ends the session and says why", async () => {
  await pass(13.9);
  expect(panel.container.textContent).not.toContain(QUESTION);
  await pass(0.2);
  expect(panel.container.textContent).toContain(QUESTION);
  expect(session.auth.isAuthenticated).toBe(true);
  await pass(1);
  expect(session.auth).toMatchObject({ isAuthenticated: false, member: null });
  expect(session.auth.error).toContain("Unsaved changes of drafts are kept.");
  expect(panel.sent("POST /api/logout")).toHaveLength(1);
  expect(panel.container.textContent).toBe("");
});

test("without a connection the panel is cleared all the same", async () => {
  panel.answer("POST /api/logout", [503, { message: "The database is away." }]);
  await pass(15);
  expect(session.auth.isAuthenticated).toBe(false);
});

test("any use answers the question and restarts the time", async () => {
  await pass(14.5);
  await use();
  await pass(0.1);
  expect(panel.container.textContent).not.toContain(QUESTION);
  await pass(13.7);
  expect(session.auth.isAuthenticated).toBe(true);
});

test("work in another tab counts", async () => {
  await pass(14);
  localStorage.setItem("staff-panel-used-at", String(Date.now()));
  await pass(5);
  expect(session.auth.isAuthenticated).toBe(true);
});

test("the first key after the machine slept does not keep the session", async () => {
  vi.setSystemTime(Date.now() + 60 * MINUTE_MS);
  await use();
  expect(session.auth.isAuthenticated).toBe(false);
});
