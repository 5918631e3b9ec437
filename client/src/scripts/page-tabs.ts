/** Marks the section being read in a page's tabs; above the first section, that one. */
export function startPageTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>("[data-page-tabs] a")];
  const sections = tabs.flatMap((tab) => document.getElementById(tab.hash.slice(1)) ?? []);
  const mark = (current: HTMLAnchorElement | undefined): void => {
    for (const tab of tabs) {
      tab.ariaCurrent = tab === current ? "true" : null;
    }
  };
  const isAboveAll = (): boolean => (sections[0]?.getBoundingClientRect().top ?? 0) > innerHeight * 0.3;
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find((entry) => entry.isIntersecting);
      if (seen) {
        mark(tabs.find((tab) => tab.hash === `#${seen.target.id}`));
      } else if (isAboveAll()) {
        mark(tabs[0]);
      }
    },
    { rootMargin: "-30% 0px -65%" },
  );
  for (const section of sections) {
    observer.observe(section);
  }
  mark(tabs[0]);
}
