/**
 * A question that is pressed stays where it is in the window, even if an answer above it closes. The question that the
 * URL names is opened, also when a visitor comes back to the page: some browsers would leave it closed.
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
