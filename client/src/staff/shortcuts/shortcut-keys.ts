import type { ListName } from "../../api/types.ts";
import { FORMS } from "../shared/forms.ts";

/** The action of a key, or of two keys in sequence. */
export type ShortcutName =
  | ListName
  | "dashboard"
  | "figures"
  | "words"
  | "search"
  | "nextRow"
  | "previousRow"
  | "markSeen"
  | "nextPage"
  | "previousPage"
  | "help";

/** All character shortcuts in the order of the list: their keys in sequence and their action. */
export const SHORTCUTS: { name: ShortcutName; keys: string[]; does: string }[] = [
  { name: "dashboard", keys: ["g", "d"], does: "Go to Dashboard" },
  ...FORMS.flatMap(({ listName: name, shortcut, title }) =>
    shortcut === null ? [] : [{ name, keys: ["g", shortcut], does: `Go to ${title}` }],
  ),
  { name: "figures", keys: ["g", "f"], does: "Go to Figures" },
  { name: "words", keys: ["g", "w"], does: "Go to Words" },
  { name: "search", keys: ["/"], does: "Search the list" },
  { name: "nextRow", keys: ["j"], does: "Next query" },
  { name: "previousRow", keys: ["k"], does: "Previous query" },
  { name: "markSeen", keys: ["m"], does: "Mark the query as seen" },
  { name: "nextPage", keys: ["n"], does: "Next page" },
  { name: "previousPage", keys: ["p"], does: "Previous page" },
  { name: "help", keys: ["?"], does: "Show this list" },
];

/** A key that may begin two, and when it was pressed, in milliseconds. */
export type Begun = { key: string; atMs: number };

const SECOND_KEY_WITHIN_MS = 1500;

/** The meaning of a key after the `begun` one: a shortcut, the beginning of one, or nothing. */
export function readKey(
  pressed: Begun,
  begun: Begun | null,
): { name: ShortcutName | null; begun: Begun | null } {
  const isInTime = begun !== null && pressed.atMs - begun.atMs <= SECOND_KEY_WITHIN_MS;
  const keys = isInTime ? [begun.key, pressed.key] : [pressed.key];
  const name = shortcutOf(keys) ?? shortcutOf([pressed.key]);
  const begins = SHORTCUTS.some((shortcut) => shortcut.keys.length > 1 && shortcut.keys[0] === pressed.key);
  return { name, begun: name === null && begins ? pressed : null };
}

function shortcutOf(keys: string[]): ShortcutName | null {
  return SHORTCUTS.find((shortcut) => shortcut.keys.join(" ") === keys.join(" "))?.name ?? null;
}

/** Whether a key press may be a shortcut: not in a field, not with a modifier, not while a dialog is open. */
export function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey)
    return false;
  const isInField = (event.target as Element).matches?.("input, textarea, select, [contenteditable]");
  return !isInField && document.querySelector("dialog[open]") === null;
}
