import { createHash } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files by their path below the output folder. */
export type OutputFiles = Record<string, Buffer>;

const COMPRESSIBLE = /\.(css|js|json|svg|txt)$/;
const HASH_LENGTH = 10;

/** First ten hex digits of the content's SHA-256: enough to tell builds apart in a file name. */
export function contentHash(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, HASH_LENGTH);
}

/** `site.css` with content becomes `site.<hash>.css`. */
export function hashedName(name: string, content: Buffer): string {
  const { name: stem, ext } = path.parse(name);
  return `${stem}.${contentHash(content)}${ext}`;
}

/** Add `.br` and `.gz` siblings to every text file. */
export async function withCompressed(files: OutputFiles): Promise<OutputFiles> {
  const siblings = await Promise.all(
    Object.entries(files)
      .filter(([name]) => COMPRESSIBLE.test(name))
      .map(async ([name, content]) => ({
        [`${name}.br`]: await brotli(content),
        [`${name}.gz`]: await gzipped(content),
      })),
  );
  return Object.assign({}, files, ...siblings);
}

/** Brotli at its best quality: what a visitor's browser downloads. */
export async function brotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

async function gzipped(content: Buffer): Promise<Buffer> {
  return promisify<Buffer, { level: number }, Buffer>(gzip)(content, { level: 9 });
}
