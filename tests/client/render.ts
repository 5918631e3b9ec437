import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, vi } from "vitest";
import type { Paragraph } from "../../client/src/content/types.ts";

/**
 * What the server sends for an element, as a piece of document. Needs a test environment with a DOM. Fails for a
 * `style` attribute, which the content security policy refuses.
 */
export function render(element: ReactElement): HTMLElement {
  const html = renderToStaticMarkup(element);
  expect(html).not.toMatch(/\sstyle=/);
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

/** The one element of a selector. Throws unless there is exactly one. */
export function only<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelectorAll<Found>(selector);
  if (found.length !== 1) {
    throw new Error(`${found.length} elements match "${selector}"`);
  }
  return found[0] as Found;
}

const LIMIT_MS = 60_000;

/** Resolves when `check` no longer throws. Gives up late: a machine many times slower is only slower. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: LIMIT_MS });
}

/** Words of every element of a selector, in order. */
export function texts(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

/** Rich text of one paragraph. */
export function paragraph(text: string): Paragraph[] {
  return [{ kind: "paragraph", inlines: [{ kind: "text", text, strong: false }] }];
}

/** The margin of a section that holds nothing but a heading. */
export const PLAIN_SECTION = {
  id: null,
  heading: "A heading",
  note: null,
  link: null,
  surface: false,
  sample: false,
};
