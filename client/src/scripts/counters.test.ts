import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startCounters } from "./counters.ts";

type Seen = (element: Element) => void;
let see: Seen;
let reducedMotion: boolean;
let pass: Seen;

beforeEach(() => {
  reducedMotion = false;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") && reducedMotion }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private readonly observed = new Set<Element>();
      constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        const tell = (isIntersecting: boolean) => (target: Element) => {
          if (this.observed.has(target)) report([{ target, isIntersecting }]);
        };
        see = tell(true);
        pass = tell(false);
      }
      observe(element: Element): void {
        this.observed.add(element);
      }
      unobserve(element: Element): void {
        this.observed.delete(element);
      }
    },
  );
  document.body.innerHTML = '<p><span data-counter="">75</span><span>%</span></p>';
  see = () => undefined;
  holdInk(true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function counter(): HTMLElement {
  return document.querySelector("[data-counter]") as HTMLElement;
}

/** Whether the page was painted so lately that its figures are not to be read yet. */
function holdInk(isHeld: boolean): void {
  counter().getAnimations = () => (isHeld ? [{} as Animation] : []);
}

test("a figure that was visible before the script started does not count", () => {
  holdInk(false);
  startCounters();
  see(counter());
  vi.advanceTimersByTime(300);
  expect(counter().textContent).toBe("75");
});

test("a figure that became visible before the first report does not count", () => {
  startCounters();
  holdInk(false);
  see(counter());
  vi.advanceTimersByTime(300);
  expect(counter().textContent).toBe("75");
});

test("a figure below the window counts, however late the script starts", () => {
  holdInk(false);
  startCounters();
  pass(counter());
  see(counter());
  expect(counter().textContent).toBe("0");
});

test("the final value stands until the figure is seen", () => {
  startCounters();
  vi.advanceTimersByTime(5000);
  expect(counter().textContent).toBe("75");
});

test("at first sight it counts from 0 to the target in a second, in 10 ms ticks", () => {
  startCounters();
  see(counter());
  const shown = [counter().textContent];
  for (let elapsed = 0; elapsed < 1000; elapsed += 10) {
    vi.advanceTimersByTime(10);
    shown.push(counter().textContent);
  }
  expect(shown[0]).toBe("0");
  expect(shown[50]).toBe("38");
  expect(shown.at(-2)).toBe("74");
  expect(shown.at(-1)).toBe("75");
  expect(shown.map(Number)).toEqual(shown.map(Number).toSorted((a, b) => a - b));
  expect(vi.getTimerCount()).toBe(0);
});

test("the final width is held while it counts and let go at the end", () => {
  vi.spyOn(counter(), "getBoundingClientRect").mockReturnValue({ width: 61.5 } as DOMRect);
  startCounters();
  see(counter());
  vi.advanceTimersByTime(500);
  expect(counter().style.width).toBe("61.5px");
  vi.advanceTimersByTime(500);
  expect(counter().style.width).toBe("");
});

test("a number that is still counting is marked as no figure", () => {
  startCounters();
  see(counter());
  vi.advanceTimersByTime(500);
  expect(counter().dataset.counter).toBe("counting");
  vi.advanceTimersByTime(500);
  expect(counter().dataset.counter).toBe("");
});

test("it counts once", () => {
  startCounters();
  see(counter());
  vi.advanceTimersByTime(1000);
  see(counter());
  vi.advanceTimersByTime(300);
  expect(counter().textContent).toBe("75");
});

test("under reduced motion nothing moves", () => {
  reducedMotion = true;
  startCounters();
  see(counter());
  vi.advanceTimersByTime(300);
  expect(counter().textContent).toBe("75");
});

test("a page too busy for every tick still ends in a second", () => {
  startCounters();
  see(counter());
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1400);
  vi.advanceTimersByTime(10);
  expect(counter().textContent).toBe("75");
  expect(vi.getTimerCount()).toBe(0);
});
