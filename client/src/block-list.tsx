import { type ComponentType, Fragment, type ReactElement, type ReactNode } from "react";
import { BLOCK_VIEWS } from "../generated/views/block-views.ts";
import { FollowingCall } from "./blocks/page/call-band/following-call.tsx";
import beside from "./components/sections/beside.module.css";
import { InChapter } from "./components/sections/heading-levels.tsx";
import type { Block, PageDocument, SiteDocument } from "./content/types.ts";

/** What every view is given; most need the block alone. */
type ViewProps<Rendered extends Block> = {
  block: Rendered;
  page: PageDocument;
  site: SiteDocument;
  children?: ReactNode;
};

const VIEWS: { [Kind in Block["kind"]]: ComponentType<ViewProps<Extract<Block, { kind: Kind }>>> } =
  BLOCK_VIEWS;

/** Kinds of blocks that end a chapter and belong to none. */
const OUTSIDE_CHAPTERS: Block["kind"][] = ["chapter", "note", "relatedStrategies", "callBand"];

/**
 * A page's blocks in order. A chapter contains its blocks; two short ones share a row. On phones the call of the closing
 * band stays in sight.
 */
export function BlockList({ page, site }: { page: PageDocument; site: SiteDocument }): ReactElement {
  const closing = page.blocks.at(-1);
  const view = ([block, ...parts]: Block[], index: number): ReactElement | null => {
    if (block === undefined) return null;
    const View = VIEWS[block.kind] as ComponentType<ViewProps<Block>>;
    return (
      // A page may hold the same kind twice; its blocks never reorder.
      <Fragment key={`${block.kind}-${index}`}>
        {block.kind === "callBand" && block === closing && <FollowingCall block={block} site={site} />}
        <View block={block} page={page} site={site}>
          {parts.length > 0 &&
            parts.map((part, place) => (
              <InChapter value={place === 0 ? "first" : "later"} key={`part-${place}`}>
                {view([part], place)}
              </InChapter>
            ))}
        </View>
      </Fragment>
    );
  };
  return (
    <>
      {inRows(inChapters(page.blocks)).map((row, index) =>
        row.length === 1 ? (
          view(row[0], index)
        ) : (
          <div className={beside.beside} key={`row-${index}`}>
            {row.map(view)}
          </div>
        ),
      )}
    </>
  );
}

/** Puts each group into a row of its own, or beside the group before it. */
function inRows(groups: Block[][]): [Block[], ...Block[][]][] {
  const rows: [Block[], ...Block[][]][] = [];
  for (const group of groups) {
    const last = rows.at(-1);
    if (last?.length === 1 && isBeside(last[0], group)) last.push(group);
    else rows.push([group]);
  }
  return rows;
}

/** Who runs it stands beside the costs, where anything of it is published, and the other strategies beside a note. */
function isBeside([first]: Block[], [next, ...parts]: Block[]): boolean {
  if (first?.kind === "note") return next?.kind === "relatedStrategies";
  const isAfterCosts = first?.kind === "chapter" && first.id === "costs" && next?.kind === "chapter";
  return isAfterCosts && parts.some(({ kind }) => kind !== "unpublished");
}

/** Groups a chapter with the blocks that belong to it; any other block is a group of its own. */
function inChapters(blocks: Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === "chapter" && !OUTSIDE_CHAPTERS.includes(block.kind)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}
