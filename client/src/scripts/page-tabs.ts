/** The page's margin and the gap between tabs: a row scrolls to where a tab begins and the one before it has ended. */
const TABS_START_PX = 39;

/**
 * Marks in a page's tabs the section that is being read: the last one to pass a line at 30% of the window, or the first
 * one above all of them. A row wider than the window scrolls to that tab, unless the keyboard focus is in the row.
 */
export function startPageTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>("[data-page-tabs] a")];
  const mark = (): void => {
    let current = tabs[0] as HTMLAnchorElement;
    for (const tab of tabs) {
      tab.ariaCurrent = null;
      const section = document.querySelector(tab.hash);
      if (section && section.getBoundingClientRect().top <= innerHeight * 0.3) current = tab;
    }
    current.ariaCurrent = "true";
    current.closest("ul:not(:focus-within)")?.scrollTo(current.offsetLeft - TABS_START_PX, 0);
  };
  // Everything above that line counts, so that a jump past sections is reported like scrolling through them.
  const observer = new IntersectionObserver(mark, { rootMargin: "9999999px 0px -70%" });
  for (const tab of tabs) {
    const section = document.querySelector(tab.hash);
    if (section) observer.observe(section);
  }
}
