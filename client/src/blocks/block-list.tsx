import type { ReactElement } from "react";
import type { PageDocument, SiteDocument } from "../content/types.ts";
import { BlockView } from "./block-view.tsx";

/** A page's blocks in order. */
export function BlockList({ page, site }: { page: PageDocument; site: SiteDocument }): ReactElement {
  return (
    <>
      {page.blocks.map((block, index) => (
        // A page may hold the same kind twice; its blocks never reorder.
        <BlockView block={block} page={page} site={site} key={`${block.kind}-${index}`} />
      ))}
    </>
  );
}
