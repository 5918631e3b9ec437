const LOADING = "Loading...";

/**
 * The notice beside an island. `untilPressed` shows that its script failed, and resolves when a press asks for it
 * again.
 */
type Notice = { untilPressed: () => Promise<void>; remove: () => void };

/**
 * Shows beside an island that its script is being loaded. If the notice has the focus when it is removed, the island
 * gets it.
 */
export function noticeBeside(element: HTMLElement): Notice {
  const box = document.createElement("div");
  const words = document.createElement("span");
  const button = document.createElement("button");
  box.className = "island-status";
  words.setAttribute("role", "status");
  words.textContent = LOADING;
  button.type = "button";
  button.textContent = "Try again";
  box.append(words);
  element.after(box);
  return {
    untilPressed: () =>
      new Promise((resolve) => {
        box.dataset.failed = "";
        words.textContent = "This part could not be loaded.";
        button.onclick = () => {
          button.onclick = null;
          words.textContent = LOADING;
          resolve();
        };
        // Appended only once, because an element that is moved loses the focus.
        if (!button.isConnected) box.append(button);
      }),
    remove: () => {
      if (document.activeElement === button) {
        element.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
      }
      box.remove();
    },
  };
}
