import type { ReactElement } from "react";
import drawings from "../../generated/drawings.json" with { type: "json" };
import { wavePath } from "../art/marks/guilloche.ts";
import { LIGHT } from "../styles/theme.ts";
import { BrandSign } from "./brand-sign.tsx";

/** Where the round marks stand, and how much larger they are than on a page. */
const ROUND_PLACE = "translate(950 312) scale(1.22)";
/** The river's bank rises to the right: lines stay clear of heading and lede. */
const RIVER_PLACE = "translate(0 196) scale(.75)";
const INDEX_EVERY = 5;
const LOBES = 12;

/** The mark of a page: the river of the home page, else a rosette. */
export function PageMark({ onRiver }: { onRiver: boolean }): ReactElement {
  if (onRiver) return <River />;
  return (
    <g transform={ROUND_PLACE}>
      <Rosette />
    </g>
  );
}

function Rosette(): ReactElement {
  return (
    <>
      <Ring radii={[92, 150]} strands={5} colour={LIGHT.river} widthPx={1.6} copiesOpacity={0.5} />
      <Ring radii={[66, 85]} strands={3} colour={LIGHT.streak} widthPx={1.1} copiesOpacity={0.8} />
      <g transform="translate(-40 -44) scale(2.35)">
        <BrandSign />
      </g>
    </>
  );
}

/** A heavy wave between two radii; the other strands repeat it, turned a little, in fine lines. */
function Ring({
  radii: [innerRadius, outerRadius],
  strands,
  colour,
  widthPx,
  copiesOpacity,
}: {
  radii: [number, number];
  strands: number;
  colour: string;
  widthPx: number;
  copiesOpacity: number;
}): ReactElement {
  const path = wavePath({ lobes: LOBES, innerRadius, outerRadius });
  const turns = Array.from({ length: strands - 1 }, (_, strand) => ((strand + 1) * 360) / (strands * LOBES));
  return (
    <g fill="none" stroke={colour}>
      <path d={path} strokeWidth={widthPx} />
      {turns.map((degrees) => (
        <path
          d={path}
          transform={`rotate(${degrees})`}
          strokeWidth=".8"
          strokeOpacity={copiesOpacity}
          key={degrees}
        />
      ))}
    </g>
  );
}

function River(): ReactElement {
  const { lines, stones, gold } = drawings.rivers.heroWide;
  return (
    <g transform={RIVER_PLACE} fill="none" stroke={LIGHT.river}>
      {lines.map((line, index) => (
        <path d={line} strokeOpacity={(index + 1) % INDEX_EVERY === 0 ? 0.61 : 0.34} key={line} />
      ))}
      {stones.map(({ x, y, r, hollow }) => (
        <circle
          cx={x}
          cy={y}
          r={r}
          fill={hollow ? LIGHT.paper : LIGHT.stone}
          strokeOpacity={hollow ? 0.6 : 0}
          key={x}
        />
      ))}
      <path d={gold} stroke={LIGHT.streak} strokeWidth="3.4" strokeLinecap="round" />
    </g>
  );
}
