import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import { AmountChoices } from "../../../components/costs/amount-choice.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { CostsBlock } from "../../../content/types.ts";
import styles from "./costs.module.css";

/**
 * When a cost falls due, by row, and the most on each amount, by column. Phones show the column of one amount, which is
 * chosen without script.
 */
export function CostsView({ block }: { block: CostsBlock }): ReactElement {
  return (
    <section id={block.id ?? undefined}>
      <p className={styles.stated}>{block.stated}</p>
      <div className={styles.choice}>
        <AmountChoices
          name="costs-column"
          amounts={block.amounts.map((label, place) => ({ value: String(place), label }))}
        />
      </div>
      <table className={styles.table}>
        <caption>{block.caption}</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            {block.amounts.map((amount) => (
              <th scope="col" key={amount}>
                {amount}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ label, rule, limits }) => (
            <tr key={label}>
              <th scope="row">
                {label} <span className={styles.rule}>{rule}</span>
              </th>
              {limits.map((limit, place) => (
                <td key={block.amounts[place]}>{limit}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SectionFootnote text={block.basis} />
      <p>
        <OnwardLink link={block.anyAmount} />
      </p>
    </section>
  );
}
