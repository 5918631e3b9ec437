import type { EditionReply } from "../../api/types.ts";
import { sectionAddress } from "./sections.ts";

type Kind = EditionReply["kind"];

/** What a section of editions shows: its list without a subject; an edition in place of the subject's desk. */
export type SubjectPlace = { subject: string | null; edition: string | null };

/** A strategy, or words such as "faqs/nri"; below it, one of its editions. */
const PLACES: Record<Kind, RegExp> = {
  figures: /^([a-z0-9-]+)(?:\/editions\/([\w-]+))?$/,
  words: /^([a-z0-9-]+(?:\/[a-z0-9-]+)*?)(?:\/editions\/([\w-]+))?$/,
};

/** The address of a subject's desk, or of one edition. */
export function subjectAddress(kind: Kind, subject: string, edition?: string): string {
  const desk = `${sectionAddress(kind)}/${subject}`;
  return edition === undefined ? desk : `${desk}/editions/${edition}`;
}

/** What the end of a section's address names; what cannot be a name counts as none: it becomes part of the API's paths. */
export function subjectPlace(kind: Kind, place = ""): SubjectPlace {
  const [, subject = null, edition = null] = PLACES[kind].exec(place) ?? [];
  return { subject, edition };
}
