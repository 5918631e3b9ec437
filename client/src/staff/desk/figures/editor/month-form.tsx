import type { ReactElement } from "react";
import { dayInWords } from "../../editions/india-time.ts";
import { withFields, withSource } from "../data/figures-changes.ts";
import type { FiguresData } from "../data/figures-data.ts";
import styles from "./editor.module.css";
import { TextField } from "./text-field.tsx";

/** The month of a draft: its as-on day, and the document that stated figures come from. */
export function MonthForm({ data: { asOn, source } }: { data: FiguresData }): ReactElement {
  return (
    <section className={styles.part} aria-labelledby="month-title">
      <h2 id="month-title">The month</h2>
      <div className={styles.fields}>
        <TextField
          path={["asOn"]}
          label="As on"
          type="date"
          value={asOn}
          hint={asOn === "" ? "The last day of the figures" : dayInWords(asOn)}
          onChange={(text) => withFields({ asOn: text })}
        />
        <TextField
          path={["source", "document"]}
          label="Document"
          value={source?.document ?? ""}
          hint="Required as soon as a figure is entered"
          onChange={(text) => withSource({ document: text })}
        />
        <TextField
          path={["source", "house"]}
          label="Fund house of the document"
          value={source?.house ?? ""}
          onChange={(text) => withSource({ house: text })}
        />
        <TextField
          path={["source", "receivedOn"]}
          label="Received on"
          type="date"
          value={source?.receivedOn ?? ""}
          onChange={(text) => withSource({ receivedOn: text })}
        />
      </div>
    </section>
  );
}
