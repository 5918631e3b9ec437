import { type FocusEvent, type ReactElement, useId, useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import type { Country } from "./countries.ts";
import { CountryList } from "./country-list.tsx";
import styles from "./country-picker.module.css";

/** The chosen country's letters and dial code; a press opens the searchable list of all. */
export function CountryPicker({
  country,
  isLocked,
  onChoose,
}: {
  country: Country;
  isLocked: boolean;
  onChoose: (country: Country) => void;
}): ReactElement {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
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
        aria-controls={isOpen ? panelId : undefined}
        aria-disabled={isLocked}
        onClick={() => setOpen(!isOpen && !isLocked)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || isLocked) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {country.iso2.toUpperCase()} <span>+{country.dialCode}</span>
        <Icon name="chevron-down" />
      </button>
      {isOpen && (
        <CountryList
          id={panelId}
          chosen={country}
          onChoose={(chosen) => {
            setOpen(false);
            onChoose(chosen);
          }}
          onClose={() => {
            setOpen(false);
            buttonRef.current?.focus();
          }}
        />
      )}
    </div>
  );
}
