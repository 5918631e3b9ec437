/** What the field shows of a country. */
export type ShownCountry = { name: string; iso2: string; dialCode: string };

/** The country the field begins with. It is spelt out, so that a page shows it without the table of all countries. */
export const HOME: ShownCountry = { name: "India", iso2: "in", dialCode: "91" };

/** The text that the field is served with. */
export const BEGINNING = `+${HOME.dialCode} `;

/** E.164: no number in the world is longer, dial code included. */
export const MAXIMUM_DIGITS = 15;
