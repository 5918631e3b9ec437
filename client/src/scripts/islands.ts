/** `intent` is the event that asked for the island, if it was one. */
type IslandModule = { mount: (element: HTMLElement, intent?: Event) => void | Promise<void> };

const INTENTS = ["pointerenter", "pointerdown", "focusin", "touchstart"];

/** Starts each island when its wrapper asks for it: now, when seen, or on the first sign of intent. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const start = once((intent) => load(element, intent));
    if (element.dataset.on === "now") {
      start();
    } else if (element.dataset.on === "visible") {
      whenSeen(element, start);
    } else {
      for (const intent of INTENTS) {
        element.addEventListener(intent, start, { once: true, passive: true });
      }
    }
  }
}

function whenSeen(element: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) {
      observer.disconnect();
      start();
    }
  });
  observer.observe(element);
}

async function load(element: HTMLElement, intent?: Event): Promise<void> {
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.className = "island-status";
  status.textContent = "Loading...";
  element.after(status);
  try {
    const island: IslandModule = await import(element.dataset.src as string);
    await island.mount(element, intent);
  } finally {
    status.remove();
  }
}

function once(run: (intent?: Event) => void): (intent?: Event) => void {
  let done = false;
  return (intent) => {
    if (!done) {
      done = true;
      run(intent);
    }
  };
}
