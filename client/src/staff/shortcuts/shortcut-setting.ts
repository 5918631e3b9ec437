const STORAGE_KEY = "staff-shortcuts";
const OFF = "off";

/** Whether shortcuts of characters are on in this browser: they are until somebody switches them off. */
export function readShortcutsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Keep the choice in this browser; where nothing may be kept it holds until the panel is left. */
export function keepShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // A browser that refuses storage refuses it for both: the default is then what a reload brings back.
  }
}
