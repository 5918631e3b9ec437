import { drawIcon, ICONS, oldIcon, vectorIcon } from "./icons.ts";

export type RootFile = { name: string; type: string; content: Buffer };

/** Files with a fixed address at the site's root. */
export function readRootFiles(): RootFile[] {
  return [
    { name: "favicon.svg", type: "image/svg+xml", content: Buffer.from(vectorIcon()) },
    { name: "favicon.ico", type: "image/x-icon", content: oldIcon() },
    ...ICONS.map((icon) => ({ name: icon.name, type: "image/png", content: drawIcon(icon) })),
  ];
}
