const VISIBLE_SHARE = 0.15;

/** Lets what lies below the first screen rise in once. Without script, or with reduced motion, it is simply there. */
export function startReveal(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          target.setAttribute("data-reveal", "shown");
          observer.unobserve(target);
        }
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  for (const element of document.querySelectorAll("[data-reveal]")) {
    if (element.getBoundingClientRect().top > innerHeight) {
      element.setAttribute("data-reveal", "pending");
      observer.observe(element);
    }
  }
}
