import { act, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, vi } from "vitest";

/**
 * Serve an element, let `before` act on what was served, then bring it to life. Fails the test for anything React
 * complains about. Needs a test environment with a DOM.
 */
export async function serveAndHydrate(
  element: ReactElement,
  before: (root: HTMLElement) => void = () => undefined,
): Promise<HTMLElement> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const complaints = vi.spyOn(console, "error");
  // Out of sight a page has no frames, and nothing waits for one.
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(element);
  before(root);
  const live = await act(() => hydrateRoot(root, element));
  onTestFinished(async () => {
    await act(() => live.unmount());
    root.remove();
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
    hidden.mockRestore();
    vi.unstubAllGlobals();
  });
  return root;
}

/** Type a text into a field as a visitor does, in place of what it held. */
export async function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await act(() => {
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  });
}

/** Press a button or choose a row. */
export async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}

/** Press a key while an element has the focus. Returns whether the page took the key for itself. */
export async function pressKey(element: Element, key: string): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  await act(async () => element.dispatchEvent(event));
  return event.defaultPrevented;
}
