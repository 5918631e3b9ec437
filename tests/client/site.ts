import type { RenderRequest } from "../../client/src/content/types.ts";
import request from "../../ssr-renderer/fixtures/render-request.json" with { type: "json" };

/** The site of the renderer's fixture. */
export const SITE = (request as unknown as RenderRequest).site;
