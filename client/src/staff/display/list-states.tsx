import type { ReactElement } from "react";
import { KolamDrawing } from "../../art/marks/kolam-drawing.tsx";
import controls from "../staff-controls.module.css";
import styles from "./list-states.module.css";

/** Shown while the first answer is loading. */
export function Loading(): ReactElement {
  return (
    <div className={styles.loading}>
      <p role="status">Loading data…</p>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  );
}

/** Shown if no answer came or the server refused. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }): ReactElement {
  return (
    <div className={styles.empty}>
      <p className={styles.error} role="alert">
        Error: {message}
      </p>
      <button className={controls.lineButton} type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** Shown for an empty list; `onClear` clears the filter. */
export function NothingFound({ onClear }: { onClear?: () => void }): ReactElement {
  return (
    <div className={styles.empty}>
      <div className={styles.kolam}>
        <KolamDrawing loose={false} />
      </div>
      <p role="status">No data found</p>
      {onClear !== undefined && (
        <button className={controls.lineButton} type="button" onClick={onClear}>
          Clear search and period
        </button>
      )}
    </div>
  );
}
