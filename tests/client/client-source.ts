import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

const SMALLEST_SOURCE: Record<string, string> = {
  "styles/tokens.css": ":root { --ink: #10262a; }",
  "styles/base.css": "body { color: var(--ink); }",
  "styles/motion.css": "@keyframes reveal { from { opacity: 0; } }",
  "styles/print.css": "@media print { nav { display: none; } }",
  "components/badge.module.css": ".badge { font-weight: 500; }\n.badge-label { color: red; }",
  "scripts/public.ts": "document.documentElement.dataset.script = process.env.BUILD_FLAVOUR ?? '';",
};

/** A folder that is gone when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "client-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The smallest client source that builds, with `changes` laid over it. Returns its folder. */
export function clientSource(changes: Record<string, string> = {}): string {
  const folder = temporaryFolder();
  writeFiles(folder, { ...SMALLEST_SOURCE, ...changes });
  return folder;
}

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
