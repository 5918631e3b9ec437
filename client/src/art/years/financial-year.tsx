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
// "More than 182 days" begins with the 183rd. The days that this leaves in India are enough to be resident by law.
const ABROAD_DAYS = 183;
const INDIA_DAYS = YEAR_DAYS - ABROAD_DAYS;
const LABEL =
  `A financial year of ${YEAR_DAYS} days, April to March: ${ABROAD_DAYS} abroad, more than 182, ` +
  `leave ${INDIA_DAYS} in India, and these make one resident by law`;

function monthStarts(): { name: string; startDay: number }[] {
  let startDay = 0;
  return MONTHS.map(([name, days]) => {
    const month = { name, startDay };
    startDay += days;
    return month;
  });
}

/**
 * The 182-day rule, where its two wordings differ: one tick for each day, 183 of them gold. Phones get a drawing of
 * their own, so that no text shrinks.
 */
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
        pathLength={INDIA_DAYS}
        strokeDasharray=".4 .6"
      />
      {months.map(({ name, startDay }) => (
        <text x={xOf(startDay)} y="98" key={name}>
          {name}
        </text>
      ))}
      <text className={styles.abroadLabel} y="14">
        {everyMonth ? `${ABROAD_DAYS} days abroad, more than 182` : `${ABROAD_DAYS} days abroad`}
      </text>
      <text className={styles.restLabel} x={split + 8} y={everyMonth ? 38 : 40}>
        {everyMonth ? `${INDIA_DAYS} days in India: resident by law` : `${INDIA_DAYS} in India: resident`}
      </text>
    </svg>
  );
}
