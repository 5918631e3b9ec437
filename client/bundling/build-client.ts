import type { AssetManifest } from "../src/content/asset-manifest.ts";
import { buildIslands, buildPublicScript, type Scripts } from "./build-scripts.ts";
import { fontFaceCss, readFont } from "./fonts/font-faces.ts";
import { brotli, contentHash, hashedName, type OutputFiles, withCompressed } from "./output/asset-output.ts";
import {
  checkBudget,
  islandBudgetBytes,
  PUBLIC_SCRIPT_BUDGET_BYTES,
  reachedFiles,
} from "./output/size-budget.ts";
import { writeOutput } from "./output/write-output.ts";
import { type RootFile, readRootFiles } from "./root-files/root-files.ts";
import { runBuild } from "./run-build.ts";
import { type BuildFlavour, type BuildSettings, readBuildSettings } from "./settings/build-settings.ts";
import { CLIENT_SOURCE_DIR } from "./settings/paths.ts";
import { buildStylesheets, type ClassMaps } from "./styles/build-styles.ts";
import { writeClassMapTypes } from "./styles/class-map-types.ts";

/** What a build made: `files` by their path below the output folder, compressed siblings included. */
export type ClientBuild = { manifest: AssetManifest; classMaps: ClassMaps; files: OutputFiles };

type Asset = { file: string; url: string; content: Buffer };
type Parts = {
  fonts: { display: Asset; text: Asset };
  stylesheets: { site: Asset; staff: Asset };
  classMaps: ClassMaps;
  script: Scripts;
  islands: Scripts;
  rootFiles: RootFile[];
};

/**
 * Build stylesheet, scripts, fonts and root files into the client's output folder, and remove what earlier builds left.
 * Throws an Error for sources that cannot be built and for a page script over its budget.
 */
export async function buildClient(
  settings: BuildSettings,
  sourceDir = CLIENT_SOURCE_DIR,
): Promise<ClientBuild> {
  const parts = await buildParts(settings, sourceDir);
  const built = filesOf(parts);
  const manifest = manifestOf(parts, settings.flavour, contentHash(...Object.entries(built).flat()));
  const manifestText = Buffer.from(JSON.stringify(manifest, null, 2));
  const files = { ...(await withCompressed(built)), "manifest.json": manifestText };
  writeOutput(settings.clientDistDir, files);
  return { manifest, classMaps: parts.classMaps, files };
}

async function buildParts({ flavour }: BuildSettings, sourceDir: string): Promise<Parts> {
  const fonts = {
    display: asset("display.woff2", readFont("display")),
    text: asset("text.woff2", readFont("text")),
  };
  const fontFaces = fontFaceCss({ display: fonts.display.url, text: fonts.text.url });
  const { site, staff, classMaps } = buildStylesheets(sourceDir, fontFaces);
  const script = await buildPublicScript(sourceDir, flavour);
  await checkPublicScript(script);
  const islands = await buildIslands(sourceDir, flavour);
  if (flavour === "production") await checkIslands(islands);
  return {
    fonts,
    stylesheets: { site: asset("site.css", site), staff: asset("staff.css", staff) },
    classMaps,
    script,
    islands,
    rootFiles: readRootFiles(),
  };
}

function filesOf({ fonts, stylesheets, script, islands, rootFiles }: Parts): OutputFiles {
  return {
    ...Object.fromEntries(
      [...Object.values(fonts), ...Object.values(stylesheets)].map(({ file, content }) => [file, content]),
    ),
    ...inAssets({ ...script.files, ...islands.files }),
    ...Object.fromEntries(rootFiles.map(({ name, content }) => [name, content])),
  };
}

function manifestOf(
  { fonts, stylesheets, script, islands, rootFiles }: Parts,
  flavour: BuildFlavour,
  buildId: string,
): AssetManifest {
  return {
    buildId,
    flavour,
    stylesheets: { site: stylesheets.site.url, staff: stylesheets.staff.url },
    script: entryUrls(script).public as string,
    fonts: { display: fonts.display.url, text: fonts.text.url },
    islands: entryUrls(islands),
    rootFiles: Object.fromEntries(rootFiles.map(({ name, type }) => [`/${name}`, { file: name, type }])),
  };
}

function asset(name: string, content: Buffer): Asset {
  const file = `assets/${hashedName(name, content)}`;
  return { file, url: `/${file}`, content };
}

function inAssets(files: OutputFiles): OutputFiles {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`assets/${name}`, content]));
}

function entryUrls({ entries }: Scripts): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `/assets/${file}`]));
}

async function checkPublicScript({ files }: Scripts): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    checkBudget(name, (await brotli(content)).length, PUBLIC_SCRIPT_BUDGET_BYTES);
  }
}

/** Other flavours carry React's own checks, which visitors never load. */
async function checkIslands({ files, entries }: Scripts): Promise<void> {
  const weights = await Promise.all(
    Object.entries(files).map(async ([name, content]) => [name, (await brotli(content)).length] as const),
  );
  const sizeBytes = new Map(weights);
  for (const [island, entry] of Object.entries(entries)) {
    const reached = reachedFiles(entry, files).map((name) => sizeBytes.get(name) ?? 0);
    const total = reached.reduce((sum, size) => sum + size, 0);
    checkBudget(`The island "${island}" with what it loads`, total, islandBudgetBytes(island));
  }
}

function printSizes(files: OutputFiles): void {
  for (const [name, content] of Object.entries(files)) {
    if (/\.(br|gz)$/.test(name)) continue;
    const sent = files[`${name}.br`] ?? content;
    console.log(
      `${name.padEnd(36)} ${String(content.length).padStart(8)} B ${String(sent.length).padStart(8)} B sent`,
    );
  }
}

async function main(): Promise<void> {
  const { classMaps, files } = await buildClient(readBuildSettings(process.env));
  writeClassMapTypes(classMaps);
  printSizes(files);
}

if (import.meta.main) await runBuild(main);
