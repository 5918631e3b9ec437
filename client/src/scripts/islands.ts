type IslandModule = { mount: (element: HTMLElement) => void };

const INTENTS = ["pointerenter", "pointerdown", "focusin", "touchstart"];

/** Starts each island when its wrapper asks for it: now, when seen, or on the first sign of intent. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const start = once(() => load(element));
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

async function load(element: HTMLElement): Promise<void> {
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.className = "island-status";
  status.textContent = "Loading...";
  element.after(status);
  try {
    const island: IslandModule = await import(element.dataset.src as string);
    island.mount(element);
  } finally {
    status.remove();
  }
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (!done) {
      done = true;
      run();
    }
  };
}
