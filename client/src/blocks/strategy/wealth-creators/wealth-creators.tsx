import type { ReactElement } from "react";
import { Folded } from "../../../components/sections/folded.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { WealthCreatorsBlock, WealthCreatorTable } from "../../../content/types.ts";
import { RankingTable } from "./ranking-table.tsx";
import styles from "./wealth-creators.module.css";

/** The all-round ranking in two parts, then those that it sums up side by side, on phones on demand. */
export function WealthCreatorsView({ block }: { block: WealthCreatorsBlock }): ReactElement {
  const { heading, text, table } = block.allRound;
  const half = Math.ceil(table.rows.length / 2);
  return (
    <MarginSection head={block}>
      <section className={styles.allRound}>
        <PartHeading>{heading}</PartHeading>
        <p className={styles.text}>{text}</p>
        <div className={styles.parts}>
          {[0, half].map((from) => (
            <RankingTable
              table={{
                ...table,
                caption: `${table.caption}, from place ${from + 1}`,
                rows: table.rows.slice(from, from + half),
              }}
              asOn={block.asOn}
              first={from + 1}
              key={from}
            />
          ))}
        </div>
      </section>
      <Folded name={block.rankings.map((ranking) => ranking.heading).join(", ")} isRepeated>
        <div className={styles.rankings}>
          {block.rankings.map((ranking) => (
            <Ranking ranking={ranking} asOn={block.asOn} key={ranking.heading} />
          ))}
        </div>
      </Folded>
    </MarginSection>
  );
}

function Ranking({ ranking, asOn }: { ranking: WealthCreatorTable; asOn: string }): ReactElement {
  return (
    <section>
      <PartHeading>{ranking.heading}</PartHeading>
      <p className={styles.text}>{ranking.text}</p>
      <RankingTable table={ranking.table} asOn={asOn} hasBars />
    </section>
  );
}
