import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../../tests/client/client-source.ts";
import { exampleAssets } from "../fixtures/example-request.ts";
import { readAssetManifest } from "./asset-manifest.ts";

function folderWith(manifest: unknown): string {
  const folder = temporaryFolder();
  writeFiles(folder, { "manifest.json": JSON.stringify(manifest) });
  return folder;
}

test("a build's manifest is read and frozen", () => {
  const manifest = readAssetManifest(folderWith(exampleAssets({ chart: "/assets/chart.abc.js" })));
  expect(manifest).toEqual(exampleAssets({ chart: "/assets/chart.abc.js" }));
  expect([Object.isFrozen(manifest), Object.isFrozen(manifest.islands)]).toEqual([true, true]);
});

test("a name that every object inherits is no island", () => {
  const { islands } = readAssetManifest(folderWith(exampleAssets()));
  expect([islands.constructor, islands.toString]).toEqual([undefined, undefined]);
});

test("the error of a missing file says what to do", () => {
  const folder = temporaryFolder();
  expect(() => readAssetManifest(folder)).toThrow(
    `${path.join(folder, "manifest.json")} cannot be read (ENOENT): build the client, or set CLIENT_DIST_DIR`,
  );
});

test.each([
  ["a missing part", { stylesheets: undefined }, "manifest must have required property 'stylesheets'"],
  ["an address that is none", { script: "public.js" }, 'manifest/script must match pattern "^/"'],
  ["an island without address", { islands: { chart: null } }, "manifest/islands/chart must be object"],
])("%s is told", (_, change, message) => {
  expect(() => readAssetManifest(folderWith({ ...exampleAssets(), ...change }))).toThrow(message);
});
