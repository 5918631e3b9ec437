import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import type { AssetManifest } from "../../client/src/content/asset-manifest.ts";

const TEXT = { type: "string", minLength: 1 } as const;
const SITE_PATH = { type: "string", pattern: "^/" } as const;
const FONTS = { display: SITE_PATH, text: SITE_PATH };
const STYLESHEETS = { site: SITE_PATH, staff: SITE_PATH };
const ROOT_FILE = {
  type: "object",
  properties: { file: TEXT, type: TEXT },
  required: ["file", "type"],
} as const;

const MANIFEST_SCHEMA = {
  type: "object",
  properties: {
    buildId: TEXT,
    flavour: { enum: ["production", "development", "test"] },
    stylesheets: { type: "object", properties: STYLESHEETS, required: ["site", "staff"] },
    script: SITE_PATH,
    fonts: { type: "object", properties: FONTS, required: ["display", "text"] },
    islands: { type: "object", additionalProperties: SITE_PATH },
    rootFiles: { type: "object", additionalProperties: ROOT_FILE },
  },
  required: ["buildId", "flavour", "stylesheets", "script", "fonts", "islands", "rootFiles"],
};

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
  const ajv = new Ajv();
  if (!ajv.validate<AssetManifest>(MANIFEST_SCHEMA, manifest)) {
    throw new Error(
      `${file}: ${ajv.errorsText(ajv.errors, { dataVar: "manifest" })}. Build the client again.`,
    );
  }
  return manifest;
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
