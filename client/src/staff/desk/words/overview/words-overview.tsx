import type { ReactElement } from "react";
import { Link } from "react-router";
import type { WordsOverview as Overview, SectionInList } from "../../../../api/types.ts";
import { LoadFailed, Loading, NothingFound } from "../../../display/list-states.tsx";
import { useAnswer } from "../../../session/use-answer.ts";
import { SectionHeading } from "../../../shared/section-heading.tsx";
import { subjectAddress } from "../../../shared/subject-address.ts";
import { ContentFaults } from "../../editions/frame/content-faults.tsx";
import { StateBadge } from "../../editions/state-badge.tsx";
import styles from "./words-overview.module.css";

const NO_GROUP = "Other";

/** All sections whose words staff can change, by group, with the state of their next words. */
export function WordsOverview(): ReactElement {
  const { data, error, refresh } = useAnswer<Overview>("/api/words");
  return (
    <>
      <SectionHeading title="Words" />
      {data !== null && (
        <ContentFaults
          faults={data.contentFaults}
          hasChangedBelow={data.sections.some(({ baseChanged }) => baseChanged)}
        />
      )}
      {error !== null && <LoadFailed message={error} onRetry={refresh} />}
      {error === null && data === null && <Loading />}
      {data?.sections.length === 0 && <NothingFound />}
      <div className={styles.groups}>
        {groupsOf(data?.sections ?? []).map(([group, sections]) => (
          <Group group={group} sections={sections} key={group} />
        ))}
      </div>
    </>
  );
}

function Group({ group, sections }: { group: string; sections: SectionInList[] }): ReactElement {
  return (
    <section aria-label={group}>
      <h2>{group}</h2>
      <ul className={styles.list}>
        {sections.map(({ id, title, edition, baseChanged }) => (
          <li key={id}>
            <Link to={subjectAddress("words", id)}>{title}</Link>
            <StateBadge edition={edition} baseChanged={baseChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function groupsOf(sections: SectionInList[]): [string, SectionInList[]][] {
  const groups = new Map<string, SectionInList[]>();
  for (const section of sections) {
    const group = section.group ?? NO_GROUP;
    groups.set(group, [...(groups.get(group) ?? []), section]);
  }
  return [...groups];
}
