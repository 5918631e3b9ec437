import type { ReactElement } from "react";
import layout from "./layout.module.css";
import styles from "./sample.module.css";

/** The meaning of the mark, once at the top of a page that holds made-up figures. */
export function SampleRibbon(): ReactElement {
  return (
    <div className={styles.ribbon} role="note" data-markdown-omit="">
      <div className={layout.wrap}>
        <p>
          <strong>Sample figures.</strong> What is marked Sample is nobody's result.
        </p>
      </div>
    </div>
  );
}
