import { Fragment, type ReactElement } from "react";
import drawings from "../../generated/drawings.json" with { type: "json" };
import { type RosetteRing, rosetteRings } from "../art/marks/rosette-rings.ts";
import { type CompanySize, sealRings } from "../art/marks/seal.ts";
import type { CardDrawing, CardSeal } from "../content/types.ts";
import { LIGHT } from "../styles/theme.ts";
import { BrandSign } from "./brand-sign.tsx";
import { TextLine } from "./text-lines.tsx";
import { FACES } from "./type.ts";

/** Where the round marks stand, and how much larger they are than on a page. */
const ROUND_PLACE = "translate(950 312) scale(1.22)";
/** The river's bank rises to the right: lines stay clear of heading and figures. */
const RIVER_PLACE = "translate(0 196) scale(.75)";
const INDEX_EVERY = 5;
const SHORT_MONOGRAM = 4;
const RING_COLOURS: Record<CompanySize, string> = {
  large: LIGHT.river,
  mid: LIGHT["c-2"],
  small: LIGHT.streak,
};

/** The mark of a page: the seal of its portfolio, the river of the home page, else a rosette of its entries. */
export function CardMark({ mark }: { mark: CardDrawing["mark"] }): ReactElement {
  if (mark.kind === "river") return <River />;
  return (
    <g transform={ROUND_PLACE}>
      {mark.kind === "seal" ? <Seal seal={mark} /> : <Rosette lobes={mark.lobes} />}
    </g>
  );
}

function Seal({ seal }: { seal: CardSeal }): ReactElement {
  const isLong = seal.monogram.length > SHORT_MONOGRAM;
  const capShares = { large: seal.largePercent, mid: seal.midPercent, small: seal.smallPercent };
  return (
    <>
      {sealRings({ stocks: seal.lobes, capShares }).map(({ size, innerRadius, path, turnsDegrees }) => (
        <Fragment key={size}>
          <g fill="none" stroke={RING_COLOURS[size]} strokeWidth="1.15">
            <path d={path} />
            {turnsDegrees.map((degrees) => (
              <path
                d={path}
                transform={`rotate(${degrees})`}
                strokeOpacity=".72"
                strokeWidth=".7"
                key={degrees}
              />
            ))}
          </g>
          <circle r={innerRadius} fill="none" stroke={LIGHT.river} strokeOpacity=".35" />
        </Fragment>
      ))}
      <TextLine
        face={FACES.display}
        sizePx={isLong ? 19 : 30}
        x={0}
        y={isLong ? 7 : 10}
        fill={LIGHT.ink}
        anchor="middle"
      >
        {seal.monogram}
      </TextLine>
    </>
  );
}

function Rosette({ lobes }: { lobes: number }): ReactElement {
  const { outer, inner } = rosetteRings(lobes);
  return (
    <>
      <Ring ring={outer} colour={LIGHT.river} widthPx={1.6} copiesOpacity={0.5} />
      <Ring ring={inner} colour={LIGHT.streak} widthPx={1.1} copiesOpacity={0.8} />
      <g transform="translate(-40 -44) scale(2.35)">
        <BrandSign />
      </g>
    </>
  );
}

function Ring({
  ring,
  colour,
  widthPx,
  copiesOpacity,
}: {
  ring: RosetteRing;
  colour: string;
  widthPx: number;
  copiesOpacity: number;
}): ReactElement {
  return (
    <g fill="none" stroke={colour}>
      <path d={ring.path} strokeWidth={widthPx} />
      {ring.turnsDegrees.map((degrees) => (
        <path
          d={ring.path}
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
