import type { CompatData, Identifier } from "@mdn/browser-compat-data/types";
import { expect, test } from "vitest";
import { boundDomTypes } from "./dom-types.ts";

function since(version: string, members: Record<string, Identifier> = {}): Identifier {
  const support = { version_added: version };
  const browsers = { chrome: support, firefox: support, safari: support, safari_ios: support };
  return { __compat: { support: browsers }, ...members } as unknown as Identifier;
}

const [OLD, NEW] = [since("1"), since("1000")];
const APIS = {
  Page: since("1", { draw: OLD, fold: NEW, title: NEW, words: NEW, weight: NEW, of_static: NEW }),
  Fresh: NEW,
  Window: since("1", { fly: NEW, walk: OLD }),
  Kit: since("1", { shine_static: NEW }),
} as unknown as CompatData["api"];

test.each([
  ["a member they have", "interface Page {\n    draw(): void;\n}", null],
  ["a method", "interface Page {\n    fold(): void;\n}", "interface Page {\n    fold?(): void;\n}"],
  [
    "a property",
    "interface Page {\n    readonly title: string;\n}",
    "interface Page {\n    readonly title?: string;\n}",
  ],
  [
    "an accessor",
    "interface Page {\n    get words(): Words;\n    set words(value: string);\n}",
    "interface Page {\n    words?: Words;\n\n}",
  ],
  [
    "what an interface takes from a mixin",
    "interface Page extends Node, Heavy {\n}\ninterface Heavy {\n    weight: number;\n}",
    "interface Page extends Node, Heavy {\n}\ninterface Heavy {\n    weight?: number;\n}",
  ],
  [
    "a static method",
    "declare var Page: {\n    of(): Page;\n};",
    "declare var Page: {\n    of?(): Page;\n};",
  ],
  [
    "a global function",
    "declare function fly(): void;\ndeclare function walk(): void;",
    "\ndeclare function walk(): void;",
  ],
  [
    "a constructor",
    "declare var Fresh: {\n    new(): Fresh;\n};\ntype Old = string;",
    "\n\n\ntype Old = string;",
  ],
  [
    "what is in a namespace",
    "declare namespace Kit {\n    var shine: Shine;\n}",
    "declare namespace Kit {\n\n}",
  ],
])("the types have to be asked for what the oldest browsers lack: %s", (_, library, bound) => {
  expect(boundDomTypes(library, APIS)).toBe(bound ?? library);
});
