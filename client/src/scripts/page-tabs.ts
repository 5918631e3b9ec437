/** Marks the section being read in a page's tabs, the last that has passed a third of the window; above all, the first. */
export function startPageTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>("[data-page-tabs] a")];
  const sections = tabs.flatMap((tab) => document.getElementById(tab.hash.slice(1)) ?? []);
  const mark = (current: HTMLAnchorElement | undefined): void => {
    for (const tab of tabs) {
      tab.ariaCurrent = tab === current ? "true" : null;
    }
  };
  // Everything above the line counts, so that a jump past sections is reported like scrolling through them.
  const observer = new IntersectionObserver(
    () => {
      const passed = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight * 0.3);
      mark(tabs.find((tab) => tab.hash === `#${passed?.id}`) ?? tabs[0]);
    },
    { rootMargin: "9999999px 0px -70%" },
  );
  for (const section of sections) {
    observer.observe(section);
  }
  mark(tabs[0]);
}
