/**
 * Marks the section being read in a page's tabs, the last that has passed a third of the window; above all, the first.
 * A row that is wider than the window is scrolled to its tab.
 */
export function startPageTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>("[data-page-tabs] a")];
  const mark = (): void => {
    const first = tabs[0] as HTMLAnchorElement;
    let current = first;
    for (const tab of tabs) {
      tab.ariaCurrent = null;
      const section = document.querySelector(tab.hash);
      if (section && section.getBoundingClientRect().top <= innerHeight * 0.3) current = tab;
    }
    current.ariaCurrent = "true";
    current.closest("ul")?.scrollTo(current.offsetLeft - first.offsetLeft, 0);
  };
  // Everything above the line counts, so that a jump past sections is reported like scrolling through them.
  const observer = new IntersectionObserver(mark, { rootMargin: "9999999px 0px -70%" });
  for (const tab of tabs) {
    const section = document.querySelector(tab.hash);
    if (section) observer.observe(section);
  }
}
