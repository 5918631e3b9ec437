import type { ReactElement } from "react";
import { DotsFigure } from "../../../art/plots/dots-figure.tsx";
import { SpansFigure } from "../../../art/plots/spans-figure.tsx";
import { ButtonLink } from "../../../components/action-link.tsx";
import { FigureUnit } from "../../../components/figures/figure-unit.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { PictureFrame } from "../../../components/picture-frame.tsx";
import { PageIntro } from "../../../components/sections/page-intro.tsx";
import { ReviewLine } from "../../../components/sections/review-line.tsx";
import type { HeadFigure, PageDocument, PageHeadBlock } from "../../../content/types.ts";
import { DecisionPath } from "./decision-path.tsx";
import styles from "./page-head.module.css";

/**
 * Breadcrumbs, h1, lede, one button, a summary, figures, a drawing or links, a picture, and on pages of law and tax their day and
 * reviewer.
 *
 * On wide screens questions, or else the summary and what takes its place, stand beside the heading; a drawing takes the
 * larger part of the page.
 */
export function PageHeadView({
  block,
  page: { breadcrumbs, review },
}: {
  block: PageHeadBlock;
  page: Pick<PageDocument, "breadcrumbs" | "review">;
}): ReactElement {
  const isDecision = block.questions.length > 0;
  return (
    <section className={`${layout.head} ${styles.head}`}>
      <div className={`${layout.wrap} ${isDecision ? styles.besideQuestions : styles.besideSummary}`}>
        <div>
          <PageIntro trail={breadcrumbs} heading={block.heading} lede={block.lede} />
          <ReviewLine review={review} />
          {block.action !== null && (
            <p className={styles.action}>
              <ButtonLink link={block.action} look="primary" />
            </p>
          )}
        </div>
        {block.inShort !== null && (
          <p className={styles.inShort}>
            <strong>In short:</strong> {noBreakRanges(block.inShort)}
          </p>
        )}
        {block.drawing !== null && (
          <div className={styles.drawn}>
            {block.drawing.kind === "dots" ? (
              <DotsFigure drawing={block.drawing} />
            ) : (
              <SpansFigure drawing={block.drawing} />
            )}
            <Figures figures={block.figures} basis={block.figuresBasis} />
          </div>
        )}
        {isDecision && (
          <div className={styles.questions}>
            <DecisionPath title={block.questionsTitle} questions={block.questions} />
          </div>
        )}
        {block.drawing === null && block.figures.length > 0 && (
          <div className={styles.inShort}>
            <Figures figures={block.figures} basis={block.figuresBasis} />
          </div>
        )}
        {block.starts.length > 0 && (
          <dl className={`${styles.inShort} ${styles.starts}`} data-markdown-omit="">
            {block.starts.map(({ label, links }) => (
              <div key={label}>
                <dt>{label}</dt>
                {links.map((link) => (
                  <dd key={link.label}>
                    {link.href === null ? link.label : <a href={link.href}>{link.label}</a>}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        {block.picture !== null && (
          <div className={styles.picture}>
            <PictureFrame picture={block.picture} width="min(77.5rem, 90vw)" inHead />
          </div>
        )}
      </div>
    </section>
  );
}

function Figures({ figures, basis }: { figures: HeadFigure[]; basis: string | null }): ReactElement {
  return (
    <>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{noBreakRanges(label)}</dt>
              <dd>
                {value.replace(/\+$/, "")}
                <FigureUnit unit={value.endsWith("+") ? "+" : ""} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {basis !== null && <p className={layout.asOf}>{noBreakRanges(basis)}</p>}
    </>
  );
}
