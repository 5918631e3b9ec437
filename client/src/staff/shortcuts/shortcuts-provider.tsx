import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type Begun, isForShortcuts, readKey, type ShortcutName } from "./shortcut-keys.ts";
import { keepShortcutsOn, readShortcutsOn } from "./shortcut-setting.ts";

type Shortcuts = {
  /** The mounted listeners by name. */
  handlers: Map<ShortcutName, () => void>;
  areOn: boolean;
  turn: (areOn: boolean) => void;
};

const ShortcutsContext = createContext<Shortcuts | null>(null);

/** Listens for character shortcuts while they are on (WCAG 2.2, 2.1.4). */
export function ShortcutsProvider({ children }: { children: ReactNode }): ReactElement {
  const handlers = useRef(new Map<ShortcutName, () => void>()).current;
  const [areOn, setOn] = useState(readShortcutsOn);
  useLayoutEffect(() => (areOn ? listen(handlers) : undefined), [areOn, handlers]);
  const value = useMemo(() => ({ handlers, areOn, turn: setOn }), [handlers, areOn]);
  useEffect(() => keepShortcutsOn(areOn), [areOn]);
  return <ShortcutsContext value={value}>{children}</ShortcutsContext>;
}

/** Whether shortcuts are on, and the switch. Throws an Error outside the provider. */
export function useShortcuts(): Shortcuts {
  const shortcuts = useContext(ShortcutsContext);
  if (shortcuts === null) throw new Error("useShortcuts must be used inside ShortcutsProvider");
  return shortcuts;
}

/** Call `run` on the shortcut while the component is mounted. */
export function useShortcut(name: ShortcutName, run: () => void): void {
  const { handlers } = useShortcuts();
  // Before painting: as soon as the component is visible, its key must work.
  useLayoutEffect(() => {
    handlers.set(name, run);
    return () => {
      handlers.delete(name);
    };
  });
}

function listen(handlers: Shortcuts["handlers"]): () => void {
  let begun: Begun | null = null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isForShortcuts(event)) return;
    const read = readKey({ key: event.key, atMs: event.timeStamp }, begun);
    // Shift is pressed on the way to "?", so it does not end a sequence.
    if (event.key !== "Shift") begun = read.begun;
    const run = read.name && handlers.get(read.name);
    if (!run) return;
    event.preventDefault();
    run();
  };
  window.addEventListener("keydown", onKeyDown);
  return () => window.removeEventListener("keydown", onKeyDown);
}
