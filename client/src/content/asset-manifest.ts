/** What the client build's `manifest.json` says. Addresses are site paths; files are below the build's folder. */
export type AssetManifest = {
  buildId: string;
  css: string;
  script: string;
  fonts: { display: string; text: string };
  islands: Record<string, string>;
  rootFiles: Record<string, { file: string; type: string }>;
};
