import type { BrowserName, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data/types";
import { OLDEST_BROWSERS } from "./oldest-browsers.ts";

/** Names and versions of the oldest browsers as the browser compatibility data has them. */
const OLDEST = OLDEST_BROWSERS.map((browser) => {
  const [name = "", version = ""] = browser.split(" ");
  return { name: (name === "ios_saf" ? "safari_ios" : name) as BrowserName, version };
});

/**
 * Whether one of the oldest browsers lacks a feature, or has it only under another name or behind a setting. A feature
 * without data counts as old.
 */
export function isNewer(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  if (support === undefined) return false;
  return OLDEST.some(
    ({ name, version }) => ![support[name] ?? []].flat().some((statement) => holds(statement, version)),
  );
}

function holds(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = statement;
  if (flags || prefix || alternative_name) return false;
  return isReached(added, version) && !isReached(removed, version);
}

/** Versions are "17.4", "≤13.1", "preview", or false. */
function isReached(since: string | false | null | undefined, version: string): boolean {
  return Boolean(since) && versionNumber(version) >= versionNumber(since as string);
}

function versionNumber(version: string): number {
  const [major, minor = 0] = version.replace("≤", "").split(".").map(Number);
  return (major ?? Number.NaN) * 1000 + minor;
}
