import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { RenderContract } from "../render-contract.ts";
import type { Rasteriser } from "./rasteriser.ts";
import { shareImageSvg } from "./share-image-svg.tsx";

/** The result for a share image: its size in bytes, or why there is none. */
export type ShareImageAnswer = { digest: string; bytes: number } | { digest: string; fault: string };

export type ShareImageParts = { contract: RenderContract; rasteriser: Rasteriser; folder: string };

const DIGEST = /^[0-9a-f]{16}$/;

/**
 * Draw the share image that one line asks for: JSON of `{"digest": …, "request": RenderRequest}`. The file appears
 * whole or not at all. If a line cannot be drawn, its answer says why; nothing is thrown.
 */
export function answerLine(line: string, parts: ShareImageParts): ShareImageAnswer {
  let digest = "";
  try {
    const asked = JSON.parse(line) as { digest?: unknown; request?: unknown };
    digest = String(asked.digest);
    if (!DIGEST.test(digest)) return { digest, fault: "the digest must be 16 hex digits" };
    const png = drawRequest(asked.request, parts);
    writeWhole(path.join(parts.folder, `${digest}.png`), png);
    return { digest, bytes: png.length };
  } catch (error) {
    return { digest, fault: (error as Error).message };
  }
}

function drawRequest(request: unknown, { contract, rasteriser }: ShareImageParts): Buffer {
  const result = contract.check(request);
  if ("fault" in result) throw new Error(`${result.fault.field}: ${result.fault.message}`);
  const { shareImage } = result.request.page.head;
  if (shareImage === null) throw new Error(`${result.request.url} has no share image`);
  return rasteriser.toPng(shareImageSvg(shareImage.drawing, rasteriser.measure));
}

function writeWhole(file: string, content: Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
