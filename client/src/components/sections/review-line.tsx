import type { ReactElement } from "react";
import type { PageDocument } from "../../content/types.ts";
import { formatDate } from "../format-date.ts";
import styles from "./page-intro.module.css";

/** On pages of law and tax, their day and their reviewer. Renders nothing elsewhere. */
export function ReviewLine({ review }: { review: PageDocument["review"] }): ReactElement | null {
  if (review === null) return null;
  return (
    <p className={styles.review}>
      Text updated on <Day day={review.updatedOn} />
      {review.reviewed !== null && (
        <>
          . Reviewed by {review.reviewed.name}, {review.reviewed.role}, on <Day day={review.reviewed.on} />
        </>
      )}
    </p>
  );
}

function Day({ day }: { day: string }): ReactElement {
  return <time dateTime={day}>{formatDate(day)}</time>;
}
