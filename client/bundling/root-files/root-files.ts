import { readFileSync } from "node:fs";
import path from "node:path";
import { drawIcon, ICONS } from "./icons.ts";

export type RootFile = { name: string; type: string; content: Buffer };

/** Files with a fixed address at the site's root. */
export function readRootFiles(): RootFile[] {
  return [
    { name: "favicon.svg", type: "image/svg+xml", content: readHere("favicon.svg") },
    { name: "favicon.ico", type: "image/x-icon", content: readHere("favicon.ico") },
    ...ICONS.map((icon) => ({ name: icon.name, type: "image/png", content: drawIcon(icon) })),
  ];
}

function readHere(name: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, name));
}
