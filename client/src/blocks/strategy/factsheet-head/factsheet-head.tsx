import type { ReactElement } from "react";
import { AxisStrip } from "../../../charts/portrait/axis-strip.tsx";
import { FactFigure } from "../../../charts/portrait/fact-figure.tsx";
import { FocusFigure } from "../../../charts/portrait/focus-figure.tsx";
import { PortraitFigure } from "../../../charts/portrait/portrait.tsx";
import { ButtonLink } from "../../../components/action-link.tsx";
import { TermRow } from "../../../components/figures/term-row.tsx";
import { formatDate } from "../../../components/format-date.ts";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { SampleMark } from "../../../components/sample-mark.tsx";
import { Breadcrumbs } from "../../../components/sections/breadcrumbs.tsx";
import type { FactsheetHeadBlock, HeadResults, KeyTerm, PageDocument } from "../../../content/types.ts";
import styles from "./factsheet-head.module.css";
import { GrownBars } from "./grown-bars.tsx";

/**
 * A factsheet's name and one call beside its drawings and its place among the other strategies; below them the result
 * and the key terms, a row each. What sets the strategy apart stands over its idea or a slim portrait. Where nothing is
 * drawn, the key terms take its place, in large type.
 */
export function FactsheetHeadView({
  block,
  page,
}: {
  block: FactsheetHeadBlock;
  page: Pick<PageDocument, "breadcrumbs">;
}): ReactElement {
  const { portrait, focus, fact } = block;
  const isTermsLarge = portrait === null && focus === null && fact === null;
  return (
    <section className={styles.head}>
      <div className={`${layout.wrap} ${styles.parts}`}>
        <Breadcrumbs trail={page.breadcrumbs} />
        <div className={styles.screen}>
          <div>
            <h1>
              {block.overline !== null && <span className={styles.overline}>{block.overline} </span>}
              {block.heading}
            </h1>
            <p className={styles.lede}>{noBreakRanges(block.lede)}</p>
            {block.action !== null && (
              <p className={styles.action}>
                <ButtonLink link={block.action} look="primary" />
              </p>
            )}
            <Status block={block} />
          </div>
          <div className={fact !== null ? `${styles.evidence} ${styles.slim}` : styles.evidence}>
            {fact !== null && <FactFigure fact={fact} />}
            {block.grown !== null && <GrownBars stated={block.grown} />}
            {focus !== null && <FocusFigure focus={focus} />}
            {portrait !== null && focus === null && <PortraitFigure portrait={portrait} />}
            {isTermsLarge && <KeyTerms terms={block.keyTerms} look="large" />}
            <AxisStrip axes={block.axes} />
          </div>
        </div>
        {block.results !== null && <Results results={block.results} />}
        {!isTermsLarge && <KeyTerms terms={block.keyTerms} look="row" />}
      </div>
    </section>
  );
}

function Results({ results: { ends, basis, terms, sample } }: { results: HeadResults }): ReactElement {
  return (
    <div className={styles.results} data-markdown-omit={sample || undefined}>
      <header className={styles.resultHead}>
        <h2 className={ends === null ? styles.termsHeading : styles.ends}>
          {ends === null ? "Result so far" : noBreakRanges(ends)}
        </h2>{" "}
        {sample && <SampleMark />} <p className={styles.basis}>{basis}</p>
      </header>
      <TermRow terms={terms} look="figures" />
    </div>
  );
}

function KeyTerms({ terms, look }: { terms: KeyTerm[]; look: "row" | "large" }): ReactElement {
  return (
    <div className={styles.keyTerms}>
      <h2 className={styles.termsHeading}>Key Terms</h2>
      <TermRow terms={terms} look={look} />
    </div>
  );
}

function Status({ block: { asOn, age } }: { block: FactsheetHeadBlock }): ReactElement {
  return (
    <div className={styles.status}>
      {asOn !== null && (
        <span>
          Stated as on {formatDate(asOn)}
          {age !== null && `, ${age}`}
        </span>
      )}{" "}
      <button className={styles.print} type="button" data-print="" hidden>
        <Icon name="printer" />
        Print
      </button>
    </div>
  );
}
