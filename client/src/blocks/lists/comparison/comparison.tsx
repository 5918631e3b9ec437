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

/**
 * Two or three strategies in one table with a column for each. What they differ in is drawn on one scale through all
 * columns; what one line can tell stands across, at the end.
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
                <th scope="row">
                  {row.label} {row.scale !== null && <small>{row.scale}</small>}
                </th>
                {strategies.map(({ href }, column) => (
                  <Cell row={row} column={column} key={href} />
                ))}
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

/** A value below its bar, so that bars stand at one height. What is not stated is pale. */
function Cell({
  row: { look, values, bars, marks },
  column,
}: {
  row: ComparisonRow;
  column: number;
}): ReactElement {
  const [value, ends] = [values[column] ?? null, bars[column] ?? null];
  if (value === null) return <td className={styles.pale}>not stated</td>;
  return (
    <td>
      {ends !== null && (
        <svg className={`${styles.bar} ${styles[look]}`} aria-hidden="true">
          {[[0, 100], ...marks].map(([from = 0, to = 0]) => (
            <rect x={`${from}%`} width={`${toTenth(to - from)}%`} height="100%" key={`mark-${from}`} />
          ))}
          <g>
            {ends.map((end, place) => (
              <rect
                x={`${ends[place - 1] ?? 0}%`}
                width={`${toTenth(end - (ends[place - 1] ?? 0))}%`}
                height="100%"
                key={`end-${end}`}
              />
            ))}
          </g>
        </svg>
      )}
      {ends !== null && look === "whole" && ends.length > 1 ? <Parts of={value} /> : noBreakRanges(value)}
    </td>
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
