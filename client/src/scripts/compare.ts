const LEAST = 2;
const MOST = 3;

/** Lets a visitor tick two or three strategies, and names them where they stay in sight. */
export function startCompare(): void {
  const form = document.querySelector("[data-compare]");
  const boxes = [...(form?.querySelectorAll("input") ?? [])];
  const update = (): void => {
    const chosen = boxes.filter((box) => box.checked);
    for (const box of boxes) {
      box.disabled = chosen.length >= MOST && !box.checked;
    }
    for (const button of form?.querySelectorAll<HTMLButtonElement>("[data-compare-button]") ?? []) {
      button.disabled = chosen.length < LEAST;
    }
    for (const output of form?.querySelectorAll("[data-compare-count]") ?? []) {
      output.textContent = chosen.map((box) => ` ${box.dataset.name}`).join();
    }
  };
  form?.addEventListener("change", update);
  // A browser restores ticks when it comes back to the page.
  addEventListener("pageshow", update);
}
