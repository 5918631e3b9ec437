import type { ReactElement, ReactNode } from "react";
import type { BulletList, LinkInline, Paragraph, TextInline } from "../content/types.ts";
import { noBreakRanges } from "./no-break-ranges.tsx";
import styles from "./rich-text.module.css";

export type RichBlock = Paragraph | BulletList;
type InlineNode = TextInline | LinkInline;

/** Paragraphs and bullet lists with links and strong words. */
export function RichText({ blocks }: { blocks: RichBlock[] }): ReactElement {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) =>
        block.kind === "paragraph" ? (
          <p key={keyOf(index)}>
            <Inlines inlines={block.inlines} />
          </p>
        ) : (
          <ul key={keyOf(index)}>
            {block.items.map((item, itemIndex) => (
              <li key={keyOf(itemIndex)}>
                <Inlines inlines={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function Inlines({ inlines }: { inlines: InlineNode[] }): ReactElement {
  return (
    <>
      {inlines.map((inline, index) => (
        <InlineView inline={inline} key={keyOf(index)} />
      ))}
    </>
  );
}

function InlineView({ inline }: { inline: InlineNode }): ReactNode {
  if (inline.kind === "link") {
    return inline.href === null ? inline.text : <a href={inline.href}>{inline.text}</a>;
  }
  const text = noBreakRanges(inline.text);
  return inline.strong ? <strong>{text}</strong> : text;
}

// Content never reorders inside one render, so a position is an identity.
function keyOf(index: number): string {
  return `n${index}`;
}
