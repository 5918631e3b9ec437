import type { ReactElement } from "react";
import { KolamDrawing } from "../../art/marks/kolam-drawing.tsx";
import controls from "../staff-controls.module.css";
import styles from "./list-states.module.css";

/** While the first answer is on its way. */
export function Loading(): ReactElement {
  return (
    <div className={styles.loading}>
      <p role="status">Loading data...</p>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  );
}

/** When no answer came, or one that says why not. */
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

/** When there is nothing to list; `onClear` takes back what left everything out. */
export function NothingFound({ onClear }: { onClear?: () => void }): ReactElement {
  return (
    <div className={styles.empty}>
      <div className={styles.kolam}>
        <KolamDrawing loose={false} />
      </div>
      <p role="status">No data found</p>
      {onClear !== undefined && (
        <button className={controls.lineButton} type="button" onClick={onClear}>
          Clear search
        </button>
      )}
    </div>
  );
}
