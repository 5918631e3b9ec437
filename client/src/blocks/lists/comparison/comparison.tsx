import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import readers from "../../../components/for-readers.module.css";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { ComparedStrategy, ComparisonBlock, ComparisonRow } from "../../../content/types.ts";
import styles from "./comparison.module.css";
import { YearsRun } from "./years-run.tsx";

/**
 * Two or three strategies in one table with a column for each. What differs comes first. Starts stand on one axis of
 * time across all columns, as does what holds for all of them, at the end.
 */
export function ComparisonView({ block }: { block: ComparisonBlock }): ReactElement {
  const { across, rows, strategies } = block;
  const ground = block.surface ? ` ${layout.surface}` : "";
  return (
    <div className={`${layout.section} ${styles.comparison}${ground}`} id={block.id ?? undefined}>
      <div className={layout.wrap}>
        <table className={styles.table}>
          <caption className={readers.visuallyHidden}>{block.heading}</caption>
          <thead>
            <tr>
              <td />
              {strategies.map((strategy) => (
                <Head strategy={strategy} key={strategy.href} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.years === null ? (
                  <Cells row={row} strategies={strategies} />
                ) : (
                  <td colSpan={strategies.length}>
                    <YearsRun row={row} years={row.years} strategies={strategies} />
                  </td>
                )}
              </tr>
            ))}
            {across.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td colSpan={strategies.length}>{noBreakRanges(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.foot}>
          {block.link !== null && <OnwardLink link={block.link} />}
          {block.note !== null && <p>{block.note}</p>}
        </div>
        <SectionFootnote text={block.footnote} />
      </div>
    </div>
  );
}

function Head({ strategy: { name, href, removeHref } }: { strategy: ComparedStrategy }): ReactElement {
  return (
    <th scope="col">
      <a href={href}>
        {name}
        <span className={readers.visuallyHidden}>, factsheet</span>
      </a>
      {removeHref !== null && (
        <a className={styles.remove} href={removeHref} data-markdown-omit="">
          <Icon name="x" />
          Remove<span className={readers.visuallyHidden}> {name}</span>
        </a>
      )}
    </th>
  );
}

/** A value for each strategy; what is not stated is pale. */
function Cells({ row, strategies }: { row: ComparisonRow; strategies: ComparedStrategy[] }): ReactElement[] {
  return strategies.map(({ href }, column) => {
    const value = row.values[column] ?? null;
    const ends = row.bars[column] ?? null;
    return (
      <td className={value === null ? styles.pale : undefined} key={href}>
        {noBreakRanges(value ?? "not stated")}
        {ends && <Shares ends={ends} />}
      </td>
    );
  });
}

/** A bar of the whole portfolio, with a colour for each part of it. */
function Shares({ ends }: { ends: number[] }): ReactElement {
  return (
    <svg className={styles.shares} aria-hidden="true">
      <rect width="100%" height="100%" />
      {ends.toReversed().map((end, place) => (
        <rect width={`${Math.min(end, 100)}%`} height="100%" key={`end-${place}`} />
      ))}
    </svg>
  );
}
