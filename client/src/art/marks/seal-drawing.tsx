import { Fragment, type ReactElement } from "react";
import { toTenth } from "../tenth.ts";
import { type CompanySize, type SealFacts, sealRings } from "./seal.ts";
import styles from "./seal-drawing.module.css";

const RING_CLASSES: Record<CompanySize, string | undefined> = {
  large: styles.large,
  mid: styles.mid,
  small: styles.small,
};
/** More letters than this need the smaller type to stay within the core. */
const SHORT_MONOGRAM = 4;

/** A portfolio's seal: one lobe a stock, rings as deep as its market-cap shares. `label` says so to readers. */
export function SealDrawing({
  facts,
  monogram,
  label,
}: {
  facts: SealFacts;
  monogram: string;
  label: string;
}): ReactElement {
  const long = monogram.length > SHORT_MONOGRAM;
  return (
    <svg className={styles.seal} viewBox="-153 -153 306 306" role="img" aria-label={label}>
      {sealRings(facts).map(({ size, innerRadius, path, turnsDegrees }) => (
        <Fragment key={size}>
          <g className={RING_CLASSES[size]}>
            <path id={`seal-${size}`} d={path} />
            {turnsDegrees.map((degrees) => (
              <use href={`#seal-${size}`} transform={`rotate(${degrees})`} key={degrees} />
            ))}
          </g>
          <circle r={toTenth(innerRadius)} />
        </Fragment>
      ))}
      <text className={long ? styles.long : undefined} y={long ? 7 : 10}>
        {monogram}
      </text>
    </svg>
  );
}
