import { sectionAddress } from "./sections.ts";

/** What the section shows: null for no strategy is the list; an edition is shown in place of the strategy's desk. */
export type DeskPlace = { strategy: string | null; edition: string | null };

/** The address of the list, of a strategy's desk, or of one edition. */
export function deskAddress(strategy?: string, edition?: string): string {
  const parameters = new URLSearchParams();
  if (strategy !== undefined) parameters.set("strategy", strategy);
  if (edition !== undefined) parameters.set("edition", edition);
  const query = parameters.toString();
  return query === "" ? sectionAddress("figures") : `${sectionAddress("figures")}&${query}`;
}

const SLUG = /^[a-z0-9-]+$/;
const EDITION_ID = /^[\w-]+$/;

/** What an address names; what cannot be a name counts as none, so that it never becomes part of a path. */
export function deskPlace(parameters: URLSearchParams): DeskPlace {
  const strategy = parameters.get("strategy") ?? "";
  const edition = parameters.get("edition") ?? "";
  const hasStrategy = SLUG.test(strategy);
  return {
    strategy: hasStrategy ? strategy : null,
    edition: hasStrategy && EDITION_ID.test(edition) ? edition : null,
  };
}
