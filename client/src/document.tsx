import type { ReactElement } from "react";
import { HelmetProvider } from "react-helmet-async";
import { StaticRouter } from "react-router";
import { PageHead } from "./components/page-head.tsx";
import { StylesheetAddressProvider } from "./components/stylesheet-address.tsx";
import type { PageDocument, RenderRequest } from "./content/types.ts";
import { IslandAssetsProvider } from "./islands/island-assets.tsx";
import { SiteRoutes } from "./routes.tsx";

/** Addresses of the built files a document refers to. */
export type DocumentAssets = {
  stylesheets: { site: string; staff: string };
  script: string;
  fonts: { display: string; text: string };
  islands: Record<string, string>;
};

/** The whole HTML document of a page, from doctype's next line to the end. */
export function HtmlDocument({
  request,
  assets,
}: {
  request: RenderRequest;
  assets: DocumentAssets;
}): ReactElement {
  const { page, site, url } = request;
  return (
    <HelmetProvider context={{}}>
      <html lang="en-IN">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <PageHead head={page.head} siteName={site.firmName} />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={site.themeColorLight} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={site.themeColorDark} />
          <link
            rel="preload"
            href={assets.fonts.display}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
          <link rel="preload" href={assets.fonts.text} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="stylesheet" href={assets.stylesheets.site} />
          {hasStaffPanel(page) && <link rel="stylesheet" href={assets.stylesheets.staff} />}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <script type="module" src={assets.script} />
        </head>
        <body>
          <IslandAssetsProvider urls={assets.islands}>
            <StylesheetAddressProvider address={assets.stylesheets.site}>
              <StaticRouter location={url}>
                <SiteRoutes page={page} site={site} />
              </StaticRouter>
            </StylesheetAddressProvider>
          </IslandAssetsProvider>
        </body>
      </html>
    </HelmetProvider>
  );
}

function hasStaffPanel({ blocks }: PageDocument): boolean {
  return blocks.some(({ kind }) => kind === "staffPanel");
}
