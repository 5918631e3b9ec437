import { type ReactElement, useContext } from "react";
import { Folded } from "../../../components/sections/folded.tsx";
import { InChapter } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import { TermList } from "../../../components/term-list.tsx";
import type { Definition, DefinitionsBlock, Inline } from "../../../content/types.ts";
import styles from "./definitions.module.css";

const FEWEST_ITEMS = 6;
const LONGEST_DETAIL_CHARACTERS = 60;
const FEWEST_ITEMS_OF_CHAPTERS = 4;
const LONGEST_DETAIL_OF_CHAPTERS = 200;

/** A ruled list of terms; many short ones stand in two columns on wide screens. */
export function DefinitionsView({ block }: { block: DefinitionsBlock }): ReactElement {
  const { items } = block;
  const isTwo = fitsTwoColumns(items, useContext(InChapter) !== null);
  return (
    <MarginSection head={block}>
      <Folded name={items.length}>
        <SectionLede text={block.lede} />
        <TermList items={items} className={isTwo ? `${styles.list} ${styles.two}` : styles.list} />
        <SectionFootnote text={block.footnote} />
      </Folded>
    </MarginSection>
  );
}

/**
 * Whether a list of terms is long enough, and each detail short enough, for two columns. In a chapter the columns are
 * wider, so that a detail may be longer, or a list.
 */
export function fitsTwoColumns(items: Definition[], isInChapter: boolean): boolean {
  const fewest = isInChapter ? FEWEST_ITEMS_OF_CHAPTERS : FEWEST_ITEMS;
  const longest = isInChapter ? LONGEST_DETAIL_OF_CHAPTERS : LONGEST_DETAIL_CHARACTERS;
  return items.length >= fewest && items.every(({ detail }) => isShort(detail, longest, isInChapter));
}

function isShort([only, ...more]: Definition["detail"], longest: number, mayList: boolean): boolean {
  if (only === undefined || more.length > 0) return false;
  return only.kind === "paragraph" ? lengthOf(only.inlines) <= longest : mayList;
}

function lengthOf(inlines: Inline[]): number {
  return inlines.reduce((sum, { text }) => sum + text.length, 0);
}
