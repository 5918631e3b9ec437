/** A stylesheet of the site, and the kinds of blocks it has the rules for. */
export type SiteSheet = { url: string; kinds: readonly string[] };

/** The site's from the lightest to the complete one; the staff panel's comes after the site's. */
export type Stylesheets = { site: readonly SiteSheet[]; staff: string };

/** What the client build's `manifest.json` says. Addresses are site paths; files are below the build's folder. */
export type AssetManifest = {
  buildId: string;
  /** Anything but `production` carries React's own checks and the test island. */
  flavour: "production" | "development" | "test";
  stylesheets: Stylesheets;
  script: string;
  fonts: { display: string; text: string };
  islands: Record<string, string>;
  rootFiles: Record<string, { file: string; type: string }>;
};
