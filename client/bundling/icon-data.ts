import { readFile } from "node:fs/promises";
import path from "node:path";
import { CLIENT_SOURCE_DIR, PROJECT_DIR } from "./settings/paths.ts";

/** An SVG child element: its name and attributes. */
export type IconNode = [tag: string, attributes: Record<string, string>];

const FORMS_FILE = path.join(CLIENT_SOURCE_DIR, "api/forms.json");

const ICON_NAMES = [
  "arrow-left",
  "arrow-right",
  "chart-line",
  "chevron-down",
  "circle-alert",
  "circle-check",
  "download",
  "eye",
  "file-text",
  "keyboard",
  "layout-dashboard",
  "log-out",
  "mail",
  "map",
  "menu",
  "phone",
  "printer",
  "search",
  "sliders-horizontal",
  "table-2",
  "user-round",
  "x",
] as const;

/**
 * The site's icons from Lucide, drawn on a 24 × 24 field.
 *
 * @returns name to child elements; throws an Error naming an icon Lucide does not have
 */
export async function readIcons(names: readonly string[] = ICON_NAMES): Promise<Record<string, IconNode[]>> {
  const file = path.join(PROJECT_DIR, "node_modules/lucide-static/icon-nodes.json");
  const all: Record<string, IconNode[]> = JSON.parse(await readFile(file, "utf8"));
  return Object.fromEntries(names.map((name) => [name, nodesOf(all, name)]));
}

function nodesOf(all: Record<string, IconNode[]>, name: string): IconNode[] {
  const nodes = all[name];
  if (nodes === undefined) throw new Error(`ICON_NAMES of icon-data.ts: lucide-static has no icon "${name}"`);
  return nodes;
}

/** The declared forms: their kind and their icon, as `make schema` writes them. */
export async function readFormIcons(): Promise<{ kind: string; icon: string }[]> {
  return JSON.parse(await readFile(FORMS_FILE, "utf8"));
}

/** Throws an Error naming the first form whose icon the site does not have. The panel's menu needs all of them. */
export function checkFormIcons(forms: readonly { kind: string; icon: string }[]): void {
  const known: readonly string[] = ICON_NAMES;
  const faulty = forms.find(({ icon }) => !known.includes(icon));
  if (faulty === undefined) return;
  throw new Error(
    `app/forms/declared.py: ${faulty.kind}: there is no icon "${faulty.icon}". Use one of ${known.join(", ")}; ` +
      "or add a name of lucide.dev to ICON_NAMES of client/bundling/icon-data.ts",
  );
}
