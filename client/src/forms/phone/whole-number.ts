import { COUNTRIES, type Country, nationalLengths } from "./countries.ts";

/** Countries whose numbers keep their leading zero when dialled from abroad. */
const ZERO_STAYS = ["cg", "ci", "ga", "it", "sm", "va"];

/** An extension at the end of a number, or alone: "ext 12", "extn. 12", "x12", "#12", ";ext=12". */
const EXTENSION = /(^|[0-9])[^0-9a-z]*(?:ext(?:n|ension)?|x|#)[^0-9a-z+]*[0-9]{1,6}[^0-9]*$/i;

/** The assumed most digits of a number in a country without a mask. */
const ASSUMED_LENGTH = 9;

/**
 * The number meant by a text that comes in one piece, with no dial code before it. A number begins at its last plus,
 * and "00" stands for a plus. All else is a number of `country`; it has its dial code already if it is too long for one
 * without. A code set apart, as in "1 (702) 123-4567", counts if a number of its country follows.
 */
export function wholeNumber(text: string, country: Country): string {
  const digits = digitsOf(text);
  if (text.includes("+")) return internationalNumber(text);
  const hasCode = digits.startsWith("00") || beginsWithCode(digits, country) || setsCodeApart(text);
  return dialledNumber(hasCode ? `+${digits}` : `+${country.dialCode}${digits}`);
}

/** The number after the last plus of a text. */
export function internationalNumber(text: string): string {
  return dialledNumber(`+${digitsOf(text.slice(text.lastIndexOf("+") + 1))}`);
}

/**
 * The number as it is dialled from abroad: without the zero that is dialled only at home ("+44 (0)20 …"). If "00"
 * follows the plus or the dial code, the number begins after it.
 */
export function dialledNumber(number: string): string {
  const digits = digitsOf(number);
  if (digits.startsWith("00")) return dialledNumber(`+${digits.slice(2)}`);
  const owners = ownersOf(digits);
  const code = owners[0]?.dialCode ?? "";
  const national = digits.slice(code.length);
  if (code === "" || !national.startsWith("0")) return `+${digits}`;
  if (national.startsWith("00")) return dialledNumber(`+${national.slice(2)}`);
  const zeroStays = national === "0" || owners.some(({ iso2 }) => ZERO_STAYS.includes(iso2));
  return zeroStays ? `+${digits}` : `+${code}${national.slice(1)}`;
}

/**
 * The number in a field with the dial code of `to` in place of that of `from`. An unfinished dial code alone is
 * dropped.
 */
export function movedNumber(text: string, from: Country, to: Country): string {
  const digits = digitsOf(text);
  const isUnfinished = COUNTRIES.some(({ dialCode }) => dialCode.startsWith(digits));
  const unknown = isUnfinished ? "" : digits;
  const national = digits.startsWith(from.dialCode) ? digits.slice(from.dialCode.length) : unknown;
  return dialledNumber(`+${to.dialCode}${national}`);
}

/** The text without an extension: nobody can dial it with the number, and its digits would spoil the number. */
export function withoutExtension(text: string): string {
  return text.replace(EXTENSION, "$1");
}

/** The ASCII digits of a text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/[^0-9]/g, "");
}

function beginsWithCode(digits: string, country: Country): boolean {
  const longest = Math.max(...nationalLengths(country), 0) || ASSUMED_LENGTH;
  return digits.startsWith(country.dialCode) && digits.length > longest;
}

function setsCodeApart(text: string): boolean {
  const [, code, rest = ""] = /^[^0-9]*([0-9]{1,4})[^0-9]+(.*)$/s.exec(text) ?? [];
  const length = digitsOf(rest).length;
  return COUNTRIES.some((owner) => owner.dialCode === code && nationalLengths(owner).includes(length));
}

/** The countries of the longest dial code the digits begin with. */
function ownersOf(digits: string): Country[] {
  const owners = COUNTRIES.filter(({ dialCode }) => digits.startsWith(dialCode));
  const longest = Math.max(...owners.map(({ dialCode }) => dialCode.length));
  return owners.filter(({ dialCode }) => dialCode.length === longest);
}
