import { type FormEvent, type RefObject, useLayoutEffect, useReducer, useRef, useState } from "react";
import { usePhoneInput } from "react-international-phone";
import { type Country, findCountry, HOME_COUNTRY, PACKAGE_COUNTRIES, sharesDialCode } from "./countries.ts";
import { foldDigits } from "./decimal-digits.ts";
import {
  foundNumber,
  holdsTooMany,
  isKeystroke,
  isTooLong,
  type PackageChange,
  packageChange,
  wholeChange,
} from "./entered-number.ts";
import { useSelectionBefore } from "./use-selection-before.ts";

/** What the form may ask of the phone field. `dialCode` is the chosen country's, "+91". */
export type PhoneHandle = { clear: () => void; dialCode: string };

/** The number's field and country. `choose` is the visitor's doing, `suggest` gives way to all the visitor has set. */
export type PhoneNumber = {
  inputRef: RefObject<HTMLInputElement | null>;
  country: Country;
  /** Whether the last thing that came in one piece was too long. */
  isRefused: boolean;
  type: (event: FormEvent<HTMLInputElement>) => void;
  focus: () => void;
  choose: (country: Country) => void;
  suggest: (country: Country) => void;
  clear: () => void;
};

/** Nothing but a dial code, or the beginning of one. */
const ONLY_CODE = /^\+[0-9]* ?$/;

/**
 * Formats the number in the field. The field is uncontrolled: what was typed before the script arrived is taken over,
 * and after each render the field is given the formatted number. `onEdit` follows each change by the visitor. A digit too
 * many is not entered; what comes in one piece and is too long is refused whole, which `onRefuse` follows.
 */
export function usePhoneNumber(served: string, onEdit: () => void, onRefuse: () => void): PhoneNumber {
  const inputRef = useRef<HTMLInputElement>(null);
  const hasTakenOver = useRef(false);
  const hasChosen = useRef(false);
  const wasEdited = useRef(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [isRefused, setRefused] = useState(false);
  const selectBefore = useSelectionBefore(inputRef);
  const phone = usePhoneInput({
    value: served,
    defaultCountry: HOME_COUNTRY.iso2,
    countries: PACKAGE_COUNTRIES,
    allowMaskOverflow: true,
    inputRef,
  });
  const country = findCountry(phone.country.iso2) ?? HOME_COUNTRY;

  const put = (change: PackageChange): void => {
    setRefused(false);
    phone.handlePhoneValueChange(changeEvent(change));
    redraw();
  };

  const refuse = (): void => {
    setRefused(true);
    onRefuse();
  };

  /** Take over what the field holds when the script arrives; returns whether that needs another render. */
  const takeOver = (input: HTMLInputElement): boolean => {
    const kept = findCountry(input.dataset.country ?? "");
    if (kept !== null && kept.iso2 !== country.iso2) {
      hasChosen.current = true;
      phone.setCountry(kept.iso2);
      return true;
    }
    hasTakenOver.current = true;
    if (input.value === phone.inputValue) return false;
    const found = foundNumber(foldDigits(input.value), phone.inputValue, country);
    if (isTooLong(found)) {
      refuse();
      return false;
    }
    hasChosen.current = true;
    put(wholeChange(found, 0));
    return true;
  };

  useLayoutEffect(() => {
    const input = inputRef.current as HTMLInputElement;
    if (!hasTakenOver.current && takeOver(input)) return;
    if (input.value !== phone.inputValue) input.value = phone.inputValue;
    keepCountry(input, country);
    if (wasEdited.current) {
      wasEdited.current = false;
      onEdit();
    }
  });

  return {
    inputRef,
    country,
    isRefused,
    type: ({ currentTarget, nativeEvent }) => {
      const { value, selectionStart } = currentTarget;
      const inputType = (nativeEvent as InputEvent).inputType ?? "";
      const beforeCaret = foldDigits(value.slice(0, selectionStart ?? value.length));
      const change = { before: phone.inputValue, after: foldDigits(value), caret: beforeCaret.length };
      const taken = packageChange(change, inputType, country);
      if (holdsTooMany(taken, change.before)) {
        currentTarget.value = change.before;
        selectBefore();
        if (!isKeystroke(change, inputType, country)) refuse();
        return;
      }
      wasEdited.current = true;
      put(taken);
    },
    focus: () => {
      toEnd(inputRef.current);
      // A press places the caret only after the focus. What is selected by then is somebody's own selection.
      setTimeout(() => hasCaret(inputRef.current) && toEnd(inputRef.current));
    },
    choose: ({ iso2 }) => {
      hasChosen.current = true;
      wasEdited.current = true;
      phone.setCountry(iso2);
      redraw();
    },
    suggest: ({ iso2 }) => {
      if (!hasChosen.current && phone.phone === `+${country.dialCode}`) phone.setCountry(iso2);
    },
    clear: () => phone.setCountry(country.iso2),
  };
}

function hasCaret(input: HTMLInputElement | null): boolean {
  return input !== null && input.selectionStart === input.selectionEnd;
}

function toEnd(input: HTMLInputElement | null): void {
  if (input === null || document.activeElement !== input || !ONLY_CODE.test(input.value)) return;
  input.setSelectionRange(input.value.length, input.value.length);
}

/** Note the country on the field where the number may not tell it, for the draft. */
function keepCountry(input: HTMLInputElement, country: Country): void {
  if (sharesDialCode(country)) input.dataset.country = country.iso2;
  else delete input.dataset.country;
}

/** The parts of a change event that the package reads. */
function changeEvent({ value, caret, inputType, data }: PackageChange) {
  const event = {
    target: { value, selectionStart: caret },
    nativeEvent: { inputType, data },
    preventDefault: () => undefined,
  };
  return event as unknown as Parameters<ReturnType<typeof usePhoneInput>["handlePhoneValueChange"]>[0];
}
