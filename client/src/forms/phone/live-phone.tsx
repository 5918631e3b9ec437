import { type ReactElement, type RefObject, useImperativeHandle, useLayoutEffect } from "react";
import { type Country, findCountry } from "./countries.ts";
import { CountryList } from "./country-list.tsx";
import type { Panel } from "./country-picker.tsx";
import { type PhoneNumber, usePhoneNumber } from "./use-phone-number.ts";

/**
 * What the field calls once its script is loaded. `suggest` takes a two-letter code and throws an Error for an unknown
 * one.
 */
export type LiveNumber = Pick<PhoneNumber, "type" | "clear"> & { suggest: (iso2: string) => void };

/** What the phone field loads at the first touch: it formats what the input holds, and fills the panel with countries. */
export function LivePhone({
  inputRef,
  served,
  isEntered,
  panel,
  onCountry,
  onEdit,
  onRefuse,
  handle,
}: {
  inputRef: RefObject<HTMLInputElement | null>;
  served: string;
  /** Whether the visitor changed the field on this page before the script was loaded. */
  isEntered: boolean;
  panel: Panel;
  onCountry: (country: Country) => void;
  onEdit: () => void;
  onRefuse: () => void;
  handle: RefObject<LiveNumber | null>;
}): ReactElement | null {
  const { country, type, clear, choose, suggest } = usePhoneNumber({
    inputRef,
    served,
    isEntered,
    onEdit,
    onRefuse,
  });
  useLayoutEffect(() => onCountry(country), [country, onCountry]);
  useImperativeHandle(handle, () => ({
    type,
    clear,
    suggest: (iso2) => {
      const found = findCountry(iso2);
      if (found === null) throw new Error(`the geocoder named no known country ("${iso2}")`);
      suggest(found);
    },
  }));

  if (!panel.isOpen) return null;
  return (
    <CountryList
      id={panel.id}
      chosen={country}
      onChoose={(chosen) => {
        panel.close();
        choose(chosen);
        inputRef.current?.focus();
      }}
      onClose={panel.cancel}
    />
  );
}
