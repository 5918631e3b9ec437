// The styles close a menu 200 ms after the pointer has left.
const AFTER_CLOSE_MS = 220;

/** Header dropdowns: click and Enter pin one open, Down enters it, Escape closes it; hover stays with the styles. */
export function startMenus(): void {
  for (const group of document.querySelectorAll<HTMLElement>("[data-menu-group]")) {
    const button = group.querySelector("button");
    const menu = group.querySelector("ul");
    if (button && menu) {
      startMenu(group, button, menu);
    }
  }
}

function startMenu(group: HTMLElement, button: HTMLButtonElement, menu: HTMLElement): void {
  const mirror = (): void =>
    button.setAttribute("aria-expanded", String(getComputedStyle(menu).visibility === "visible"));
  const set = (state: "pinned" | "closed" | null): void => {
    group.toggleAttribute("data-pinned", state === "pinned");
    group.toggleAttribute("data-closed", state === "closed");
    mirror();
    setTimeout(mirror, AFTER_CLOSE_MS);
  };
  const leave = (): void => set(group.hasAttribute("data-pinned") ? "pinned" : null);

  group.setAttribute("data-scripted", "");
  group.onpointerenter = leave;
  group.onpointerleave = leave;
  button.onclick = () => set(group.hasAttribute("data-pinned") ? "closed" : "pinned");
  group.addEventListener("focusout", (event) => {
    if (!group.contains(event.relatedTarget as Node | null)) {
      set(null);
    }
  });
  group.onkeydown = (event) => {
    if (event.key === "Escape") {
      set("closed");
      button.focus();
    } else if (event.key === "ArrowDown" && document.activeElement === button) {
      event.preventDefault();
      set("pinned");
      menu.querySelector("a")?.focus();
    }
  };
}
