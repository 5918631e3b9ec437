import { type Country, nationalLengths } from "./countries.ts";

/** Countries whose numbers keep their leading zero when dialled from abroad. */
const ZERO_STAYS = ["cg", "ci", "ga", "it", "sm", "va"];

/**
 * What is meant by a number that arrives in one piece: pasted, filled in by the browser, restored. A plus in the middle
 * begins the number anew, "00" stands for a plus, and as many digits as a number of `country` has are such a number.
 */
export function wholeNumber(text: string, country: Country): string {
  const digits = text.replaceAll(/[^0-9]/g, "");
  if (text.includes("+")) return `+${text.slice(text.lastIndexOf("+") + 1).replaceAll(/[^0-9]/g, "")}`;
  if (digits === "") return "";
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  const national = ZERO_STAYS.includes(country.iso2) ? digits : digits.replace(/^0/, "");
  const isNational = nationalLengths(country).includes(national.length);
  return isNational ? `+${country.dialCode}${national}` : `+${digits}`;
}

/** The number without the zero that is dialled only at home ("+44 (0)20 …"), where it can be told from the number. */
export function withoutHomeZero(number: string, country: Country): string {
  if (ZERO_STAYS.includes(country.iso2)) return number;
  return number.replace(new RegExp(`^(\\+${country.dialCode}[^0-9]*)0`), "$1");
}
