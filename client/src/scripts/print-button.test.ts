import { expect, test, vi } from "vitest";
import { startPrintButtons } from "./print-button.ts";

test("only buttons print: what paper leaves out has the same attribute and stays as it is", () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  document.body.innerHTML = '<button data-print="" hidden></button><ul data-print="hidden"></ul>';
  startPrintButtons();
  document.querySelector("ul")?.click();
  expect(print).not.toHaveBeenCalled();
  document.querySelector("button")?.click();
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector("button")?.hidden).toBe(false);
});
