import { type ComponentType, Fragment, type ReactElement, type ReactNode } from "react";
import { BLOCK_VIEWS } from "../generated/views/block-views.ts";
import { FollowingCall } from "./blocks/page/call-band/following-call.tsx";
import { type Arrangement, Beside } from "./components/sections/beside.tsx";
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
 * A page's blocks in order. A chapter contains its blocks; the costs share a row with what follows. On phones the call of the
 * closing band stays in sight.
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
          <Beside arrangement={arrangementOf(row)} key={`row-${index}`}>
            {row.map(view)}
          </Beside>
        ),
      )}
    </>
  );
}

/** Puts each group into a row of its own, except those beside the costs or, without costs, beside the disclosures. */
function inRows(groups: Block[][]): [Block[], ...Block[][]][] {
  const rows: [Block[], ...Block[][]][] = [];
  for (const group of groups) {
    const last = rows.at(-1);
    if (last !== undefined && isBeside(last[0][0], group[0])) last.push(group);
    else rows.push([group]);
  }
  return rows;
}

function isBeside(first: Block | undefined, next: Block | undefined): boolean {
  if (next?.kind === "relatedStrategies") return first?.kind === "note" || isCosts(first);
  return isCosts(first) && (next?.kind === "chapter" || next?.kind === "note");
}

function isCosts(block: Block | undefined): boolean {
  return block?.kind === "chapter" && block.id === "costs";
}

/**
 * Returns the arrangement in which the columns end near one another: a published manager and the disclosures are longer
 * than the costs, unless these have a list of charges or price two stays. Without a published manager, costs are `spread`.
 */
function arrangementOf([[, ...costs], second]: [Block[], ...Block[][]]): Arrangement {
  const parts = second?.slice(1) ?? [];
  if (costs.length === 0 || parts.length > 1) return "pairs";
  if (parts.every(({ kind }) => kind === "unpublished")) return "spread";
  return costs.length > 1 || costs.some(hasTwoStays) ? "tall" : "long";
}

function hasTwoStays(block: Block): boolean {
  return block.kind === "costs" && block.limits.rows.filter(({ isAsked }) => isAsked).length > 1;
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
