import type { ReactElement } from "react";
import { Link } from "react-router";
import type { SubjectInList } from "../../../api/types.ts";
import { subjectAddress } from "../../shared/subject-address.ts";
import { StateBadge } from "../editions/state-badge.tsx";
import styles from "./section-list.module.css";

const NO_GROUP = "Other";

/** Sections of words by group, with the state of their next version. */
export function SectionList({ sections }: { sections: SubjectInList[] }): ReactElement {
  return (
    <div className={styles.groups}>
      {groupsOf(sections).map(([group, grouped]) => (
        <Group group={group} sections={grouped} key={group} />
      ))}
    </div>
  );
}

function Group({ group, sections }: { group: string; sections: SubjectInList[] }): ReactElement {
  return (
    <section aria-label={group}>
      <h2>{group}</h2>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section.subject}>
            <Link to={subjectAddress("words", section.subject)}>{section.title}</Link>
            <StateBadge edition={section.edition} inForce={section} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function groupsOf(sections: SubjectInList[]): [string, SubjectInList[]][] {
  const groups = new Map<string, SubjectInList[]>();
  for (const section of sections) {
    const group = section.group ?? NO_GROUP;
    groups.set(group, [...(groups.get(group) ?? []), section]);
  }
  return [...groups];
}
