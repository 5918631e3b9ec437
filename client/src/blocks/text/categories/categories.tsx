import { Fragment, type ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { TermList } from "../../../components/term-list.tsx";
import type { CategoriesBlock } from "../../../content/types.ts";
import styles from "./categories.module.css";

/** The three AIF categories by Roman numeral and nickname. */
export function CategoriesView({ block }: { block: CategoriesBlock }): ReactElement {
  return (
    <MarginSection head={block} spacing="tight">
      <div className={styles.list} data-reveal="">
        {block.items.map((category) => (
          <article className={styles.category} key={category.numeral}>
            <span className={styles.numeral} aria-hidden="true">
              {category.numeral}
            </span>
            <h3>{category.nickname}</h3>
            <p className={styles.label}>{category.label}</p>
            <p className={styles.text}>{category.text}</p>
            {category.facts.length > 0 && <TermList items={category.facts} className={styles.facts} />}
          </article>
        ))}
      </div>
      <SectionFootnote text={block.footnote} />
      {block.onward.length > 0 && (
        <p className={styles.onward}>
          {block.onward.map((link) => (
            <Fragment key={link.label}>
              <OnwardLink link={link} />{" "}
            </Fragment>
          ))}
        </p>
      )}
    </MarginSection>
  );
}
