import type { ReactElement, ReactNode } from "react";
import { SampleRibbon } from "../components/sample-ribbon.tsx";
import type { SiteDocument } from "../content/types.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The frame of every public page: fixed header, main area, footer. */
export function PublicLayout({
  site,
  home,
  holdsSample,
  children,
}: {
  site: SiteDocument;
  home: boolean;
  holdsSample: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <>
      <SiteHeader site={site} />
      <main id="main" tabIndex={-1}>
        {holdsSample && <SampleRibbon />}
        {children}
      </main>
      <SiteFooter site={site} home={home} />
    </>
  );
}
