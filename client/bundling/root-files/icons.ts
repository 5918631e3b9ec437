import { Resvg } from "@resvg/resvg-js";
import { DARK, LIGHT } from "../../src/styles/theme.ts";

/** The mark is 32 units wide and 20.6 high round this point. */
const MARK_CENTRE = { x: 17, y: 18.6 };
const MARK_WIDTH = 34.6;
const ICO_HEADER_BYTES = 22;

/** An icon's file name, its size and the share of its width that the mark takes. */
type Icon = { name: string; sizePx: number; markShare: number };

/** A maskable icon may lose everything beyond four fifths of its width: W3C Manifest, "icon masks". */
export const ICONS: readonly Icon[] = [
  { name: "icon-192.png", sizePx: 192, markShare: 0.8 },
  { name: "icon-512.png", sizePx: 512, markShare: 0.8 },
  { name: "icon-maskable-512.png", sizePx: 512, markShare: 0.58 },
  { name: "apple-touch-icon.png", sizePx: 180, markShare: 0.72 },
];

/** The colours of the mark's two parts, each as an SVG attribute. */
type MarkPaint = { stone: string; streak: string };

/** The mark on the paper colour, as PNG. It has the light theme, because a PNG cannot follow the browser's theme. */
export function drawIcon({ sizePx, markShare }: Icon): Buffer {
  return drawMark(sizePx, markShare, `<rect width="100%" height="100%" fill="${LIGHT.paper}"/>`);
}

/** The bare mark for browsers without SVG: an ICO file that holds one PNG. */
export function oldIcon(): Buffer {
  const sizePx = 32;
  const png = drawMark(sizePx, 1, "");
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  // ICONDIR: reserved, type 1, one entry. ICONDIRENTRY: width, height, colours, reserved, planes, bits, bytes, offset.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(sizePx, 6);
  header.writeUInt8(sizePx, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

/** The bare mark in the theme of the browser. */
export function vectorIcon(): string {
  const style = `.stone{fill:${LIGHT.ink}}.streak{stroke:${LIGHT.streak}}@media(prefers-color-scheme:dark){.stone{fill:${DARK.ink}}.streak{stroke:${DARK.streak}}}`;
  const mark = markOf({ stone: 'class="stone"', streak: 'class="streak"' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><title>Mark</title><style>${style}</style>${mark}</svg>\n`;
}

function drawMark(sizePx: number, markShare: number, ground: string): Buffer {
  const scale = (sizePx * markShare) / MARK_WIDTH;
  const shift = (centre: number): number => sizePx / 2 - centre * scale;
  const mark = markOf({ stone: `fill="${LIGHT.ink}"`, streak: `stroke="${LIGHT.streak}"` });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">${ground}<g transform="translate(${shift(MARK_CENTRE.x)} ${shift(MARK_CENTRE.y)}) scale(${scale})">${mark}</g></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function markOf({ stone, streak }: MarkPaint): string {
  return `<circle ${stone} cx="17" cy="20.5" r="8"/><path ${streak} d="M1 24.5c5.5 0 5.6-14.6 16-14.6s10.5 10.5 16 10.5" fill="none" stroke-width="2.6" stroke-linecap="round"/>`;
}
