/**
 * Colours and fonts. Custom properties, share images, icons and `theme-color` are made from these.
 *
 * A colour is its light and its dark value, or one value for both; a style says `var(--paper)`.
 */
export const COLOURS = {
  // ground
  paper: ["#f4f6f3", "#0a191c"],
  surface: ["#ffffff", "#10252a"],
  sunken: ["#e9ede8", "#071316"],
  line: ["#d3dad4", "#21393d"],
  "line-strong": ["#74847f", "#66807f"],
  wash: ["rgb(16 38 42 / 0.04)", "rgb(233 240 236 / 0.05)"],
  hatch: ["rgb(16 38 42 / 0.08)", "rgb(233 240 236 / 0.12)"],
  shadow: ["rgb(11 42 48 / 0.22)", "rgb(0 0 0 / 0.7)"],
  // text
  ink: ["#10262a", "#e9f0ec"],
  "ink-2": ["#3f5356", "#b5c6c3"],
  "ink-3": ["#5a6c6d", "#8fa4a2"],
  // actions
  river: ["#0d5159", "#86cdc7"],
  "river-hover": ["#093a41", "#a9e0da"],
  "river-tint": ["#ddebe9", "#15353a"],
  "on-river": ["#ffffff", "#06191c"],
  // the streak
  streak: ["#a87910", "#e4b64c"],
  gold: ["#8a6100", "#e4b64c"],
  "gold-tint": ["#f5ecd3", "#2c2a18"],
  // data
  bench: ["#5b6a6f", "#93a5a6"],
  gain: ["#1d6b41", "#7ccb9a"],
  loss: ["#a63a22", "#f0957c"],
  "loss-tint": ["#f8e7e1", "#3a211b"],
  "c-1": ["#0d5159", "#8fd3cd"],
  "c-2": ["#3b7f86", "#5ba3a3"],
  "c-3": ["#629196", "#44787c"],
  "c-4": ["#8a6b4a", "#b99b78"],
  stone: ["#0d5159", "#235860"],
  // deep grounds
  band: ["#0d4a52", "#123a40"],
  deep: ["#0b2a30", "#061114"],
  "on-deep": ["#f0f4ef", "#e9f0ec"],
  "on-deep-2": "#a9c0be",
  "deep-line": ["#23484d", "#1b3338"],
  "deep-control": "#5e7e7f",
  "deep-wash": "rgb(255 255 255 / 0.07)",
  "deep-gold": "#e4b64c",
  "deep-gold-hover": "#f0cb74",
  "on-gold": "#10262a",
  "deep-river": "#5e8f92",
  "deep-stone": ["#123e45", "#0e2b31"],
  // the wordmark at the foot of the home page
  "wordmark-ground": ["#0e343a", "#0a2126"],
  "wordmark-lattice": ["#33626a", "#25484f"],
  "wordmark-letters": ["#4f7c80", "#35595e"],
  // what is marked in the preview of a draft
  changed: ["#b45309", "#f5b041"],
  "changed-tint": ["#fff3e0", "#33240d"],
} as const satisfies Record<string, string | readonly [light: string, dark: string]>;

type ColourName = keyof typeof COLOURS;

/** The colours where there is only one theme: on share images and icons. */
export const LIGHT = shade(0);
export const DARK = shade(1);

/** Colours that differ on paper: light values on white, in every theme. */
export const PRINTED: Partial<Record<ColourName, string>> = {
  paper: "#fff",
  surface: "#fff",
  sunken: "#eef1ee",
  deep: "#fff",
  "on-deep": LIGHT.ink,
  "on-deep-2": LIGHT["ink-2"],
  "deep-gold": LIGHT.streak,
};

const GROUNDS = ["paper", "surface", "sunken"] as const;
const DEEP_GROUNDS = ["deep", "band"] as const;
const INKS = ["ink", "ink-2", "ink-3", "river", "river-hover", "gold", "bench", "gain", "loss"] as const;

type Pairs = { grounds: readonly ColourName[]; shown: readonly ColourName[] }[];

/** The colours words are written in, and the grounds they stand on. WCAG 2.2, 1.4.3, asks for 4.5:1. */
export const TEXT_PAIRS: Pairs = [
  { grounds: GROUNDS, shown: INKS },
  { grounds: ["river-tint"], shown: ["ink", "ink-2", "ink-3", "river"] },
  { grounds: ["gold-tint"], shown: ["ink", "ink-2", "gold"] },
  { grounds: ["loss-tint"], shown: ["ink", "ink-2", "loss"] },
  { grounds: ["changed-tint"], shown: ["ink"] },
  { grounds: ["river", "river-hover"], shown: ["on-river"] },
  { grounds: DEEP_GROUNDS, shown: ["on-deep", "on-deep-2", "deep-gold", "deep-gold-hover"] },
  { grounds: ["deep-gold", "deep-gold-hover"], shown: ["on-gold"] },
];

/** Lines of controls and marks of data, and the grounds they stand on. WCAG 2.2, 1.4.11, asks for 3:1. */
export const MARK_PAIRS: Pairs = [
  { grounds: GROUNDS, shown: ["line-strong", "streak", "c-1", "c-2", "c-4"] },
  { grounds: ["paper", "surface"], shown: ["c-3", "changed"] },
  { grounds: ["deep"], shown: ["deep-control", "deep-gold"] },
];

/** Colours that nobody needs to see: the words beside them say the same. */
export const ORNAMENTS: readonly ColourName[] = [
  ...([
    "line",
    "wash",
    "hatch",
    "shadow",
    "stone",
    "deep-line",
    "deep-wash",
    "deep-river",
    "deep-stone",
  ] as const),
  ...(["wordmark-ground", "wordmark-lattice", "wordmark-letters"] as const),
];

/**
 * The two fonts. `name` is that of the package `@fontsource-variable/…`. `fallback` is a font that browsers have: it
 * gets the same metrics, so that the swap moves nothing.
 */
export const FONTS = {
  display: { name: "eczar", fallback: "Georgia", generic: "serif" },
  text: { name: "anek-latin", fallback: "Arial", generic: "sans-serif" },
} as const;

export type FontRole = keyof typeof FONTS;

function shade(index: 0 | 1): Record<ColourName, string> {
  const entries = Object.entries(COLOURS).map(([name, value]) => [
    name,
    typeof value === "string" ? value : value[index],
  ]);
  return Object.fromEntries(entries) as Record<ColourName, string>;
}
