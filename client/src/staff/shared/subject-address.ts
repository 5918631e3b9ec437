import type { EditionReply } from "../../api/types.ts";
import { sectionAddress } from "./sections.ts";

type Kind = EditionReply["kind"];

/** The content of a section of editions: the list without a subject, a subject's desk, or one edition. */
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

/** Parse the end of a section's address; an invalid name counts as none, because it becomes part of the API's path. */
export function subjectPlace(kind: Kind, place = ""): SubjectPlace {
  const [, subject = null, edition = null] = PLACES[kind].exec(place) ?? [];
  return { subject, edition };
}
