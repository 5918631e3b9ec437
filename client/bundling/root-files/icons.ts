import { Resvg } from "@resvg/resvg-js";

/** Light values of the tokens paper, ink and streak: an icon among others' has one theme. */
const PAPER = "#f4f6f3";
const INK = "#10262a";
const STREAK = "#a87910";
/** The mark is 32 units wide and 20.6 high round this point. */
const MARK_CENTRE = { x: 17, y: 18.6 };
const MARK_WIDTH = 34.6;

/** An icon's file name, its size and the share of its width that the mark takes. */
type Icon = { name: string; sizePx: number; markShare: number };

/** A maskable icon may lose all beyond four fifths of its width: W3C Manifest, "icon masks". */
export const ICONS: readonly Icon[] = [
  { name: "icon-192.png", sizePx: 192, markShare: 0.8 },
  { name: "icon-512.png", sizePx: 512, markShare: 0.8 },
  { name: "icon-maskable-512.png", sizePx: 512, markShare: 0.58 },
  { name: "apple-touch-icon.png", sizePx: 180, markShare: 0.72 },
];

/** The mark on paper, as PNG. */
export function drawIcon({ sizePx, markShare }: Icon): Buffer {
  const scale = (sizePx * markShare) / MARK_WIDTH;
  const shift = (centre: number): number => sizePx / 2 - centre * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}"><rect width="100%" height="100%" fill="${PAPER}"/><g transform="translate(${shift(MARK_CENTRE.x)} ${shift(MARK_CENTRE.y)}) scale(${scale})"><circle cx="17" cy="20.5" r="8" fill="${INK}"/><path d="M1 24.5c5.5 0 5.6-14.6 16-14.6s10.5 10.5 16 10.5" fill="none" stroke="${STREAK}" stroke-width="2.6" stroke-linecap="round"/></g></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
