const LEAST = 2;
const MOST = 3;

/** Lets a visitor tick two or three strategies, no fewer, no more. */
export function startCompare(): void {
  const form = document.querySelector<HTMLFormElement>("[data-compare]");
  const boxes = [...(form?.querySelectorAll("input") ?? [])];
  const update = (): void => {
    const chosen = boxes.filter((box) => box.checked).length;
    for (const box of boxes) {
      box.disabled = chosen >= MOST && !box.checked;
    }
    for (const button of form?.querySelectorAll("button") ?? []) {
      button.disabled = chosen < LEAST;
    }
    for (const count of form?.querySelectorAll("[data-compare-count]") ?? []) {
      count.textContent = chosen ? ` ${chosen} of ${MOST} chosen.` : "";
    }
  };
  form?.addEventListener("change", update);
  // A browser restores ticks when it comes back to the page.
  addEventListener("pageshow", update);
}
