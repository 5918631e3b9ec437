import { expect, test } from "vitest";
import { trackPointer } from "./track-pointer.ts";

function pointer(type: string, clientX: number, pointerType = "mouse"): PointerEvent {
  return new PointerEvent(type, { clientX, clientY: 7, pointerType });
}

test("the last place counts, beginning with what asked for the island", () => {
  const element = document.createElement("div");
  const tracked = trackPointer(element, pointer("pointerenter", 3));
  element.dispatchEvent(pointer("pointermove", 40));
  expect(tracked.stop()).toEqual({ clientX: 40, clientY: 7 });
  expect(trackPointer(element, pointer("pointerdown", 3)).stop()).toEqual({ clientX: 3, clientY: 7 });
});

test("a mouse that has left is elsewhere, a lifted finger has pointed", () => {
  const element = document.createElement("div");
  const mouse = trackPointer(element, pointer("pointerenter", 3));
  element.dispatchEvent(pointer("pointerleave", 3));
  expect(mouse.stop()).toBeNull();
  const finger = trackPointer(element, pointer("pointerdown", 9, "touch"));
  element.dispatchEvent(pointer("pointerleave", 9, "touch"));
  expect(finger.stop()).toEqual({ clientX: 9, clientY: 7 });
});

test("focus is no place", () => {
  expect(trackPointer(document.createElement("div"), new FocusEvent("focusin")).stop()).toBeNull();
});
