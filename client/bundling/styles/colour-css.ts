import { COLOURS, PRINTED } from "../../src/styles/theme.ts";

/** The colours as custom properties, on screen and on paper. */
export function colourCss(): string {
  const screen = Object.entries(COLOURS).map(
    ([name, value]) => `--${name}:${typeof value === "string" ? value : `light-dark(${value.join()})`};`,
  );
  const printed = Object.entries(PRINTED).map(([name, value]) => `--${name}:${value};`);
  return `:root{color-scheme:light dark;${screen.join("")}}
@media print{:root{${printed.join("")}}}
`;
}
