import { type ReactElement, useId } from "react";
import styles from "./highlights.module.css";

const PITCH = 3;
const SIDE = 10;
const SQUARE = SIDE * SIDE;
/** Nothing parts the last dot from the edge. */
const EXTENT = SIDE * PITCH - 1;

/** A count as dots, one dot is one, in squares of a hundred; the last square ends with the last dot. */
export function DotSquares({ count }: { count: number }): ReactElement {
  const id = useId();
  const squares = Array.from({ length: Math.ceil(count / SQUARE) }, (_, place) =>
    Math.min(SQUARE, count - place * SQUARE),
  );
  return (
    <span className={styles.squares}>
      {squares.map((dots, place) => (
        <svg viewBox={`0 0 ${EXTENT} ${EXTENT}`} aria-hidden="true" key={place}>
          {place === 0 && (
            <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
              <circle cx={1} cy={1} r={1} />
            </pattern>
          )}
          <path d={outline(dots)} fill={`url(#${id})`} />
        </svg>
      ))}
    </span>
  );
}

/** Round the dots of a square: full rows, and the row begun. */
function outline(dots: number): string {
  const [rows, rest] = [Math.floor(dots / SIDE), dots % SIDE];
  const begun = rest === 0 ? "" : `H${rest * PITCH}V${(rows + 1) * PITCH}`;
  return `M0 0H${SIDE * PITCH}V${rows * PITCH}${begun}H0Z`;
}
