import type { ReactElement } from "react";
import layout from "../../../components/layout.module.css";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { GivenAnswer, ResidenceGuideBlock } from "../../../content/types.ts";
import { GuideForm } from "./guide-form.tsx";
import { GuideResults } from "./guide-results.tsx";
import styles from "./residence-guide.module.css";

/** One question with a plain GET form, or the results; in the margin what was answered, each with a way back to it. */
export function ResidenceGuideView({ block }: { block: ResidenceGuideBlock }): ReactElement {
  const { asked, given, results } = block.state;
  const answers = <Answers given={given} path={block.path} anchor={block.id} />;
  return (
    <LedgerSection head={block} spacing="flush" aside={given.length > 0 && answers}>
      {asked === null ? (
        <GuideResults results={results} />
      ) : (
        <GuideForm asked={asked} given={given} action={`${block.path}#${block.id}`} anchor={block.id} />
      )}
      <p className={layout.asOf}>{block.footnote}</p>
    </LedgerSection>
  );
}

function Answers({
  given,
  path,
  anchor,
}: {
  given: GivenAnswer[];
  path: string;
  anchor: string;
}): ReactElement {
  return (
    <>
      <dl className={styles.given}>
        {given.map(({ asks, short, shown, changeHref }) => (
          <div key={asks}>
            <dt>{short}</dt>
            <dd>
              {shown}{" "}
              <a href={`${changeHref}#${anchor}`}>
                Change<span className={layout.visuallyHidden}> {short}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.restart}>
        <a href={`${path}#${anchor}`}>Start again</a>
      </p>
    </>
  );
}
