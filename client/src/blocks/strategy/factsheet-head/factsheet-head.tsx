import type { ReactElement } from "react";
import { CrossingDrawing } from "../../../art/diagrams/crossing-drawing.tsx";
import { SealDrawing } from "../../../art/marks/seal-drawing.tsx";
import { AscentPlot } from "../../../charts/growth/ascent-plot.tsx";
import { asOnWords } from "../../../components/format-date.ts";
import { Icon } from "../../../components/icon.tsx";
import { keptRanges } from "../../../components/kept-ranges.tsx";
import layout from "../../../components/layout.module.css";
import { SampleMark } from "../../../components/sample-mark.tsx";
import { Breadcrumbs } from "../../../components/sections/breadcrumbs.tsx";
import type {
  Ascent,
  CrossingFigure,
  FactsheetHeadBlock,
  KeyTerm,
  PageDocument,
  Seal,
} from "../../../content/types.ts";
import styles from "./factsheet-head.module.css";

/** A factsheet's name, date, figure and key terms. Where there is no figure the terms stand beside the words. */
export function FactsheetHeadView({
  block,
  page,
}: {
  block: FactsheetHeadBlock;
  page: Pick<PageDocument, "breadcrumbs">;
}): ReactElement {
  return (
    <section className={styles.head}>
      <div className={layout.wrap}>
        <Breadcrumbs trail={page.breadcrumbs} />
        <div className={layoutOf(block)}>
          <div>
            <h1>
              {block.overline !== null && <span className={styles.overline}>{block.overline} </span>}
              {block.heading}
            </h1>
            <p className={styles.lede}>{keptRanges(block.lede)}</p>
            <Footing block={block} />
          </div>
          {block.seal !== null && <SealFigure seal={block.seal} />}
          {block.crossing !== null && <Crossing figure={block.crossing} />}
          {block.ascent !== null && <AscentFigure ascent={block.ascent} isSample={block.sample} />}
          {isBare(block) && <KeyTerms terms={block.keyTerms} />}
        </div>
        {!isBare(block) && <KeyTerms terms={block.keyTerms} />}
      </div>
    </section>
  );
}

function isBare({ seal, crossing, ascent }: FactsheetHeadBlock): boolean {
  return seal === null && crossing === null && ascent === null;
}

function layoutOf(block: FactsheetHeadBlock): string | undefined {
  if (isBare(block)) return styles.bare;
  return block.seal === null ? styles.drawn : styles.sealed;
}

function Footing({ block: { asOn, age } }: { block: FactsheetHeadBlock }): ReactElement {
  return (
    <div className={styles.footing}>
      {asOn !== null && <span>{asOnWords(asOn, age)}</span>}{" "}
      <button className={styles.print} type="button" data-print="" hidden>
        <Icon name="printer" />
        Print factsheet
      </button>
    </div>
  );
}

function SealFigure({ seal }: { seal: Seal }): ReactElement {
  const capShares = { large: seal.largePercent, mid: seal.midPercent, small: seal.smallPercent };
  return (
    <figure className={styles.seal}>
      <SealDrawing facts={{ stocks: seal.lobes, capShares }} monogram={seal.monogram} label={seal.alt} />
      <figcaption>{keptRanges(seal.caption)}</figcaption>
    </figure>
  );
}

function Crossing({ figure }: { figure: CrossingFigure }): ReactElement {
  return (
    <figure className={styles.crossing}>
      <CrossingDrawing counts={figure} label={figure.alt} />
      <figcaption>{keptRanges(figure.caption)}</figcaption>
    </figure>
  );
}

function AscentFigure({ ascent, isSample }: { ascent: Ascent; isSample: boolean }): ReactElement {
  return (
    <figure className={styles.crossing} data-untold={isSample || undefined}>
      <AscentPlot ascent={ascent} isSample={isSample} />
      <figcaption>
        {isSample && <SampleMark />} {ascent.caption}
      </figcaption>
    </figure>
  );
}

function KeyTerms({ terms }: { terms: KeyTerm[] }): ReactElement {
  return (
    <dl className={styles.terms}>
      {terms.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
