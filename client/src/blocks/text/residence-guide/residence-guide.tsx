import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import layout from "../../../components/layout.module.css";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { GivenAnswer, ResidenceGuideBlock } from "../../../content/types.ts";
import { GuideForm } from "./guide-form.tsx";
import { GuideResults } from "./guide-results.tsx";
import styles from "./residence-guide.module.css";

/** One question with a plain GET form, or the results; in the margin what was answered, each with a way back to it. */
export function ResidenceGuideView({ block }: { block: ResidenceGuideBlock }): ReactElement {
  const { asked, given, results } = block.state;
  // On a phone the answers stand above the question, which each step leads past them to.
  const anchor = `${block.id}-step`;
  const answers = <Answers given={given} path={block.path} anchor={anchor} />;
  return (
    <LedgerSection head={block} spacing="flush" aside={given.length > 0 && answers}>
      {asked === null ? (
        <GuideResults results={results} anchor={anchor} />
      ) : (
        <GuideForm asked={asked} given={given} action={`${block.path}#${anchor}`} anchor={anchor} />
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
                Change<span className={readers.visuallyHidden}> {short}</span>
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
