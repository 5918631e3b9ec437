import { sectionAddress } from "./sections.ts";

/** What the section shows: null for no part is the list; an edition is shown in place of the part's desk. */
export type WordsPlace = { part: string | null; edition: string | null };

/** The address of the list, of the desk of a part such as "faqs/nri", or of one edition. */
export function wordsAddress(part?: string, edition?: string): string {
  const parameters = new URLSearchParams();
  if (part !== undefined) parameters.set("part", part);
  if (edition !== undefined) parameters.set("edition", edition);
  const query = parameters.toString();
  return query === "" ? sectionAddress("words") : `${sectionAddress("words")}&${query}`;
}

const PART = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;
const EDITION_ID = /^[\w-]+$/;

/** What an address names; what cannot be a name counts as none, so that it never becomes part of a path. */
export function wordsPlace(parameters: URLSearchParams): WordsPlace {
  const part = parameters.get("part") ?? "";
  const edition = parameters.get("edition") ?? "";
  const hasPart = PART.test(part);
  return { part: hasPart ? part : null, edition: hasPart && EDITION_ID.test(edition) ? edition : null };
}
