import type { ReactElement } from "react";
import { Link } from "react-router";
import type { OldFiguresReply } from "../../api/types.ts";
import { formatDate } from "../../components/format-date.ts";
import { counted } from "../display/counted.ts";
import { subjectAddress } from "../shared/subject-address.ts";
import styles from "./mail-notice.module.css";

/** Names above the cards the strategies with old stated figures; nothing if there are none. */
export function OldFiguresNotice({
  oldFigures: { limitDays, strategies },
}: {
  oldFigures: OldFiguresReply;
}): ReactElement | null {
  if (strategies.length === 0) return null;
  return (
    <section className={styles.notice} aria-label="Old figures">
      <p>
        <strong>
          Stated figures of {counted(strategies.length, "strategy", "strategies")} are older than {limitDays}{" "}
          days.
        </strong>
      </p>
      <ul className={styles.letters}>
        {strategies.map(({ subject, name, asOn, ageDays }) => (
          <li key={subject}>
            <p>
              <Link to={subjectAddress("figures", subject)}>{name}</Link>: as on {formatDate(asOn)}, {ageDays}{" "}
              days ago
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
