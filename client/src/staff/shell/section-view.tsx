import type { ReactElement } from "react";
import { AccountSection } from "../account/account-section.tsx";
import { DashboardSection } from "../dashboard/dashboard-section.tsx";
import { KindStrip } from "../dashboard/kind-strip.tsx";
import { FiguresSection } from "../figures-desk/figures-section.tsx";
import { MembersSection } from "../members/members-section.tsx";
import { QuerySection } from "../queries/query-section.tsx";
import { isQueryKind } from "../shared/forms.ts";
import { SectionHeading } from "../shared/section-heading.tsx";
import { type SectionName, sectionLabel } from "../shared/sections.ts";
import { WordsSection } from "../words/words-section.tsx";

/** The selected section; null is a name nobody knows. Users, Settings and Reports are not in the menu. */
export function SectionView({ section }: { section: SectionName | null }): ReactElement {
  if (section !== null && isQueryKind(section)) {
    return <QuerySection kind={section} figures={<KindStrip kind={section} />} />;
  }
  switch (section) {
    case "dashboard":
      return <DashboardSection />;
    case null:
      return <p>Select a section from the sidebar.</p>;
    case "figures":
      return <FiguresSection />;
    case "words":
      return <WordsSection />;
    case "members":
      return <MembersSection />;
    case "account":
      return <AccountSection />;
    case "users":
    case "settings":
    case "reports":
      return <SectionHeading title={sectionLabel(section)} />;
  }
}
