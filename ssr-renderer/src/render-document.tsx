import { renderToString } from "react-dom/server";
import type { AssetManifest } from "../../client/src/content/asset-manifest.ts";
import type { RenderRequest } from "../../client/src/content/types.ts";
import { HtmlDocument } from "../../client/src/document.tsx";

/** A component threw. `block` is the kind of the block it belongs to, or null for the frame round the blocks. */
export class RenderError extends Error {
  readonly block: string | null;

  constructor(block: string | null, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.block = block;
  }
}

/** The whole HTML document of a page, doctype included. Throws RenderError. */
export function renderDocument(request: RenderRequest, assets: AssetManifest): string {
  try {
    return `<!doctype html>${renderToString(<HtmlDocument request={request} assets={assets} />)}`;
  } catch (error) {
    throw new RenderError(faultyBlock(request, assets), error);
  }
}

/** React rethrows a component's error without saying where it stood, so each block is tried on a page of its own. */
function faultyBlock(request: RenderRequest, assets: AssetManifest): string | null {
  const faulty = request.page.blocks.find((block) => {
    const alone = { ...request, page: { ...request.page, blocks: [block] } };
    return throws(() => renderToString(<HtmlDocument request={alone} assets={assets} />));
  });
  const isFrameFaulty = faulty !== undefined && throws(() => renderEmpty(request, assets));
  return faulty === undefined || isFrameFaulty ? null : faulty.kind;
}

function renderEmpty(request: RenderRequest, assets: AssetManifest): string {
  const empty = { ...request, page: { ...request.page, blocks: [] } };
  return renderToString(<HtmlDocument request={empty} assets={assets} />);
}

function throws(call: () => unknown): boolean {
  try {
    call();
    return false;
  } catch {
    return true;
  }
}
