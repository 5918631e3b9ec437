import { defineConfig } from "vitest/config";
import { viteValidators } from "./ssr-renderer/bundling/validator-plugins.ts";

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export
export default defineConfig({
  plugins: [viteValidators],
  test: {
    include: ["client/**/*.test.{ts,tsx}", "ssr-renderer/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**"],
    globalSetup: "client/bundling/prepare-tests.ts",
    passWithNoTests: false,
    // A new process for each of the files would take twice as long as their tests.
    isolate: false,
    // A guard against hanging, and no promise: some tests bundle or start a renderer, which a slow machine takes long for.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
