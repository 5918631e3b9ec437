import type { ReactElement } from "react";
import { SampleHatch } from "../../../components/sample-hatch.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import type { DeepestFall } from "../../../content/types.ts";
import styles from "./deepest-fall.module.css";

/** How far each side has fallen, portfolio above benchmark: bars from a shared zero at the right, deeper is longer. */
export function DeepestFalls({ falls, isSample }: { falls: DeepestFall[]; isSample: boolean }): ReactElement {
  const deepest = Math.min(...falls.map(({ percent }) => percent.value)) || 1;
  return (
    <div className={styles.falls}>
      <PartHeading>Deepest fall</PartHeading> <span className={styles.basis}>by month ends</span>
      <SampleHatch isSample={isSample}>
        <dl>
          {falls.map(({ name, percent, fell, recovery }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.depth}>
                <Bar percent={(percent.value / deepest) * 100} />
                {percent.withSign}
              </dd>
              <dd className={styles.course}>
                {fell}
                {recovery !== null && (
                  <>
                    , <span>{recovery}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </SampleHatch>
    </div>
  );
}

function Bar({ percent }: { percent: number }): ReactElement {
  return (
    <svg aria-hidden="true">
      <rect x={`${100 - percent}%`} y="20%" width={`${percent}%`} height="60%" />
      <rect className={styles.zero} x="100%" width="1" height="100%" />
    </svg>
  );
}
