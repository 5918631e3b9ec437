// As long as --menu-close in the styles, which close a menu if no script runs.
const CLOSE_AFTER_MS = 200;

type Menu = { group: HTMLElement; button: HTMLButtonElement; list: HTMLElement };

let open: Menu | null = null;
let isPinned = false;
let closing = 0;

/**
 * Header dropdowns, one open at a time. Hover opens one until the pointer has left; click and keys open one until
 * another opens, Escape is pressed or something else gets the press or the focus.
 */
export function startMenus(): void {
  for (const group of document.querySelectorAll<HTMLElement>("[data-menu-group]")) {
    const button = group.querySelector("button");
    const list = group.querySelector("ul");
    if (button && list) {
      startMenu({ group, button, list });
    }
  }
  addEventListener("keydown", ({ key }) => key === "Escape" && show(null));
  addEventListener("pointerdown", ({ target }) => {
    if (open && !open.group.contains(target as Node)) show(null);
  });
}

/**
 * Opens a menu, or none, and closes the open one. A focus in the closing menu moves to its button first, which closes
 * nothing.
 */
function show(menu: Menu | null, pinned = false): void {
  clearTimeout(closing);
  isPinned = pinned;
  if (open === menu) return;
  if (open?.list.contains(document.activeElement)) open.button.focus();
  mark(open, false);
  mark(menu, true);
  open = menu;
}

function mark(menu: Menu | null, isOpen: boolean): void {
  menu?.group.toggleAttribute("data-open", isOpen);
  menu?.button.setAttribute("aria-expanded", String(isOpen));
}

function startMenu(menu: Menu): void {
  const { group, button, list } = menu;
  group.setAttribute("data-scripted", "");
  if (group.matches(":hover")) show(menu);
  group.onpointerenter = () => show(menu, open === menu && isPinned);
  group.onpointerleave = () => {
    if (open === menu && !isPinned) closing = window.setTimeout(show, CLOSE_AFTER_MS, null);
  };
  button.onclick = () => (open === menu && isPinned ? show(null) : show(menu, true));
  group.addEventListener("focusout", ({ relatedTarget }) => {
    if (open === menu && relatedTarget && !group.contains(relatedTarget as Node)) show(null);
  });
  button.onkeydown = (event) => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      show(menu, true);
      list.querySelector("a")?.focus();
    }
  };
}
