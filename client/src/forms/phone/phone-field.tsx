import {
  type InputEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import fieldStyles from "../fields/form-field.module.css";
import { FormField } from "../fields/form-field.tsx";
import type { FieldProps } from "../fields/text-fields.tsx";
import { CountryPicker } from "./country-picker.tsx";
import { BEGINNING, HOME, MAXIMUM_DIGITS, type ShownCountry } from "./home-country.ts";
import type { LiveNumber } from "./live-phone.tsx";
import styles from "./phone-field.module.css";
import { useLivePhone } from "./use-live-phone.ts";
import { useLocatedCountry } from "./use-located-country.ts";

const EXAMPLE = "1 (702) 123-4567";

/** Nothing but a dial code, or the beginning of one. */
const ONLY_CODE = /^\+[0-9]* ?$/;

/** What the form calls. `dialCode` is the chosen country's, "+91". */
export type PhoneHandle = {
  dialCode: string;
  clear: () => void;
  /** Load the field's script unless it is loaded; resolves to whether that succeeded. */
  load: () => Promise<boolean>;
  /**
   * Resolves when early typing is formatted, or when the script for that fails to load. Null if there is nothing to
   * format.
   */
  untilFormatted: () => Promise<boolean> | null;
};

/**
 * The phone number with its country. Without script it is a plain field that begins with the home country's code. The
 * script that formats a number and lists the countries is loaded at the first touch, or at once if the field holds
 * something else.
 */
export function PhoneField({
  field: { name, label, hint, autocomplete, isRequired },
  error,
  startsFocused,
  served = BEGINNING,
  geocoderUrl,
  isLocked,
  onEdit,
  onRefuse,
  handle,
}: Omit<FieldProps<"phone">, "served"> & {
  served: string | undefined;
  geocoderUrl: string;
  onRefuse: () => void;
  handle: RefObject<PhoneHandle | null>;
}): ReactElement {
  const inputRef = useRef<HTMLInputElement>(null);
  const live = useRef<LiveNumber>(null);
  const [country, setCountry] = useState<ShownCountry>(HOME);
  const [isRefused, setRefused] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const [LivePhone, load] = useLivePhone(inputRef);
  const askLocation = useLocatedCountry(geocoderUrl, async (iso2) => {
    if (await load()) live.current?.suggest(iso2);
  });

  useEffect(() => {
    if (inputRef.current?.value !== BEGINNING) void load();
  }, [load]);

  useImperativeHandle(handle, () => ({
    dialCode: `+${country.dialCode}`,
    clear: () => {
      if (live.current !== null) live.current.clear();
      else if (inputRef.current !== null) inputRef.current.value = BEGINNING;
    },
    load,
    untilFormatted: () => (live.current === null && inputRef.current?.value !== BEGINNING ? load() : null),
  }));

  const edit = (): void => {
    setRefused(false);
    onEdit(name);
  };
  const refuse = (): void => {
    setRefused(true);
    onRefuse();
  };

  return (
    <FormField
      label={label}
      hint={hint ?? undefined}
      error={error}
      isAnnounced={isRefused}
      startsFocused={startsFocused}
    >
      {(control) => (
        <div className={styles.row} data-live={LivePhone ? "" : undefined}>
          <CountryPicker country={country} isLocked={isLocked} isLoaded={LivePhone !== null} load={load}>
            {(panel) =>
              LivePhone && (
                <LivePhone
                  inputRef={inputRef}
                  served={served}
                  isEntered={isEntered}
                  panel={panel}
                  onCountry={setCountry}
                  onEdit={edit}
                  onRefuse={refuse}
                  handle={live}
                />
              )
            }
          </CountryPicker>
          <input
            {...control}
            className={`${fieldStyles.control} ${styles.number}`}
            ref={inputRef}
            type="tel"
            inputMode="tel"
            name={name}
            autoComplete={autocomplete ?? undefined}
            placeholder={error ?? EXAMPLE}
            defaultValue={served}
            readOnly={isLocked}
            required={isRequired}
            onBeforeInput={(event) => {
              if (live.current === null && isOneTooMany(event)) event.preventDefault();
            }}
            onInput={(event) => {
              if (live.current !== null) return live.current.type(event);
              setEntered(true);
              void load();
              edit();
            }}
            suppressHydrationWarning
            onFocus={() => {
              caretBehindCode(inputRef.current);
              void load();
              askLocation();
            }}
          />
        </div>
      )}
    </FormField>
  );
}

/** Put the caret behind a dial code that stands alone, when the field gets the focus. */
function caretBehindCode(input: HTMLInputElement | null): void {
  toEnd(input);
  // A press places the caret only after the focus. A selection made by then is the visitor's own.
  setTimeout(() => hasCaret(input) && toEnd(input));
}

function hasCaret(input: HTMLInputElement | null): boolean {
  return input !== null && input.selectionStart === input.selectionEnd;
}

function toEnd(input: HTMLInputElement | null): void {
  if (input === null || document.activeElement !== input || !ONLY_CODE.test(input.value)) return;
  input.setSelectionRange(input.value.length, input.value.length);
}

/** Whether a keystroke would add a digit to a number that has all a number may have. */
function isOneTooMany({ data, currentTarget: input }: InputEvent<HTMLInputElement>): boolean {
  const isFull = input.value.replaceAll(/\P{Nd}/gu, "").length >= MAXIMUM_DIGITS;
  return isFull && /^\p{Nd}$/u.test(data) && hasCaret(input);
}
