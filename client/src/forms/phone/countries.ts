import { type CountryData, defaultCountries } from "react-international-phone";
import { HOME, MAXIMUM_DIGITS } from "./home-country.ts";
import { type Region, regionsOf } from "./regions.ts";

/**
 * How numbers are grouped after the dial code, a dot for each digit; where it depends on the first digits, a mask for
 * each pattern ("/^4/") and one for the rest.
 */
type FormatMask = string | ({ default: string } & Record<string, string>);

/** A country as the phone field knows it. Among countries of one dial code the lowest priority comes first. */
export type Country = {
  name: string;
  regions: Region[];
  iso2: string;
  dialCode: string;
  format?: FormatMask;
  priority: number;
  areaCodes?: string[];
};

/** Where the package's names are out of date, or two countries have the same. */
const NAMES: Record<string, string> = {
  cd: "Congo (Kinshasa)",
  cg: "Congo (Brazzaville)",
  cz: "Czechia",
  mk: "North Macedonia",
  sz: "Eswatini",
  tr: "Türkiye",
};

/** Every country the package can format, by name. */
export const COUNTRIES: readonly Country[] = defaultCountries
  .map(toCountry)
  .sort((first, second) => first.name.localeCompare(second.name, "en"));

const BY_CODE = new Map(COUNTRIES.map((country) => [country.iso2, country]));

/** The country the field begins with. */
export const HOME_COUNTRY = BY_CODE.get(HOME.iso2) as Country;

/** The same countries as the package wants them, each with a mask; digits beyond it stay in the field. */
export const PACKAGE_COUNTRIES: CountryData[] = COUNTRIES.map((country) => {
  const { name, iso2, dialCode, format, priority, areaCodes } = country;
  const mask = format ?? ".".repeat(MAXIMUM_DIGITS - dialCode.length);
  return areaCodes
    ? [name, iso2, dialCode, mask, priority, areaCodes]
    : [name, iso2, dialCode, mask, priority];
});

/** The country of a two-letter code in lower case; null for one the field does not know. */
export function findCountry(iso2: string): Country | null {
  return BY_CODE.get(iso2) ?? null;
}

/** Numbers of digits after the dial code that fill one of the country's masks; none if it has no mask. */
export function nationalLengths({ format }: Country): number[] {
  if (format === undefined) return [];
  const masks = typeof format === "string" ? [format] : Object.values(format);
  return masks.map((mask) => mask.replaceAll(/[^.]/g, "").length);
}

/** Whether a number alone may not identify the country. */
export function sharesDialCode({ dialCode }: Country): boolean {
  return COUNTRIES.filter((country) => country.dialCode === dialCode).length > 1;
}

function toCountry([name, iso2, dialCode, format, priority, areaCodes]: CountryData): Country {
  return {
    name: NAMES[iso2] ?? name,
    regions: regionsOf(iso2),
    iso2,
    dialCode,
    ...(format ? { format } : {}),
    priority: priority ?? 0,
    ...(areaCodes?.length ? { areaCodes } : {}),
  };
}
