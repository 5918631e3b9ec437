import type { AssetManifest, IslandScripts } from "../src/content/asset-manifest.ts";
import { LIGHT } from "../src/styles/theme.ts";
import { buildIslands, buildPublicScript, type Scripts } from "./build-scripts.ts";
import { fontCss, readFont } from "./fonts/font-faces.ts";
import { FONT_NAMES, type FontName } from "./fonts/font-subsets.ts";
import { brotli, contentHash, hashedName, type OutputFiles, withCompressed } from "./output/asset-output.ts";
import { checkBudget, islandBudget, PUBLIC_SCRIPT_BUDGET_BYTES, reachedFiles } from "./output/size-budget.ts";
import { writeOutput } from "./output/write-output.ts";
import { type RootFile, readRootFiles } from "./root-files/root-files.ts";
import { runBuild } from "./run-build.ts";
import { type BuildFlavour, type BuildSettings, readBuildSettings } from "./settings/build-settings.ts";
import { CLIENT_SOURCE_DIR } from "./settings/paths.ts";
import { buildStylesheets } from "./styles/build-styles.ts";
import { writeClassMapTypes } from "./styles/class-map-types.ts";
import { colourCss } from "./styles/colour-css.ts";
import type { ClassMaps } from "./styles/compile-styles.ts";
import { cssModules } from "./styles/css-module-plugin.ts";

/** What a build made: `files` by their path below the output folder, compressed siblings included. */
export type ClientBuild = { manifest: AssetManifest; classMaps: ClassMaps; files: OutputFiles };

type Asset = { file: string; url: string; content: Buffer };
type Parts = {
  fonts: Record<FontName, Asset>;
  stylesheets: { site: (Asset & { kinds: readonly string[] })[]; staff: Asset };
  classMaps: ClassMaps;
  script: Scripts;
  islands: Scripts;
  rootFiles: RootFile[];
};

/**
 * Build stylesheets, scripts, fonts and root files into the client's output folder. Files of earlier builds are
 * removed, hashed ones after a week. Throws an Error for sources that cannot be built and for a script over its budget.
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
  const fonts = byFont((name) => asset(`${name}.woff2`, readFont(name)));
  const theme = fontCss(byFont((name) => fonts[name].url)) + colourCss();
  const { site, staff, live, classMaps } = await buildStylesheets(sourceDir, theme, flavour);
  const script = await buildPublicScript(sourceDir, flavour);
  await checkPublicScript(script);
  const islands = await buildIslands(sourceDir, flavour, cssModules(sourceDir, classMaps, live));
  if (flavour === "production") await checkIslands(islands);
  return {
    fonts,
    stylesheets: {
      site: site.map(({ kinds, css }) => ({ kinds, ...asset("site.css", css) })),
      staff: asset("staff.css", staff),
    },
    classMaps,
    script,
    islands,
    rootFiles: readRootFiles(),
  };
}

function filesOf({ fonts, stylesheets, script, islands, rootFiles }: Parts): OutputFiles {
  return {
    ...Object.fromEntries(
      [...Object.values(fonts), ...stylesheets.site, stylesheets.staff].map(({ file, content }) => [
        file,
        content,
      ]),
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
    stylesheets: {
      site: stylesheets.site.map(({ url, kinds }) => ({ url, kinds })),
      staff: stylesheets.staff.url,
    },
    script: entryUrls(script).public as string,
    fonts: { display: fonts.display.url, text: fonts.text.url },
    themeColour: LIGHT.paper,
    islands: islandScripts(islands),
    rootFiles: Object.fromEntries(rootFiles.map(({ name, type }) => [`/${name}`, { file: name, type }])),
  };
}

function byFont<T>(make: (name: FontName) => T): Record<FontName, T> {
  return Object.fromEntries(FONT_NAMES.map((name) => [name, make(name)])) as ReturnType<typeof byFont<T>>;
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

/** The addresses of each island's scripts. */
function islandScripts({ entries, imports }: Scripts): Record<string, IslandScripts> {
  const urls = (files: readonly string[]) => files.map((file) => `/assets/${file}`);
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const [, ...chunks] = reachedFiles(entry, imports, "atStart");
      const later = reachedFiles(entry, imports, "inAll").filter(
        (file) => ![entry, ...chunks].includes(file),
      );
      return [name, { atStart: [`/assets/${entry}`, ...urls(chunks)], later: urls(later) }];
    }),
  );
}

async function checkPublicScript({ files }: Scripts): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    checkBudget(name, (await brotli(content)).length, PUBLIC_SCRIPT_BUDGET_BYTES);
  }
}

/** Call it for production builds only: other flavours carry React's own checks, which visitors never load. */
async function checkIslands({ files, entries, imports }: Scripts): Promise<void> {
  const weights = await Promise.all(
    Object.entries(files).map(async ([name, content]) => [name, (await brotli(content)).length] as const),
  );
  const sizeBytes = new Map(weights);
  for (const [island, entry] of Object.entries(entries)) {
    const weigh = (when: "atStart" | "inAll"): number =>
      reachedFiles(entry, imports, when).reduce((sum, name) => sum + (sizeBytes.get(name) ?? 0), 0);
    const { atStartBytes, inAllBytes } = islandBudget(island);
    checkBudget(`The island "${island}" with what it loads at its start`, weigh("atStart"), atStartBytes);
    checkBudget(`The island "${island}" with what it loads`, weigh("inAll"), inAllBytes);
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
