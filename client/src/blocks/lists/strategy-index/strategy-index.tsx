import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import readers from "../../../components/for-readers.module.css";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import { StrategyIdea } from "../../../components/strategy-idea.tsx";
import { StrategyStart } from "../../../components/strategy-start.tsx";
import type { StrategyIndexBlock, StrategyRow } from "../../../content/types.ts";
import styles from "./strategy-index.module.css";

const NOT_STATED = "not stated";

/** Strategies as a table, in short; on phones each row is a name with its start, above what it buys. */
export function StrategyIndexView({ block }: { block: StrategyIndexBlock }): ReactElement {
  return (
    <WideSection head={block}>
      <table className={styles.table}>
        <caption className={readers.visuallyHidden}>{block.caption}</caption>
        <StrategyIndexHead />
        <tbody>
          {block.rows.map((row) => (
            <StrategyIndexRow row={row} key={row.name} />
          ))}
        </tbody>
      </table>
      {block.allStrategies !== null && (
        <p>
          <OnwardLink link={block.allStrategies} />
        </p>
      )}
      <p className={layout.asOf}>{block.footnote}</p>
    </WideSection>
  );
}

function StrategyIndexHead(): ReactElement {
  return (
    <thead>
      <tr>
        <th scope="col">Strategy and idea</th>
        <th className={styles.numeric} scope="col">
          Horizon
        </th>
        <th className={styles.numeric} scope="col">
          Since
        </th>
        <th scope="col" data-markdown-omit="">
          <span className={readers.visuallyHidden}>Page</span>
        </th>
      </tr>
    </thead>
  );
}

function StrategyIndexRow({ row }: { row: StrategyRow }): ReactElement {
  return (
    <tr>
      <th scope="row">
        <div className={styles.names}>
          <span className={styles.name}>
            {row.href === null ? row.name : <a href={row.href}>{row.name}</a>}
          </span>{" "}
          <span className={styles.oneLine}>
            {row.house !== null && `${row.house}: `}
            <StrategyIdea row={row} />
          </span>
        </div>
      </th>
      <td className={`${styles.numeric} ${styles.horizon}`}>{row.horizon ?? NOT_STATED}</td>
      <td className={`${styles.numeric} ${styles.since}`}>
        <StrategyStart row={row} />
      </td>
      <td className={styles.arrow} data-markdown-omit="">
        {row.href !== null && <Icon name="arrow-right" />}
      </td>
    </tr>
  );
}
