import type { ReactElement } from "react";
import type { FittedText } from "./fit-text.ts";
import type { Face } from "./type.ts";

/** Lines of text below each other; `y` is the first one's baseline, `leading` their distance in ems. */
export function TextLines({
  fitted,
  face,
  x,
  y,
  leading,
  fill,
}: {
  fitted: FittedText;
  face: Face;
  x: number;
  y: number;
  leading: number;
  fill: string;
}): ReactElement {
  return (
    <text fontFamily={face.family} fontWeight={face.weight} fontSize={fitted.sizePx} fill={fill}>
      {fitted.lines.map((line, index) => (
        <tspan x={x} y={y + index * leading * fitted.sizePx} key={line}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A line of text at a point. */
export function TextLine({
  children,
  face,
  sizePx,
  x,
  y,
  fill,
  anchor = "start",
}: {
  children: string;
  face: Face;
  sizePx: number;
  x: number;
  y: number;
  fill: string;
  anchor?: "start" | "end";
}): ReactElement {
  return (
    <text
      x={x}
      y={y}
      fontFamily={face.family}
      fontWeight={face.weight}
      fontSize={sizePx}
      fill={fill}
      textAnchor={anchor}
    >
      {children}
    </text>
  );
}
