/**
 * Keeps a pressed summary where it is in the window, even if a part above it closes. Also opens the question that the
 * URL names, because some browsers leave it closed when a visitor comes back to the page.
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
