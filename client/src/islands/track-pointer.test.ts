import { expect, test } from "vitest";
import { trackPointer } from "./track-pointer.ts";

function pointer(type: string, clientX: number, pointerType = "mouse"): PointerEvent {
  return new PointerEvent(type, { clientX, clientY: 7, pointerType });
}

test("the last place of the pointer counts, beginning with the event that requested the island", () => {
  const element = document.createElement("div");
  const tracked = trackPointer(element, pointer("pointerenter", 3));
  element.dispatchEvent(pointer("pointermove", 40));
  expect(tracked.stop()).toEqual({ clientX: 40, clientY: 7 });
  expect(trackPointer(element, pointer("pointerdown", 3)).stop()).toEqual({ clientX: 3, clientY: 7 });
});

test("the place is forgotten when a mouse leaves, and kept when a finger lifts", () => {
  const element = document.createElement("div");
  const mouse = trackPointer(element, pointer("pointerenter", 3));
  element.dispatchEvent(pointer("pointerleave", 3));
  expect(mouse.stop()).toBeNull();
  const finger = trackPointer(element, pointer("pointerdown", 9, "touch"));
  element.dispatchEvent(pointer("pointerleave", 9, "touch"));
  expect(finger.stop()).toEqual({ clientX: 9, clientY: 7 });
});

test("a focus event has no place", () => {
  expect(trackPointer(document.createElement("div"), new FocusEvent("focusin")).stop()).toBeNull();
});
