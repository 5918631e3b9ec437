import path from "node:path";
import { PROJECT_DIR } from "./paths.ts";

const FLAVOURS = ["production", "development", "test"] as const;

/** `development` and `test` carry React's own checks; only `production` is published. */
export type BuildFlavour = (typeof FLAVOURS)[number];

export type BuildSettings = { flavour: BuildFlavour; clientDistDir: string; ssrDistDir: string };

/**
 * What the environment says about a build: BUILD_FLAVOUR, CLIENT_DIST_DIR, SSR_DIST_DIR.
 * Relative folders are below the project's. Throws an Error that names the variable.
 */
export function readBuildSettings(environment: NodeJS.ProcessEnv): BuildSettings {
  const flavour = FLAVOURS.find((name) => name === (environment.BUILD_FLAVOUR || "production"));
  if (flavour === undefined) {
    throw new Error(`BUILD_FLAVOUR is "${environment.BUILD_FLAVOUR}": use ${FLAVOURS.join(", ")}`);
  }
  return {
    flavour,
    clientDistDir: path.resolve(PROJECT_DIR, environment.CLIENT_DIST_DIR || "client/dist"),
    ssrDistDir: path.resolve(PROJECT_DIR, environment.SSR_DIST_DIR || "ssr-renderer/dist"),
  };
}

/** The constants both bundles are built with. */
export function bundleConstants(flavour: BuildFlavour): Record<string, string> {
  const nodeEnvironment = flavour === "production" ? "production" : "development";
  return {
    "process.env.NODE_ENV": JSON.stringify(nodeEnvironment),
    "process.env.BUILD_FLAVOUR": JSON.stringify(flavour),
  };
}
