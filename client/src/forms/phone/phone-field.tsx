import { type ReactElement, type RefObject, useImperativeHandle } from "react";
import fieldStyles from "../fields/form-field.module.css";
import { FormField } from "../fields/form-field.tsx";
import type { FieldName } from "../fields/lead-fields.ts";
import { type Country, HOME_COUNTRY } from "./countries.ts";
import { CountryPicker } from "./country-picker.tsx";
import styles from "./phone-field.module.css";
import { useLocatedCountry } from "./use-located-country.ts";
import { type PhoneHandle, usePhoneNumber } from "./use-phone-number.ts";

const EXAMPLE = "1 (702) 123-4567";
const BEGINNING = `+${HOME_COUNTRY.dialCode} `;

/** The phone number with its country. Without script it is a plain field that begins with the home country's code. */
export function PhoneField({
  label,
  hint,
  error,
  startsFocused,
  served = BEGINNING,
  geocoderUrl,
  isLocked,
  onEdit,
  onRefuse,
  handle,
}: {
  label: string;
  hint: string;
  error: string | undefined;
  startsFocused: boolean;
  served: string | undefined;
  geocoderUrl: string;
  isLocked: boolean;
  onEdit: (field: FieldName) => void;
  onRefuse: () => void;
  handle: RefObject<PhoneHandle | null>;
}): ReactElement {
  const number = usePhoneNumber(served, () => onEdit("phone"), onRefuse);
  const askLocation = useLocatedCountry(geocoderUrl, number.suggest);
  useImperativeHandle(handle, () => ({
    clear: number.clear,
    dialCode: `+${number.country.dialCode}`,
  }));

  const choose = (country: Country): void => {
    number.choose(country);
    number.inputRef.current?.focus();
  };

  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      isAnnounced={number.isRefused}
      startsFocused={startsFocused}
    >
      {(control) => (
        <div className={styles.row}>
          <CountryPicker country={number.country} isLocked={isLocked} onChoose={choose} />
          <input
            {...control}
            className={`${fieldStyles.control} ${styles.number}`}
            ref={number.inputRef}
            type="tel"
            inputMode="tel"
            name="phone"
            autoComplete="tel"
            placeholder={error ?? EXAMPLE}
            defaultValue={served}
            readOnly={isLocked}
            required
            onInput={number.type}
            suppressHydrationWarning
            onFocus={() => {
              number.focus();
              askLocation();
            }}
          />
        </div>
      )}
    </FormField>
  );
}
