/** Previous and next for rows that scroll sideways. A button is disabled if there is nothing more to show. */
export function startAwards(): void {
  for (const row of document.querySelectorAll<HTMLElement>("[data-awards]")) {
    const buttons = document.querySelectorAll<HTMLButtonElement>(
      `[data-awards-step][aria-controls="${row.id}"]`,
    );
    const update = (): void => {
      const end = row.scrollWidth - row.clientWidth - 1;
      for (const button of buttons) {
        button.disabled = button.dataset.awardsStep === "1" ? row.scrollLeft >= end : row.scrollLeft < 1;
      }
    };
    for (const button of buttons) {
      button.onclick = () => {
        const width = row.firstElementChild?.clientWidth ?? 0;
        row.scrollBy({ left: Number(button.dataset.awardsStep) * width, behavior: "smooth" });
      };
    }
    row.onscroll = update;
    new ResizeObserver(update).observe(row);
  }
}
