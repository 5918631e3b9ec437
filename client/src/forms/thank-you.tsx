import { type ReactElement, useEffect, useRef } from "react";
import { KolamDrawing } from "../art/marks/kolam-drawing.tsx";
import type { QueryForm } from "../content/types.ts";
import styles from "./thank-you.module.css";

/**
 * Takes the place of a sent form, in the same height, so that nothing below moves, and says what happens next. Its
 * heading gets the focus.
 */
export function ThankYou({
  form: { thanksHeading, thanksText, nextSteps },
  heightPx,
}: {
  form: QueryForm;
  heightPx: number;
}): ReactElement {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className={styles.panel} style={{ minHeight: heightPx }}>
      <div className={styles.kolam}>
        <KolamDrawing loose={false} />
      </div>
      <h2 ref={headingRef} tabIndex={-1}>
        {thanksHeading}
      </h2>
      <p>{thanksText}</p>
      <ol className={styles.steps}>
        {nextSteps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
