import { COLOURS, FONTS } from "./client/src/styles/theme.ts";

const themed = [
  ...Object.keys(COLOURS).map((name) => `--${name}`),
  ...Object.keys(FONTS).map((role) => `--font-${role}`),
];
/** What one file sets and another one uses: a list's module for its items', a drawing's `style` for its module. */
const SET_ELSEWHERE = ["--initial", "--plot-width", "--portrait"];

/** @type {import("stylelint").Config} */
// biome-ignore lint/style/noDefaultExport: Stylelint reads the default export
export default {
  plugins: ["stylelint-value-no-unknown-custom-properties"],
  rules: {
    "color-named": "never",
    "color-no-hex": true,
    "function-disallowed-list": ["/^(rgb|hsl)a?$/", "hwb", "/^(ok)?(lab|lch)$/", "color", "light-dark"],
    "declaration-property-value-allowed-list": { "/^font(-family)?$/": ["/var\\(--font-/", "inherit"] },
    "csstools/value-no-unknown-custom-properties": [
      true,
      {
        importFrom: [
          "client/src/styles/tokens.css",
          {
            customProperties: Object.fromEntries([...themed, ...SET_ELSEWHERE].map((name) => [name, "set"])),
          },
        ],
      },
    ],
  },
};
