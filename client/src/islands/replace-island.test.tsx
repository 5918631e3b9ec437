import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { replaceIsland } from "./replace-island.tsx";

function served(): HTMLElement {
  document.body.innerHTML = '<div id="island"><p tabindex="0">served</p></div>';
  return document.getElementById("island") as HTMLElement;
}

function Broken(): ReactElement {
  throw new Error("no table");
}

test("the live content replaces the served one in one step, and gets the focus", () => {
  const island = served();
  island.querySelector("p")?.focus();
  // biome-ignore lint/a11y/noNoninteractiveTabindex: stands for a chart that arrow keys move through
  replaceIsland(island, <section tabIndex={0}>live</section>);
  expect(island.textContent).toBe("live");
  expect(island.dataset.hydrated).toBe("");
  expect(document.activeElement?.tagName).toBe("SECTION");
});

test("if rendering fails, the served markup stays", () => {
  const island = served();
  expect(() => replaceIsland(island, <Broken />)).toThrow("no table");
  expect(island.textContent).toBe("served");
  expect(island.dataset.hydrated).toBeUndefined();
});
