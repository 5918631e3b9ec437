import type { Link } from "../../content/types.ts";

/** What a section's margin column shows. */
export type SectionHead = {
  id: string | null;
  heading: string;
  note: string | null;
  link: Link | null;
  surface: boolean;
  sample: boolean;
};
