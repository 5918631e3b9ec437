import { type FormEvent, type RefObject, useLayoutEffect, useReducer, useRef } from "react";
import { usePhoneInput } from "react-international-phone";
import { type Country, findCountry, HOME_COUNTRY, PACKAGE_COUNTRIES } from "./countries.ts";
import { wholeNumber, withoutHomeZero } from "./whole-number.ts";

/** What the form may ask of the phone field. `dialCode` is the chosen country's, "+91". */
export type PhoneHandle = { clear: () => void; dialCode: string };

/** The number's field and country. `hasNumber` is whether there is more than a dial code in the field. */
export type PhoneNumber = {
  inputRef: RefObject<HTMLInputElement | null>;
  country: Country;
  hasNumber: boolean;
  type: (event: FormEvent<HTMLInputElement>) => void;
  choose: (country: Country) => void;
};

/**
 * Formats the number in the field. The field is uncontrolled: what was typed before the script arrived is taken over,
 * and after each render the field is given the formatted number. `onEdit` follows each change by the visitor.
 */
export function usePhoneNumber(served: string, onEdit: () => void): PhoneNumber {
  const inputRef = useRef<HTMLInputElement>(null);
  const hasTakenOver = useRef(false);
  const wasEdited = useRef(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const phone = usePhoneInput({
    value: served,
    defaultCountry: HOME_COUNTRY.iso2,
    countries: PACKAGE_COUNTRIES,
    inputRef,
  });
  const country = findCountry(phone.country.iso2) ?? HOME_COUNTRY;

  const put = (number: string, caret: number, inputType: string, data: string | null): void => {
    phone.handlePhoneValueChange(inputChange(number, caret, inputType, data));
    redraw();
  };
  const putWhole = (text: string): void => {
    const number = withoutHomeZero(wholeNumber(text, country), country);
    put(number, number.length, "insertFromPaste", null);
  };

  useLayoutEffect(() => {
    const input = inputRef.current as HTMLInputElement;
    if (!hasTakenOver.current) {
      hasTakenOver.current = true;
      if (input.value !== phone.inputValue) return putWhole(input.value);
    }
    if (input.value !== phone.inputValue) input.value = phone.inputValue;
    if (wasEdited.current) {
      wasEdited.current = false;
      onEdit();
    }
  });

  return {
    inputRef,
    country,
    hasNumber: phone.phone !== `+${country.dialCode}`,
    type: ({ currentTarget, nativeEvent }) => {
      const { inputType = "", data = null } = nativeEvent as InputEvent;
      wasEdited.current = true;
      if (isOnePiece(inputType, data)) return putWhole(currentTarget.value);
      const number = withoutHomeZero(currentTarget.value, country);
      const dropped = currentTarget.value.length - number.length;
      put(number, (currentTarget.selectionStart ?? 0) - dropped, inputType, data);
    },
    choose: ({ iso2 }) => phone.setCountry(iso2),
  };
}

/** Whether more than a keystroke changed the field. Browsers that fill in forms give no input type at all. */
function isOnePiece(inputType: string, data: string | null): boolean {
  return inputType === "" || (inputType.startsWith("insert") && data?.length !== 1);
}

/** The parts of a change event that the package reads. */
function inputChange(value: string, selectionStart: number, inputType: string, data: string | null) {
  const event = {
    target: { value, selectionStart },
    nativeEvent: { inputType, data },
    preventDefault: () => undefined,
  };
  return event as unknown as Parameters<ReturnType<typeof usePhoneInput>["handlePhoneValueChange"]>[0];
}
