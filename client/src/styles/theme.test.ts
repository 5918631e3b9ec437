import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import axe from "axe-core";
import { expect, test } from "vitest";
import { COLOURS, DARK, LIGHT, MARK_PAIRS, ORNAMENTS, TEXT_PAIRS } from "./theme.ts";

/** What axe's own rule of contrast computes with; its types leave it out. */
type Parsed = { parseString: (text: string) => void };
const { color } = axe.commons as unknown as {
  color: {
    Color: new (red: number, green: number, blue: number) => Parsed;
    getContrast: (ground: Parsed, shown: Parsed) => number;
  };
};

const SOURCE_DIR = path.resolve(import.meta.dirname, "..");
const THEMES = [
  ["light", LIGHT],
  ["dark", DARK],
] as const;

test.each([
  ["words", TEXT_PAIRS, 4.5],
  ["marks", MARK_PAIRS, 3],
] as const)("%s stand out from their grounds in both themes", (_what, pairs, least) => {
  const faint = pairs.flatMap(({ grounds, shown }) =>
    grounds.flatMap((ground) =>
      shown.flatMap((name) =>
        THEMES.filter(([, colours]) => contrast(colours[ground], colours[name]) < least).map(
          ([theme]) => `${name} on ${ground}, ${theme}`,
        ),
      ),
    ),
  );
  expect(faint).toEqual([]);
});

test("each colour is part of a pair or an ornament", () => {
  const paired = [...TEXT_PAIRS, ...MARK_PAIRS].flatMap(({ grounds, shown }) => [...grounds, ...shown]);
  expect(new Set([...paired, ...ORNAMENTS])).toEqual(new Set(Object.keys(COLOURS)));
});

const SCRIPTS = globSync("**/*.{ts,tsx}", {
  cwd: SOURCE_DIR,
  exclude: ["**/*.test.*", "styles/theme.ts"],
}).map((file) => [file, readFileSync(path.join(SOURCE_DIR, file), "utf8")] as const);

test("no script has a colour of its own", () => {
  const coloured = SCRIPTS.filter(([, text]) => /#[0-9a-f]{6}\b|\b(rgb|hsl|oklch)a?\(/i.test(text));
  expect(coloured.map(([file]) => file)).toEqual([]);
});

test("no script draws with a colour that does not exist", () => {
  const drawn = SCRIPTS.flatMap(([, text]) =>
    [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name),
  );
  expect(drawn).toContain("river");
  expect(drawn.filter((name = "") => !(name in COLOURS))).toEqual([]);
});

function contrast(ground: string, shown: string): number {
  return color.getContrast(parsed(ground), parsed(shown));
}

function parsed(text: string): Parsed {
  const colour = new color.Color(0, 0, 0);
  colour.parseString(text);
  return colour;
}
