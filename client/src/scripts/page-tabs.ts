/** Marks the section being read in a page's tabs, and keeps its tab in sight where the tabs scroll sideways. */
export function startPageTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>("[data-page-tabs] a")];
  const mark = (current: HTMLAnchorElement | undefined): void => {
    for (const tab of tabs) {
      tab === current ? tab.setAttribute("aria-current", "true") : tab.removeAttribute("aria-current");
    }
  };
  const bringIntoSight = (current: HTMLAnchorElement | undefined): void => {
    const list = current?.closest("ul");
    list?.scrollTo({ left: (current?.offsetLeft ?? 0) - (list.firstElementChild as HTMLElement).offsetLeft });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find((entry) => entry.isIntersecting);
      if (seen) {
        const current = tabs.find((tab) => tab.hash === `#${seen.target.id}`);
        mark(current);
        bringIntoSight(current);
      }
    },
    { rootMargin: "-30% 0px -65%" },
  );
  for (const tab of tabs) {
    const section = document.getElementById(tab.hash.slice(1));
    if (section) {
      observer.observe(section);
    }
  }
  mark(tabs[0]);
}
