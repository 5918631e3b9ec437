import type { ReactElement } from "react";
import { Route, Routes, useLocation } from "react-router";
import type { ListName } from "../../api/types.ts";
import { DashboardSection } from "../dashboard/dashboard-section.tsx";
import { ListStrip } from "../dashboard/list-strip.tsx";
import { FiguresSection } from "../desk/figures/figures-section.tsx";
import { WordsSection } from "../desk/words/words-section.tsx";
import { AccountSection } from "../members/account/account-section.tsx";
import { MembersSection } from "../members/managing/members-section.tsx";
import { QuerySection } from "../queries/query-section.tsx";
import { Redirect } from "../session/redirect.tsx";
import { FORMS } from "../shared/forms.ts";
import { SectionHeading } from "../shared/section-heading.tsx";
import { movedAddress, type SectionName, sectionLabel } from "../shared/sections.ts";

/** Users, Settings and Reports are not in the menu. */
const SECTIONS: Record<Exclude<SectionName, "dashboard" | ListName>, ReactElement> = {
  figures: <FiguresSection />,
  words: <WordsSection />,
  members: <MembersSection />,
  account: <AccountSection />,
  users: <SectionHeading title={sectionLabel("users")} />,
  settings: <SectionHeading title={sectionLabel("settings")} />,
  reports: <SectionHeading title={sectionLabel("reports")} />,
};

/** The sections by address. The part behind the section's name, such as a strategy, belongs to the section. */
export function SectionRoutes(): ReactElement {
  return (
    <Routes>
      <Route index element={<Arrival />} />
      {FORMS.map(({ listName }) => (
        <Route
          path={`${listName}/*`}
          element={
            <QuerySection listName={listName} counts={<ListStrip listName={listName} />} key={listName} />
          }
          key={listName}
        />
      ))}
      {Object.entries(SECTIONS).map(([name, section]) => (
        <Route path={`${name}/*`} element={section} key={name} />
      ))}
      <Route path="*" element={<p>Select a section from the sidebar.</p>} />
    </Routes>
  );
}

/** The dashboard, or a redirect from an old address. */
function Arrival(): ReactElement {
  const { search, hash, state } = useLocation();
  const moved = movedAddress(search);
  return moved === null ? <DashboardSection /> : <Redirect to={moved + hash} state={state} />;
}
