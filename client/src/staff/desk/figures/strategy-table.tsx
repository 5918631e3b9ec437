import type { ReactElement } from "react";
import { Link } from "react-router";
import type { SubjectInList } from "../../../api/types.ts";
import { subjectAddress } from "../../shared/subject-address.ts";
import { dayInWords } from "../editions/india-time.ts";
import { StateBadge } from "../editions/state-badge.tsx";
import { ageTone, ageWords } from "./data/age.ts";
import styles from "./strategy-table.module.css";

const STATED: Record<SubjectInList["stated"], string> = {
  all: "Stated",
  some: "Stated in part",
  none: "Not stated yet",
};

/** Strategies by name: the age of their figures, how much is stated, and the state of the next month. */
export function StrategyTable({ strategies }: { strategies: SubjectInList[] }): ReactElement {
  const sorted = strategies.toSorted((one, other) => one.title.localeCompare(other.title, "en"));
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Strategy</th>
            <th scope="col">As on</th>
            <th scope="col">Age</th>
            <th scope="col">Figures</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((strategy) => (
            <Row strategy={strategy} key={strategy.subject} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const AGE_MARKS = { recent: "", old: "Old: ", outdated: "Out of date: " };

function Row({ strategy }: { strategy: SubjectInList }): ReactElement {
  const { subject, title, asOn, ageDays, stated, edition } = strategy;
  const tone = ageTone(ageDays);
  return (
    <tr>
      <th scope="row">
        <Link to={subjectAddress("figures", subject)}>{title}</Link>
      </th>
      <td data-label="As on">{asOn === null ? "–" : dayInWords(asOn)}</td>
      <td data-label="Age" data-tone={tone}>
        {AGE_MARKS[tone]}
        {ageWords(ageDays)}
      </td>
      <td data-label="Figures">{STATED[stated]}</td>
      <td data-label="State">
        <StateBadge edition={edition} inForce={strategy} />
      </td>
    </tr>
  );
}
