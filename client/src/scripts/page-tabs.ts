/** Marks the section being read in a page's tabs, the last that has passed a third of the window; above all, the first. */
export function startPageTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>("[data-page-tabs] a")];
  const sections = tabs.flatMap((tab) => document.getElementById(tab.hash.slice(1)) ?? []);
  const mark = (current: HTMLAnchorElement | undefined): void => {
    for (const tab of tabs) {
      tab.ariaCurrent = tab === current ? "true" : null;
    }
  };
  // A jump may cross no section on its way: where each lies is asked anew.
  const observer = new IntersectionObserver(
    () => {
      const passed = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight * 0.3);
      mark(tabs.find((tab) => tab.hash === `#${passed?.id}`) ?? tabs[0]);
    },
    { rootMargin: "-30% 0px -65%" },
  );
  for (const section of sections) {
    observer.observe(section);
  }
  mark(tabs[0]);
}
