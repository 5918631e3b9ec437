import type { ReactElement } from "react";
import { CostStepsPlot } from "../../../art/plots/cost-steps-plot.tsx";
import { RiverDrawing } from "../../../art/rivers/river-drawing.tsx";
import { ActionRow, ButtonLink, OnwardLink } from "../../../components/action-link.tsx";
import { CostFacts, CostSum } from "../../../components/costs/cost-facts.tsx";
import { CostsFormView, SheetChoices } from "../../../components/costs/costs-form.tsx";
import type { HeroBlock } from "../../../content/types.ts";
import styles from "./hero.module.css";

/** The home page's head: h1 and promise on the river's bank, and on the river a sheet with the costs of an amount. */
export function HeroView({ block }: { block: HeroBlock }): ReactElement {
  return (
    <section className={styles.hero}>
      <RiverDrawing name="heroWide" className={styles.wide} align="xMidYMax" label={block.alt} />
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1>{block.heading}</h1>
          <p className={styles.promise}>{block.promise}</p>
          <p className={styles.lede}>{block.lede}</p>
          <ActionRow>
            <ButtonLink link={block.action} look="primary" />
            {block.onward !== null && (
              <>
                {" "}
                <OnwardLink link={block.onward} />
              </>
            )}
          </ActionRow>
        </div>
        <div className={styles.river}>
          <RiverDrawing name="heroNarrow" className={styles.narrow} label={block.alt} />
          <CostsSheet block={block} />
        </div>
      </div>
    </section>
  );
}

function CostsSheet({ block: { answer, costs, limits } }: { block: HeroBlock }): ReactElement {
  return (
    <div className={styles.sheet}>
      {costs.href !== null && (
        <CostsFormView action={costs.href} submit={costs.label} sheet>
          <SheetChoices form={answer.form} />
        </CostsFormView>
      )}
      <p className={styles.asked} data-markdown-omit="">
        This is still the example. Press the button for your choice.
      </p>
      <h2>{answer.costs.heading}</h2>
      <CostSum costs={answer.costs} />
      <CostFacts costs={answer.costs} />
      <CostStepsPlot costs={answer.costs} />
      <p className={styles.limits}>{limits}</p>
    </div>
  );
}
