import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDebounced } from "./use-debounced.ts";

const DELAY_MS = 250;
let root: Root;
let seen: string[];

function Shown({ text }: { text: string }): ReactElement {
  const settled = useDebounced(text, DELAY_MS);
  seen.push(settled);
  return <p>{settled}</p>;
}

async function show(text: string): Promise<void> {
  seen = [];
  await act(async () => root.render(<Shown text={text} />));
}

async function wait(durationMs: number): Promise<void> {
  await act(async () => vi.advanceTimersByTime(durationMs));
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  root = createRoot(document.createElement("div"));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first text is there at once", async () => {
  await show("nep");
  expect(seen).toEqual(["nep"]);
});

test("a text is returned once it has not changed for a while, and each change restarts the wait", async () => {
  await show("");
  await show("n");
  await wait(DELAY_MS - 1);
  await show("ne");
  await wait(DELAY_MS - 1);
  expect(seen).toEqual([""]);
  await wait(1);
  expect(seen.at(-1)).toBe("ne");
});

test("an emptied text is returned at once, and a waiting text never is", async () => {
  await show("nepal");
  await show("nepal x");
  await show("");
  expect(new Set(seen)).toEqual(new Set([""]));
  await wait(2 * DELAY_MS);
  expect(new Set(seen)).toEqual(new Set([""]));
});

test("after emptying, the earlier text does not come back", async () => {
  await show("nepal");
  await show("");
  await show("i");
  expect(seen).toEqual([""]);
  await wait(DELAY_MS);
  expect(seen.at(-1)).toBe("i");
});
