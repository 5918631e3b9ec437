import type { ReactElement } from "react";
import tables from "../../../components/figures/data-table.module.css";
import readers from "../../../components/for-readers.module.css";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { CountersBlock } from "../../../content/types.ts";
import styles from "./counters.module.css";

/**
 * A table of figures in per cent and of what each leaves out. They stand here in full; the page script counts up to them
 * at first sight.
 */
export function CountersView({ block }: { block: CountersBlock }): ReactElement {
  return (
    <WideSection head={block}>
      <table className={`${tables.table} ${tables.stacked}`}>
        <caption className={readers.visuallyHidden}>{block.heading}</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Stated</th>
            <th scope="col">Leaves out</th>
          </tr>
        </thead>
        <tbody>
          {block.items.map(({ label, target, leavesOut }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={styles.figure}>
                <span data-counter="">{target}</span>
                <span>%</span>
              </td>
              <td>
                <span className={tables.label} data-markdown-omit="">
                  Leaves out:{" "}
                </span>
                {leavesOut}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SectionFootnote text={block.footnote} />
    </WideSection>
  );
}
