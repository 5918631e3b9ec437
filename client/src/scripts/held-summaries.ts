/**
 * A pressed question keeps its place in the window, also where an answer above it closes. The one that the address names
 * is open also where a browser comes back to the page: it opens no answer then if it restores the place first.
 */
export function startHeldSummaries(): void {
  document.getElementById(location.hash.slice(1))?.closest("details")?.setAttribute("open", "");
  for (const summary of document.querySelectorAll<HTMLElement>("main summary")) {
    summary.onclick = () => {
      const before = summary.getBoundingClientRect().top;
      requestAnimationFrame(() => scrollBy(0, summary.getBoundingClientRect().top - before));
    };
  }
}
