import type { ReactElement, ReactNode } from "react";
import type { SiteDocument } from "../content/types.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The frame of every public page: fixed header, main area, footer. */
export function PublicLayout({
  site,
  home,
  children,
}: {
  site: SiteDocument;
  home: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <>
      <SiteHeader site={site} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} home={home} />
    </>
  );
}
