import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { clientSource, temporaryFolder, writeFiles } from "../../tests/client/client-source.ts";
import type { AssetManifest } from "../src/content/asset-manifest.ts";
import { buildClient } from "./build-client.ts";
import { RETIRED_LIFE_MS } from "./output/write-output.ts";
import type { BuildFlavour } from "./settings/build-settings.ts";

const ISLANDS = {
  "entries/search.tsx":
    'import { shared } from "../islands/shared.ts";\nexport const prepare = () => shared("search");',
  "entries/chart.tsx":
    'import styles from "../components/badge.module.css";\nimport { shared } from "../islands/shared.ts";\nexport const prepare = () => shared(styles.badge);',
  "islands/shared.ts": 'export function shared(name: string): string { return "shared " + name; }',
};

function settings(clientDistDir: string, flavour: BuildFlavour = "production") {
  return { flavour, clientDistDir, ssrDistDir: "unused" };
}

/** The file of the sheet that serves every page. */
function completeSheet({ stylesheets }: AssetManifest): string {
  return stylesheets.site.at(-1)?.url.slice(1) ?? "";
}

function outputOf(folder: string): Record<string, string> {
  const files = globSync("**/*.*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative(folder, file), readFileSync(file, "latin1")]));
}

test("every address of the manifest is a file of the build", async () => {
  const folder = temporaryFolder();
  const { manifest } = await buildClient(settings(folder), clientSource(ISLANDS));
  const { stylesheets, script, fonts, islands, rootFiles } = manifest;
  const sheets = [...stylesheets.site.map(({ url }) => url), stylesheets.staff];
  const islandFiles = Object.values(islands).flatMap(({ atStart, later }) => [...atStart, ...later]);
  const addresses = [...sheets, ...Object.values(fonts), ...islandFiles, script];
  const files = [
    ...addresses.map((address) => address.slice(1)),
    ...Object.values(rootFiles).map(({ file }) => file),
  ];
  expect(Object.keys(outputOf(folder))).toEqual(expect.arrayContaining(files));
  expect(JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8"))).toEqual(manifest);
});

test("two builds of one source are equal to the byte", async () => {
  const [first, second] = [temporaryFolder(), temporaryFolder()];
  await buildClient(settings(first), clientSource(ISLANDS));
  await buildClient(settings(second), clientSource(ISLANDS));
  expect(outputOf(first)).toEqual(outputOf(second));
});

test("a change of one class gives another stylesheet and build id; the old file stays for a week", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = temporaryFolder();
  const source = clientSource();
  const before = (await buildClient(settings(folder), source)).manifest;
  writeFiles(source, { "components/badge.module.css": ".badge { color: blue }" });
  const after = (await buildClient(settings(folder), source)).manifest;
  expect(completeSheet(after)).not.toBe(completeSheet(before));
  expect(after.buildId).not.toBe(before.buildId);
  const oldNames = () =>
    Object.keys(outputOf(folder)).filter((name) => name.startsWith(completeSheet(before)));
  expect(Object.keys(outputOf(folder))).toContain(completeSheet(after));
  expect(oldNames()).toHaveLength(3);
  vi.setSystemTime(Date.now() + RETIRED_LIFE_MS);
  await buildClient(settings(folder), source);
  expect(oldNames()).toHaveLength(3);
  vi.setSystemTime(Date.now() + 1);
  await buildClient(settings(folder), source);
  expect(oldNames()).toEqual([]);
  expect(Object.keys(outputOf(folder))).not.toContain("retired.json");
});

test("islands share a chunk and use the stylesheet's class names", async () => {
  const folder = temporaryFolder();
  const { manifest, files } = await buildClient(settings(folder), clientSource(ISLANDS));
  expect(Object.keys(manifest.islands).sort()).toEqual(["chart", "search"]);
  expect(Object.keys(files).filter((name) => /^assets\/island-chunk\.\w+\.js$/.test(name))).toHaveLength(1);
  const island = files[manifest.islands.chart?.atStart[0].slice(1) ?? ""]?.toString() ?? "";
  const [, className] = island.match(/badge:"(\w+)"/) ?? [];
  expect(files[completeSheet(manifest)]?.toString()).toContain(`.${className}{font-weight:500}`);
});

test("what loads with its page is compiled ahead, what waits for a touch is not", async () => {
  const forms = { "entries/toast-form.tsx": "export const prepare = () => () => document.title;" };
  const source = clientSource({ ...ISLANDS, ...forms });
  const { manifest, files } = await buildClient(settings(temporaryFolder()), source);
  const isAhead = (island: string): boolean =>
    String(files[manifest.islands[island]?.atStart[0].slice(1) ?? ""]).startsWith("//#");
  expect(["toast-form", "chart"].map(isAhead)).toEqual([true, false]);
});

test("what an island loads later is a chunk, not an island", async () => {
  const lazy = {
    "entries/chart.tsx":
      'export const prepare = async () => (await import("../islands/shared.ts")).shared("x");',
  };
  const shared = { "islands/shared.ts": ISLANDS["islands/shared.ts"] };
  const { manifest } = await buildClient(settings(temporaryFolder()), clientSource({ ...shared, ...lazy }));
  expect(manifest.islands).toEqual({
    chart: {
      atStart: [expect.stringMatching(/^\/assets\/chart\.\w+\.js$/)],
      later: [expect.stringMatching(/^\/assets\/island-chunk\.\w+\.js$/)],
    },
  });
});

test("scripts know the flavour", async () => {
  const { manifest, files } = await buildClient(settings(temporaryFolder(), "test"), clientSource());
  expect(files[manifest.script.slice(1)]?.toString()).toContain('"test"');
});

test("text files have Brotli and gzip siblings that unpack to the same bytes", async () => {
  const { manifest, files } = await buildClient(settings(temporaryFolder()), clientSource());
  for (const name of [completeSheet(manifest), manifest.script.slice(1), "favicon.svg"]) {
    expect(brotliDecompressSync(files[`${name}.br`] as Buffer)).toEqual(files[name]);
    expect(gunzipSync(files[`${name}.gz`] as Buffer)).toEqual(files[name]);
  }
  expect(files[`${manifest.fonts.text.slice(1)}.br`]).toBeUndefined();
});

test("a page script over its budget fails the build with name, size and budget", async () => {
  const noise = Array.from({ length: 4000 }, (_, index) => ((index * 7919) % 4001).toString(36)).join("");
  const source = clientSource({ "scripts/public.ts": `document.title = "${noise}";` });
  await expect(buildClient(settings(temporaryFolder()), source)).rejects.toThrow(
    /^public\.\w+\.js weighs \d+ B after Brotli, \d+ B over its budget of 2000 B$/,
  );
});

test("an island over its budget, what it loads later included, fails the build", async () => {
  const noise = Array.from({ length: 120_000 }, (_, index) => Math.sin(index).toString(36).slice(3, 9)).join(
    "",
  );
  const later = {
    "entries/chart.tsx": 'export const prepare = async () => (await import("../islands/noise.ts")).noise();',
    "islands/noise.ts": `export const noise = () => "${noise}";`,
  };
  await expect(buildClient(settings(temporaryFolder()), clientSource(later))).rejects.toThrow(
    /^The island "chart" with what it loads weighs \d+ B after Brotli, \d+ B over its budget of 175000 B$/,
  );
});

test.each([
  [
    "loads at its start",
    12_500,
    'import { noise } from "../islands/noise.ts";\nexport const prepare = noise;',
    70_000,
  ],
  [
    "loads",
    14_500,
    'export const prepare = async () => (await import("../islands/noise.ts")).noise();',
    80_000,
  ],
])("a form that is over its budget with what it %s fails the build", async (what, words, entry, budget) => {
  const noise = Array.from({ length: words }, (_, index) => Math.sin(index).toString(36).slice(3, 12));
  const source = clientSource({
    "entries/toast-form.tsx": entry,
    "islands/noise.ts": `export const noise = () => "${noise.join("")}";`,
  });
  await expect(buildClient(settings(temporaryFolder()), source)).rejects.toThrow(
    new RegExp(`^The island "toast-form" with what it ${what} weighs .* over its budget of ${budget} B$`),
  );
});

test("fonts are loaded by URL with swap, those of accented letters for their code points alone", async () => {
  const { manifest, files } = await buildClient(settings(temporaryFolder()), clientSource());
  const css = files[completeSheet(manifest)]?.toString() ?? "";
  expect(css).toContain(`url(${manifest.fonts.display})`);
  expect(css).toContain(`url(${manifest.fonts.text})`);
  expect(css.match(/font-display:swap/g)).toHaveLength(4);
  expect(css.match(/-accented\.\w+\.woff2\);[^}]*unicode-range:U\+C0-D6,U\+D8-F6,U\+F8-FF/g)).toHaveLength(2);
});

test("development names classes by their module", async () => {
  const { manifest, files } = await buildClient(settings(temporaryFolder(), "development"), clientSource());
  expect(files[completeSheet(manifest)]?.toString()).toContain(".badge_badge{");
});
