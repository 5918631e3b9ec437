import type { ReactElement, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { LaunchGap, LaunchReply } from "../../api/types.ts";
import { LoadFailed } from "../display/list-states.tsx";
import { useAnswer } from "../session/use-answer.ts";
import { sectionAddress } from "../shared/sections.ts";
import { subjectAddress } from "../shared/subject-address.ts";
import styles from "./before-launch.module.css";

/** The missing content that only the firm can supply, requested again at each navigation. */
export function BeforeLaunch(): ReactElement | null {
  const { data, error, refresh } = useAnswer<LaunchReply>("/api/launch", useLocation().key);
  if (error !== null) return <LoadFailed message={error} onRetry={refresh} />;
  return data === null ? null : <LaunchGaps gaps={data.gaps} />;
}

/** The gaps as folded lists, each with a link to the place to fill it; nothing if there are none. */
export function LaunchGaps({ gaps }: { gaps: LaunchGap[] }): ReactElement | null {
  if (gaps.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="before-launch">
      <h2 id="before-launch">Before launch</h2>
      <p>This content is missing. Only the firm can supply it.</p>
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
              Where to enter it: <Way gap={gap}>{gap.entered}</Way>
            </p>
          </li>
        ))}
      </ul>
    </section>
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
