import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import { Folded } from "../../../components/sections/folded.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { Mover, MoversBlock } from "../../../content/types.ts";
import styles from "./movers.module.css";

/** The month's largest gains and losses side by side, on one scale. */
export function MoversView({ block }: { block: MoversBlock }): ReactElement {
  const largest = Math.max(
    ...[...block.gainers, ...block.losers].map((row) => Math.abs(row.changePercent.value)),
  );
  return (
    <MarginSection head={block}>
      <Folded name="gainers and losers">
        <div className={styles.tables}>
          <MoversTable heading="Top gainers" rows={block.gainers} largestPercent={largest} />
          <MoversTable heading="Top losers" rows={block.losers} largestPercent={largest} />
        </div>
      </Folded>
    </MarginSection>
  );
}

function MoversTable({
  heading,
  rows,
  largestPercent,
}: {
  heading: string;
  rows: Mover[];
  largestPercent: number;
}): ReactElement {
  return (
    <table className={styles.table}>
      <caption className={readers.visuallyHidden}>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th className={styles.change} scope="col">
            Change, %
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.company}>
            <th scope="row">{row.company}</th>
            <td className={row.changePercent.value > 0 ? styles.gain : styles.loss}>
              <ChangeBar share={Math.abs(row.changePercent.value) / largestPercent} />
              <span className={styles.figure}>{row.changePercent.shown}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChangeBar({ share }: { share: number }): ReactElement {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.round(share * 1000) / 10} height="10" />
    </svg>
  );
}
