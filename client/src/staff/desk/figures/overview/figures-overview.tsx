import type { ReactElement } from "react";
import { Link } from "react-router";
import type { FiguresOverview as Overview, SubjectInList } from "../../../../api/types.ts";
import { LoadFailed, Loading, NothingFound } from "../../../display/list-states.tsx";
import { useAnswer } from "../../../session/use-answer.ts";
import { SectionHeading } from "../../../shared/section-heading.tsx";
import { subjectAddress } from "../../../shared/subject-address.ts";
import { ContentFaults } from "../../editions/frame/content-faults.tsx";
import { dayInWords } from "../../editions/india-time.ts";
import { StateBadge } from "../../editions/state-badge.tsx";
import { ageTone, ageWords } from "../data/age.ts";
import styles from "./figures-overview.module.css";

const STATED: Record<SubjectInList["stated"], string> = {
  all: "Stated",
  some: "Stated in part",
  none: "Not stated yet",
};

/** All strategies by name: the age of their figures, how much is stated, and the state of the next month. */
export function FiguresOverview(): ReactElement {
  const { data, error, refresh } = useAnswer<Overview>("/api/figures");
  return (
    <>
      <SectionHeading title="Figures">
        {data !== null && `Today is ${dayInWords(data.today)} in India`}
      </SectionHeading>
      {data !== null && (
        <ContentFaults
          faults={data.contentFaults}
          hasChangedBelow={data.strategies.some(({ baseChanged }) => baseChanged)}
        />
      )}
      <div className={styles.box}>
        {error !== null && <LoadFailed message={error} onRetry={refresh} />}
        {error === null && data === null && <Loading />}
        {data?.strategies.length === 0 && <NothingFound />}
        {data !== null && data.strategies.length > 0 && <Strategies strategies={data.strategies} />}
      </div>
    </>
  );
}

function Strategies({ strategies }: { strategies: SubjectInList[] }): ReactElement {
  const sorted = strategies.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return (
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
          <Row strategy={strategy} key={strategy.slug} />
        ))}
      </tbody>
    </table>
  );
}

const AGE_MARKS = { fresh: "", old: "Old: ", stale: "Out of date: " };

function Row({ strategy }: { strategy: SubjectInList }): ReactElement {
  const { slug, name, asOn, ageDays, stated, edition, baseChanged } = strategy;
  const tone = ageTone(strategy);
  return (
    <tr>
      <th scope="row">
        <Link to={subjectAddress("figures", slug)}>{name}</Link>
      </th>
      <td data-label="As on">{asOn === null ? "–" : dayInWords(asOn)}</td>
      <td data-label="Age" data-tone={tone}>
        {AGE_MARKS[tone]}
        {ageWords(ageDays)}
      </td>
      <td data-label="Figures">{STATED[stated]}</td>
      <td data-label="State">
        <StateBadge edition={edition} baseChanged={baseChanged} />
      </td>
    </tr>
  );
}
