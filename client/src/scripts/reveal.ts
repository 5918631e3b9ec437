/** Sections that a jump has passed lie above the window and count as seen. */
const SEEN = { rootMargin: "9999999px 0px 0px" };

/**
 * Lets parts below the first screen rise into place once; it never hides anything. Without script, or with reduced
 * motion, they are simply there. The observer's first report has their places: measuring them here would lay out the
 * page before its first paint.
 */
export function startReveal(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        const moves = target.getAttribute("data-reveal") === "pending" && boundingClientRect.bottom > 0;
        target.setAttribute("data-reveal", moves ? "shown" : "passed");
      } else {
        target.setAttribute("data-reveal", "pending");
      }
    }
  }, SEEN);
  for (const element of document.querySelectorAll("[data-reveal]")) {
    observer.observe(element);
  }
}
