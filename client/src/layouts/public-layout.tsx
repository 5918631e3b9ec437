import type { ReactElement } from "react";
import { Outlet } from "react-router";
import { SampleRibbon } from "../components/sample-ribbon.tsx";
import type { PageDocument, SiteDocument } from "../content/types.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The frame of every public page: fixed header, main area with the route inside, footer. */
export function PublicLayout({
  site,
  page,
}: {
  site: SiteDocument;
  page: Pick<PageDocument, "path" | "layout" | "holdsSample" | "head">;
}): ReactElement {
  return (
    <>
      <SiteHeader site={site} />
      <main id="main" tabIndex={-1} data-layout={page.layout}>
        {page.holdsSample && <SampleRibbon />}
        <Outlet />
      </main>
      <SiteFooter site={site} home={page.path === "/"} address={addressOf(page)} />
    </>
  );
}

/**
 * The page's own address; its canonical one may be another page's. Null if the page lacks a path or a canonical
 * address.
 */
function addressOf({ path, head }: Pick<PageDocument, "path" | "head">): string | null {
  return path === null || head.canonical === null ? null : new URL(path, head.canonical).href;
}
