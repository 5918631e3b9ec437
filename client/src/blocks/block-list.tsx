import { Fragment, type ReactElement } from "react";
import type { PageDocument, SiteDocument } from "../content/types.ts";
import { BlockView } from "./block-view.tsx";
import { FollowingCall } from "./page/call-band/following-call.tsx";

/** A page's blocks in order. The call of its closing band goes along with the reader. */
export function BlockList({ page, site }: { page: PageDocument; site: SiteDocument }): ReactElement {
  const closing = page.blocks.length - 1;
  return (
    <>
      {page.blocks.map((block, index) => (
        // A page may hold the same kind twice; its blocks never reorder.
        <Fragment key={`${block.kind}-${index}`}>
          {block.kind === "callBand" && index === closing && <FollowingCall block={block} site={site} />}
          <BlockView block={block} page={page} site={site} />
        </Fragment>
      ))}
    </>
  );
}
