import type { ReactElement } from "react";
import { HelmetProvider } from "react-helmet-async";
import { StaticRouter } from "react-router";
import { HeadTags } from "./components/head-tags.tsx";
import { LinksAhead } from "./components/links-ahead.tsx";
import type { AssetManifest, SiteSheet } from "./content/asset-manifest.ts";
import type { PageDocument, RenderRequest } from "./content/types.ts";
import { IslandAssetsProvider } from "./islands/island-assets.tsx";
import { SiteRoutes } from "./routes.tsx";
import { DARK, LIGHT } from "./styles/theme.ts";

/** Addresses of the built files a document refers to. */
export type DocumentAssets = Pick<AssetManifest, "stylesheets" | "script" | "fonts" | "islands">;

/** The whole HTML document of a page, without the doctype. */
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
          <HeadTags head={page.head} siteName={site.firmName} />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={LIGHT.paper} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={DARK.paper} />
          <link
            rel="preload"
            href={assets.fonts.display}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
          <link rel="preload" href={assets.fonts.text} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="stylesheet" href={sheetFor(page, assets.stylesheets.site)} />
          {hasStaffPanel(page) && <link rel="stylesheet" href={assets.stylesheets.staff} />}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <script type="module" src={assets.script} />
        </head>
        <body>
          <IslandAssetsProvider scripts={assets.islands}>
            <StaticRouter location={url}>
              <SiteRoutes page={page} site={site} />
            </StaticRouter>
          </IslandAssetsProvider>
          {!hasStaffPanel(page) && <LinksAhead />}
        </body>
      </html>
    </HelmetProvider>
  );
}

function hasStaffPanel({ blocks }: PageDocument): boolean {
  return blocks.some(({ kind }) => kind === "staffPanel");
}

/** The first sheet with the rules of all the page's blocks. The complete sheet, the last, serves any combination. */
function sheetFor({ blocks }: PageDocument, sheets: readonly SiteSheet[]): string {
  const isWhole = ({ kinds }: SiteSheet) => blocks.every(({ kind }) => kinds.includes(kind));
  const sheet = sheets.find(isWhole) ?? sheets.at(-1);
  if (sheet === undefined) throw new Error("The build has no stylesheet of the site");
  return sheet.url;
}
