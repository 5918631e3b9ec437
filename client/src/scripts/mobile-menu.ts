/**
 * While the phone menu is open, the page behind it is inert. A chosen link closes it, and so does a change to a wide
 * screen.
 */
export function startMobileMenu(): void {
  const menu = document.getElementById("mobile-menu");
  if (!menu) {
    return;
  }
  menu.addEventListener("toggle", (event) => {
    const open = (event as ToggleEvent).newState === "open";
    for (const behind of document.querySelectorAll<HTMLElement>("main, footer")) {
      behind.inert = open;
    }
  });
  menu.onclick = (event) => {
    if ((event.target as Element).closest("a")) {
      menu.hidePopover();
    }
  };
  matchMedia("(min-width: 64rem)").addEventListener("change", () => menu.hidePopover());
}
