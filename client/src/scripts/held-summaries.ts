/**
 * A pressed question keeps its place in the window, also where an answer above it closes. The one that the address names
 * also opens when a browser comes back to the page: browsers that restore the place first would leave it closed.
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
