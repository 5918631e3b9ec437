import { fetchScripts } from "../islands/fetch-scripts.ts";
import { noticeBeside } from "./island-notice.ts";

type Mount = () => void;

/**
 * `prepare` loads what the island still needs and returns the function that makes it interactive. Only `prepare` may
 * fail without a connection. `intent` is the event that requested the island, if there was one.
 */
type IslandModule = { prepare: (element: HTMLElement, intent?: Event) => Mount | Promise<Mount> };

const INTENTS = ["pointerenter", "pointerdown", "focusin"];

/** Starts each island at the time its wrapper names: after the first paint, or at the first touch. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (element.dataset.on === "now") {
      void whenPainted().then(() => start(element));
    } else {
      whenTouched(element);
    }
  }
}

/** Resolves after the first paint, so that no island's script delays it. A tab in the background is painted later. */
function whenPainted(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
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
 * Loads an island. If its script fails, "Try again" loads it again. Where the served markup works without it, the next
 * touch loads it silently.
 */
async function start(element: HTMLElement, intent?: Event): Promise<void> {
  const notice = noticeBeside(element);
  let asking = intent;
  let mount: Mount | undefined;
  while (mount === undefined) {
    try {
      mount = await load(element, asking);
    } catch {
      if ("quiet" in element.dataset) {
        notice.remove();
        return whenTouched(element);
      }
      await notice.untilPressed();
      asking = undefined;
    }
  }
  notice.remove();
  mount();
}

async function load(element: HTMLElement, intent?: Event): Promise<Mount> {
  const scripts = element.dataset.src as string;
  await fetchScripts(scripts);
  const island: IslandModule = await import(scripts.split(" ")[0] as string);
  return island.prepare(element, intent);
}
