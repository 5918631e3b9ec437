import path from "node:path";
import { expect, test } from "vitest";
import { bundleConstants, readBuildSettings } from "./build-settings.ts";
import { PROJECT_DIR } from "./paths.ts";

test("an empty environment builds for production into the usual folders", () => {
  expect(readBuildSettings({})).toEqual({
    flavour: "production",
    clientDistDir: path.join(PROJECT_DIR, "client/dist"),
    ssrDistDir: path.join(PROJECT_DIR, "ssr-renderer/dist"),
  });
});

test("folders can be set, relative ones are below the project", () => {
  const settings = readBuildSettings({
    BUILD_FLAVOUR: "test",
    CLIENT_DIST_DIR: "var/test/client",
    SSR_DIST_DIR: "/srv/ssr",
  });
  expect(settings).toEqual({
    flavour: "test",
    clientDistDir: path.join(PROJECT_DIR, "var/test/client"),
    ssrDistDir: "/srv/ssr",
  });
});

test("an unknown flavour is refused by name", () => {
  expect(() => readBuildSettings({ BUILD_FLAVOUR: "staging" })).toThrow(
    'BUILD_FLAVOUR is "staging": use production, development, test',
  );
});

test("only production leaves React's checks out", () => {
  expect(bundleConstants("production")["process.env.NODE_ENV"]).toBe('"production"');
  expect(bundleConstants("test")["process.env.NODE_ENV"]).toBe('"development"');
});
