import { type FocusEvent, type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import styles from "./country-picker.module.css";
import type { ShownCountry } from "./home-country.ts";

/** The panel for the list of countries. `cancel` gives the focus back to the button, `close` leaves it where it is. */
export type Panel = { id: string; isOpen: boolean; close: () => void; cancel: () => void };

/**
 * A button with the letters of the chosen country; its dial code is part of the number. A press opens the panel, which
 * `children` fill with all countries. If they are not loaded yet, `load` loads them and resolves to whether that
 * succeeded.
 */
export function CountryPicker({
  country,
  isLocked,
  isLoaded,
  load,
  children,
}: {
  country: ShownCountry;
  isLocked: boolean;
  isLoaded: boolean;
  load: () => Promise<boolean>;
  children: (panel: Panel) => ReactNode;
}): ReactElement {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isOpen = isWanted && isLoaded;
  const close = (): void => setWanted(false);
  const cancel = (): void => {
    close();
    buttonRef.current?.focus();
  };
  const open = (): void => {
    setWanted(true);
    void load().then((came) => came || close());
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list closes when the focus has left both
    <div className={styles.picker} onBlur={closeWhenLeft}>
      <button
        className={styles.button}
        type="button"
        ref={buttonRef}
        aria-label={`Country code: ${country.name}, ${country.iso2.toUpperCase()} +${country.dialCode}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isWanted && !isLoaded ? true : undefined}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={isLocked}
        onClick={() => (isWanted || isLocked ? close() : open())}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || isLocked) return;
          event.preventDefault();
          open();
        }}
      >
        {country.iso2.toUpperCase()}
        <Icon name="chevron-down" />
      </button>
      {children({ id, isOpen, close, cancel })}
    </div>
  );
}
