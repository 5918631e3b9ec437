import type { ReactElement } from "react";
import type { ShareImageDrawing } from "../content/types.ts";
import { LIGHT } from "../styles/theme.ts";
import { BrandSign } from "./brand-sign.tsx";
import { fitText } from "./fit-text.ts";
import { PageMark } from "./page-mark.tsx";
import { TextLine, TextLines } from "./text-lines.tsx";
import { FACES, type Measure } from "./type.ts";

const WIDTH = 1200;
const HEIGHT = 630;

const LEFT = 64;
const RIGHT = WIDTH - LEFT;
/** Where words end, so that they stay clear of the mark. */
const WORDS_WIDTH = 668;
const HEADING = { face: FACES.display, widthPx: WORDS_WIDTH, mostLines: 3, sizesPx: [70, 62, 54, 46] };
const HEADING_LEADING = 1.08;
const HEADING_Y = 192;
const LEDE = { face: FACES.text, mostLines: 4, sizesPx: [30, 28, 26] };
/** Beside the river words end earlier: its lines never cross them. */
const BANK = { width: 496, right: 524 };
const LAND = { width: WORDS_WIDTH, right: RIGHT };
const FOOT_LINE_Y = 566;

/** The image of a page for shared links, 1200 by 630 pixels. All of it is SVG, because no stylesheet applies to it. */
export function ShareImage({
  drawing,
  measure,
}: {
  drawing: ShareImageDrawing;
  measure: Measure;
}): ReactElement {
  const heading = fitText(drawing.heading, HEADING, measure);
  const { width, right } = drawing.onRiver ? BANK : LAND;
  const headingEnd = HEADING_Y + (heading.lines.length - 1) * heading.sizePx * HEADING_LEADING;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <title>{drawing.heading}</title>
      <rect width={WIDTH} height={HEIGHT} fill={LIGHT.paper} />
      <PageMark onRiver={drawing.onRiver} />
      <g transform={`translate(${LEFT - 2} 42) scale(1.4)`}>
        <BrandSign />
      </g>
      <TextLine face={FACES.name} sizePx={34} x={LEFT + 62} y={84} fill={LIGHT.ink}>
        {drawing.brand}
      </TextLine>
      {drawing.section !== null && (
        <TextLine face={FACES.text} sizePx={25} x={RIGHT} y={82} fill={LIGHT["ink-3"]} anchor="end">
          {drawing.section}
        </TextLine>
      )}
      <TextLines
        fitted={heading}
        face={FACES.display}
        x={LEFT}
        y={HEADING_Y}
        leading={HEADING_LEADING}
        fill={LIGHT.ink}
      />
      <TextLines
        fitted={fitText(drawing.lede, { ...LEDE, widthPx: width }, measure)}
        face={FACES.text}
        x={LEFT}
        y={headingEnd + 66}
        leading={1.42}
        fill={LIGHT["ink-2"]}
      />
      <path d={`M${LEFT} ${FOOT_LINE_Y}H${right}`} stroke={LIGHT.line} strokeWidth="1.5" />
      <path d={`M${LEFT} ${FOOT_LINE_Y}h96`} stroke={LIGHT.streak} strokeWidth="4" />
    </svg>
  );
}
