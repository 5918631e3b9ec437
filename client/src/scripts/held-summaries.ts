/** A pressed question keeps its place in the window, also where an answer above it closes. */
export function startHeldSummaries(): void {
  for (const summary of document.querySelectorAll<HTMLElement>("main summary")) {
    summary.onclick = () => {
      const before = summary.getBoundingClientRect().top;
      requestAnimationFrame(() => scrollBy(0, summary.getBoundingClientRect().top - before));
    };
  }
}
