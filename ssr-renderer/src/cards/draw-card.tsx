import { renderToStaticMarkup } from "react-dom/server";
import { Card } from "../../../client/src/cards/card.tsx";
import type { Measure } from "../../../client/src/cards/type.ts";
import type { CardDrawing } from "../../../client/src/content/types.ts";

/** The SVG of a card; `measure` returns the width of words. */
export function cardSvg(drawing: CardDrawing, measure: Measure): string {
  return renderToStaticMarkup(<Card drawing={drawing} measure={measure} />);
}
