const TICK_MS = 10;
const DURATION_MS = 1000;
/** Counting begins a little below the window's edge, so that nobody sees the final figure first. */
const AHEAD = { rootMargin: "0px 0px 96px" };

/** Counts figures up from 0 once, in about a second, when first seen. Not under reduced motion. */
export function startCounters(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  const numbers = document.querySelectorAll<HTMLElement>("[data-counter]");
  const below = new Set<HTMLElement>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const number = target as HTMLElement;
      if (isIntersecting) {
        observer.unobserve(number);
        // Checked here and not earlier: on a busy phone, the first report comes after the figure has appeared.
        if (below.has(number) || isInvisible(number)) count(number);
      } else {
        below.add(number);
      }
    }
  }, AHEAD);
  for (const number of numbers) {
    observer.observe(number);
  }
}

/**
 * Whether the figure is still invisible. The styles hide it for a moment after the first paint: until then nobody has
 * read it.
 */
function isInvisible(number: HTMLElement): boolean {
  return number.getAnimations().length > 0;
}

/**
 * Counts up in the width of the final figure, so that nothing beside it moves. Late ticks make it no longer. The mark
 * lets the styles show that what stands there meanwhile is no figure.
 */
function count(number: HTMLElement): void {
  const final = number.textContent;
  const begin = performance.now();
  number.style.width = `${number.getBoundingClientRect().width}px`;
  number.style.animation = "none";
  number.dataset.counter = "counting";
  number.textContent = "0";
  const timer = setInterval(() => {
    const share = (performance.now() - begin) / DURATION_MS;
    number.textContent = `${Math.round(Number(final) * share)}`;
    if (share >= 1) {
      clearInterval(timer);
      number.textContent = final;
      number.style.width = "";
      number.dataset.counter = "";
    }
  }, TICK_MS);
}
