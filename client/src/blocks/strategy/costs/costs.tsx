import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import { LimitsTable } from "../../../components/costs/limits-table.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { CostsBlock } from "../../../content/types.ts";
import styles from "./costs.module.css";

/** The manager's terms in a sentence, and the limits of the rules on some amounts. */
export function CostsView({ block }: { block: CostsBlock }): ReactElement {
  return (
    <div id={block.id ?? undefined}>
      {block.stated !== null && <p className={styles.stated}>{block.stated}</p>}
      <LimitsTable limits={block.limits} />
      <SectionFootnote text={block.limits.basis} />
      <p>
        <OnwardLink link={block.anyAmount} />
      </p>
    </div>
  );
}
