import { readFileSync } from "node:fs";
import path from "node:path";
import type { AssetManifest } from "../../client/src/content/asset-manifest.ts";
import { validate } from "./asset-manifest.schema.json?validator";

/**
 * Read the client build's manifest. The islands' map has no inherited names, so an unknown one is `undefined`.
 * Throws an Error naming the file when it is missing or not a manifest.
 */
export function readAssetManifest(clientDistDir: string): AssetManifest {
  const file = path.join(clientDistDir, "manifest.json");
  const manifest = parseManifest(file);
  return Object.freeze({
    ...manifest,
    islands: Object.freeze(Object.assign(Object.create(null), manifest.islands)),
  });
}

function parseManifest(file: string): AssetManifest {
  const manifest: unknown = JSON.parse(readManifestText(file));
  if (!validate(manifest)) {
    const faults = validate.errors?.map(({ instancePath, message }) => `manifest${instancePath} ${message}`);
    throw new Error(`${file}: ${faults?.join(", ")}. Build the client again.`);
  }
  return manifest as AssetManifest;
}

function readManifestText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code}): build the client, or set CLIENT_DIST_DIR`,
    );
  }
}
