import type { ReactElement } from "react";
import { type ChainPlan, dotChain } from "../../../art/diagrams/dot-chain.ts";
import styles from "./wealth-creators.module.css";

const WIDE: ChainPlan = { width: 900, dotsPerRow: 10 };
const NARROW: ChainPlan = { width: 350, dotsPerRow: 5 };

/** One stone a company; the gold line holds those that count. The words beside it say the same. */
export function ChainDrawing({ filled, total }: { filled: number; total: number }): ReactElement {
  return (
    <>
      <Chain filled={filled} total={total} plan={WIDE} className={styles.wide} />
      <Chain filled={filled} total={total} plan={NARROW} className={styles.narrow} />
    </>
  );
}

function Chain({
  filled,
  total,
  plan,
  className,
}: {
  filled: number;
  total: number;
  plan: ChainPlan;
  className: string | undefined;
}): ReactElement {
  const { height, radius, dots, line } = dotChain(filled, total, plan);
  return (
    <svg
      className={`${styles.chain} ${className}`}
      viewBox={`0 0 ${plan.width} ${height}`}
      aria-hidden="true"
    >
      {dots.map((dot) => (
        <circle
          className={dot.filled ? undefined : styles.hollow}
          cx={dot.x}
          cy={dot.y}
          r={radius}
          key={`${dot.x}-${dot.y}`}
        />
      ))}
      <path d={line} />
    </svg>
  );
}
