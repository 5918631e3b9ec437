const LOADING = "Loading...";

/** The notice beside an island. `untilPressed` says that its script did not come, until a press loads it again. */
type Notice = { untilPressed: () => Promise<void>; remove: () => void };

/** Says beside an island that its script is on its way. A focus on the notice goes to the island when it is removed. */
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
        // Put in once: an element that is moved loses the focus.
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
