import type { ReactElement } from "react";
import { toTenth } from "../../../art/tenth.ts";
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
 * Two or three strategies in one table with a column for each. What all state and differ in comes first, then what some
 * of them state. Starts stand on one axis of time across all columns; what one line can tell stands across, at the end.
 */
export function ComparisonView({ block }: { block: ComparisonBlock }): ReactElement {
  const { across, groups, strategies } = block;
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
          {groups.map(({ heading, rows }) => (
            <tbody key={heading}>
              {heading !== null && (
                <tr>
                  <th scope="rowgroup" colSpan={1 + strategies.length}>
                    {heading}
                  </th>
                </tr>
              )}
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
            </tbody>
          ))}
          <tbody>
            {across.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td colSpan={strategies.length}>{noBreakRanges(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {block.link !== null && (
          <p className={styles.foot}>
            <OnwardLink link={block.link} />
          </p>
        )}
        <SectionFootnote text={block.footnote} />
      </div>
    </div>
  );
}

function Head({ strategy: { name, href, asOn, removeHref } }: { strategy: ComparedStrategy }): ReactElement {
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
      )}{" "}
      <span className={styles.day}>As on {asOn}</span>
    </th>
  );
}

/** A value for each strategy, below its bar, so that bars stand at one height. What is not stated is pale. */
function Cells({ row, strategies }: { row: ComparisonRow; strategies: ComparedStrategy[] }): ReactElement[] {
  return strategies.map(({ href }, column) => {
    const value = row.values[column] ?? null;
    const ends = row.bars[column] ?? [];
    return (
      <td key={href}>
        {ends.length > 0 && <Shares ends={ends} />}
        {value === null && <span className={styles.pale}>not stated</span>}
        {value !== null && (ends.length > 1 ? <Parts of={value} /> : noBreakRanges(value))}
      </td>
    );
  });
}

/** A bar of the whole portfolio, with a colour for each part of it. */
function Shares({ ends }: { ends: number[] }): ReactElement {
  return (
    <svg className={styles.shares} aria-hidden="true">
      <rect width="100%" height="100%" />
      {ends.map((end, place) => (
        <rect
          x={`${ends[place - 1] ?? 0}%`}
          width={`${toTenth(end - (ends[place - 1] ?? 0))}%`}
          height="100%"
          key={`end-${place}`}
        />
      ))}
    </svg>
  );
}

/** What the parts of a bar are, each beside its colour. */
function Parts({ of }: { of: string }): ReactElement[] {
  return of.split(", ").map((part) => (
    <span className={styles.part} key={part}>
      {part}{" "}
    </span>
  ));
}
