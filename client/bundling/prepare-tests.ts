import { buildAssets } from "./build-assets.ts";

/** Tests of components read the generated drawings and icons; a few milliseconds where they are up to date. */
export async function setup(): Promise<void> {
  await buildAssets();
}
