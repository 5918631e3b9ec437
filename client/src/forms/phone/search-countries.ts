import type { Country } from "./countries.ts";

/**
 * Countries that a search leaves: those whose name, code or dial code begins with it come first, then those with it
 * inside the name or in the name of a region. Case and accents do not matter; an empty search leaves all.
 */
export function searchCountries(countries: readonly Country[], search: string): Country[] {
  const wanted = plain(search);
  if (wanted === "") return [...countries];
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, wanted) }));
  return ranked
    .filter(({ rank }) => rank !== null)
    .sort((first, second) => Number(first.rank) - Number(second.rank))
    .map(({ country }) => country);
}

function rankOf({ name, iso2, dialCode, regions }: Country, wanted: string): number | null {
  const dialled = wanted.replace(/^\+/, "");
  if (iso2 === wanted || dialCode === dialled) return 0;
  if (plain(name).startsWith(wanted)) return 1;
  if (dialled !== "" && dialCode.startsWith(dialled)) return 2;
  if (plain(name).includes(wanted)) return 3;
  return regions.some((region) => plain(region).startsWith(wanted)) ? 4 : null;
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .trim()
    .toLowerCase();
}
