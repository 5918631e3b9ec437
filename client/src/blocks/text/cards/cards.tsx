import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import numerals from "../../../components/numeral.module.css";
import { PictureFrame } from "../../../components/picture-frame.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { CardsBlock, PictureCard } from "../../../content/types.ts";
import { CardPaper } from "./card-paper.tsx";
import styles from "./cards.module.css";

/**
 * Cards in two or three columns parted by hairlines, five cards or six steps in one row; numerals only where the order is
 * real. Papers take the whole width.
 */
export function CardsView({ block }: { block: CardsBlock }): ReactElement {
  const columns = block.columns === 2 ? styles.two : block.items.length === 5 ? styles.five : styles.three;
  const hasPapers = block.items.some(({ paper }) => paper !== null);
  const inOneRow = block.numbered && block.items.length === 6 && !hasPapers ? ` ${styles.six}` : "";
  const Frame = hasPapers ? WideSection : MarginSection;
  const rule = block.numbered ? styles.numbered : styles.ruled;
  return (
    <Frame head={block}>
      <Folded name={block.items.length}>
        <SectionLede text={block.lede} />
        <div className={`${styles.cards} ${columns} ${rule}${inOneRow}`} data-reveal="">
          {block.items.map((card, index) => (
            <CardView card={card} number={block.numbered ? index + 1 : null} key={card.title} />
          ))}
        </div>
        <SectionFootnote text={block.footnote} />
      </Folded>
    </Frame>
  );
}

function CardView({ card, number }: { card: PictureCard; number: number | null }): ReactElement {
  return (
    <article className={styles.card}>
      <div>
        {card.picture !== null && (
          <div className={styles.picture}>
            <PictureFrame picture={card.picture} frame="landscape" width="min(24rem, 90vw)" />
          </div>
        )}
        {number !== null && (
          <p className={`${numerals.numeral} ${styles.numeral}`} data-markdown-omit="">
            {number}
          </p>
        )}
        <PartHeading>{card.title}</PartHeading>
        {card.paper !== null && <CardPaper paper={card.paper} />}
      </div>
      <div className={styles.text}>
        <RichText blocks={card.text} />
      </div>
      {card.link !== null && (
        <p className={styles.onward}>
          <OnwardLink link={card.link} />
        </p>
      )}
    </article>
  );
}
