import type { ReactElement } from "react";
import { SpansFigure } from "../../../art/plots/spans-figure.tsx";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import type { GuideResult, GuideTest, ResidenceGuideBlock } from "../../../content/types.ts";
import styles from "./residence-guide.module.css";

/** The results of the two tests, each by itself: they can differ for the same person. */
export function GuideResults({
  block,
  results,
  anchor,
}: {
  block: ResidenceGuideBlock;
  results: NonNullable<ResidenceGuideBlock["state"]["results"]>;
  anchor: string;
}): ReactElement {
  return (
    <div className={styles.step} id={anchor}>
      <Result test={block.tax} result={results.tax} />
      <Result test={block.fema} result={results.fema} />
    </div>
  );
}

function Result({ test, result }: { test: GuideTest; result: GuideResult }): ReactElement {
  const meaning = test.meanings.find(({ status }) => status === result.status);
  return (
    <section className={styles.result}>
      <h2>
        {test.heading}: {result.status ?? "cannot be decided"}
      </h2>
      {result.status === null && <p>Cannot be decided without {result.missing.join("; ")}.</p>}
      <dl className={styles.follows}>
        {result.reason !== null && (
          <div>
            <dt>Reason</dt>
            <dd>{noBreakRanges(result.reason)}</dd>
          </div>
        )}
        {result.days !== null && (
          <div>
            <dt>Your days</dt>
            <dd>
              <SpansFigure drawing={result.days} />
            </dd>
          </div>
        )}
        {meaning !== undefined && (
          <>
            <div>
              <dt>{test.decides}</dt>
              <dd>
                <RichText blocks={meaning.means} />
              </dd>
            </div>
            <div>
              <dt>Documents</dt>
              <dd>
                <RichText blocks={meaning.papers} />
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>Next step</dt>
          <dd>
            <RichText blocks={meaning?.next ?? test.undecided} />
          </dd>
        </div>
        <div>
          <dt>Law</dt>
          <dd>{noBreakRanges(test.law)}</dd>
        </div>
      </dl>
    </section>
  );
}
