import path from "node:path";
import { loadRenderContract } from "../render-contract.ts";
import { answerLine } from "./answer-line.ts";
import { createRasteriser } from "./rasteriser.ts";

/** The build puts the fonts beside the bundle. */
const FONTS_DIR = path.join(import.meta.dirname, "fonts");

/**
 * Draw share images into a folder until input ends: each line of standard input asks for one and gets one line of
 * answer.
 */
async function drawShareImages(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error("usage: node share-images.mjs FOLDER");
  const parts = { contract: loadRenderContract(), rasteriser: createRasteriser(FONTS_DIR), folder };
  for await (const line of linesOf(process.stdin)) {
    process.stdout.write(`${JSON.stringify(answerLine(line, parts))}\n`);
  }
}

/** Node's own reader of lines also ends them at U+2028 and U+2029, which JSON holds unescaped. */
async function* linesOf(input: NodeJS.ReadStream): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of input.setEncoding("utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() as string;
    yield* lines;
  }
}

try {
  await drawShareImages(process.argv[2]);
} catch (error) {
  console.error(`share images: ${(error as Error).message}`);
  process.exitCode = 1;
}
