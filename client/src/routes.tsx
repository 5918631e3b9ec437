import type { ReactElement } from "react";
import { Route, Routes } from "react-router";
import { BlockList } from "./block-list.tsx";
import type { PageDocument, SiteDocument } from "./content/types.ts";
import { PublicLayout } from "./layouts/public-layout.tsx";

/** Two routes: the staff panel without a frame, and every public page, whose document says what stands on it. */
export function SiteRoutes({ page, site }: { page: PageDocument; site: SiteDocument }): ReactElement {
  return (
    <Routes>
      <Route path="/admin/*" element={<BlockList page={page} site={site} />} />
      <Route
        path="*"
        element={
          <PublicLayout site={site} home={page.path === "/"} holdsSample={page.holdsSample}>
            <BlockList page={page} site={site} />
          </PublicLayout>
        }
      />
    </Routes>
  );
}
