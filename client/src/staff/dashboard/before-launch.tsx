import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import type { LaunchGap, LaunchReply } from "../../api/types.ts";
import { sectionAddress } from "../shared/sections.ts";
import { subjectAddress } from "../shared/subject-address.ts";
import styles from "./before-launch.module.css";
import { Panel } from "./panel.tsx";

/** What only the firm can supply and is still missing; nothing where all is there. */
export function BeforeLaunch(): ReactElement {
  return (
    <Panel<LaunchReply>
      address="/api/launch"
      title="Before launch"
      lead="What only the firm can supply, and is still missing."
    >
      {({ gaps }) => gaps.length > 0 && <LaunchGaps gaps={gaps} />}
    </Panel>
  );
}

/** The gaps as folded lists, each with the way to where it is filled. */
export function LaunchGaps({ gaps }: { gaps: LaunchGap[] }): ReactElement {
  return (
    <ul className={styles.gaps}>
      {gaps.map((gap) => (
        <li key={gap.title}>
          <details>
            <summary>
              {gap.title} <span className={styles.count}>{gap.missing.length}</span>
            </summary>
            <ul className={styles.missing}>
              {gap.missing.map((missing) => (
                <li key={missing}>{missing}</li>
              ))}
            </ul>
          </details>
          <p className={styles.entered}>
            Entered in <Way gap={gap}>{gap.entered}</Way>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Way({
  gap: { section, subject },
  children,
}: {
  gap: Pick<LaunchGap, "section" | "subject">;
  children: ReactNode;
}): ReactElement {
  if (section === null) return <>{children}</>;
  return (
    <Link to={subject === null ? sectionAddress(section) : subjectAddress(section, subject)}>{children}</Link>
  );
}
