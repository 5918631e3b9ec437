/** A stylesheet of the site, and the kinds of blocks it has the rules for. */
export type SiteSheet = { url: string; kinds: readonly string[] };

/** The site's sheets, of which the complete one comes last. The staff panel loads its own after the site's. */
type Stylesheets = { site: readonly SiteSheet[]; staff: string };

/** An island's scripts: what it needs to start, its entry first, and what it imports at the first touch. */
export type IslandScripts = { atStart: readonly [string, ...string[]]; later: readonly string[] };

/** What the client build's `manifest.json` says. Addresses are site paths; files are below the build's folder. */
export type AssetManifest = {
  buildId: string;
  /** Anything but `production` carries React's own checks. */
  flavour: "production" | "development" | "test";
  stylesheets: Stylesheets;
  script: string;
  fonts: { display: string; text: string };
  /** The light theme's, for the web app manifest. */
  themeColour: string;
  islands: Record<string, IslandScripts>;
  rootFiles: Record<string, { file: string; type: string }>;
};
