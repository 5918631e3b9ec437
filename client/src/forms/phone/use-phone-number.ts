import { type FormEvent, type RefObject, useLayoutEffect, useReducer, useRef, useState } from "react";
import { usePhoneInput } from "react-international-phone";
import { type Country, findCountry, HOME_COUNTRY, PACKAGE_COUNTRIES, sharesDialCode } from "./countries.ts";
import { foldDigits } from "./decimal-digits.ts";
import {
  foundChange,
  holdsTooMany,
  isKeystroke,
  isTooLong,
  type PackageChange,
  packageChange,
  wholeChange,
} from "./entered-number.ts";
import { useSelectionBefore } from "./use-selection-before.ts";
import { movedNumber } from "./whole-number.ts";

/** The field when the script is loaded. `isEntered`: the visitor has changed it on this page. */
type Field = {
  inputRef: RefObject<HTMLInputElement | null>;
  served: string;
  isEntered: boolean;
  onEdit: () => void;
  onRefuse: () => void;
};

/**
 * The number and its country. `choose` is for the visitor's choice. `suggest` does nothing if the visitor has set
 * anything.
 */
export type PhoneNumber = {
  country: Country;
  type: (event: FormEvent<HTMLInputElement>) => void;
  choose: (country: Country) => void;
  suggest: (country: Country) => void;
  clear: () => void;
};

/**
 * Formats the number in the field. The field is uncontrolled: text typed before the script is loaded is taken over, and
 * after each render the field gets the formatted number. Each change by the visitor calls `onEdit`. A typed digit too
 * many is dropped. A text that comes in one piece and is too long is refused, which calls `onRefuse`. A chosen country
 * changes the dial code of the number, and stays until the number is changed, even if the number is one of a
 * neighbouring country.
 */
export function usePhoneNumber({ inputRef, served, isEntered, onEdit, onRefuse }: Field): PhoneNumber {
  const hasTakenOver = useRef(false);
  const hasChosen = useRef(false);
  const wasEdited = useRef(false);
  // The next change for the package. The visitor has chosen its country, so the package must not guess one.
  const [settled, settle] = useState<PackageChange | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const selectBefore = useSelectionBefore(inputRef);
  const phone = usePhoneInput({
    value: served,
    defaultCountry: HOME_COUNTRY.iso2,
    countries: PACKAGE_COUNTRIES,
    allowMaskOverflow: true,
    disableCountryGuess: settled !== null,
    inputRef,
  });
  const country = findCountry(phone.country.iso2) ?? HOME_COUNTRY;

  const put = (change: PackageChange): void => {
    phone.handlePhoneValueChange(changeEvent(change));
    redraw();
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
    const text = foldDigits(input.value);
    const caret = foldDigits(input.value.slice(0, input.selectionEnd ?? text.length)).length;
    const found = foundChange({ text, caret, isEntered }, phone.inputValue, country);
    if (isTooLong(found.value)) {
      onRefuse();
      return false;
    }
    hasChosen.current = true;
    if (kept !== null && found.value.startsWith(`+${kept.dialCode}`)) settle(found);
    else put(found);
    return true;
  };

  useLayoutEffect(() => {
    const input = inputRef.current as HTMLInputElement;
    if (!hasTakenOver.current && takeOver(input)) return;
    if (settled !== null) {
      settle(null);
      put(settled);
      return;
    }
    if (input.value !== phone.inputValue) input.value = phone.inputValue;
    keepCountry(input, country);
    if (wasEdited.current) {
      wasEdited.current = false;
      onEdit();
    }
  });

  return {
    country,
    type: ({ currentTarget, nativeEvent }) => {
      const { value, selectionStart } = currentTarget;
      const inputType = (nativeEvent as InputEvent).inputType ?? "";
      const beforeCaret = foldDigits(value.slice(0, selectionStart ?? value.length));
      const change = { before: phone.inputValue, after: foldDigits(value), caret: beforeCaret.length };
      const taken = packageChange(change, inputType, country);
      if (holdsTooMany(taken, change.before)) {
        currentTarget.value = change.before;
        selectBefore();
        if (!isKeystroke(change, inputType, country)) onRefuse();
        return;
      }
      wasEdited.current = true;
      put(taken);
    },
    choose: (chosen) => {
      const number = movedNumber(phone.inputValue, country, chosen);
      if (isTooLong(number)) {
        onRefuse();
        return;
      }
      hasChosen.current = true;
      wasEdited.current = true;
      phone.setCountry(chosen.iso2);
      if (number !== `+${chosen.dialCode}`) settle(wholeChange(number, 0));
      redraw();
    },
    suggest: ({ iso2 }) => {
      if (!hasChosen.current && phone.phone === `+${country.dialCode}`) phone.setCountry(iso2);
    },
    clear: () => phone.setCountry(country.iso2),
  };
}

/** Note the country on the field, where it is kept, if the number may not identify it. */
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
