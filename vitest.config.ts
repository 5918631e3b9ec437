import { defineConfig } from "vitest/config";
import { viteValidators } from "./ssr-renderer/bundling/validator-plugins.ts";

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export
export default defineConfig({
  plugins: [viteValidators],
  test: {
    globalSetup: "client/bundling/prepare-tests.ts",
    passWithNoTests: false,
    // A new process for each of the files would take twice as long as their tests.
    isolate: false,
    // One process for all files of a project makes one document for them; other checks run beside it.
    maxWorkers: 1,
    tags: [{ name: "heavy", description: "starts processes: `make check` leaves it to `make test`" }],
    // A guard against hanging, and no promise: some tests bundle or start a renderer, which a slow machine takes long for.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: "browser",
          include: ["client/src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: [
            "client/bundling/**/*.test.{ts,tsx}",
            "ssr-renderer/**/*.test.{ts,tsx}",
            "tests/**/*.test.{ts,tsx}",
          ],
          exclude: ["**/node_modules/**"],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
