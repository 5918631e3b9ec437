const STORAGE_KEY = "staff-shortcuts";
const OFF = "off";

/** Whether character shortcuts are on in this browser; the default is on. */
export function readShortcutsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Store the choice in this browser; if storage is refused, it lasts until the panel is left. */
export function keepShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // If storage is refused, a reload restores the default.
  }
}
