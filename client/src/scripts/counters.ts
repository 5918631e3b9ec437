const TICK_MS = 10;
const DURATION_MS = 1000;

/** Counts figures up from 0 once, in about a second, when first seen. Not under reduced motion. */
export function startCounters(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        count(target as HTMLElement);
      }
    }
  });
  for (const number of document.querySelectorAll("[data-counter]")) {
    observer.observe(number);
  }
}

/** The width the final figure takes is held, so that nothing beside it moves. Late ticks make it no longer. */
function count(number: HTMLElement): void {
  const final = number.textContent;
  const begin = performance.now();
  number.style.width = `${number.getBoundingClientRect().width}px`;
  number.textContent = "0";
  const timer = setInterval(() => {
    const share = (performance.now() - begin) / DURATION_MS;
    number.textContent = `${Math.round(Number(final) * share)}`;
    if (share >= 1) {
      clearInterval(timer);
      number.textContent = final;
      number.style.width = "";
    }
  }, TICK_MS);
}
