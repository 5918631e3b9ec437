import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { CompatData } from "@mdn/browser-compat-data/types";
import { isNewer } from "./settings/browser-support.ts";

type Apis = CompatData["api"];

/** A member as TypeScript's library writes it: `readonly closedBy: string;`, `get x(): T;`, `moveBefore(…): void;`. */
const MEMBER = /^ {4}(readonly |get |set |var |function )?(\w+)([(<:].*)$/;

/**
 * TypeScript's types of the browser, in which what the oldest browsers lack has to be asked for: an optional member,
 * or no name at all for what is global. Reads both packages; throws an Error if one of them is not installed.
 */
export async function readDomTypes(): Promise<string> {
  const data = readFileSync(fileURLToPath(import.meta.resolve("@mdn/browser-compat-data")), "utf8");
  return boundDomTypes(readFileSync(await domLibrary(), "utf8"), (JSON.parse(data) as CompatData).api);
}

/** The library is laid out one member a line; its mixins stand in the data under the interfaces that take them in. */
export function boundDomTypes(library: string, apis: Apis): string {
  const homes = homesOfMembers(library, apis);
  let owner = "";
  let isLeftOut = false;
  const bound = library.split("\n").map((line) => {
    const [, kind, name = ""] =
      /^(?:declare )?(interface|type|const|var|function|namespace) (\w+)/.exec(line) ?? [];
    if (kind !== undefined) {
      owner = name;
      isLeftOut = /var|function/.test(kind) && isNewer(apis[name] ?? apis.Window?.[name]);
    }
    if (isLeftOut) return "";
    const [, modifier, member = "", type = ""] = MEMBER.exec(line) ?? [];
    const isLacking = homes(owner).some((home) =>
      isNewer(apis[home]?.[member] ?? apis[home]?.[`${member}_static`]),
    );
    return isLacking ? askedFor(modifier, member, type) : line;
  });
  return bound.join("\n");
}

/** Accessors and what is in a namespace cannot be optional: one becomes a property, the other has no name. */
function askedFor(modifier: string | undefined, member: string, type: string): string {
  if (modifier === "set " || modifier === "var " || modifier === "function ") return "";
  if (modifier === "get ") return `    ${member}?${type.replace("()", "")}`;
  return `    ${modifier ?? ""}${member}?${type}`;
}

function homesOfMembers(library: string, apis: Apis): (owner: string) => string[] {
  const takers = new Map<string, string[]>();
  for (const [, taker = "", taken = ""] of library.matchAll(/^interface (\w+)[^\n]* extends (.*) \{$/gm)) {
    for (const mixin of taken.split(", ")) takers.set(mixin, [...(takers.get(mixin) ?? []), taker]);
  }
  const homes = (owner: string): string[] =>
    owner in apis ? [owner] : (takers.get(owner) ?? []).flatMap(homes);
  return homes;
}

/** It lies in the package of the compiler's platform. */
async function domLibrary(): Promise<string> {
  const { default: executable } = await import(
    new URL("lib/getExePath.js", import.meta.resolve("typescript/package.json")).href
  );
  return path.join(path.dirname(executable()), "lib.dom.d.ts");
}
