import { noticeBeside } from "./island-notice.ts";

type Mount = () => void;

/**
 * `prepare` fetches what the island still needs and returns what brings it to life; only the former may fail for want
 * of a connection. `intent` is the event that asked for the island, if it was one.
 */
type IslandModule = { prepare: (element: HTMLElement, intent?: Event) => Mount | Promise<Mount> };

const INTENTS = ["pointerenter", "pointerdown", "focusin", "touchstart"];

let failures = 0;

/** Starts each island when its wrapper asks for it: once painted, when seen, or on the first sign of intent. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (element.dataset.on === "now") {
      void whenPainted().then(() => start(element));
    } else if (element.dataset.on === "visible") {
      whenSeen(element, () => start(element));
    } else {
      whenTouched(element);
    }
  }
}

/** Resolves when the first frame has been shown, so that no island's script holds it up; behind another tab that is later. */
function whenPainted(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
}

function whenSeen(element: HTMLElement, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) {
      observer.disconnect();
      run();
    }
  });
  observer.observe(element);
}

function whenTouched(element: HTMLElement): void {
  const end = new AbortController();
  const run = (intent: Event): void => {
    end.abort();
    void start(element, intent);
  };
  for (const intent of INTENTS) {
    element.addEventListener(intent, run, { signal: end.signal, passive: true });
  }
}

/**
 * A script that does not come is asked for again: at the visitor's press, or, where the served markup works without
 * it, silently at the next touch.
 */
async function start(element: HTMLElement, intent?: Event): Promise<void> {
  const notice = noticeBeside(element);
  let mount: Mount | null = null;
  for (let asking = intent; mount === null; asking = undefined) {
    try {
      mount = await load(element, asking);
    } catch {
      failures += 1;
      if (element.dataset.quiet !== undefined) {
        notice.remove();
        whenTouched(element);
        return;
      }
      await notice.untilPressed();
    }
  }
  notice.remove();
  mount();
}

/** Some browsers and caches remember that a script failed, so that it is asked for under another address. */
async function load(element: HTMLElement, intent?: Event): Promise<Mount> {
  const island: IslandModule = await import(`${element.dataset.src}${failures > 0 ? `?${failures}` : ""}`);
  return island.prepare(element, intent);
}
