import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import type { LaunchGap, LaunchReply } from "../../api/types.ts";
import { sectionAddress } from "../shared/sections.ts";
import { subjectAddress } from "../shared/subject-address.ts";
import styles from "./before-launch.module.css";
import { Panel } from "./panel.tsx";

/** The missing content that only the firm can supply; nothing if none is missing. */
export function BeforeLaunch(): ReactElement {
  return (
    <Panel<LaunchReply>
      address="/api/launch"
      title="Before launch"
      lead="Still missing, and only the firm can supply it."
    >
      {({ gaps }) => gaps.length > 0 && <LaunchGaps gaps={gaps} />}
    </Panel>
  );
}

/** The gaps as folded lists, each with a link to the place to fill it. */
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
