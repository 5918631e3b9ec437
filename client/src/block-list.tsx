import { type ComponentType, Fragment, type ReactElement } from "react";
import { BLOCK_VIEWS } from "../generated/views/block-views.ts";
import { FollowingCall } from "./blocks/page/call-band/following-call.tsx";
import type { Block, PageDocument, SiteDocument } from "./content/types.ts";

/** What every view is given; most need the block alone. */
type ViewProps<Drawn extends Block> = { block: Drawn; page: PageDocument; site: SiteDocument };

const VIEWS: { [Kind in Block["kind"]]: ComponentType<ViewProps<Extract<Block, { kind: Kind }>>> } =
  BLOCK_VIEWS;

/** A page's blocks in order. The call of its closing band goes along with the reader. */
export function BlockList({ page, site }: { page: PageDocument; site: SiteDocument }): ReactElement {
  const closing = page.blocks.length - 1;
  return (
    <>
      {page.blocks.map((block, index) => {
        const View = VIEWS[block.kind] as ComponentType<ViewProps<Block>>;
        return (
          // A page may hold the same kind twice; its blocks never reorder.
          <Fragment key={`${block.kind}-${index}`}>
            {block.kind === "callBand" && index === closing && <FollowingCall block={block} site={site} />}
            <View block={block} page={page} site={site} />
          </Fragment>
        );
      })}
    </>
  );
}
