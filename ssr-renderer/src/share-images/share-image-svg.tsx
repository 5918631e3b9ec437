import { renderToStaticMarkup } from "react-dom/server";
import type { ShareImageDrawing } from "../../../client/src/content/types.ts";
import { ShareImage } from "../../../client/src/share-images/share-image.tsx";
import type { Measure } from "../../../client/src/share-images/type.ts";

/** The SVG of a share image; `measure` returns the width of words. */
export function shareImageSvg(drawing: ShareImageDrawing, measure: Measure): string {
  return renderToStaticMarkup(<ShareImage drawing={drawing} measure={measure} />);
}
