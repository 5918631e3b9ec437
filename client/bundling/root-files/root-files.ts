import { readFileSync } from "node:fs";
import path from "node:path";

export type RootFile = { name: string; type: string; content: Buffer };

/** Files with a fixed address at the site's root. */
export function readRootFiles(): RootFile[] {
  return [
    {
      name: "favicon.svg",
      type: "image/svg+xml",
      content: readFileSync(path.join(import.meta.dirname, "favicon.svg")),
    },
    {
      name: "favicon.ico",
      type: "image/x-icon",
      content: readFileSync(path.join(import.meta.dirname, "favicon.ico")),
    },
  ];
}
