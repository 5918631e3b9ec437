import path from "node:path";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { FACES, type Face, type Measure } from "../../../client/src/share-images/type.ts";

const FONT_FILES = ["display-400.ttf", "display-500.ttf", "text-400.ttf", "text-500.ttf"];
const EM_PX = 100;

/** Turns SVG into pixels with the site's own fonts and none of the system's. */
export type Rasteriser = { measure: Measure; toPng: (svg: string) => Buffer };

/** `fontsDir` holds the TrueType files that the client's build cut. */
export function createRasteriser(fontsDir: string): Rasteriser {
  const options: ResvgRenderOptions = {
    font: {
      fontFiles: FONT_FILES.map((file) => path.join(fontsDir, file)),
      loadSystemFonts: false,
      defaultFontFamily: FACES.text.family,
    },
    logLevel: "error",
  };
  const widthsEm = new Map<string, number>();
  const measure: Measure = (text, face) => {
    const key = `${face.family} ${face.weight} ${text}`;
    const known = widthsEm.get(key);
    if (known !== undefined) return known;
    const box = new Resvg(lineSvg(text, face), options).getBBox();
    // The rasteriser ignores a missing font. Words then have no width, and would fit into any line.
    if (box === undefined) throw new Error(`no font in ${fontsDir} draws "${text}"`);
    const width = box.width / EM_PX;
    widthsEm.set(key, width);
    return width;
  };
  return { measure, toPng: (svg) => new Resvg(svg, options).render().asPng() };
}

function lineSvg(text: string, { family, weight }: Face): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="${EM_PX}" font-family="${family}" font-weight="${weight}" font-size="${EM_PX}">${escaped}</text></svg>`;
}
