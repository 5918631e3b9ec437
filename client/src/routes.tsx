import type { ReactElement } from "react";
import { Route, Routes } from "react-router";
import { BlockList } from "./block-list.tsx";
import type { PageDocument, SiteDocument } from "./content/types.ts";
import { PublicLayout } from "./layouts/public-layout.tsx";

/** The families of public pages, by their addresses. Only the build reads their names: each gets a style sheet. */
export const FAMILIES = {
  home: ["/"],
  story: ["/about/*"],
  portfolioManagement: ["/pms/*"],
  strategies: ["/portfolio_services", "/portfolio_services/:strategy"],
  comparison: ["/portfolio_services/compare"],
  funds: ["/aif/*", "/alternative-investment-funds/*"],
  nonResidents: ["/nri/*"],
  forms: ["/contact/*", "/speakwithadvisor/*"],
  search: ["/search"],
  glossary: ["/glossary"],
  legal: ["/privacy", "/terms", "/disclosures", "/accessibility"],
} as const satisfies Record<string, readonly string[]>;

/** Every family of pages in its layout. Status screens, and pages of no family, have the public layout, too. */
export function SiteRoutes({ page, site }: { page: PageDocument; site: SiteDocument }): ReactElement {
  const blocks = <BlockList page={page} site={site} />;
  const frame = <PublicLayout site={site} page={page} />;
  return (
    <Routes>
      <Route path="/admin/*" element={blocks} />
      <Route element={frame}>
        {[...Object.values(FAMILIES).flat(), "*"].map((path) => (
          <Route path={path} element={blocks} key={path} />
        ))}
      </Route>
    </Routes>
  );
}
