/** Where a key moves the crosshair among `count` places; undefined for a key it does not know, null to put it away. */
export function nextIndex(key: string, current: number | null, count: number): number | null | undefined {
  const last = count - 1;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return current === null ? 0 : Math.min(last, current + 1);
    case "ArrowLeft":
    case "ArrowUp":
      return current === null ? last : Math.max(0, current - 1);
    case "Home":
      return 0;
    case "End":
      return last;
    case "Escape":
      return null;
    default:
      return undefined;
  }
}
