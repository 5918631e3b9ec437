import type { ReactElement } from "react";
import { Route, Routes } from "react-router";
import { BlockList } from "./blocks/block-list.tsx";
import type { PageDocument, SiteDocument } from "./content/types.ts";
import { PublicLayout } from "./layouts/public-layout.tsx";

/** Every public page is the same route: what stands on it is the page document's business. */
export function SiteRoutes({ page, site }: { page: PageDocument; site: SiteDocument }): ReactElement {
  return (
    <Routes>
      <Route
        path="*"
        element={
          <PublicLayout site={site} home={page.path === "/"}>
            <BlockList page={page} site={site} />
          </PublicLayout>
        }
      />
    </Routes>
  );
}
