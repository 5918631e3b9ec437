import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { RenderContract } from "../render-contract.ts";
import { cardSvg } from "./draw-card.tsx";
import type { Rasteriser } from "./rasteriser.ts";

/** The result for a card: its size in bytes, or why there is none. */
export type CardAnswer = { digest: string; bytes: number } | { digest: string; fault: string };

export type CardParts = { contract: RenderContract; rasteriser: Rasteriser; folder: string };

const DIGEST = /^[0-9a-f]{16}$/;

/**
 * Draw the card one line asks for: JSON of `{"digest": …, "request": RenderRequest}`. The file appears whole or not at
 * all. A line that cannot be drawn is answered with its fault; nothing is thrown.
 */
export function answerLine(line: string, parts: CardParts): CardAnswer {
  let digest = "";
  try {
    const asked = JSON.parse(line) as { digest?: unknown; request?: unknown };
    digest = String(asked.digest);
    if (!DIGEST.test(digest)) return { digest, fault: "the digest is no digest" };
    const png = drawRequest(asked.request, parts);
    writeWhole(path.join(parts.folder, `${digest}.png`), png);
    return { digest, bytes: png.length };
  } catch (error) {
    return { digest, fault: (error as Error).message };
  }
}

function drawRequest(request: unknown, { contract, rasteriser }: CardParts): Buffer {
  const result = contract.check(request);
  if ("fault" in result) throw new Error(`${result.fault.field}: ${result.fault.message}`);
  const { card } = result.request.page.head;
  if (card === null) throw new Error(`${result.request.url} has no card`);
  return rasteriser.toPng(cardSvg(card.drawing, rasteriser.measure));
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
