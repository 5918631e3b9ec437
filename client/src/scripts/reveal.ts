const VISIBLE_SHARE = 0.15;

/**
 * Lets what lies below the first screen rise in once. Without script, or with reduced motion, it is simply there.
 * Places come with the observer's first report: asking for them here would lay out the page before its first paint.
 */
export function startReveal(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isPending = target.getAttribute("data-reveal") === "pending";
        if (!isPending && boundingClientRect.top > innerHeight) {
          target.setAttribute("data-reveal", "pending");
        } else if (!isPending) {
          observer.unobserve(target);
        } else if (isIntersecting) {
          target.setAttribute("data-reveal", "shown");
          observer.unobserve(target);
        }
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  for (const element of document.querySelectorAll("[data-reveal]")) {
    observer.observe(element);
  }
}
