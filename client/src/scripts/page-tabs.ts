/** Marks the section being read in a page's tabs. */
export function startPageTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>("[data-page-tabs] a")];
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find((entry) => entry.isIntersecting);
      for (const tab of seen ? tabs : []) {
        const current = tab.hash === `#${seen?.target.id}`;
        current ? tab.setAttribute("aria-current", "true") : tab.removeAttribute("aria-current");
      }
    },
    { rootMargin: "-30% 0px -65%" },
  );
  for (const tab of tabs) {
    const section = document.querySelector(tab.hash);
    if (section) {
      observer.observe(section);
    }
  }
}
