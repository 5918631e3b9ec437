const MOST = 3;

/**
 * Lets a visitor tick at most three strategies, and writes their names where they stay in sight. The stylesheet chooses
 * the words after the names.
 */
export function startCompare(): void {
  const form = document.querySelector("[data-compare]");
  if (!form) return;
  const boxes = [...form.querySelectorAll<HTMLInputElement>("[data-name]")];
  const update = (): void => {
    const chosen = boxes.filter((box) => box.checked);
    for (const box of boxes) {
      box.disabled = chosen.length >= MOST && !box.checked;
    }
    for (const names of form.querySelectorAll("strong")) {
      names.textContent = chosen.map((box) => box.dataset.name).join(", ");
      names.dataset.n = `${chosen.length}`;
    }
  };
  form.addEventListener("change", update);
  // A browser restores ticks when it comes back to the page.
  addEventListener("pageshow", update);
}
