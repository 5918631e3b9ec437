/** A place in the window, in CSS pixels. */
export type PointerPlace = { clientX: number; clientY: number };

/**
 * Remembers where the pointer was last over an element, from the event that requested the island until `stop` is
 * called. `stop` returns null if no pointer was there. The place is forgotten when a mouse leaves, and kept when a
 * finger lifts.
 */
export function trackPointer(element: HTMLElement, intent?: Event): { stop: () => PointerPlace | null } {
  let place: PointerPlace | null = null;
  const end = new AbortController();
  const remember = (event: Event): void => {
    if (event instanceof PointerEvent) place = { clientX: event.clientX, clientY: event.clientY };
  };
  const forget = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") place = null;
  };
  const options = { signal: end.signal, passive: true };
  if (intent !== undefined) remember(intent);
  element.addEventListener("pointermove", remember, options);
  element.addEventListener("pointerdown", remember, options);
  element.addEventListener("pointerleave", forget, options);
  return {
    stop: () => {
      end.abort();
      return place;
    },
  };
}
