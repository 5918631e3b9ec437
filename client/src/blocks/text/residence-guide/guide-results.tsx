import type { ReactElement } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import type { GuideResult } from "../../../content/types.ts";
import styles from "./residence-guide.module.css";

/** The results of the two tests, each by itself: they can differ for the same person. */
export function GuideResults({ results, anchor }: { results: GuideResult[]; anchor: string }): ReactElement {
  return (
    <div className={styles.step} id={anchor}>
      {results.map((result) => (
        <Result result={result} key={result.heading} />
      ))}
    </div>
  );
}

function Result({ result }: { result: GuideResult }): ReactElement {
  return (
    <section className={styles.result}>
      <h3>
        {result.heading}: {result.status ?? "cannot be decided"}
      </h3>
      {result.status === null && <p>Cannot be decided without {result.missing.join("; ")}.</p>}
      <dl className={styles.follows}>
        {result.reason !== null && (
          <div>
            <dt>Reason</dt>
            <dd>{result.reason}</dd>
          </div>
        )}
        {result.meaning !== null && (
          <>
            <div>
              <dt>{result.decides}</dt>
              <dd>
                <RichText blocks={result.meaning.means} />
              </dd>
            </div>
            <div>
              <dt>Papers</dt>
              <dd>
                <RichText blocks={result.meaning.papers} />
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>Next step</dt>
          <dd>
            <RichText blocks={result.meaning?.next ?? result.undecided} />
          </dd>
        </div>
        <div>
          <dt>Law</dt>
          <dd>{result.law}</dd>
        </div>
      </dl>
    </section>
  );
}
