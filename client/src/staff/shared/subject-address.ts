import type { EditionReply } from "../../api/types.ts";
import { sectionAddress } from "./sections.ts";

type Kind = EditionReply["kind"];

/** What a section of editions shows: its list without a subject; an edition in place of the subject's desk. */
export type SubjectPlace = { subject: string | null; edition: string | null };

/** How an address names a subject, and what such a name can be: a strategy, or words such as "faqs/nri". */
const NAMES: Record<Kind, { parameter: string; pattern: RegExp }> = {
  figures: { parameter: "strategy", pattern: /^[a-z0-9-]+$/ },
  words: { parameter: "part", pattern: /^[a-z0-9-]+(\/[a-z0-9-]+)*$/ },
};
const EDITION_ID = /^[\w-]+$/;

/** The address of a subject's desk, or of one edition. */
export function subjectAddress(kind: Kind, subject: string, edition?: string): string {
  const parameters = new URLSearchParams({ [NAMES[kind].parameter]: subject });
  if (edition !== undefined) parameters.set("edition", edition);
  return `${sectionAddress(kind)}&${parameters}`;
}

/** What an address names; what cannot be a name counts as none, so that it never becomes part of a path. */
export function subjectPlace(kind: Kind, parameters: URLSearchParams): SubjectPlace {
  const subject = parameters.get(NAMES[kind].parameter) ?? "";
  const edition = parameters.get("edition") ?? "";
  if (!NAMES[kind].pattern.test(subject)) return { subject: null, edition: null };
  return { subject, edition: EDITION_ID.test(edition) ? edition : null };
}
