import { act, type ReactElement, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DataGrid } from "./data-grid.tsx";

let root: Root;
let container: HTMLElement;
let bringIn: (rows: string[][]) => void;

function Table(): ReactElement {
  const [rows, setRows] = useState([["1"], ["2"]]);
  bringIn = setRows;
  return (
    <DataGrid
      label="Rows"
      columns={["Weight"]}
      numeric={[true]}
      rows={rows}
      faults={new Map()}
      goal={null}
      onChange={setRows}
      onLeave={() => undefined}
    />
  );
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  container = document.createElement("div");
  root = createRoot(container);
  act(() => root.render(<Table />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const texts = (): (string | null)[] => [...container.querySelectorAll("td")].map((cell) => cell.textContent);
const button = (words: string): HTMLButtonElement | undefined =>
  [...container.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith(words));

test("changes in the grid are undone step by step", () => {
  act(() => button("Add a row")?.click());
  act(() => button("Remove row 2")?.click());
  expect(texts()).toEqual(["1", "2"]);
  act(() => button("Undo")?.click());
  expect(texts()).toEqual(["1", "", "2"]);
  act(() => button("Undo")?.click());
  expect(texts()).toEqual(["1", "2"]);
  expect(button("Undo")?.getAttribute("aria-disabled")).toBe("true");
});

test("undoing keeps rows imported since the last change", () => {
  act(() => button("Add a row")?.click());
  act(() => bringIn([["7"], ["8"]]));
  expect(button("Undo")?.getAttribute("aria-disabled")).toBe("true");
  act(() => button("Undo")?.click());
  expect(texts()).toEqual(["7", "8"]);
});

test("typing goes into the focused cell, however it got the focus", () => {
  document.body.append(container);
  const second = container.querySelectorAll<HTMLElement>("td")[1];
  act(() => second?.focus());
  act(() => void second?.dispatchEvent(new KeyboardEvent("keydown", { key: "5", bubbles: true })));
  expect(container.querySelector("input")?.getAttribute("aria-label")).toBe("Weight, row 2");
  expect(texts()[0]).toBe("1");
  container.remove();
});
