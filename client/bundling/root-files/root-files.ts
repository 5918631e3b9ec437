import { readFileSync } from "node:fs";
import path from "node:path";

export type RootFile = { name: string; type: string; content: Buffer };

/** Staff pages, the API and files are never loaded ahead, nor are links that ask not to be followed. */
const LINKS_LOADED_AHEAD = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: ["/admin*", "/api*", "/*.*"] } },
    { not: { selector_matches: "[download], [rel~=nofollow], [target]" } },
  ],
};

/** Speculation rules: render on hover or touch; browsers that only prefetch do that. */
const SPECULATION_RULES = {
  prerender: [{ where: LINKS_LOADED_AHEAD, eagerness: "moderate" }],
  prefetch: [{ where: LINKS_LOADED_AHEAD, eagerness: "moderate" }],
};

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
    {
      name: "speculation-rules.json",
      type: "application/speculationrules+json",
      content: Buffer.from(JSON.stringify(SPECULATION_RULES)),
    },
  ];
}
