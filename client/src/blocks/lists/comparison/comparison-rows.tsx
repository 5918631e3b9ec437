import type { ReactElement } from "react";
import type { ComparedStrategy, ComparisonGroup, ComparisonRow } from "../../../content/types.ts";
import styles from "./comparison.module.css";
import { ShareBar } from "./share-bar.tsx";

const NOT_STATED = "–";

/** Rows of one group under its heading. */
export function ComparisonGroupRows({
  group,
  strategies,
}: {
  group: ComparisonGroup;
  strategies: ComparedStrategy[];
}): ReactElement {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={strategies.length + 1}>
          {group.heading}
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row row={row} strategies={strategies} key={row.label} />
      ))}
    </tbody>
  );
}

function Row({ row, strategies }: { row: ComparisonRow; strategies: ComparedStrategy[] }): ReactElement {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {strategies.map(({ name, href }, index) => (
        <td key={href}>
          <span className={styles.valueName} aria-hidden="true">
            {name}
          </span>{" "}
          <Value text={row.values[index] ?? null} sharesPercent={row.sharesPercent?.[index] ?? null} />
        </td>
      ))}
    </tr>
  );
}

function Value({
  text,
  sharesPercent,
}: {
  text: string | null;
  sharesPercent: number[] | null;
}): ReactElement {
  if (text === null) {
    return <span className={styles.none}>{NOT_STATED}</span>;
  }
  return (
    <span>
      {sharesPercent !== null && <ShareBar sharesPercent={sharesPercent} />}
      {text}
    </span>
  );
}
