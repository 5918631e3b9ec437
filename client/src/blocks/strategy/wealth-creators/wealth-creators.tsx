import type { ReactElement } from "react";
import layout from "../../../components/layout.module.css";
import { Folded } from "../../../components/sections/folded.tsx";
import { DetailHeading, PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { WealthCreatorsBlock, WealthCreatorTable } from "../../../content/types.ts";
import { RankingTable } from "./ranking-table.tsx";
import styles from "./wealth-creators.module.css";

const FOLDED = "the ten companies";

/** Rankings side by side, then the all-round one in two parts. Phones show the first one and fold the others. */
export function WealthCreatorsView({ block }: { block: WealthCreatorsBlock }): ReactElement {
  return (
    <MarginSection head={block}>
      <div className={styles.rankings}>
        {block.rankings.map((ranking, index) => (
          <Ranking ranking={ranking} asOn={block.asOn} isFirst={index === 0} key={ranking.heading} />
        ))}
      </div>
      <section className={styles.allRound}>
        <PartHeading>{block.allRoundHeading}</PartHeading>
        <p className={styles.text}>{block.allRoundText}</p>
        <div className={styles.parts}>
          {block.allRoundParts.map((part) => (
            <Part part={part} asOn={block.asOn} key={part.heading} />
          ))}
        </div>
      </section>
      <p className={layout.asOf}>{block.footnote}</p>
    </MarginSection>
  );
}

function Ranking({
  ranking,
  asOn,
  isFirst,
}: {
  ranking: WealthCreatorTable;
  asOn: string;
  isFirst: boolean;
}): ReactElement {
  const table = <RankingTable table={ranking.table} asOn={asOn} />;
  return (
    <section>
      <PartHeading>{ranking.heading}</PartHeading>
      <p className={styles.text}>{ranking.text}</p>
      {isFirst ? table : <Folded name={FOLDED}>{table}</Folded>}
    </section>
  );
}

function Part({ part, asOn }: { part: WealthCreatorTable; asOn: string }): ReactElement {
  return (
    <section>
      <DetailHeading className={styles.partHeading}>{part.heading}</DetailHeading>
      <p className={styles.text}>{part.text}</p>
      <Folded name={FOLDED}>
        <RankingTable table={part.table} asOn={asOn} />
      </Folded>
    </section>
  );
}
