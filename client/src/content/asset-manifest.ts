/** What the client build's `manifest.json` says. Addresses are site paths; files are below the build's folder. */
export type AssetManifest = {
  buildId: string;
  /** Anything but `production` carries React's own checks and the test island. */
  flavour: "production" | "development" | "test";
  /** The staff panel's comes after the site's. */
  stylesheets: { site: string; staff: string };
  script: string;
  fonts: { display: string; text: string };
  islands: Record<string, string>;
  rootFiles: Record<string, { file: string; type: string }>;
};
