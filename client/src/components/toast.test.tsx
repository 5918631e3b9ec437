import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, pressKey, serveAndHydrate } from "../../../tests/client/hydrate.ts";
import { only, render } from "../../../tests/client/render.ts";
import { Toast } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});

afterEach(() => vi.useRealTimers());

const toast = (shownCount: number) => <Toast heading="Thank you!" text="Sent." shownCount={shownCount} />;
const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    vi.advanceTimersByTime(milliseconds);
  });
const point = (root: HTMLElement, type: string): Promise<void> =>
  act(async () => {
    const options = { bubbles: true, relatedTarget: document.body };
    root.querySelector("strong")?.dispatchEvent(new PointerEvent(type, options));
  });

test("the region for screen readers exists before its first message", () => {
  const region = only(render(toast(0)), "[role=status]");
  expect(region.textContent).toBe("");
});

test("no time passes while the pointer rests on it", async () => {
  const root = await serveAndHydrate(toast(1));
  await pass(3000);
  await point(root, "pointerover");
  await pass(60_000);
  expect(root.textContent).toContain("Thank you!");
  await point(root, "pointerout");
  await pass(999);
  expect(root.textContent).toContain("Thank you!");
  await pass(1);
  expect(root.textContent).toBe("");
});

test("no time passes while it has the focus, and Escape gives the focus back", async () => {
  const origin = document.createElement("button");
  document.body.append(origin);
  origin.focus();
  const root = await serveAndHydrate(toast(1));
  await act(async () => only(root, "button").focus());
  await pass(60_000);
  await pressKey(only(root, "button"), "Escape");
  expect(root.textContent).toBe("");
  expect(document.activeElement).toBe(origin);
  origin.remove();
});

test("a press dismisses it at once", async () => {
  const root = await serveAndHydrate(toast(1));
  await press(only(root, "button"));
  expect(root.textContent).toBe("");
});
