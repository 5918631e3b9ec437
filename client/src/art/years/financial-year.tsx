import type { ReactElement } from "react";
import { toTenth } from "../tenth.ts";
import styles from "./financial-year.module.css";

const MONTHS: [string, number][] = [
  ["Apr", 30],
  ["May", 31],
  ["Jun", 30],
  ["Jul", 31],
  ["Aug", 31],
  ["Sep", 30],
  ["Oct", 31],
  ["Nov", 30],
  ["Dec", 31],
  ["Jan", 31],
  ["Feb", 28],
  ["Mar", 31],
];
const YEAR_DAYS = 365;
// "More than 182 days" begins with the 183rd.
const ABROAD_DAYS = 183;
const LABEL = "A financial year of 365 days, April to March; more than 182 of them spent abroad";

function monthStarts(): { name: string; startDay: number }[] {
  let startDay = 0;
  return MONTHS.map(([name, days]) => {
    const month = { name, startDay };
    startDay += days;
    return month;
  });
}

/** The 182-day rule: one tick a day, 183 of them in gold. Redrawn for phones so that no text shrinks. */
export function FinancialYear(): ReactElement {
  return (
    <figure className={styles.frame}>
      <YearBar className={styles.wide} width={860} everyMonth />
      <YearBar className={styles.narrow} width={350} />
    </figure>
  );
}

function YearBar({
  className,
  width,
  everyMonth = false,
}: {
  className: string | undefined;
  width: number;
  everyMonth?: boolean;
}): ReactElement {
  const xOf = (day: number): number => toTenth((day / YEAR_DAYS) * width);
  const split = xOf(ABROAD_DAYS);
  const months = monthStarts().filter((_, index) => everyMonth || index % 3 === 0);
  return (
    <svg className={className} viewBox={`0 0 ${width} 104`} role="img" aria-label={LABEL}>
      <path
        className={styles.abroad}
        d={`M0 50H${split}`}
        pathLength={ABROAD_DAYS}
        strokeDasharray=".55 .45"
      />
      <path
        className={styles.rest}
        d={`M${split} 62H${width}`}
        pathLength={YEAR_DAYS - ABROAD_DAYS}
        strokeDasharray=".4 .6"
      />
      {months.map(({ name, startDay }) => (
        <text x={xOf(startDay)} y="98" key={name}>
          {name}
        </text>
      ))}
      <text className={styles.abroadLabel} y="14">
        {everyMonth ? "183 days or more abroad" : "183 days abroad"}
      </text>
      <text className={styles.restLabel} x={split + 8} y={everyMonth ? 38 : 40}>
        {everyMonth ? "the rest of the financial year" : "the rest of the year"}
      </text>
    </svg>
  );
}
