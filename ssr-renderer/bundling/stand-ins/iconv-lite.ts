type Decoder = { write: (chunk: Buffer) => string; end: () => string };

/**
 * Express's body reader takes iconv-lite for text in any encoding; half a megabyte of tables. The renderer reads UTF-8
 * alone. Throws what iconv-lite throws, so that another encoding is answered with 415 as before.
 */
export function getDecoder(encoding: string): Decoder {
  if (!/^utf-?8$/i.test(encoding)) throw new Error(`Encoding not recognized: '${encoding}'`);
  const decoder = new TextDecoder();
  return { write: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}
