import path from "node:path";

/** The project's folder; all build scripts find their inputs from here, whatever the working directory. */
export const PROJECT_DIR = path.resolve(import.meta.dirname, "../../..");
export const CLIENT_SOURCE_DIR = path.join(PROJECT_DIR, "client/src");
export const GENERATED_DIR = path.join(PROJECT_DIR, "client/generated");
export const SCHEMA_FILE = path.join(PROJECT_DIR, "ssr-renderer/src/render-request.schema.json");
