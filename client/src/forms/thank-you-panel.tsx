import { type ReactElement, useEffect, useRef } from "react";
import { KolamDrawing } from "../art/marks/kolam-drawing.tsx";
import styles from "./thank-you-panel.module.css";

/** Stands in the place of a sent form, as high as it was, so that nothing below moves; its heading takes the focus. */
export function ThankYouPanel({
  heading,
  text,
  heightPx,
}: {
  heading: string;
  text: string;
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
        {heading}
      </h2>
      <p>{text}</p>
    </div>
  );
}
