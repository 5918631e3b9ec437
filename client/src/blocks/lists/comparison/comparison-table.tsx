import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import { Icon } from "../../../components/icon.tsx";
import type {
  ComparedStrategy,
  ComparisonBlock,
  ComparisonGroup,
  ComparisonRow,
} from "../../../content/types.ts";
import styles from "./comparison-table.module.css";

const NOT_STATED = "–";

/** A column a strategy at every width. Where they have no room the table scrolls in itself, its row heads stay. */
export function ComparisonTable({ block }: { block: ComparisonBlock }): ReactElement {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={readers.visuallyHidden}>
          {block.heading}. {block.strategies.map(({ told }) => told).join(" ")}
        </caption>
        <thead>
          <tr>
            <td />
            {block.strategies.map((strategy) => (
              <th scope="col" key={strategy.href}>
                <StrategyHead strategy={strategy} />
              </th>
            ))}
          </tr>
        </thead>
        {block.groups.map((group) => (
          <GroupRows group={group} strategies={block.strategies} key={group.heading} />
        ))}
      </table>
    </div>
  );
}

function StrategyHead({
  strategy: { name, href, removeHref },
}: {
  strategy: ComparedStrategy;
}): ReactElement {
  return (
    <>
      <a className={styles.name} href={href}>
        {name}
      </a>{" "}
      {removeHref !== null && (
        <a className={styles.remove} href={removeHref}>
          <Icon name="x" />
          Remove<span className={readers.visuallyHidden}> {name}</span>
        </a>
      )}
    </>
  );
}

function GroupRows({
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
      {strategies.map(({ href }, index) => (
        <td className={row.values[index] === null ? styles.none : undefined} key={href}>
          {row.values[index] ?? NOT_STATED}
        </td>
      ))}
    </tr>
  );
}
