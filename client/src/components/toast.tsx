import { type ReactElement, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import styles from "./toast.module.css";

const SHOWN_MS = 4000;

/**
 * A message in the corner that hides after four seconds, unless pointer or focus rests on it. It appears each time
 * `shownCount` grows. The region exists from the beginning, so that screen readers announce what appears in it.
 */
export function Toast({
  heading,
  text,
  shownCount,
}: {
  heading: string;
  text: string;
  shownCount: number;
}): ReactElement {
  const [hiddenCount, setHiddenCount] = useState(0);
  return (
    <div className={styles.region} role="status">
      {shownCount > hiddenCount && (
        <Message key={shownCount} heading={heading} text={text} onHide={() => setHiddenCount(shownCount)} />
      )}
    </div>
  );
}

function Message({
  heading,
  text,
  onHide,
}: {
  heading: string;
  text: string;
  onHide: () => void;
}): ReactElement {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const giveFocusBack = useFocusBefore();
  const dismiss = (): void => {
    giveFocusBack();
    onHide();
  };
  useCountdown(SHOWN_MS, isPointedAt || hasFocus, onHide);
  useEscape(hasFocus, dismiss);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the time, the button acts
    <div
      className={styles.toast}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icon name="circle-check" />
      <div>
        <strong>{heading}</strong>
        <p>{text}</p>
      </div>
      <button type="button" aria-label="Dismiss" onClick={dismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}

function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key === "Escape") onEscape();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
}

/** Remembers which element had the focus, and returns a function that gives it back. */
function useFocusBefore(): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
  }, []);
  return () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
}

/** Calls `onEnd` once after `durationMs`. No time passes while it is held. */
function useCountdown(durationMs: number, isHeld: boolean, onEnd: () => void): void {
  const remainingMs = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isHeld]);
}
