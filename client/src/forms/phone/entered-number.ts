import type { Country } from "./countries.ts";
import { MAXIMUM_DIGITS } from "./home-country.ts";
import {
  dialledNumber,
  digitsOf,
  internationalNumber,
  wholeNumber,
  withoutExtension,
} from "./whole-number.ts";

/** One change of the field's text by the visitor; the caret stands behind what was entered. */
export type Change = { before: string; after: string; caret: number };

/**
 * The field's text when the script is loaded. `isEntered`: the visitor changed it on this page; it is not kept typing.
 */
export type FoundText = { text: string; caret: number; isEntered: boolean };

/** A change in the form that the package takes. */
export type PackageChange = { value: string; caret: number; inputType: string; data: string | null };

/**
 * What a change entered, and what it left before and after. If it entered something before a dial code, `tail` has no
 * part of that code.
 */
type Entry = { text: string; head: string; tail: string };

/** The change that the package is to make of a visitor's change. */
export function packageChange(change: Change, inputType: string, country: Country): PackageChange {
  const { after: value, caret } = change;
  const code = `+${country.dialCode}`;
  const entry = entryOf(change, code);
  if (inputType.startsWith("history")) return { value, caret, inputType, data: null };
  if (entry.text === "") return { value, caret, inputType: inputType.replace(/^insert.*/, ""), data: null };
  const behind = digitsOf(entry.tail);
  const number = enteredNumber(entry, code, country);
  if (number !== null) return wholeChange(number, number.endsWith(behind) ? behind.length : 0);
  // The package rejects typed text other than digits.
  return { value, caret, inputType: "insertText", data: entry.text };
}

/**
 * Whether a change would leave more digits than a number may have. A served number that is too long may be shortened.
 */
export function holdsTooMany({ value, inputType }: PackageChange, before: string): boolean {
  const digits = digitsOf(value).length;
  return isTooLong(value) && digits > digitsOf(before).length && !inputType.startsWith("history");
}

/** Whether a text has more digits than a number may have, dial code included. */
export function isTooLong(text: string): boolean {
  return digitsOf(text).length > MAXIMUM_DIGITS;
}

/** Whether a change is one typed character, and not a text that came in one piece. */
export function isKeystroke(change: Change, inputType: string, country: Country): boolean {
  const isTyped = ["insertText", "insertCompositionText"].includes(inputType);
  return isTyped && digitsOf(entryOf(change, `+${country.dialCode}`).text).length <= 1;
}

/** A change that replaces the whole field by a number, with the caret before its last `digitsBehind` digits. */
export function wholeChange(number: string, digitsBehind: number): PackageChange {
  return { value: number, caret: number.length - digitsBehind, inputType: "insertFromPaste", data: null };
}

/**
 * The change for a text that was in the field before the script, and that began with `beginning`: a number replaces it,
 * and the caret stays before the same digits. `isEntered` says that the visitor typed what follows that beginning.
 */
export function foundChange(
  { text, caret, isEntered }: FoundText,
  beginning: string,
  country: Country,
): PackageChange {
  const entered = isEntered && text.startsWith(beginning) ? text.slice(beginning.length) : text;
  const number = foundNumber(entered, beginning, country);
  const behind = digitsOf(withoutEnd(text.slice(caret), beginning));
  return wholeChange(number, number.endsWith(behind) ? behind.length : 0);
}

/** The number meant by a text that was in the field before the script, which began with `beginning`. */
export function foundNumber(found: string, beginning: string, country: Country): string {
  const text = withoutExtension(found === beginning ? found : withoutEnd(found, beginning));
  if (text === "" || text.startsWith("+")) return text && internationalNumber(text);
  return wholeNumber(text, country);
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, text.length - end.length) : text;
}

/** What a change entered; an empty text if it only deleted. */
function entryOf({ before, after, caret }: Change, code: string): Entry {
  const tail = after.slice(caret);
  // A program may change the whole field and leave the caret anywhere.
  if (!before.endsWith(tail)) return { text: after, head: "", tail: "" };
  const end = before.length - tail.length;
  const start = commonLength(before.slice(0, end), after.slice(0, caret));
  const entry = { text: after.slice(start, caret), head: after.slice(0, start), tail };
  return start > 0 ? entry : { ...entry, tail: before.slice(Math.max(end, code.length)) };
}

/**
 * The number that the entered text means; null if it means none. Text that replaces the dial code, or is typed before
 * it, is a number of `country` unless it begins with a plus or "00". So a number may be typed anywhere. An extension is
 * left out.
 */
function enteredNumber(entry: Entry, code: string, country: Country): string | null {
  const { head, tail } = entry;
  const text = withoutExtension(entry.text);
  const kept = digitsOf(head.slice(code.length) + tail);
  if (text === "+") return kept === "" ? "+" : null;
  if (text.includes("+")) return internationalNumber(text);
  const digits = digitsOf(text);
  if (digits === "") return null;
  if (kept === "" && (head === "" || head.startsWith(code))) return wholeNumber(text, country);
  if (head !== "") return dialledNumber(head + digits + tail);
  return dialledNumber(digits.startsWith("00") ? digits : code + digits + kept);
}

function commonLength(first: string, second: string): number {
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return length;
}
